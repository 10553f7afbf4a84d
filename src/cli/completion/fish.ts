// The completion script for fish.
import type { CompletedOption, Completion, Values } from './model.js';

/** To be sourced by fish, or put into its folder of completions. */
export function fishScript({ commands, options }: Completion): string {
  const lines = [
    '# fish completion of hotseat: hotseat completion fish | source',
    'complete -c hotseat -f',
    ...commands.map(({ name, says }) => `complete -c hotseat -n __fish_use_subcommand -a ${name} -d ${quote(says)}`),
    ...options.map((option) => `complete -c hotseat ${spec(option)}`),
    ...commands.flatMap(({ name, options: own, places }) => {
      const here = `complete -c hotseat -n ${quote(`__fish_seen_subcommand_from ${name}`)}`;
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
