// Blood Trail: a small roguelike for one player, or for two of whom the second plays the enemies.
import { type Bot, defineGame, type Fault, fault, type Game, type Play, type Setup } from '../../engine/index.js';
import { explorer } from './bots/explorer/index.js';
import { formatChoice, type TrailChoice, tidyChoice } from './choices.js';
import { imagine } from './imagine.js';
import { OPTIONS } from './options.js';
import { phases } from './phases.js';
import { facts } from './rules/facts.js';
import { verify } from './rules/promises.js';
import { standing } from './rules/standing.js';
import { begin, copy, HERO_SEAT, type TrailState } from './state.js';
import { finish } from './steps/end.js';
import { steps } from './steps/index.js';
import { table } from './table.js';
import { catalogue, RULES } from './text/index.js';
import { type TrailView, view } from './view.js';
import { branch, sayChoice } from './words/choice.js';
import { sayEvent } from './words/event.js';
import { keys } from './words/key.js';

const bots: Readonly<Record<string, Bot<TrailChoice, TrailView>>> = { explorer, greedy: explorer };

export const bloodTrail: Game<TrailState, TrailChoice, TrailView> = defineGame({
  id: 'blood-trail',
  rules: 2,
  seats: { least: 1, most: 2 },
  options: OPTIONS,
  phases,
  steps,
  standing,
  bots,
  presentation: { catalogue, sayEvent, sayChoice, branch, table, keys, rules: RULES },
  begin,
  checkSetup,
  copy,
  // Every turn is the hero's; the run ends by itself.
  next: () => HERO_SEAT,
  concede,
  format: formatChoice,
  tidy: tidyChoice,
  view,
  imagine,
  facts,
  verify,
});

/** A run that is given up is scored as it stands (CO-7). */
function concede(play: Play<TrailState>, player: number): void {
  play.state.conceded = player;
  finish(play, 'conceded');
}

/** There are no cards to lay on top of anything, and no decks. */
function checkSetup({ stacks, decks }: Setup): Fault[] {
  return [
    ...stacks.map(({ line }) => fault('stack.no-deck', { game: 'blood-trail' }, line)),
    ...decks.map(({ line }) => fault('deck.no-decks', { game: 'blood-trail' }, line)),
  ];
}
