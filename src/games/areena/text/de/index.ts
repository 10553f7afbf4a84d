// German: Areena’s words.
import cards from './cards.js';
import words from './messages.js';
import phrases from './phrases.js';
import rules from './rules.js';

export default { ...cards, ...phrases, ...rules, ...words };
