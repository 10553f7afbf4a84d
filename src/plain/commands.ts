// What can be typed beside choices: the same English words in every language, and the language's own.
import type { Tongue } from '../text/index.js';

const COMMANDS = ['help', 'table', 'piles', 'log', 'rules', 'undo', 'back', 'concede', 'quit'] as const;
export type Command = (typeof COMMANDS)[number];

/** The command that a line stands for, ignoring case and accents; undefined when it is none. */
export function commandFor(line: string, tongue: Tongue): Command | undefined {
  if (line === '?') return 'help';
  const typed = fold(line);
  return COMMANDS.find((command) => typed === command || typed === fold(ownWord(command, tongue)));
}

/** Whether a line says yes, in English or in the language, as a whole word or by its first letter. */
export function saysYes(line: string, tongue: Tongue): boolean {
  const typed = fold(line);
  return ['yes', fold(tongue.say('plain.yes'))].some((word) => typed === word || typed === word.charAt(0));
}

/** What can be typed, one line each. @param example a choice that is open now */
export function helpLines(example: string, tongue: Tongue): string[] {
  return [
    tongue.say('plain.help.choose', { example }),
    ...COMMANDS.map((command) => {
      const words = [...new Set([ownWord(command, tongue), command])].join(', ');
      return `${words}: ${tongue.say(`plain.help.${command}`)}`;
    }),
  ];
}

function ownWord(command: Command, tongue: Tongue): string {
  return tongue.say(`plain.command.${command}`);
}

function fold(word: string): string {
  return word.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
