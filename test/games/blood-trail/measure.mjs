// Measures on the built program what Blood Trail must keep: a world turn with twelve creatures, copies, hashes, and going on
// from a recording of 2,000 choices.   node test/games/blood-trail/measure.mjs
import {
  arrange,
  Chance,
  canonicalJson,
  Match,
  readRecording,
  replay,
  Sitting,
  seedChance,
  setupOf,
} from '../../../dist/engine/index.js';
import { bloodTrail } from '../../../dist/games/blood-trail/index.js';
import { newCreature } from '../../../dist/games/blood-trail/rules/creature.js';
import { CELLS, distance } from '../../../dist/games/blood-trail/rules/map/index.js';

const setupFor = (seed, players = [{ name: 'Ann', bot: undefined }]) =>
  arrange(bloodTrail, { players, options: [], seed, first: undefined });
const time = (work) => {
  const began = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - began) / 1e6;
};

/** A run whose level holds twelve creatures that are awake and cannot get at the hero. */
function crowded(seed) {
  const match = Match.begin(bloodTrail, setupFor(seed));
  const { state } = match;
  const kinds = ['wolf', 'cave-spider', 'goblin'];
  const free = [...state.level.cells].flatMap((glyph, cell) =>
    glyph === '.' && distance(cell, state.body.at) > 6 ? [cell] : [],
  );
  state.foes = Array.from({ length: 12 }, (_, at) => {
    const foe = newCreature(at + 1, kinds[at % 3], free[Math.floor((at * free.length) / 12)], false);
    foe.effects = at % 3 === 0 ? [{ id: 'weak', turns: 9999, power: 1, stacks: 1 }] : [];
    return foe;
  });
  return match;
}

/** World turns of waiting and of walking to and fro, in which nobody comes near the hero; mean in microseconds. */
function worldTurns(walking) {
  let turns = 0;
  let spent = 0;
  for (let seed = 0; turns < 20_000; seed++) {
    const match = crowded(String(seed));
    const chance = new Chance(seedChance(`walk ${seed}`));
    spent += time(() => {
      for (let step = 0; step < 200 && match.step === 'act'; step++, turns++) {
        const ways = match.texts().filter((text) => text.startsWith('go '));
        if (walking) match.choose(ways[chance.below(ways.length)]);
        else match.take(match.choices.toArray().findIndex(({ act }) => act === 'wait'));
      }
    });
  }
  return (1000 * spent) / turns;
}

worldTurns(false);
console.log(`a turn of waiting, twelve creatures awake: ${worldTurns(false).toFixed(1)} µs`);
console.log(`a turn of walking, twelve creatures awake: ${worldTurns(true).toFixed(1)} µs`);

const state = crowded('7').state;
const repeat = 5000;
console.log(
  `a copy of the state: ${(
    (1000 *
      time(() => {
        for (let n = 0; n < repeat; n++) bloodTrail.copy(state);
      })) /
      repeat
  ).toFixed(2)} µs`,
);
console.log(
  `a hash of the state: ${(
    (1000 *
      time(() => {
        for (let n = 0; n < repeat; n++) match.hash();
      })) /
      repeat
  ).toFixed(1)} µs, ${canonicalJson(state).length} characters`,
);
console.log(
  `a view: ${(
    (1000 *
      time(() => {
        for (let n = 0; n < repeat; n++) bloodTrail.view(state, 0);
      })) /
      repeat
  ).toFixed(1)} µs`,
);
console.log(
  `a level made: ${(
    time(() => {
      for (let n = 0; n < 100; n++) Match.begin(bloodTrail, setupFor(`level ${n}`));
    }) / 100
  ).toFixed(2)} ms`,
);

// 2,000 choices, most of them on the map: waiting, walking about, fighting when it comes to that.
let sitting;
for (let seed = 0; ; seed++) {
  sitting = new Sitting(bloodTrail, setupFor(`long ${seed}`));
  const chance = new Chance(seedChance(`long ${seed}`));
  while (!sitting.match.over && sitting.match.state.run.decisions < 2000) {
    const texts = sitting.match.texts();
    const calm = texts.filter((text) => text === 'wait' || text === 'rest' || text.startsWith('go '));
    const from = calm.length > 0 ? calm : texts;
    sitting.choose(from[chance.below(from.length)]);
  }
  if (sitting.match.state.run.decisions >= 2000) break;
}
const { recording } = readRecording(sitting.text);
for (let again = 0; again < 3; again++) {
  const setup = setupOf(recording, bloodTrail, 'none');
  const resumed = new Sitting(bloodTrail, setup);
  let fault;
  const spent = time(() => ({ fault } = replay(recording, resumed)));
  console.log(
    `going on from ${resumed.match.state.run.decisions} choices, ${resumed.match.state.run.turn} turns hashed twice: ${spent.toFixed(0)} ms${fault === undefined ? '' : ' FAULT'}`,
  );
}
console.log(`(${CELLS} cells a level)`);
