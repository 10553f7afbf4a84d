// `hotseat decks check`: everything that is wrong with a deck list.
import { type DeckReading, type Result, success, successUnless } from '../../../engine/index.js';
import { sayFault } from '../../../text/index.js';
import { type Complaint, complaints } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { inOrder, readDeckFile } from '../../input/decks/load.js';
import { countCards, countTypes } from './counts.js';
import type { DecksOptions } from './options.js';
import { readingFor } from './reading.js';

/**
 * Says that a deck is good, or tells all its faults by line.
 * @returns the exit code, or the faults where they are still to be told
 */
export async function checkDeck(
  context: Context,
  id: string,
  named: string,
  options: DecksOptions,
): Promise<Result<number, Complaint>> {
  const found = await readingFor(context, id, named, options);
  if (!found.ok) return found;
  const { game, library, options: settled } = found.value;
  const read = await readDeckFile(named);
  if (!read.ok) return read;
  const { lines, file } = read.value;
  const reading = library.readDeck(lines, 1, settled);
  const faults = inOrder(reading);
  if (options.json === true) {
    await printReport(context, game.id, file, { ...reading, faults });
    return success(faults.length === 0 ? EXIT.done : EXIT.refused);
  }
  if (faults.length === 0) await printGood(context, game.id, file, reading);
  return successUnless(complaints(faults, EXIT.refused, { file }), EXIT.done);
}

/** The object of `--json`. */
async function printReport(
  context: Context,
  game: string,
  file: string,
  { entries, faults }: DeckReading,
): Promise<void> {
  const tongue = await context.tongue();
  const told = faults.map((one) => ({ line: one.line ?? null, code: one.code, text: sayFault(one, tongue) }));
  const good = faults.length === 0;
  context.out(JSON.stringify({ schema: 1, game, file, good, cards: countCards(entries), faults: told }));
}

async function printGood(context: Context, game: string, file: string, { entries }: DeckReading): Promise<void> {
  const tongue = await context.tongue();
  const types = countTypes(entries, tongue).map((one) => `${one.type} ${one.count}`);
  context.out(tongue.say('decks.good', { file, game: tongue.say(`game.${game}`), count: countCards(entries), types }));
}
