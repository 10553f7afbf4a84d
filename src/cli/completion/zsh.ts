// The completion script for zsh.
import type { CompletedOption, Completion, Values } from './model.js';

/** To be put into a folder of zsh's fpath as _hotseat, or sourced. */
export function zshScript({ commands, options }: Completion): string {
  const list = commands.map(({ name, says }) => `    ${quote(`${name}:${says}`)}`).join('\n');
  return `#compdef hotseat
# zsh completion of hotseat: hotseat completion zsh > a folder of your fpath/_hotseat
_hotseat() {
  local line state
  local -a commands
  commands=(
${list}
  )
  _arguments -C ${options.flatMap(specs).join(' ')} '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $line[1] in
${commands
  .map(({ name, options: own, places }) => {
    const all = [
      ...[...own, ...options].flatMap(specs),
      ...places.map((values, index) => quote(`${index + 1}: :${action(values)}`)),
      "'*: :'",
    ];
    return `        ${name}) _arguments ${all.join(' ')} ;;`;
  })
  .join('\n')}
      esac ;;
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _hotseat "$@"; else compdef _hotseat hotseat; fi
`;
}

/** One specification a flag, as zsh's _arguments reads them. */
function specs({ flags, says, values, afterEquals }: CompletedOption): string[] {
  const text = says.replace(/[[\]:]/gu, ' ');
  const value = values === undefined ? '' : `: :${afterEquals ? '' : action(values)}`;
  return flags.map((flag) => quote(`*${flag}[${text}]${value}`));
}

function action(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `(${values.words.join(' ')})`;
    case 'file':
      return '_files';
    case 'any':
      return '';
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
