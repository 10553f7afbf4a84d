// Parts that several commands are declared with: options and arguments with their words, and how they end.
import { Argument, type Command, Option } from 'commander';
import type { Result } from '../../engine/index.js';
import type { CliCatalogue } from '../../text/start.js';
import type { Complaint } from '../complaint.js';
import { conclude } from '../conclude.js';
import type { Context } from '../context.js';

/** Every option of ours, by its name, with the kind of its value. */
const VALUES = {
  seed: 'text',
  order: 'order',
  option: 'option',
  bot: 'bot',
  deck: 'player-deck',
  cards: 'file',
  game: 'game',
  first: 'name',
  plain: undefined,
  accessible: undefined,
  record: 'file',
  ascii: undefined,
  palette: 'palette',
  mouse: undefined,
  pictures: 'folder',
  until: 'number',
  json: undefined,
  quiet: undefined,
} as const;

/** Options that may be repeated: their values come as a list. */
const REPEATED: readonly string[] = ['option', 'bot', 'deck', 'cards'] satisfies (keyof typeof VALUES)[];

export type OptionName = keyof typeof VALUES;

/** Declares options of a command, in the order of its help page. */
export function addOptions(command: Command, words: CliCatalogue, names: readonly OptionName[]): Command {
  for (const name of names) {
    const value = VALUES[name];
    const flags = value === undefined ? `--${name}` : `--${name} <${words[`cli.value.${value}`]}>`;
    const option = new Option(flags, words[`cli.option.${name}`]);
    if (REPEATED.includes(name)) option.argParser(collect).default([]);
    command.addOption(option);
  }
  return command;
}

/** Everything that commands take, by its name, with the kind of its value. */
const ARGUMENTS = {
  game: 'game',
  'library-game': 'game',
  names: 'name',
  file: 'file',
  shell: 'shell',
  deck: 'deck',
  'deck-file': 'file',
  words: 'word',
} as const;

/** Arguments that stand for one word or more. */
const LISTS: readonly string[] = ['names', 'words'] satisfies (keyof typeof ARGUMENTS)[];

/** Declares what a command takes: `<game>` must be there, `[file]` may, `<names...>` is one or more. */
export function addArgument(
  command: Command,
  words: CliCatalogue,
  name: keyof typeof ARGUMENTS,
  needed = true,
): Command {
  const label = `${words[`cli.value.${ARGUMENTS[name]}`]}${LISTS.includes(name) ? '...' : ''}`;
  return command.addArgument(new Argument(needed ? `<${label}>` : `[${label}]`, words[`cli.argument.${name}`]));
}

/** Takes an option that may be repeated. */
export function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

/** Declares what a command does: it answers an exit code, or what is wrong with what it was given. */
export function does<Given extends unknown[]>(
  command: Command,
  context: Context,
  action: (...given: Given) => Promise<Result<number, Complaint>>,
): void {
  command.action(async (...given: Given) => conclude(context, await action(...given)));
}
