// What can be completed where, read off the program: the scripts for the shells are made from it.
import type { Command, Option } from 'commander';
import type { Game } from '../../../engine/index.js';
import type { CliCatalogue } from '../../../text/start.js';
import { argumentValues, optionValues, type Values } from './values.js';

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

/** @param games whose ids, bots, options and decks are completed */
export function completionOf(program: Command, words: CliCatalogue, games: readonly Game[]): Completion {
  const completedOption = (option: Option): CompletedOption => ({
    flags: [option.long, option.short].filter((flag) => flag !== undefined),
    says: option.description,
    values: option.required || option.optional ? optionValues(option.long ?? '', games) : undefined,
    afterEquals: option.long === '--bot' || option.long === '--deck',
  });
  const completedCommand = (command: Command, before: string): CompletedCommand => ({
    name: before + command.name(),
    says: command.description(),
    options: command.options.map(completedOption),
    places: command.registeredArguments.map((argument) => argumentValues(argument, words, games)),
  });
  const commands = program.commands.flatMap((command) =>
    isGroup(command)
      ? command.commands.map((member) => completedCommand(member, `${command.name()} `))
      : [completedCommand(command, '')],
  );
  const groups = program.commands.filter(isGroup).map((command) => ({
    name: command.name(),
    says: command.description(),
    members: command.commands.map((member) => ({ name: member.name(), says: member.description() })),
  }));
  const help: CompletedOption = {
    flags: ['--help', '-h'],
    says: words['cli.option.help'],
    values: undefined,
    afterEquals: false,
  };
  const helpCommand: CompletedCommand = {
    name: 'help',
    says: words['cli.help-command'],
    options: [],
    places: [{ kind: 'words', words: program.commands.map((command) => command.name()) }],
  };
  return { commands: [...commands, helpCommand], groups, options: [...program.options.map(completedOption), help] };
}

/** What can be typed first: commands that stand alone, and groups. */
export function firstWords({ commands, groups }: Completion): { readonly name: string; readonly says: string }[] {
  return [...commands.filter(({ name }) => !name.includes(' ')), ...groups];
}

function isGroup(command: Command): boolean {
  return command.commands.length > 0;
}
