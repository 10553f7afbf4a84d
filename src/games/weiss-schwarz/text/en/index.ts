// Weiss-Schwarz in English, whose keys all other languages must have.
import cards from './cards.js';
import events from './events.js';
import faults from './faults.js';
import words from './messages.js';
import rules from './rules.js';

const en = { ...cards, ...events, ...faults, ...rules, ...words } as const;
export default en;
