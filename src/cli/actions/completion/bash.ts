// The completion script for bash.
import { type CompletedOption, type Completion, firstWords } from './model.js';
import type { Values } from './values.js';

/** To be sourced by bash, or put into its folder of completions. */
export function bashScript(completion: Completion): string {
  const { commands, groups, options } = completion;
  const names = firstWords(completion)
    .map(({ name }) => name)
    .join(' ');
  const valued = [...options, ...commands.flatMap((command) => command.options)];
  return `# bash completion of hotseat: source <(hotseat completion bash)
_hotseat() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command= place=0 index word
  COMPREPLY=()
  # Bash takes words apart at "=": --bot Bob=greedy arrives as four of them.
  local equals=
  if [[ $cur == '=' ]]; then equals=\${COMP_WORDS[COMP_CWORD-2]} cur=
  elif [[ $prev == '=' ]]; then equals=\${COMP_WORDS[COMP_CWORD-3]} prev=
  fi
  case $equals in
${lines(valued.filter(({ afterEquals }) => afterEquals).map((option) => valueCase(option, 4)))}
    ?*) return ;;
  esac
  case $prev in
${lines(valued.map((option) => valueCase(option, 4)))}
  esac
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    case $word in
      ${valuedFlags(valued)}) ((index++)) ;;
      -*) ;;
      *) case $command in
        '') command=$word ;;
${lines(groups.map(({ name }) => `        ${name}) command+=" $word" ;;`))}
        *) ((place++)) ;;
      esac ;;
    esac
  done
  if [[ -z $command && $cur != -* ]]; then COMPREPLY=($(compgen -W '${names}' -- "$cur")); return; fi
  case $command in
${lines(groups.map(({ name, members }) => `    ${name}) COMPREPLY=($(compgen -W '${members.map((member) => member.name).join(' ')}' -- "$cur")) ;;`))}
${commands
  .map(
    ({ name, options: own, places }) => `    '${name}')
      if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W '${flagsOf([...own, ...options])}' -- "$cur")); return; fi
      case $place in
${lines(places.map((values, place) => `        ${place}) ${reply(values)} ;;`))}
      esac ;;`,
  )
  .join('\n')}
    '') COMPREPLY=($(compgen -W '${flagsOf(options)}' -- "$cur")) ;;
  esac
}
complete -F _hotseat hotseat
`;
}

function valueCase({ flags, values }: CompletedOption, indent: number): string {
  return values === undefined ? '' : `${' '.repeat(indent)}${flags.join('|')}) ${reply(values)}; return ;;`;
}

function reply(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `COMPREPLY=($(compgen -W '${values.words.join(' ')}' -- "$cur"))`;
    case 'file':
      return 'COMPREPLY=($(compgen -f -- "$cur")); compopt -o filenames 2>/dev/null';
    case 'words-or-file':
      return `COMPREPLY=($(compgen -W '${values.words.join(' ')}' -- "$cur") $(compgen -f -- "$cur")); compopt -o filenames 2>/dev/null`;
    case 'any':
      return ':';
  }
}

function valuedFlags(options: readonly CompletedOption[]): string {
  return options.flatMap(({ flags, values }) => (values === undefined ? [] : flags)).join('|');
}

function flagsOf(options: readonly CompletedOption[]): string {
  return options.flatMap(({ flags }) => flags.filter((flag) => flag.startsWith('--'))).join(' ');
}

function lines(all: readonly string[]): string {
  return [...new Set(all)].filter((line) => line !== '').join('\n');
}
