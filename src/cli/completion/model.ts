// What can be completed where, read off the program: the scripts for the shells are made from it.
import type { Argument, Command, Option } from 'commander';
import { GAMES } from '../../games/index.js';
import { type CliCatalogue, languages } from '../../text/start.js';
import { PALETTES } from '../palettes.js';

/** What can stand in a place: one of some words, a file, either, or anything. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'words-or-file'; readonly words: readonly string[] }
  | { readonly kind: 'any' };

export interface CompletedOption {
  readonly flags: readonly string[];
  readonly says: string;
  /** Undefined: a switch, without a value. */
  readonly values: Values | undefined;
  /** Whether its value begins with something else and a `=`: `--bot Bob=greedy`. */
  readonly afterEquals: boolean;
}

interface CompletedCommand {
  /** Its words: `play`, `decks show`. */
  readonly name: string;
  readonly says: string;
  readonly options: readonly CompletedOption[];
  /** By place; whatever comes after the last is anything. */
  readonly places: readonly Values[];
}

/** A command that only has further commands: its name, and theirs without it. */
interface CompletedGroup {
  readonly name: string;
  readonly says: string;
  readonly members: readonly { readonly name: string; readonly says: string }[];
}

export interface Completion {
  readonly commands: readonly CompletedCommand[];
  readonly groups: readonly CompletedGroup[];
  /** Options of every command. */
  readonly options: readonly CompletedOption[];
}

export function completionOf(program: Command, words: CliCatalogue): Completion {
  const help: CompletedOption = {
    flags: ['--help', '-h'],
    says: words['cli.option.help'],
    values: undefined,
    afterEquals: false,
  };
  const isGroup = (command: Command): boolean => command.commands.length > 0;
  const commands = program.commands.flatMap((command) =>
    isGroup(command)
      ? command.commands.map((member) => completedCommand(member, `${command.name()} `, words))
      : [completedCommand(command, '', words)],
  );
  const groups = program.commands.filter(isGroup).map((command) => ({
    name: command.name(),
    says: command.description(),
    members: command.commands.map((member) => ({ name: member.name(), says: member.description() })),
  }));
  const names = program.commands.map((command) => command.name());
  const helpCommand = {
    name: 'help',
    says: words['cli.help-command'],
    options: [],
    places: [{ kind: 'words' as const, words: names }],
  };
  return { commands: [...commands, helpCommand], groups, options: [...program.options.map(completedOption), help] };
}

/** What can be typed first: commands that stand alone, and groups. */
export function firstWords({ commands, groups }: Completion): { readonly name: string; readonly says: string }[] {
  return [...commands.filter(({ name }) => !name.includes(' ')), ...groups];
}

function completedCommand(command: Command, before: string, words: CliCatalogue): CompletedCommand {
  return {
    name: before + command.name(),
    says: command.description(),
    options: command.options.map(completedOption),
    places: command.registeredArguments.map((argument) => valuesOf(argument, words)),
  };
}

function completedOption(option: Option): CompletedOption {
  const flags = [option.long, option.short].filter((flag) => flag !== undefined);
  const takes = option.required || option.optional;
  return {
    flags,
    says: option.description,
    values: takes ? optionValues(option.long ?? '') : undefined,
    afterEquals: option.long === '--bot' || option.long === '--deck',
  };
}

function optionValues(long: string): Values {
  switch (long) {
    case '--lang':
      return { kind: 'words', words: languages() };
    case '--palette':
      return { kind: 'words', words: PALETTES };
    case '--order':
      return {
        kind: 'words',
        words: everyOption()
          .filter((text) => text.startsWith('order='))
          .map((text) => text.slice(6)),
      };
    case '--option':
      return { kind: 'words', words: everyOption() };
    case '--each':
      return { kind: 'words', words: everyClosedOption() };
    case '--bot':
    case '--bots':
      return { kind: 'words', words: [...new Set(GAMES.flatMap(({ bots }) => Object.keys(bots)))] };
    case '--deck':
    case '--decks':
      return { kind: 'words-or-file', words: everyDeck() };
    case '--cards':
    case '--record':
    case '--pictures':
      return { kind: 'file' };
    default:
      return { kind: 'any' };
  }
}

/** Every option of every game, as it is written. */
function everyOption(): string[] {
  const texts = GAMES.flatMap(({ options }) =>
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
function everyClosedOption(): string[] {
  const names = GAMES.flatMap(({ options }) =>
    Object.entries(options).flatMap(([name, { kind }]) => (kind === 'number' ? [] : [name])),
  );
  return [...new Set(names)];
}

/** The ready decks of every game. */
function everyDeck(): string[] {
  return [...new Set(GAMES.flatMap(({ library }) => library?.decks.map(({ name }) => name) ?? []))];
}

function valuesOf(argument: Argument, words: CliCatalogue): Values {
  if (argument.description === words['cli.argument.library-game'])
    return { kind: 'words', words: GAMES.filter(({ library }) => library !== undefined).map(({ id }) => id) };
  switch (argument.name()) {
    case words['cli.value.game']:
      return { kind: 'words', words: GAMES.map(({ id }) => id) };
    case words['cli.value.file']:
      return { kind: 'file' };
    case words['cli.value.deck']:
      return { kind: 'words-or-file', words: everyDeck() };
    case words['cli.value.shell']:
      return { kind: 'words', words: ['bash', 'zsh', 'fish'] };
    default:
      return { kind: 'any' };
  }
}
