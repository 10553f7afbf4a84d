// Weiss-Schwarz, reduced: two sides with fields face to face, clocks, levels, and decks that are card files.
import { defineGame, type Game, NOBODY, nextInOrder, type Play } from '../../engine/index.js';
import { begin, copy } from './begin.js';
import { greedy } from './bots/greedy/index.js';
import { formatChoice, tidyChoice, type WeissChoice } from './choices.js';
import { checkDecks } from './decks/deck.js';
import { library } from './decks/library.js';
import { OPTIONS } from './options.js';
import { phases } from './phases.js';
import { endBy, levelsUp, loses } from './rules/damage.js';
import { facts } from './rules/facts.js';
import { MOST_TURNS, type WeissState } from './state.js';
import { steps } from './steps/index.js';
import { table } from './table.js';
import { catalogue, RULES } from './text/index.js';
import { imagine, verify, view, type WeissView } from './view.js';
import { branch, keys, sayChoice, stepWithin } from './words/choice.js';
import { sayEvent } from './words/event.js';

export const weissSchwarz: Game<WeissState, WeissChoice, WeissView> = defineGame({
  id: 'weiss-schwarz',
  rules: 2,
  seats: { least: 2, most: 2 },
  options: OPTIONS,
  phases,
  steps,
  standing: [levelsUp, loses],
  bots: { greedy },
  library,
  presentation: { catalogue, sayEvent, sayChoice, branch, table, stepWithin, keys, rules: RULES },
  // WS-20
  next: (state) => (state.run.turn >= MOST_TURNS ? NOBODY : nextInOrder(state)),
  begin,
  checkSetup: checkDecks,
  copy,
  concede,
  format: formatChoice,
  tidy: tidyChoice,
  view,
  imagine,
  facts,
  verify,
});

/** The game ends at once, and whoever gave up comes last (CO-7). */
function concede(play: Play<WeissState>, player: number): void {
  endBy(play, 1 << player, 'conceded');
}
