// Blood Trail in Finnish.
import names from './names.js';
import rules from './rules.js';
import words from './words.js';

export default { ...words, ...names, ...rules };
