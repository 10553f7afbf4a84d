// Parts that several commands are declared with: options and arguments with their words.
import { Argument, type Command, Option } from 'commander';
import type { CliCatalogue } from '../text/start.js';

/** Every option of ours, by its name, with the kind of its value. */
const VALUES = {
  seed: 'text',
  order: 'order',
  option: 'option',
  bot: 'bot',
  first: 'name',
  plain: undefined,
  accessible: undefined,
  record: 'file',
  ascii: undefined,
  palette: 'palette',
  mouse: undefined,
  until: 'number',
  json: undefined,
  quiet: undefined,
} as const;

/** Options that may be repeated: their values come as a list. */
const REPEATED: readonly string[] = ['option', 'bot'] satisfies (keyof typeof VALUES)[];

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

/** Declares what a command takes: `<game>` must be there, `[file]` may, `<names...>` is one or more. */
export function addArgument(
  command: Command,
  words: CliCatalogue,
  name: 'game' | 'names' | 'file' | 'shell',
  needed = true,
): Command {
  const label = name === 'names' ? `${words['cli.value.name']}...` : words[`cli.value.${name}`];
  return command.addArgument(new Argument(needed ? `<${label}>` : `[${label}]`, words[`cli.argument.${name}`]));
}

function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}
