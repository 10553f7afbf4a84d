// The other process of the promises: reads recordings as a JSON list from stdin, replays them with the built program, and
// prints what came out as a JSON list.
import { text } from 'node:stream/consumers';
import { withCommonBots } from '../../dist/bots/index.js';
import { readRecording, replay, Sitting, setupOf } from '../../dist/engine/index.js';
import { GAMES } from '../../dist/games/index.js';

/** A game of the list, or one whose folder is there before it is in the list. */
async function gameOf(id) {
  return (await GAMES.load(id)) ?? withCommonBots(Object.values(await import(`../../dist/games/${id}/index.js`))[0]);
}

const recordings = JSON.parse(await text(process.stdin));
const results = [];
for (const written of recordings) results.push(await outcomeOf(written));

async function outcomeOf(written) {
  const { recording, faults } = readRecording(written);
  const game = await gameOf(recording.game?.id ?? '');
  if (faults.length > 0) return { fault: faults[0]?.code ?? 'game', over: false, hash: '' };
  const setup = setupOf(recording, game, '1');
  if (!setup.ok) return { fault: setup.faults[0].code, over: false, hash: '' };
  const sitting = new Sitting(game, setup.value);
  const { fault } = replay(recording, sitting);
  return { fault: fault?.code ?? null, over: sitting.match.over, hash: sitting.match.hash() };
}

process.stdout.write(JSON.stringify(results));
