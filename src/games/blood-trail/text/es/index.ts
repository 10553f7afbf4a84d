// Blood Trail in Spanish.
import names from './names.js';
import rules from './rules.js';
import words from './words.js';

export default { ...words, ...names, ...rules };
