// A line of text being edited: a pure function of text, caret and key.

export interface Line {
  readonly text: string;
  /** Place of the caret, in characters from the left. */
  readonly caret: number;
}

/** Longest text, so that nothing pasted by mistake fills the screen. */
const LONGEST = 64;
const SEGMENTER = new Intl.Segmenter();

/** The characters of a text, each with its combining marks. */
export function characters(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** The line after a key, or undefined when the key is none of an editor's. */
export function edit({ text, caret }: Line, key: string): Line | undefined {
  const letters = characters(text);
  const at = Math.min(caret, letters.length);
  const without = (from: number, to: number): string => [...letters.slice(0, from), ...letters.slice(to)].join('');
  switch (key) {
    case 'left':
      return { text, caret: Math.max(0, at - 1) };
    case 'right':
      return { text, caret: Math.min(letters.length, at + 1) };
    case 'home':
    case 'ctrl-a':
      return { text, caret: 0 };
    case 'end':
    case 'ctrl-e':
      return { text, caret: letters.length };
    case 'backspace':
      return at === 0 ? { text, caret: at } : { text: without(at - 1, at), caret: at - 1 };
    case 'delete':
    case 'ctrl-d':
      return { text: without(at, at + 1), caret: at };
    case 'ctrl-u':
      return { text: without(0, at), caret: 0 };
    case 'ctrl-k':
      return { text: without(at, letters.length), caret: at };
    default:
      return [...key].length === 1 ? insert(letters, at, key) : undefined;
  }
}

function insert(letters: readonly string[], at: number, letter: string): Line {
  const before = [...letters.slice(0, at), letter].join('').normalize('NFC');
  const text = before + letters.slice(at).join('');
  return letters.length >= LONGEST ? { text: letters.join(''), caret: at } : { text, caret: characters(before).length };
}
