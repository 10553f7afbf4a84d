// Levels as maps: the grid, what is seen, ways to go, and how levels are made.
export { FAR, type Flood, floodFrom } from './flood.js';
export * from './grid.js';
export { pathTo } from './rot.js';
export { type Sight, sightFrom } from './sight.js';
