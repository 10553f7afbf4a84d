// One level of the tree of choices, as it is offered: its items, the keys that choose them, and what is closed and why.
import { type Branch, type ChoiceNode, type Closed, type KeyChoice, nodeAt, skipSingle } from '../engine/index.js';
import { capital } from '../text/index.js';
import { type Position, personToMove } from './position.js';

export interface Item {
  /** The words that lead there. */
  readonly words: readonly string[];
  /** The printed key. */
  readonly key: string;
  /** The game's own key for it. */
  readonly ownKey?: string;
  readonly label: string;
  /** The place on the table that the item is about. */
  readonly spot: string | undefined;
  /** What is to be known before choosing it, where it is more than what lies in the place. */
  readonly detail: string | undefined;
  /** The place that the whole choice is about, when the item makes one. */
  readonly about: string | undefined;
  /** The text of the choice that is made at once; undefined: a further level opens. */
  readonly text: string | undefined;
}

export interface Level {
  /** What has been said so far on the way here; empty where nothing has. */
  readonly path: readonly string[];
  /** The places on the table that the way here has picked. */
  readonly picked: readonly string[];
  readonly items: readonly Item[];
  /** Whether the cursor walks the table itself. */
  readonly onTable: boolean;
  /** What is not open here, one line a reason. */
  readonly closed: readonly string[];
}

const NOTHING: Level = { path: [], picked: [], items: [], onTable: false, closed: [] };
/** Levels that were made already: a frame asks for the same one several times. */
const KNOWN = new WeakMap<Position, Map<string, Level>>();
/** Letters that are no commands, for long lists. */
const LETTERS = 'abdefgmnopstvwxyz';

/** The level below some words of the tree; nothing is offered while nobody has to choose. */
export function levelAt(position: Position, words: readonly string[]): Level {
  const levels = KNOWN.get(position) ?? new Map<string, Level>();
  KNOWN.set(position, levels);
  const key = words.join(' ');
  const level = levels.get(key) ?? makeLevel(position, words);
  levels.set(key, level);
  return level;
}

function makeLevel(position: Position, words: readonly string[]): Level {
  const node = personToMove(position) ? nodeAt(position.root, words.slice(position.root.words.length)) : undefined;
  if (node === undefined) return NOTHING;
  const { tongue } = position;
  // A single choice is asked only where passing over it would tell something: then it is an item like any other.
  const isSole = node.children.length === 0;
  const justThis = node.text === undefined ? [] : [itemFor(position, node, isSole ? '1' : '0')];
  // The game's keys hold on the first level only.
  const own = words.length === position.root.words.length ? position.keys : [];
  const keys = keysFor(node.children, own);
  const below = node.children.map((child, at) => withOwnKey(itemBelow(position, child, keys[at] ?? ''), own));
  const items = [
    ...justThis.map((item) =>
      isSole ? withOwnKey(item, own) : { ...item, label: tongue.say('screen.just-this', { choice: item.label }) },
    ),
    ...below,
  ].map((item) => ({ ...item, label: capital(item.label, tongue.language) }));
  const onTable = below.length > 0 && below.every(({ spot }) => spot !== undefined);
  const missed = position.closed.filter(({ elsewhere }) => elsewhere !== true);
  const steps = node.words.map((_, at) => node.words.slice(0, at + 1));
  return {
    path: isSole ? [] : steps.map((step) => sayBranch(position, step)),
    picked: steps.slice(1).flatMap((step) => branchOf(position, step)?.spot ?? []),
    items,
    onTable,
    closed: closedLines(position, node, missed),
  };
}

/** The words of the node that is offered when an item is entered. */
export function wordsBelow(position: Position, { words }: Item): readonly string[] {
  const node = nodeAt(position.root, words.slice(position.root.words.length));
  return node === undefined ? words : skipSingle(node).words;
}

/** Why some words are closed at a level, or undefined when nothing of that kind is closed. */
export function whyClosed(position: Position, words: readonly string[]): string | undefined {
  const text = words.join(' ');
  const closed = position.closed.find((one) => one.text === text || one.text.startsWith(`${text} `));
  return closed && position.tongue.say(`closed.${closed.code}`);
}

/** What some words of choices stand for, word by word: `Go: north`. */
export function whatIs(position: Position, words: readonly string[]): string {
  return words.map((_, at) => sayBranch(position, words.slice(0, at + 1))).join(': ');
}

/** Everything that is closed in this decision, whether anybody looks for it here or not. One line a reason. */
export function allClosed(position: Position): string[] {
  if (!personToMove(position)) return [];
  const { root, closed, tongue } = position;
  const inPart = root.children.flatMap((child) =>
    closedLines(position, child, closed).map((reason) =>
      tongue.say('screen.closed', { what: sayBranch(position, child.words), reason }),
    ),
  );
  return [...closedLines(position, root, closed), ...inPart];
}

