// Duel Masters: creatures, spells and shields, mana of five civilizations.
import { defineGame, type Game } from '../../engine/index.js';
import { greedy } from './bots/greedy/index.js';
import { type DuelChoice, formatChoice, tidyChoice } from './choices.js';
import { checkDecks } from './decks/deck.js';
import { library } from './decks/library.js';
import { OPTIONS } from './options.js';
import { phases } from './phases.js';
import { ends, outcomeOf, powerless } from './rules/standing.js';
import { begin, copy, type DuelState, type Running } from './state.js';
import { steps } from './steps/index.js';
import { table } from './table.js';
import { catalogue, RULES } from './text/index.js';
import type { PlainDuelKey } from './text/say.js';
import { type DuelView, imagine, verify, view } from './view.js';
import { branch, keys, sayAbility, sayChoice, stepWithin } from './words/choice.js';
import { sayEvent } from './words/event.js';

export const duelMasters: Game<DuelState, DuelChoice, DuelView> = defineGame({
  id: 'duel-masters',
  rules: 2,
  seats: { least: 2, most: 2 },
  options: OPTIONS,
  phases,
  steps,
  playersOrderTriggers: true,
  standing: [powerless, ends],
  bots: { greedy },
  library,
  presentation: { catalogue, sayEvent, sayChoice, sayAbility, branch, table, stepWithin, keys, rules: RULES },
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

/** What simulations tally: how it ended, and after how many turns. */
function facts({ run: { outcome, turn } }: DuelState): Readonly<Record<string, string | number>> {
  return outcome === null
    ? {}
    : ({ 'duel-masters.fact.end': `reason.${outcome.reason}`, 'duel-masters.fact.turns': turn } satisfies Partial<
        Record<PlainDuelKey, string | number>
      >);
}

/** The game ends at once, and whoever gave up comes last (CO-7). */
function concede(play: Running, player: number): void {
  play.end(outcomeOf(play.state, 1 << player, 'conceded'));
}
