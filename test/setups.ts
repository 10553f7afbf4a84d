// Set-ups for tests, as strangers make them.
export { type SetupParts, setupFor } from '../src/testing/setups.js';
