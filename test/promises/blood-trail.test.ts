// Blood Trail keeps the promises that every game keeps. Runs are short, because some promises are checked at every decision.
import { withCommonBots } from '../../src/bots/index.js';
import type { Chance } from '../../src/engine/index.js';
import { bloodTrail } from '../../src/games/blood-trail/index.js';
import {
  CELLS,
  FLOOR,
  isBorder,
  isWalkable,
  UNKNOWN,
  WALL,
  withCells,
} from '../../src/games/blood-trail/rules/map/index.js';
import type { TrailState } from '../../src/games/blood-trail/state.js';
import { sightOf } from '../../src/games/blood-trail/steps/level.js';
import { setupFor } from '../setups.js';
import { describePromises } from './describe.js';

const game = withCommonBots(bloodTrail);

const setups = [
  { name: 'a barbarian', players: ['Ann'], options: ['turns=20'] },
  { name: 'a ranger', players: ['Ann'], options: ['turns=20', 'calling=ranger'] },
  { name: 'a shaman', players: ['Ann'], options: ['turns=20', 'calling=shaman'] },
  { name: 'two players', players: ['Ann', 'Bob'], options: ['turns=40'] },
  { name: 'two players, a shaman', players: ['Ann', 'Bob'], options: ['turns=40', 'calling=shaman'] },
];

describePromises(game, {
  setups: setups.map(({ name, players, options }) => ({
    name,
    setup: (seed) => setupFor(game, { players, options, seed }),
  })),
  permute,
});

/** What nobody has seen is otherwise: rock that is hollow, enemies elsewhere, other things, other levels below, other blood. */
function permute(state: TrailState, _seat: number, chance: Chance): TrailState {
  const { level, foes, fight, inView, finds } = state;
  state.seeds = state.seeds.map((seed) => seed + 1);
  state.unseenBlood += 7;
  const hollow: number[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    if (level.memory[cell] === UNKNOWN && level.cells[cell] === WALL && !isBorder(cell) && chance.below(2) === 0)
      hollow.push(cell);
  level.cells = withCells(level.cells, hollow, () => FLOOR);
  const sight = sightOf(state);
  for (const foe of foes) {
    if (inView.includes(foe.id) || fight?.foes.includes(foe.id) === true) continue;
    for (let tries = 0; tries < 50; tries++) {
      const at = chance.below(CELLS);
      if (!isWalkable(level.cells, at) || sight.has(at) || at === state.body.at || foes.some((one) => one.at === at))
        continue;
      foe.at = at;
      break;
    }
    foe.life = 1;
  }
  level.items = level.items.map((one) =>
    finds.some(({ kind, at }) => kind === 'item' && at === one.at) ? one : { ...one, item: 'antidote', count: 1 },
  );
  return state;
}
