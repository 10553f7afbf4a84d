// Painting: from a model to a canvas.
export { paint } from './frame.js';
export { mapAmong } from './map-table.js';
export { lastTop } from './overlays.js';
export { drawTooSmall, isTooSmall } from './scenes.js';
export { pageOf } from './window.js';
