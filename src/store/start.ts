// The part of the store that every command needs: settings, where things are, and what the system says. `--help` loads no more.
export { places } from './folders.js';
export { type FoundSettings, readSettings } from './settings.js';
export { codeOf } from './trouble.js';
