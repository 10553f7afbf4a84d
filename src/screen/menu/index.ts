// The menu: what to play, who plays, and how.
export { openMenu } from './open.js';
export type { MenuChoice } from './model.js';
