// Plain mode: a game by lines, for simple terminals, pipes and screen readers.
export type { PlainIo } from './ending.js';
export { playPlain } from './play.js';
