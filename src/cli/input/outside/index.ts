// Games and bots from outside: modules that players name by a path or a package.
export { loadBot, loadGame } from './load.js';
export { findModule, looksLikePath } from './module.js';
