// What a typed line means, where a decision is asked.
import { type ChoiceNode, type Match, nodeAt, type Refusal, skipSingle, treeInAnyOrder } from '../engine/index.js';
import type { Tongue } from '../text/index.js';
import { type Command, commandFor } from './commands.js';
import type { Option } from './menu.js';

export type Intent =
  | Option['goal']
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'no-number' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Longest line that is looked at or repeated; no choice comes near. */
const LONGEST = 80;

/** A line as it may be looked at and repeated: short, without blanks at its ends and without what a terminal would obey. */
export function cleanLine(raw: string): string {
  const line = [
    ...raw
      .slice(0, 4 * LONGEST)
      .trim()
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?'),
  ];
  return line.length <= LONGEST ? line.join('') : `${line.slice(0, LONGEST - 1).join('')}…`;
}

/** The list that was shown last, and the node of the tree it stands for. */
interface Shown {
  readonly node: ChoiceNode | undefined;
  readonly options: readonly Option[];
}

/**
 * Reads a clean line. A number on the list comes first, then a whole choice or the rest of one, then a command, then the
 * first words of a choice.
 */
export function readIntent(line: string, { node, options }: Shown, match: Match, tongue: Tongue): Intent {
  if (line === '') return { kind: 'command', command: 'back' };
  if (/^\d+$/u.test(line)) return options.find(({ number }) => number === Number(line))?.goal ?? { kind: 'no-number' };
  const found = match.find(line);
  if (found.ok) return { kind: 'choice', text: line };
  const rest = [...(node?.words ?? []), line].join(' ');
  if (match.find(rest).ok) return { kind: 'choice', text: rest };
  const command = commandFor(line, tongue);
  if (command !== undefined) return { kind: 'command', command };
  const level = levelNamed(line, match);
  return level === undefined ? { kind: 'refused', refusal: found.faults[0] } : { kind: 'level', node: level };
}

/** The node that typed words lead to without being a choice yet: `reveal`. */
function levelNamed(line: string, match: Match): ChoiceNode | undefined {
  const node = nodeAt(treeInAnyOrder(match.game, match.texts()), match.game.tidy(line).split(' '));
  return node === undefined || node.children.length === 0 ? undefined : skipSingle(node);
}
