// For tests of games, ours or a stranger's, with any test runner: what is wrong with a game, the promises that every game
// keeps, set-ups, scripts and random play.
export { type Check, checkGame } from './check-game.js';
export { FAULTS, type FaultCode, type GameFault, sayGameFault } from './faults.js';
export { PROMISES } from './promises/index.js';
export type { Bounds, GamePromise, Verdict } from './promises/promise.js';
export { type Played, playChoices, playScript, type Stand, sitDown } from './scripts.js';
export { type SetupParts, setupFor } from './setups.js';
export { isGame } from './shape.js';
export type { Trial, TrialSetup } from './trial.js';
export { type Moment, playOn, walk } from './walk.js';
export { cardsIn, sayingsIn, slotsUsed } from './words/sayings.js';
export { type Speaker, speakersOf } from './words/speakers.js';
