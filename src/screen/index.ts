// The screen: games on a full-screen terminal.
export type { MenuChoice } from './menu/index.js';
export { measureFrames } from './measure.js';
export { openScreen, type Screen, type ScreenOptions, whyNoScreen } from './screen.js';
