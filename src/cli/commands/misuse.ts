// Mistakes on the command line, as complaints: commander finds them, the words are ours.

import type { Command, CommanderError } from 'commander';
import type { Failure, Fault } from '../../engine/index.js';
import { languages } from '../../text/start.js';
import { type Complaint, complain } from '../complaint.js';
import { EXIT } from '../exit.js';
import { hintAt } from '../input/words.js';
import { shellCommand } from '../output/shell.js';
import { fault, say } from '../say.js';

/** What a mistake that commander found means. Its message is used only for the word it puts in quotes. */
export function misuse(error: CommanderError, program: Command, argv: readonly string[]): Failure<Complaint> {
  const group = program.commands.find((one) => argv.includes(one.name())) ?? program;
  const command = (group === program ? [] : group.commands).find((one) => argv.includes(one.name())) ?? group;
  const quoted = /'([^']*)'/u.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return complainOf(fault('usage.unknown-option', { name: quoted }), command, quoted, flagsOf(command, program));
    case 'commander.missingArgument':
      return complainOf(fault('usage.missing-argument', { command: wordsOf(command), name: quoted }), command);
    case 'commander.optionMissingArgument':
      return complainOf(fault('usage.missing-value', { name: quoted.split(' ')[0] ?? '' }), command);
    case 'commander.excessArguments': {
      const extra = command.args.slice(command.registeredArguments.length);
      return complainOf(fault('usage.too-many', { command: wordsOf(command), extra }), command);
    }
    case 'commander.help':
      // `help WORD` where the word is no command.
      return unknownWord(argv[argv.indexOf('help') + 1] ?? '', program);
    default:
      return complainOf(fault('usage.other', { text: error.message }), command);
  }
}

/** A first word that is neither a command nor an option. */
export function unknownWord(word: string, program: Command): Failure<Complaint> {
  if (word.startsWith('-') && word !== '-')
    return complainOf(fault('usage.unknown-option', { name: word }), program, word, flagsOf(program, program));
  const known = program.commands.map((command) => command.name());
  return complainOf(fault('usage.unknown-command', { name: word, known }), program, word, known);
}

export function unknownLanguage(name: string): Failure<Complaint> {
  return complain(fault('language.unknown', { name, known: languages() }), EXIT.usage);
}

function complainOf(found: Fault, command: Command, word = '', known: readonly string[] = []): Failure<Complaint> {
  const near = word === '' ? undefined : hintAt(word, known);
  const help = shellCommand(['hotseat', ...wordsOf(command).split(' '), '--help'].filter((word) => word !== ''));
  return complain(found, EXIT.usage, { hint: near ?? say('cli.see-help', { command: help }) });
}

/** The words that call a command, without the program's own: `decks show`. */
function wordsOf(command: Command): string {
  return command.parent === null ? '' : `${wordsOf(command.parent)} ${command.name()}`.trim();
}

function flagsOf(command: Command, program: Command): string[] {
  return [...command.options, ...program.options].flatMap(({ long }) => (long ? [long] : [])).concat('--help');
}
