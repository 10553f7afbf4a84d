// What can stand in a place of the command line: words that the program and its games know, files, or anything.
import type { Argument } from 'commander';
import type { Game } from '../../../engine/index.js';
import { type CliCatalogue, languages } from '../../../text/start.js';
import { PALETTES } from '../../table/palettes.js';

/** One of some words, a file, either, or anything. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'words-or-file'; readonly words: readonly string[] }
  | { readonly kind: 'any' };

/** What can stand after an option, by its long name. */
export function optionValues(long: string, games: readonly Game[]): Values {
  switch (long) {
    case '--lang':
      return { kind: 'words', words: languages() };
    case '--palette':
      return { kind: 'words', words: PALETTES };
    case '--order':
      return {
        kind: 'words',
        words: everyOption(games)
          .filter((text) => text.startsWith('order='))
          .map((text) => text.slice(6)),
      };
    case '--option':
      return { kind: 'words', words: everyOption(games) };
    case '--each':
      return { kind: 'words', words: everyClosedOption(games) };
    case '--bot':
    case '--bots':
      return { kind: 'words', words: [...new Set(games.flatMap(({ bots }) => Object.keys(bots)))] };
    case '--deck':
    case '--decks':
      return { kind: 'words-or-file', words: everyDeck(games) };
    case '--cards':
    case '--record':
    case '--pictures':
      return { kind: 'file' };
    default:
      return { kind: 'any' };
  }
}

/** What can stand where a command takes something. */
export function argumentValues(argument: Argument, words: CliCatalogue, games: readonly Game[]): Values {
  if (argument.description === words['cli.argument.library-game'])
    return { kind: 'words', words: games.filter(({ library }) => library !== undefined).map(({ id }) => id) };
  switch (argument.name()) {
    case words['cli.value.game']:
      return { kind: 'words', words: games.map(({ id }) => id) };
    case words['cli.value.file']:
      return { kind: 'file' };
    case words['cli.value.deck']:
      return { kind: 'words-or-file', words: everyDeck(games) };
    case words['cli.value.shell']:
      return { kind: 'words', words: ['bash', 'zsh', 'fish'] };
    default:
      return { kind: 'any' };
  }
}

/** Every option of every game, as it is written. */
function everyOption(games: readonly Game[]): string[] {
  const texts = games.flatMap(({ options }) =>
    Object.entries(options).flatMap(([name, kind]) => {
      switch (kind.kind) {
        case 'flag':
          return [name];
        case 'word':
          return kind.words.map((word) => `${name}=${word}`);
        case 'number':
          return [`${name}=${kind.usual}`];
      }
    }),
  );
  return [...new Set(texts)];
}

/** The names of the options whose values can be listed, of every game. */
function everyClosedOption(games: readonly Game[]): string[] {
  const names = games.flatMap(({ options }) =>
    Object.entries(options).flatMap(([name, { kind }]) => (kind === 'number' ? [] : [name])),
  );
  return [...new Set(names)];
}

/** The ready decks of every game. */
function everyDeck(games: readonly Game[]): string[] {
  return [...new Set(games.flatMap(({ library }) => library?.decks.map(({ name }) => name) ?? []))];
}
