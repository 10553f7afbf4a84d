// How many copies of a state of one game are made in a second, in a process that does nothing else: where V8 keeps what copying
// leaves behind depends on what ran before.   node copies.js GAME
import { Match } from '../../src/engine/index.js';
import { generatorOf } from './golf-games.js';
import { any, MEASURED, setupOf } from './measured-games.js';
import { perSecond } from './rounds.js';

const STATES = 500;
/** Milliseconds of copying that do not count. */
const WARMING = 100;

const measured = MEASURED.find(({ id }) => id === process.argv[2]);
if (measured === undefined) throw new Error(`node copies.js ${MEASURED.map(({ id }) => id).join('|')}`);
const game = await measured.load();
const match = Match.begin(game, setupOf(game, measured.players, 0));
const pick = generatorOf('mid-game');
for (let choice = 0; choice < measured.middle && !match.over; choice++) match.take(any(match, pick));

let kept = match.state;
const work = (): number => {
  for (let count = 0; count < STATES; count++) kept = game.copy(kept);
  return STATES;
};
perSecond(work, WARMING);
console.log(perSecond(work));
