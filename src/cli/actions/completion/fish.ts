// The completion script for fish.
import { type CompletedOption, type Completion, firstWords } from './model.js';
import type { Values } from './values.js';

/** To be sourced by fish, or put into its folder of completions. */
export function fishScript(completion: Completion): string {
  const { commands, groups, options } = completion;
  const lines = [
    '# fish completion of hotseat: hotseat completion fish | source',
    'complete -c hotseat -f',
    ...firstWords(completion).map(
      ({ name, says }) => `complete -c hotseat -n __fish_use_subcommand -a ${name} -d ${quote(says)}`,
    ),
    ...options.map((option) => `complete -c hotseat ${spec(option)}`),
    ...groups.flatMap(({ name: group, members }) => {
      const none = `not __fish_seen_subcommand_from ${members.map(({ name }) => name).join(' ')}`;
      const here = `complete -c hotseat -n ${quote(`__fish_seen_subcommand_from ${group}; and ${none}`)}`;
      return members.map(({ name, says }) => `${here} -a ${name} -d ${quote(says)}`);
    }),
    ...commands.flatMap(({ name, options: own, places }) => {
      const seen = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
      const here = `complete -c hotseat -n ${quote(seen.join('; and '))}`;
      return [
        ...own.map((option) => `${here} ${spec(option)}`),
        ...places.filter(isOffered).map((values) => `${here} ${action(values)}`),
      ];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function spec({ flags, says, values, afterEquals }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const value =
    values === undefined ? '' : afterEquals ? ' -x' : ` ${values.kind === 'any' ? '-x' : `-r ${action(values)}`}`;
  return `${names.join(' ')} -d ${quote(says)}${value}`;
}

function action(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `-a ${quote(values.words.join(' '))}`;
    case 'file':
      return '-F';
    case 'words-or-file':
      return `-F -a ${quote(values.words.join(' '))}`;
    case 'any':
      return '';
  }
}

function isOffered(values: Values): boolean {
  return values.kind !== 'any';
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/gu, '\\$&')}'`;
}
