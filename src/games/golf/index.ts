// Golf: 6-card golf for two to four players.
import {
  CLOSING,
  clip,
  defineGame,
  type Fault,
  fault,
  type Game,
  NOBODY,
  nextInOrder,
  type Play,
  type Setup,
} from '../../engine/index.js';
import { greedy } from './bots/greedy.js';
import { type Card, formatCard, packOf, parseCard } from './cards.js';
import { formatChoice, type GolfChoice, tidyChoice } from './choices.js';
import { type GolfOptions, OPTIONS } from './options.js';
import { phases } from './phases.js';
import { begin, copy, type GolfState, MOST_STILL_TURNS, stillTurns } from './state.js';
import { steps } from './steps/index.js';
import { branch, sayChoice, table } from './table.js';
import { catalogue, RULES } from './text/index.js';
import { type GolfView, imagine, verify, view } from './view.js';
import { sayEvent } from './words/event.js';

export const golf: Game<GolfState, GolfChoice, GolfView> = defineGame({
  id: 'golf',
  rules: 2,
  seats: { least: 2, most: 4 },
  options: OPTIONS,
  phases,
  steps,
  bots: { greedy },
  presentation: { catalogue, sayEvent, sayChoice, branch, table, rules: RULES },
  begin,
  checkSetup,
  copy,
  next,
  concede,
  format: formatChoice,
  tidy: tidyChoice,
  view,
  imagine,
  verify,
});

/** Turns go round until the last round is over, or nothing has been turned up for too long (GO-10, GO-20). */
function next(state: GolfState): number {
  const lastRoundOver = state.finisher !== NOBODY && state.turnsLeft === 0;
  return lastRoundOver || stillTurns(state) >= MOST_STILL_TURNS ? NOBODY : nextInOrder(state);
}

/** The game is scored as it stands, whoever gave up comes last (CO-7). */
function concede(play: Play<GolfState>, player: number): void {
  play.state.conceded = player;
  play.put(CLOSING);
}

/** Golf has one pack and no decks; what is stacked must be in the pack, often enough. */
function checkSetup(setup: Setup<GolfOptions>): Fault[] {
  const faults: Fault[] = [];
  const left = [...packOf(setup.options['test-mode'])];
  for (const stack of setup.stacks) {
    const { line } = stack;
    if (stack.player !== NOBODY) faults.push(fault('stack.no-deck', { game: 'golf' }, line));
    for (const text of stack.cards) {
      const card = parseCard(text);
      const at = card === undefined ? -1 : left.indexOf(card);
      if (card === undefined)
        faults.push(fault('stack.no-card', { card: clip(text), example: exampleCards(left) }, line));
      else if (at < 0) faults.push(fault('stack.not-in-pack', { card: formatCard(card) }, line));
      else left.splice(at, 1);
    }
  }
  for (const deck of setup.decks) {
    faults.push(fault('deck.no-decks', { game: 'golf' }, deck.line));
  }
  return faults;
}

function exampleCards(pack: readonly Card[]): string[] {
  return pack.slice(0, 3).map(formatCard);
}
