// The nearest known word to a mistyped one.
export { nearest } from '../engine/index.js';
