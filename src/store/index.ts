// The store: recordings, settings and reports on disk.
export { writeBugReport } from './bug-report.js';
export { places } from './folders.js';
export { FileJournal } from './journal.js';
export { isPlaying, markPlaying } from './playing.js';
export { createEmpty, discardEmpty, liesIn, newRecording, recordingsIn } from './recordings.js';
export { type FoundSettings, readSettings, type SavedSetup, type Settings, writeSettings } from './settings.js';
export { codeOf } from './trouble.js';
