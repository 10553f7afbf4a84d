// The screen: games on a full-screen terminal.

export { measureFrames } from './measure.js';
export type { MenuChoice } from './menu/index.js';
export { openScreen, type Screen, whyNoScreen } from './screen.js';
