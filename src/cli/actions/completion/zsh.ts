// The completion script for zsh.
import { type CompletedOption, type Completion, firstWords } from './model.js';
import type { Values } from './values.js';

/** To be put into a folder of zsh's fpath as _hotseat, or sourced. */
export function zshScript(completion: Completion): string {
  const { commands, groups, options } = completion;
  const list = firstWords(completion)
    .map(({ name, says }) => `    ${quote(`${name}:${says}`)}`)
    .join('\n');
  const cases = (pattern: (name: string) => string | undefined): string =>
    commands
      .flatMap(({ name, options: own, places }) => {
        const word = pattern(name);
        if (word === undefined) return [];
        const all = [
          ...[...own, ...options].flatMap(specs),
          ...places.map((values, index) => quote(`${index + 1}: :${action(values)}`)),
          "'*: :'",
        ];
        return [`        ${word}) _arguments ${all.join(' ')} ;;`];
      })
      .join('\n');
  const nested = groups.map(
    ({
      name,
      members,
    }) => `        ${name}) _arguments -C '1: :(${members.map((member) => member.name).join(' ')})' '*:: :->member'
        if [[ $state == member ]]; then case $line[1] in
${cases((full) => (full.startsWith(`${name} `) ? full.slice(name.length + 1) : undefined))}
        esac; fi ;;`,
  );
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
${cases((name) => (name.includes(' ') ? undefined : name))}
${nested.join('\n')}
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
    case 'words-or-file':
      return `{_alternative 'words: :(${values.words.join(' ')})' 'files: :_files'}`;
    case 'any':
      return '';
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
