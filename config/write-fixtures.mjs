// Writes recordings in fixtures/ anew after rules or cards have changed: node config/write-fixtures.mjs [GAME…], once dist is built.
// Each is replayed choice by choice without its checks; those that cannot be, and those that were made up by bots for what
// happens in them, are made up again where made-up-games.mjs says how.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRecording, replay, Sitting, setupOf } from '../dist/engine/index.js';
import { GAMES } from '../dist/games/index.js';
import { MADE_UP } from './made-up-games.mjs';

const wanted = process.argv.slice(2);

for (const id of GAMES.ids) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const game = await GAMES.load(id);
  const folder = path.join('fixtures', game.id);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.hotseat'))) {
    const where = path.join(folder, file);
    const before = readFileSync(where, 'utf8');
    // Without checks it was written by hand, and stays as it is.
    if (!before.includes('\n= ')) continue;
    const makeUp = MADE_UP[game.id]?.[path.parse(file).name];
    const written = makeUp === undefined ? replayed(game, before, where) : makeUp(game).text;
    // A remark at its head stays, and people play what people played.
    const remark = /^hotseat 1\n(# [A-Z].*\n)/u.exec(before)?.[1] ?? '';
    const told = before.includes(' bot=') ? written : written?.replaceAll(/^(player .*) bot=.*$/gmu, '$1');
    const after = told?.replace('\n', `\n${remark}`);
    if (after === undefined || after === before) continue;
    writeFileSync(where, after);
    console.log(`${where}: written anew`);
  }
}

/** The text of a recording as it is written now; undefined, and a word why, where it cannot go on. */
function replayed(game, text, where) {
  const { recording } = readRecording(text);
  // What other rules made of it is no matter here.
  const setup = setupOf({ ...recording, rules: undefined }, game, '1');
  const stop = setup.ok ? undefined : setup.faults[0];
  const sitting = setup.ok ? new Sitting(game, setup.value) : undefined;
  const moves = recording.moves.filter(({ kind }) => kind !== 'check');
  const fault = stop ?? replay({ ...recording, moves }, sitting).fault;
  if (fault !== undefined) {
    console.log(`${where}:${fault.line}: ${fault.code}: make it anew by hand`);
    process.exitCode = 1;
    return undefined;
  }
  return sitting.text;
}
