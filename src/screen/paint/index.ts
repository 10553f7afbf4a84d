// Painting: from a model to a canvas.
export { type Frame, paint } from './frame.js';
export { drawFrame, lastTop, pageOf } from './overlays.js';
export { drawTooSmall, isTooSmall } from './scenes.js';
