// Toy: one player against the world, as in Blood Trail: a hero walks a corridor, a wolf bleeds behind, and every step is one
// turn of the world.
import { automatic, decision, NOBODY, rankScores, type State, type Step } from '../../../src/engine/index.js';
import {
  applyEffect,
  type Bearer,
  bleed,
  EFFECT_KINDS,
  hasEffect,
  quietHearer,
  tickEffects,
} from '../../../src/kits/combat/index.js';
import { defineToy } from './toy.js';

export interface TrekState extends State {
  cells: string[];
  hero: number;
  wolf: number;
  creatures: { hero: Bearer; wolf: Bearer };
  blood: number;
}

interface TrekStep extends Step {
  readonly do: 'dig' | 'walk' | 'hero-ticks' | 'world' | 'result';
}

export type TrekChoice = { readonly act: 'step' } | { readonly act: 'wait' };

const LENGTH = 13;
const MOST_TURNS = 50;

export const trek = defineToy<TrekState, TrekStep, TrekChoice>({
  id: 'trek',
  seats: { least: 1, most: 1 },
  options: {},
  phases: {
    opening: [{ phase: 'map', steps: ['dig'] }],
    turn: [
      { phase: 'hero', steps: ['walk', 'hero-ticks'] },
      { phase: 'world', steps: ['world'] },
    ],
    closing: [{ phase: 'end', steps: ['result'] }],
  },
  steps: {
    dig: automatic((play) => {
      const { state } = play;
      state.hero = 3 + play.chance.below(4);
      applyEffect(EFFECT_KINDS, state.creatures.wolf, bleed(3, 1), quietHearer());
    }),
    walk: decision({
      choices: (_state, _step, list) => {
        list.add({ act: 'step' });
        list.add({ act: 'wait' });
      },
      choose: ({ state }, _step, { act }: TrekChoice) => {
        if (act === 'step') state.hero++;
      },
    }),
    'hero-ticks': automatic(({ state }) => tickEffects(EFFECT_KINDS, state.creatures.hero, quietHearer())),
    world: automatic(({ state }) => {
      const { wolf } = state.creatures;
      const hearer = quietHearer();
      if (hasEffect(wolf, 'bleed')) state.cells[state.wolf] = ',';
      if (state.wolf + 1 < state.hero) state.wolf++;
      tickEffects(EFFECT_KINDS, wolf, hearer);
      state.blood += hearer.blood;
    }),
    result: automatic((play) => {
      const {
        run: { turn },
        hero,
      } = play.state;
      const out = hero >= LENGTH - 1;
      play.end(
        out
          ? rankScores([100 - turn], 'highest', 'escaped')
          : { places: [2], scores: [0], winner: NOBODY, reason: 'lost' },
      );
    }),
  },
  begin: (_setup, run) => ({
    run,
    cells: [...'#...........#'],
    hero: 0,
    wolf: 1,
    creatures: { hero: bearer(20), wolf: bearer(15) },
    blood: 0,
  }),
  next: ({ run: { turn }, hero }) => (hero >= LENGTH - 1 || turn >= MOST_TURNS ? NOBODY : 0),
  format: ({ act }) => act,
});

function bearer(life: number): Bearer {
  return { life, mostLife: life, base: {}, equipment: {}, effects: [], immune: [], stunProof: false };
}
