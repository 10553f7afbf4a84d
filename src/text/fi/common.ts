// Finnish: what every game and every way of playing has in common.
import type en from '../en/common.js';

export default {
  'language.name': 'suomi',
  'event.@turn': 'Vuoro {turn}: {player}',
  'event.@conceded': '{player} luovuttaa.',
  'event.@bounded': 'Peli keskeytetään {decisions, number} valinnan jälkeen.',
  'event.@over.won': '{winner} voittaa: {reason}.',
  'event.@over.drawn': 'Tasapeli ({players}): {reason}.',
  'event.@over.lost': 'Kukaan ei voita: {reason}.',
  'choice.first': 'Ensin: {ability}',
  'branch.first': 'Mikä kyky ensin',
  'reason.conceded': 'yksi pelaajista luovutti',
  'reason.@bounded': 'valintoja kertyi liikaa',
  'score.minus-infinity': '−∞',
  'place.turned': 'poikittain',
} satisfies Record<keyof typeof en, string>;
