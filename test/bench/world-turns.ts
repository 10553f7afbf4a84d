// Turns of Blood Trail's world on a crowded level: twelve creatures awake that cannot get at the hero.
import { defaultOptions, Match } from '../../src/engine/index.js';
import { bloodTrail } from '../../src/games/blood-trail/index.js';
import { type Creature, newCreature } from '../../src/games/blood-trail/rules/creature.js';
import { distance } from '../../src/games/blood-trail/rules/map/index.js';
import type { Next } from './golf-games.js';

const CREATURES = 12;
const KINDS = ['wolf', 'cave-spider', 'goblin'] as const;
/** Steps after which somebody may have come near. */
const STEPS = 200;

export type TrailMatch = ReturnType<typeof crowdedLevel>;

/** A run that has just begun, its first level full of creatures far from the hero. */
export function crowdedLevel(seed: string) {
  const match = Match.begin(bloodTrail, {
    players: [{ name: 'Ann', bot: undefined }],
    options: defaultOptions(bloodTrail.options),
    seed,
    first: undefined,
    stacks: [],
    decks: [],
  });
  const { state } = match;
  const free = [...state.level.cells].flatMap((glyph, cell) =>
    glyph === '.' && distance(cell, state.body.at) > 6 ? [cell] : [],
  );
  state.foes = Array.from({ length: CREATURES }, (_, at): Creature => {
    const kind = KINDS[at % KINDS.length] ?? 'wolf';
    const foe = newCreature(at + 1, kind, free[Math.floor((at * free.length) / CREATURES)] ?? 0, false);
    return at % KINDS.length === 0 ? { ...foe, effects: [{ id: 'weak', turns: 9999, power: 1, stacks: 1 }] } : foe;
  });
  return match;
}

/** Walks to and fro until a fight begins or enough was walked. Answers how many turns that took. */
export function walk(match: TrailMatch, pick: Next): number {
  let turns = 0;
  while (turns < STEPS && match.step === 'act') {
    const ways = match.choices.toArray().flatMap(({ act }, at) => (act === 'go' ? [at] : []));
    match.take(ways[Math.floor(pick() * ways.length)] ?? 0);
    turns++;
  }
  return turns;
}
