// Simulations: many games between bots, counted. The totals depend on the plan alone, never on threads or machine.
export { type Breach, type Part } from './games.js';
export { type Range, scoreRanges } from './histogram.js';
export { type Rate } from './interval.js';
export { type Matrix, makeMatrix } from './matrix-report.js';
export {
  distinctBots,
  hasLikeDecks,
  hasLikeSeats,
  type Plan,
  type PlannedDeck,
  type PlannedDecks,
  readJobs,
  readPlan,
  seedOfGame,
  setupOfGame,
  splitNames,
  usualBots,
} from './plan.js';
export { listOfReady, readyDecks } from './ready-decks.js';
export { makeReport, type Report } from './report.js';
export { runPlans, runSimulation } from './run.js';
export { emptyTally, type Tally } from './tally.js';
