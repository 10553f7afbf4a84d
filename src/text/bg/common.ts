// Bulgarian: what every game and every way of playing has in common.
import type en from '../en/common.js';

export default {
  'language.name': 'български',
  'event.@turn': 'Ход {turn}: {player}',
  'event.@conceded': '{player} се предава.',
  'event.@bounded': 'След {decisions, number} решения играта се прекратява.',
  'event.@over.won': '{winner} печели: {reason}.',
  'event.@over.drawn': 'Равенство между {players}: {reason}.',
  'event.@over.lost': 'Никой не печели: {reason}.',
  'choice.first': 'Първо: {ability}',
  'branch.first': 'Коя способност е първа',
  'reason.conceded': 'един от играчите се предаде',
  'reason.@bounded': 'твърде много решения',
  'score.minus-infinity': '−∞',
  'place.turned': 'обърната настрани',
} satisfies Record<keyof typeof en, string>;
