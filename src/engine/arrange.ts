// Arranges a game: from what somebody wrote, on a command line, in a menu or in a recording, to a set-up that can be played.
import { normaliseSeed } from './chance.js';
import { clip, type Fault, fault } from './fault.js';
import type { Game } from './game.js';
import { checkNames, normaliseName } from './names.js';
import { defaultOptions, readOptions, type WrittenOption } from './options.js';
import { type Result, successUnless } from './result.js';
import type { DeckChoice, Player, Setup, Stack } from './setup.js';

/** A set-up as written; lines are those of the file it came from, for faults. */
export interface Draft {
  readonly players: readonly Player[];
  readonly playerLines?: readonly (number | undefined)[];
  readonly options: readonly WrittenOption[];
  readonly seed: string;
  readonly seedLine?: number | undefined;
  readonly first: number | undefined;
  readonly stacks?: readonly Stack[];
  readonly decks?: readonly DeckChoice[];
  /** The decks are still to be read: what the game itself finds wrong is looked for when they are there. */
  readonly decksFollow?: boolean;
}

/** @returns the set-up, or everything that is wrong with it */
export function arrange(game: Game, draft: Draft): Result<Setup> {
  const players = draft.players.map(({ name, bot }) => ({ name: normaliseName(name), bot }));
  const lines = draft.playerLines ?? [];
  const { least, most } = game.seats;
  const faults: Fault[] = checkNames(
    players.map(({ name }) => name),
    lines,
  );
  if (players.length < least || players.length > most) faults.push(playersFault(game, players.length, lines.at(-1)));
  players.forEach(({ bot }, index) => {
    if (bot !== undefined && !Object.hasOwn(game.bots, bot) && !isFile(bot))
      faults.push(fault('bot.unknown', { name: clip(bot), known: Object.keys(game.bots) }, lines[index]));
  });
  const options = readOptions(game.options, draft.options);
  if (!options.ok) faults.push(...options.faults);
  const seed = normaliseSeed(draft.seed);
  if (seed === undefined) faults.push(fault('seed.empty', {}, draft.seedLine));
  else if (/\p{Cc}/u.test(seed)) faults.push(fault('seed.control', {}, draft.seedLine));
  const setup: Setup = {
    players,
    options: options.ok ? options.value : defaultOptions(game.options),
    seed: seed ?? '',
    first: draft.first,
    stacks: draft.stacks ?? [],
    decks: draft.decks ?? [],
  };
  return successUnless(faults.length > 0 || draft.decksFollow === true ? faults : game.checkSetup(setup), setup);
}

/**
 * A bot from outside is called by its file. Where it has not been given to the game nobody asks it: a recording of its game is
 * replayed all the same, and whoever goes on with it plays for it.
 */
function isFile(bot: string): boolean {
  return /\.[cm]?js$/u.test(bot);
}

/** The fault of a number of players that a game does not take. */
export function playersFault(
  { id, seats: { least, most } }: Pick<Game, 'id' | 'seats'>,
  count: number,
  line?: number,
): Fault {
  return least === most
    ? fault('players.exactly', { game: id, count, right: least }, line)
    : fault('players.number', { game: id, count, least, most }, line);
}
