// Areena: a duel of two gladiators with cards and a stack of reactions.
import { defineGame, type Game, type Play } from '../../engine/index.js';
import { greedy } from './bots/greedy/index.js';
import { type AreenaChoice, formatChoice, tidyChoice } from './choices.js';
import { checkDecks } from './decks/deck-list.js';
import { library } from './decks/library.js';
import { OPTIONS } from './options.js';
import { phases } from './phases.js';
import { falls, outcomeOf, triggers } from './rules/triggers.js';
import { type AreenaState, begin, copy } from './state.js';
import { steps } from './steps/index.js';
import { table } from './table.js';
import { catalogue, RULES } from './text/index.js';
import { type AreenaView, imagine, verify, view } from './view.js';
import { branch, keys, sayChoice, stepWithin } from './words/choice.js';
import { sayEvent } from './words/event.js';

export const areena: Game<AreenaState, AreenaChoice, AreenaView> = defineGame({
  id: 'areena',
  rules: 2,
  seats: { least: 2, most: 2 },
  options: OPTIONS,
  phases,
  steps,
  triggers,
  standing: [falls],
  bots: { greedy },
  library,
  presentation: { catalogue, sayEvent, sayChoice, branch, table, stepWithin, keys, rules: RULES },
  begin,
  checkSetup: checkDecks,
  copy,
  concede,
  format: formatChoice,
  tidy: tidyChoice,
  view,
  imagine,
  verify,
});

/** The duel ends at once, and whoever gave up comes last (CO-7). */
function concede(play: Play<AreenaState>, player: number): void {
  play.end(outcomeOf(play.state, 1 << player, 'conceded'));
}
