// The menu: what to play, who plays, and how.

export type { MenuChoice } from './choice.js';
export { openMenu } from './open.js';
