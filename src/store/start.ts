// The part of the store that the start of the program needs: settings, and where they are. `--help` loads no more than this.
export { places } from './folders.js';
export { type FoundSettings, readSettings } from './settings.js';
