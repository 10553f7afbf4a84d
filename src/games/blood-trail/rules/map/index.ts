// Levels as maps: the grid, what is seen, ways to go, and how levels are made.
export { type CellTest, FAR, type Flood, floodFrom, pathTo } from './flood.js';
export * from './grid.js';
export { type Sight, sightFrom } from './sight.js';
