// Blood Trail in Finnish.

import words from './messages.js';
import names from './names.js';
import rules from './rules.js';

export default { ...words, ...names, ...rules };
