// Finnish: Weiss-Schwarz's words.
import cards from './cards.js';
import events from './events.js';
import faults from './faults.js';
import rules from './rules.js';
import words from './words.js';

export default { ...cards, ...events, ...faults, ...rules, ...words };
