// `hotseat decks check`: everything that is wrong with a deck list.
import { sayFault } from '../../../text/index.js';
import type { Context } from '../../context.js';
import { optionsFrom } from '../../input/decks/library.js';
import { inOrder, readDeckFile } from '../../input/decks/load.js';
import { libraryWith } from '../../input/decks/packs.js';
import { gameNamed } from '../../input/game.js';
import { tellFaults } from '../../output/tell.js';
import { EXIT, type ExitCode, Stop } from '../../stop.js';
import { countCards, countTypes } from './counts.js';
import type { DecksOptions } from './options.js';

/**
 * Says that a deck is good, or tells all its faults by line.
 * @returns the exit code; throws a stop when the file cannot be read
 */
export async function checkDeck(context: Context, id: string, named: string, options: DecksOptions): Promise<ExitCode> {
  const game = await gameNamed(context, id);
  const library = await libraryWith(game, options.cards ?? [], context.games, named === '-');
  const settled = optionsFrom(game, options.option ?? []);
  const { lines, file } = await readDeckFile(named);
  const reading = library.readDeck(lines, 1, settled);
  const faults = inOrder(reading);
  const code = faults.length === 0 ? EXIT.done : EXIT.refused;
  const tongue = await context.tongue();
  const { entries } = reading;
  const count = countCards(entries);
  if (options.json === true) {
    const told = faults.map((one) => ({ line: one.line ?? null, code: one.code, text: sayFault(one, tongue) }));
    const good = faults.length === 0;
    context.out(JSON.stringify({ schema: 1, game: game.id, file, good, cards: count, faults: told }));
  } else if (faults.length > 0) await tellFaults(context, new Stop(faults, code, { file }));
  else {
    const types = countTypes(entries, tongue).map((one) => `${one.type} ${one.count}`);
    context.out(tongue.say('decks.good', { file, game: tongue.say(`game.${game.id}`), count, types }));
  }
  return code;
}
