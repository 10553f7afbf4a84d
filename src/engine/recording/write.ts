// Writes the recording format: the header that fixes a game, and the lines that each choice adds.
import type { Game } from '../game.js';
import type { Match } from '../match.js';
import { writeOptions } from '../options.js';
import type { Setup } from '../setup.js';
import { NOBODY } from '../step.js';
import { FORMAT_VERSION } from './read.js';

/** The header of a game's recording, `---` included. It has everything that fixes the game. */
export function writeHeader(game: Game, setup: Setup): string {
  const nameOf = (seat: number): string => setup.players[seat]?.name ?? '';
  const lines = [
    `hotseat ${FORMAT_VERSION}`,
    `game ${game.id}`,
    ...(game.origin === undefined ? [] : [`from ${game.origin}`]),
    `rules ${game.rules}`,
    ...writeOptions(game.options, setup.options).map((option) => `option ${option}`),
    `seed ${setup.seed}`,
    ...setup.players.map(({ name, bot }) => (bot === undefined ? `player ${name}` : `player ${name} bot=${bot}`)),
    ...(setup.first === undefined ? [] : [`first ${nameOf(setup.first)}`]),
    ...setup.stacks.map(({ player, cards }) =>
      player === NOBODY ? `stack: ${cards.join(' ')}` : `stack ${nameOf(player)}: ${cards.join(', ')}`,
    ),
    ...setup.decks.flatMap(({ player, name, lines: deck }) =>
      name === undefined ? [`deck ${nameOf(player)} {`, ...deck, '}'] : [`deck ${nameOf(player)} ${name}`],
    ),
    '---',
  ];
  return `${lines.join('\n')}\n`;
}

/** The heading of a turn, as a comment. */
export function writeHeading(turn: number): string {
  return turn === 0 ? '# opening\n' : `# turn ${turn}\n`;
}

/**
 * The lines that a choice adds: the choice itself, and after the last one of a turn the state's hash and the next heading.
 * @param turnBefore the turn in which the choice was made
 */
export function writeMove(line: string, match: Match, turnBefore: number): string {
  const { state } = match;
  if (!match.over && state.run.turn === turnBefore) return `${line}\n`;
  const check = `${line}\n= ${match.hash().slice(0, 8)}\n`;
  return match.over ? check : check + writeHeading(state.run.turn);
}
