// Plain mode: a game by lines, for simple terminals, pipes and screen readers.
export { playPlain } from './play.js';
