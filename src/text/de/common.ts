// German: what every game and every way of playing has in common.
import type en from '../en/common.js';

export default {
  'language.name': 'Deutsch',
  'event.@turn': 'Zug {turn}: {player}',
  'event.@conceded': '{player} gibt auf.',
  'event.@bounded': 'Nach {decisions, number} Entscheidungen wird die Partie abgebrochen.',
  'event.@over.won': '{winner} gewinnt: {reason}.',
  'event.@over.drawn': 'Unentschieden zwischen {players}: {reason}.',
  'event.@over.lost': 'Niemand gewinnt: {reason}.',
  'choice.first': 'Zuerst: {ability}',
  'branch.first': 'Welche Fähigkeit kommt zuerst',
  'reason.conceded': 'jemand hat aufgegeben',
  'reason.@bounded': 'zu viele Entscheidungen',
  'score.minus-infinity': '−∞',
  'place.turned': 'quer gelegt',
} satisfies Record<keyof typeof en, string>;
