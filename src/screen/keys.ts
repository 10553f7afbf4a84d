// What a terminal sends, taken apart into keys. Sequences that are not known are swallowed whole: none of their letters may
// pass for a key that somebody pressed.

/** A key: a printable character as itself, or one of the names below. Mouse clicks and wheels have a place. */
export interface Key {
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
}

export interface Keys {
  readonly keys: readonly Key[];
  /** The beginning of a sequence whose end has not arrived yet. */
  readonly rest: string;
}

const ESC = '\x1b';
/** A sequence longer than this will not end any more. */
const LONGEST = 512;
const BY_LETTER: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'backtab',
  M: 'enter',
};
const BY_NUMBER: Readonly<Record<string, string>> = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
};
const BY_CONTROL: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\x7f': 'backspace',
  '\x1b': 'escape',
};

/** Takes apart what was read; `rest` of the last call comes first. */
export function readKeys(input: string): Keys {
  const keys: Key[] = [];
  let at = 0;
  while (at < input.length) {
    const left = input.slice(at);
    if (left.startsWith(ESC)) {
      const sequence = readSequence(left);
      if (sequence === undefined) return { keys, rest: left };
      if (sequence.key !== undefined) keys.push(sequence.key);
      at += sequence.length;
      continue;
    }
    if (left.startsWith('\r\n')) at++;
    const letter = String.fromCodePoint(left.codePointAt(0) ?? 0);
    at += letter.length;
    const key = plainKey(letter);
    if (key !== undefined) keys.push(key);
  }
  return { keys, rest: '' };
}

function plainKey(letter: string): Key | undefined {
  const named = BY_CONTROL[letter];
  if (named !== undefined) return { name: named };
  const code = letter.charCodeAt(0);
  if (code >= 1 && code <= 26) return { name: `ctrl-${String.fromCharCode(code + 96)}` };
  return /[\p{Cc}\p{Cs}]/u.test(letter) ? undefined : { name: letter };
}

/** One escape sequence; undefined while its end is missing. */
function readSequence(text: string): Sequence | undefined {
  const after = text.slice(1);
  switch (after[0]) {
    case undefined:
      return undefined;
    case ESC:
      return { key: { name: 'escape' }, length: 1 };
    case '[':
      return readControl(after);
    case 'O':
      return after.length < 2 ? undefined : { key: named(keypadKey(after[1] ?? '')), length: 3 };
    case ']':
    case 'P':
    case '_':
    case '^':
      return readString(after);
    default:
      // Alt and a letter: no key of ours.
      return { key: undefined, length: 1 + String.fromCodePoint(after.codePointAt(0) ?? 0).length };
  }
}

interface Sequence {
  readonly key: Key | undefined;
  readonly length: number;
}

/** `[`, parameters, and the letter that ends them. */
function readControl(after: string): Sequence | undefined {
  // Old mouse reports: three bytes follow. Function keys of the Linux console: one letter follows a second bracket.
  if (after.startsWith('[M')) return after.length < 5 ? undefined : { key: undefined, length: 6 };
  if (after.startsWith('[[')) return after.length < 3 ? undefined : { key: undefined, length: 4 };
  const [all, mark = '', parameters = '', last = ''] = /^\[([<=>?]?)([0-9;:]*)[ -/]*([@-~])/.exec(after) ?? [];
  if (all === undefined) {
    // Either its end is still to come, or it is broken: then what has been read of it is dropped.
    const [begun = '['] = /^\[[<=>?]?[0-9;:]*[ -/]*/.exec(after) ?? [];
    return begun.length === after.length && begun.length < LONGEST
      ? undefined
      : { key: undefined, length: 1 + begun.length };
  }
  const length = 1 + all.length;
  if (mark === '<') return { key: mouseKey(parameters, last), length };
  if (mark !== '') return { key: undefined, length };
  const key = last === '~' ? BY_NUMBER[parameters.split(';')[0] ?? ''] : BY_LETTER[last];
  return { key: named(key), length };
}

/** An answer of the terminal, ended by BEL or ESC \. */
function readString(after: string): Sequence | undefined {
  const bell = after.indexOf('\x07');
  const stop = after.indexOf(`${ESC}\\`);
  if (bell < 0 && stop < 0) return after.length < LONGEST ? undefined : { key: undefined, length: 1 + after.length };
  if (bell >= 0 && (stop < 0 || bell < stop)) return { key: undefined, length: bell + 2 };
  return { key: undefined, length: stop + 3 };
}

/** A mouse report: button, column and row, counted from 1; `M` for pressed. */
function mouseKey(parameters: string, last: string): Key | undefined {
  const [button, column = 1, row = 1] = parameters.split(';').map(Number);
  const place = { x: column - 1, y: row - 1 };
  if (last !== 'M') return undefined;
  if (button === 0) return { name: 'click', ...place };
  if (button === 64) return { name: 'wheel-up', ...place };
  return button === 65 ? { name: 'wheel-down', ...place } : undefined;
}

/** Keys in application mode: arrows and such by their letter, the digits of a number pad as `p` to `y`. */
function keypadKey(letter: string): string | undefined {
  return BY_LETTER[letter] ?? (/[p-y]/.test(letter) ? String(letter.charCodeAt(0) - 'p'.charCodeAt(0)) : undefined);
}

function named(name: string | undefined): Key | undefined {
  return name === undefined ? undefined : { name };
}
