// Finding cards by their names, as people write them in deck lists, recordings and at the keyboard.

/** Words that a card's name has at most. */
const LONGEST_NAME = 6;

/**
 * Finds kinds by name, whatever the case, blanks and signs of a text.
 * @param namesOf each kind with everything that it is called; asked when something is first looked for
 */
export function kindFinder<Kind>(
  namesOf: () => Iterable<readonly [Kind, readonly string[]]>,
): (text: string) => Kind | undefined {
  let kinds: Map<string, Kind> | undefined;
  return (text) => {
    kinds ??= new Map(
      [...namesOf()].flatMap(([kind, names]) => names.map((name): [string, Kind] => [foldCardName(name), kind])),
    );
    return kinds.get(foldCardName(text));
  };
}

/** A card's name without what people write in one way or another: case, blanks, signs. */
export function foldCardName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The longest run of words that names a card becomes the one word for it: `iron net` and `eisernes netz` both `iron-net`. Other
 * words stay as they are.
 * @param wordFor the canonical word for a name, or undefined when no card is called so
 */
export function withCardWords(words: readonly string[], wordFor: (name: string) => string | undefined): string[] {
  const tidy: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = Math.min(words.length, at + LONGEST_NAME);
    let word = wordFor(words.slice(at, end).join(' '));
    while (word === undefined && end > at + 1) word = wordFor(words.slice(at, --end).join(' '));
    tidy.push(word ?? (words[at] as string));
    at = end;
  }
  return tidy;
}
