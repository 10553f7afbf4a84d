// German: what every game and every way of playing has in common.
import type en from '../en/common.js';

export default {
  'language.name': 'Deutsch',
  'event.turn': 'Zug {turn}: {player}',
  'event.conceded': '{player} gibt auf.',
  'event.bounded': 'Nach {decisions, number} Entscheidungen wird die Partie abgebrochen.',
  'event.over.won': '{winner} gewinnt: {reason}.',
  'event.over.drawn': 'Unentschieden zwischen {players}: {reason}.',
  'event.over.lost': 'Niemand gewinnt: {reason}.',
  'reason.conceded': 'jemand hat aufgegeben',
  'reason.bounded': 'zu viele Entscheidungen',
  'score.minus-infinity': '−∞',
} satisfies Record<keyof typeof en, string>;
