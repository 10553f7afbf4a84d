// Exploring, travelling and resting: one choice, many world turns. The errand's step stays on the agenda; after each world
// turn it looks whether anything has happened, and otherwise goes on.
import { automatic, type Play } from '../../../engine/index.js';
import { mostLife, mostMana } from '../rules/creature.js';
import { DOOR, FAR, isWalkable } from '../rules/map/index.js';
import type { TrailState } from '../state.js';
import type { Before, Errand, TrailStep } from '../step.js';
import { whyNoErrand } from './map.js';
import { foeAt, goTo, stepToExplore } from './walking.js';

type ErrandStep = Extract<TrailStep, { readonly do: 'errand' }>;

export const errand = automatic((play: Play<TrailState>, { player, errand: under, before }: ErrandStep) => {
  const { state } = play;
  if (whyNoErrand(state) !== undefined || (before !== null && hasHappened(state, before))) return;
  const now = beforeOf(state);
  const next = goOn(play, under);
  if (next === undefined) return;
  state.acted = true;
  play.put({ do: 'errand', player, errand: next, before: now } satisfies ErrandStep);
  play.put({ do: 'world', player } satisfies TrailStep);
});

/** Takes a step of it. Answers what is left of it, or undefined when there is nothing more to do. */
function goOn(play: Play<TrailState>, under: Errand): Errand | undefined {
  const { state } = play;
  switch (under.kind) {
    case 'rest': {
      const { body, hero } = state;
      const well = body.life >= mostLife(hero) && body.mana >= mostMana(hero) && body.effects.length === 0;
      return well ? undefined : under;
    }
    case 'explore': {
      const cell = stepToExplore(state);
      return cell !== FAR && enterCell(play, cell) ? under : undefined;
    }
    case 'travel': {
      const [cell] = under.path;
      if (cell === undefined) return undefined;
      const opens = state.level.cells[cell] === DOOR;
      if (!enterCell(play, cell)) return undefined;
      // A door on the way is opened and then gone through; a door that was the goal is opened.
      return { kind: 'travel', path: opens && under.path.length > 1 ? under.path : under.path.slice(1) };
    }
  }
}

function enterCell(play: Play<TrailState>, cell: number): boolean {
  const { level } = play.state;
  if (!(isWalkable(level.cells, cell) || level.cells[cell] === DOOR) || foeAt(play.state, cell) !== undefined)
    return false;
  goTo(play, cell);
  return true;
}

function beforeOf({ body, finds, rounds, inView }: TrailState): Before {
  return { at: body.at, life: body.life, finds: worthStopping(finds), rounds, inView };
}

/** Doors are found all the time; other places are worth a halt. */
function worthStopping(finds: TrailState['finds']): number {
  return finds.filter(({ kind }) => kind !== 'door').length;
}

/** Something new is in view, life has been lost, there has been a fight, or something lies where the hero has come to. */
function hasHappened(state: TrailState, before: Before): boolean {
  return (
    state.body.life < before.life ||
    worthStopping(state.finds) > before.finds ||
    state.rounds > before.rounds ||
    state.inView.some((id) => !before.inView.includes(id)) ||
    (state.body.at !== before.at && state.level.items.some(({ at }) => at === state.body.at))
  );
}
