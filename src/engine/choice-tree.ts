// Choices as a tree: the words of their canonical texts, one level a word. `reveal 1`, `reveal 1 4` and `draw` make a root
// with `reveal` and `draw`; `reveal` has `1`, which is a choice itself and leads on to `4`. Menus and prompts walk it.

export interface ChoiceNode {
  /** The words that lead here. */
  readonly words: readonly string[];
  /** The canonical text of the choice that ends here, or undefined when more words are needed. */
  readonly text: string | undefined;
  readonly children: readonly ChoiceNode[];
}

/** @param texts canonical texts; the order of the tree is theirs */
export function choiceTree(texts: readonly string[]): ChoiceNode {
  return grow(
    [],
    texts.map((text) => ({ text, words: text.split(' ') })),
  );
}

/** Goes down while there is only one way to go: what is not a choice needs no asking. */
export function skipSingle(node: ChoiceNode): ChoiceNode {
  const [only] = node.children;
  return node.text === undefined && node.children.length === 1 && only !== undefined ? skipSingle(only) : node;
}

/** The node that some words lead to, or undefined. */
export function nodeAt(root: ChoiceNode, words: readonly string[]): ChoiceNode | undefined {
  const [next, ...rest] = words;
  if (next === undefined) return root;
  const child = root.children.find(({ words: own }) => own.at(-1) === next);
  return child && nodeAt(child, rest);
}

function grow(words: readonly string[], below: readonly { text: string; words: readonly string[] }[]): ChoiceNode {
  const depth = words.length;
  const own = below.find((one) => one.words.length === depth);
  const byNext = new Map<string, { text: string; words: readonly string[] }[]>();
  for (const one of below) {
    const next = one.words[depth];
    if (next !== undefined) byNext.set(next, [...(byNext.get(next) ?? []), one]);
  }
  const children = [...byNext].map(([next, ones]) => grow([...words, next], ones));
  return { words, text: depth === 0 ? undefined : own?.text, children };
}
