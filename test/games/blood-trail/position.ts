// Positions of Blood Trail for tests: a level drawn as text, with whoever is on it, and a match that stands at the beginning of
// a turn of the hero.
import { type GameEvent, Match, NOBODY, Play, seedChance } from '../../../src/engine/index.js';
import type { TrailChoice } from '../../../src/games/blood-trail/choices.js';
import type { EnemyId } from '../../../src/games/blood-trail/content/enemies/index.js';
import type { ItemId } from '../../../src/games/blood-trail/content/items/index.js';
import type { TrailEvent } from '../../../src/games/blood-trail/events.js';
import { bloodTrail } from '../../../src/games/blood-trail/index.js';
import { type Creature, newCreature } from '../../../src/games/blood-trail/rules/creature.js';
import {
  CELLS,
  CLEAN,
  CORPSE,
  cellAt,
  DROP,
  FLOOR,
  UNKNOWN,
  WALL,
} from '../../../src/games/blood-trail/rules/map/index.js';
import type { TrailState } from '../../../src/games/blood-trail/state.js';
import { refresh } from '../../../src/games/blood-trail/steps/level.js';
import { NOWHERE, type TrailView } from '../../../src/games/blood-trail/view.js';
import type { LastingEffect } from '../../../src/kits/combat/index.js';
import { setupFor } from '../../setups.js';

export interface FoeParts {
  readonly kind: EnemyId;
  readonly asleep?: boolean;
  readonly life?: number;
  readonly effects?: readonly LastingEffect[];
  readonly change?: Partial<Creature>;
}

export interface PositionParts {
  /** Drawn from the cell in column 1, row 1: `@` is the hero, a digit the enemy of that number in the list below, from 1. */
  readonly rows: readonly string[];
  readonly foes?: readonly FoeParts[];
  readonly calling?: string;
  readonly players?: readonly string[];
  readonly turns?: number;
  /** What the hero has on. */
  readonly body?: Partial<Creature>;
  readonly pack?: readonly ItemId[];
  /** On the floor, by the letter that shows where in the drawing. */
  readonly items?: Readonly<Record<string, ItemId>>;
  readonly change?: Partial<TrailState>;
  readonly seed?: string;
}

export interface Position {
  readonly match: Match<TrailState, TrailChoice, TrailView>;
  readonly heard: GameEvent[];
}

/** The cell of a place in a drawing, counted from 0. */
export function at(column: number, row: number): number {
  return cellAt(column + 1, row + 1);
}

export function build(parts: PositionParts): TrailState {
  const { rows, foes = [], calling = 'barbarian', players = ['Ann'], turns = 5000, seed = '1' } = parts;
  const state = bloodTrail.begin(setupFor(bloodTrail, { players, options: [`calling=${calling}`, `turns=${turns}`] }));
  const cells = new Array<string>(CELLS).fill(WALL);
  const decor = new Array<string>(CELLS).fill(CLEAN);
  const items: TrailState['level']['items'][number][] = [];
  const creatures: Creature[] = [];
  rows.forEach((row, y) =>
    [...row].forEach((glyph, x) => {
      const cell = at(x, y);
      const item = parts.items?.[glyph];
      const digit = Number(glyph);
      if (item !== undefined) items.push({ at: cell, item, count: item === 'coins' ? 7 : 1 });
      if (glyph === '@') state.body.at = cell;
      if (digit > 0) creatures.push(creature(digit, foes[digit - 1], cell));
      if (glyph === DROP || glyph === CORPSE) decor[cell] = glyph;
      cells[cell] = glyph === WALL || glyph === '+' || glyph === '>' || glyph === "'" ? glyph : FLOOR;
    }),
  );
  Object.assign(state, {
    seeds: [11, 22, 33],
    foes: creatures.sort((a, b) => a.id - b.id),
  });
  Object.assign(state.run, { turn: 1, active: 0, phase: 1 });
  state.level = {
    cells: cells.join(''),
    decor: decor.join(''),
    memory: UNKNOWN.repeat(CELLS),
    items,
    entry: state.body.at,
    den: NOWHERE,
  };
  Object.assign(state.body, parts.body);
  if (parts.pack !== undefined) state.hero.pack = parts.pack;
  state.run.chance = seedChance(seed);
  refresh(new Play(state));
  Object.assign(state, parts.change);
  state.run.agenda.push({ do: '@turn', player: NOBODY }, { do: '@phase', player: 0, row: 2 } as never, {
    do: 'act',
    player: 0,
  });
  return state;
}

/** Builds the state and stands at the hero's decision. */
export function position(parts: PositionParts): Position {
  const heard: GameEvent[] = [];
  return { match: Match.resume(bloodTrail, build(parts), (event) => heard.push(event)), heard };
}

/** Makes choices by their texts, one after the other; throws when one is refused. */
export function take({ match }: Pick<Position, 'match'>, ...texts: readonly string[]): void {
  for (const text of texts) {
    const refused = match.choose(text);
    if (refused !== undefined) throw new Error(`${text} is refused: ${JSON.stringify(refused)}`);
  }
}

/** The events of Blood Trail with a code. */
export function told<Code extends TrailEvent['code']>(
  heard: readonly GameEvent[],
  code: Code,
): Extract<TrailEvent, { readonly code: Code }>[] {
  return heard.filter((event): event is Extract<TrailEvent, { readonly code: Code }> => event.code === code);
}

/** The codes of what effects told: `fx.on.bleed`. */
export function effectsTold(heard: readonly GameEvent[]): string[] {
  return told(heard, 'trail.fx').map(({ fx }) => fx);
}

/** Cells with decor in one row of the drawing, as text. */
export function decorIn(state: TrailState, row: number, width: number): string {
  return state.level.decor.slice(at(0, row), at(0, row) + width);
}

function creature(id: number, parts: FoeParts | undefined, cell: number): Creature {
  if (parts === undefined) throw new Error(`enemy ${id} is drawn and not listed`);
  const made = newCreature(id, parts.kind, cell, parts.asleep ?? false);
  if (parts.life !== undefined) made.life = parts.life;
  if (parts.effects !== undefined) made.effects = parts.effects.map((one) => ({ ...one }));
  return Object.assign(made, parts.change);
}
