// Scripts in tests, played as strangers play them.
export { type Played, playScript, sitDown } from '../src/testing/scripts.js';