function itemBelow(position: Position, child: ChoiceNode, key: string): Item {
  const end = skipSingle(child);
  if (end !== child && end.children.length === 0) {
    return { ...itemFor(position, end, key), words: child.words, spot: branchOf(position, child.words)?.spot };
  }
  return {
    words: child.words,
    key,
    label: sayBranch(position, child.words),
    ...aboutOf(position, child.words),
    text: child.children.length === 0 ? child.text : undefined,
  };
}

/** An item that makes a whole choice. */
function itemFor(position: Position, node: ChoiceNode, key: string): Item {
  const { tongue } = position;
  const saying = node.text === undefined ? undefined : position.sayChoice(node.text);
  const label = saying === undefined ? sayBranch(position, node.words) : oneBlank(tongue.speak(saying));
  return { words: node.words, key, label, ...aboutOf(position, node.words), text: node.text };
}

function aboutOf(position: Position, words: readonly string[]): Pick<Item, 'spot' | 'detail' | 'about'> {
  const branch = branchOf(position, words);
  const detail = branch?.detail && position.tongue.speak(branch.detail);
  return { spot: branch?.spot, detail, about: branch?.spot };
}

function branchOf({ game, view, asked }: Position, words: readonly string[]): Branch | undefined {
  return words.length === 0 ? undefined : game.presentation.branch(words, view, asked);
}

function sayBranch({ game, view, asked, tongue }: Position, words: readonly string[]): string {
  return words.length === 0 ? '' : oneBlank(tongue.speak(game.presentation.branch(words, view, asked).say));
}

/** A slot that is empty just now leaves two blanks. */
function oneBlank(text: string): string {
  return text.replace(/ {2,}/gu, ' ');
}

/** The items' own numbers when all have one of one digit, else numbers and letters in order, without the game's own keys. */
function keysFor(children: readonly ChoiceNode[], taken: readonly KeyChoice[]): string[] {
  const own = children.map(({ words }) => words.at(-1) ?? '');
  if (own.every((word) => /^[1-9]$/.test(word))) return own;
  const keys = [...'123456789', ...LETTERS].filter((key) => taken.every((one) => one.key !== key));
  return children.map((_, at) => keys[at] ?? '');
}

/** The first of the game's keys for an item that can be printed as it is. */
function withOwnKey(item: Item, keys: readonly KeyChoice[]): Item {
  const own = keys.find(({ key, text }) => text === item.text && key.length === 1);
  return own === undefined ? item : { ...item, ownKey: own.key };
}

/** Why a place on the table cannot be chosen now: one line a reason. */
export function closedAt(position: Position, spot: string): string[] {
  const { closed, tongue } = position;
  const codes = closed.filter(({ text }) => branchOf(position, text.split(' '))?.spot === spot).map(({ code }) => code);
  return [...new Set(codes)].map((code) => tongue.say(`closed.${code}`));
}

/**
 * The words that a closed choice is called by: the thing that an act is about says more than the act, a number says less, and
 * what a card would be aimed at is not the card.
 */
function namedBy(words: readonly string[], least: number): readonly string[] {
  const about = words.slice(0, Math.max(least, 2));
  return /^\d+$/.test(about.at(-1) ?? '') ? words.slice(0, least) : about;
}

/** What is closed below a node, without what is open in part; at the root also what stands beside it. One line a reason. */
function closedLines(position: Position, node: ChoiceNode, closed: readonly Closed[]): string[] {
  const { tongue, root } = position;
  const labelsByReason = new Map<string, Set<string>>();
  const from = node.words.length === root.words.length ? 0 : node.words.length;
  for (let depth = from; depth <= node.words.length; depth++) {
    const way = node.words.slice(0, depth);
    const open = new Set(
      depth < node.words.length ? [node.words[depth]] : node.children.map(({ words }) => words[depth]),
    );
    for (const { text, code } of closed) {
      const words = text.split(' ');
      const next = words[depth];
      if (next === undefined || open.has(next) || way.some((word, at) => words[at] !== word)) continue;
      const reason = tongue.say(`closed.${code}`);
      const label = /^\d+$/.test(next) ? next : sayBranch(position, namedBy(words, depth + 1));
      labelsByReason.set(reason, (labelsByReason.get(reason) ?? new Set()).add(label));
    }
  }
  return [...labelsByReason].map(([reason, labels]) =>
    tongue.say('screen.closed', { what: [...labels].join(', '), reason }),
  );
}
