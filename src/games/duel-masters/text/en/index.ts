// Duel Masters in English, whose keys all other languages must have.
import cards from './cards.js';
import words from './messages.js';
import phrases from './phrases.js';
import rules from './rules.js';

const en = { ...cards, ...phrases, ...rules, ...words } as const;
export default en;
