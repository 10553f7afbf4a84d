// Duel Masters in Spanish.
import cards from './cards.js';
import phrases from './phrases.js';
import rules from './rules.js';
import words from './words.js';

export default { ...cards, ...phrases, ...rules, ...words };
