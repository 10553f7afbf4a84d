// Broken promises of a state, in English, for tests and simulations.

import { enemyOf } from '../content/enemies/index.js';
import type { TrailState } from '../state.js';
import { shownAt, sightOf } from '../steps/level.js';
import { groundOf } from '../view.js';
import { mostLife, mostMana } from './creature.js';
import { CELLS, isWalkable, UNKNOWN } from './map/index.js';

export function verify(state: TrailState): string[] {
  const { level, body, hero, foes, fight } = state;
  if (level.cells === '') return [];
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  check(
    level.cells.length === CELLS && level.decor.length === CELLS && level.memory.length === CELLS,
    'a layer of another size',
  );
  const ground = groundOf(level.memory);
  for (let cell = 0; cell < CELLS; cell++)
    if (ground[cell] !== UNKNOWN && ground[cell] !== level.cells[cell])
      faults.push(`cell ${cell} is remembered wrongly`);
  for (const cell of sightOf(state).cells)
    if (level.memory.charCodeAt(cell) !== shownAt(level.cells, level.decor, cell))
      faults.push(`cell ${cell} is seen and not remembered`);
  check(isWalkable(level.cells, body.at), 'the hero stands in a wall');
  check(body.life >= 0 && body.life <= mostLife(hero), `the hero has ${body.life} life`);
  check(body.mana >= 0 && body.mana <= mostMana(hero), `the hero has ${body.mana} mana`);
  const places = [body.at, ...foes.map(({ at }) => at)];
  check(new Set(places).size === places.length, 'two stand on one cell');
  check(new Set(foes.map(({ id }) => id)).size === foes.length, 'two enemies have one number');
  for (const { id, kind, at, life } of foes) {
    check(isWalkable(level.cells, at), `enemy ${id} stands in a wall`);
    check(kind !== 'hero' && life > 0 && life <= enemyOf(kind).life, `enemy ${id} has ${life} life`);
  }
  for (const { at } of level.items) check(isWalkable(level.cells, at), `something lies in a wall at ${at}`);
  const sight = sightOf(state);
  for (const { id, at } of foes) check(state.inView.includes(id) === sight.has(at), `enemy ${id} is in view or not`);
  check(fight === null || fight.foes.length > 0, 'a fight against nobody');
  return faults;
}
