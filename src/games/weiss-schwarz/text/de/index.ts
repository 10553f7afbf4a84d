// German: Weiss-Schwarz's words.
import cards from './cards.js';
import events from './events.js';
import faults from './faults.js';
import words from './messages.js';
import rules from './rules.js';

export default { ...cards, ...events, ...faults, ...rules, ...words };
