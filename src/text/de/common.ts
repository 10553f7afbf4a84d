// To be translated.
import type en from '../en/common.js';

export default {
  'language.name': 'English',
  'event.turn': 'Turn {turn}: {player}',
  'event.opening': 'Opening',
  'event.conceded': '{player} gives up.',
  'event.bounded': 'After {decisions, number} decisions the game is stopped.',
  'event.over.won': '{winner} wins.',
  'event.over.drawn': 'The game is a draw between {players}.',
  'reason.conceded': 'a player gave up',
  'reason.bounded': 'too many decisions',
  'score.minus-infinity': '−∞',
} satisfies Record<keyof typeof en, string>;
