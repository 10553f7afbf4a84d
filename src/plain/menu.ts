// Choices as numbered lists: the tree of their words, level by level.
import { type ChoiceNode, type Match, skipSingle, unwrap } from '../engine/index.js';
import { capital, type Tongue } from '../text/index.js';

/** One line of a list: either it is a choice, or it leads to a further list. */
export interface Option {
  /** What is typed for it. */
  readonly number: number;
  readonly label: string;
  readonly goal: Goal;
}

type Goal = { readonly kind: 'choice'; readonly text: string } | { readonly kind: 'level'; readonly node: ChoiceNode };

/**
 * The list at a node. Where the next words are numbers themselves, such as slots, they keep their own number and "only this"
 * is 0; else the lines are counted from 1.
 */
export function optionsAt(node: ChoiceNode, match: Match, seat: number, tongue: Tongue): Option[] {
  const { children, text } = node;
  if (text !== undefined && children.length === 0) {
    // A single choice is asked only where passing over it would tell something.
    const label = capital(sayChoice(text, match, seat, tongue), tongue.language);
    return [{ number: 1, label, goal: { kind: 'choice', text } }];
  }
  const numbered = children.every(({ words }) => /^[1-9]\d{0,2}$/u.test(words.at(-1) ?? ''));
  const first = text === undefined || numbered ? 1 : 2;
  const further = children.map((child, at): Option => {
    const end = skipSingle(child);
    const goal: Goal =
      end.text !== undefined && end.children.length === 0
        ? { kind: 'choice', text: end.text }
        : { kind: 'level', node: end };
    const label =
      goal.kind === 'choice' && end !== child
        ? explained(sayChoice(goal.text, match, seat, tongue), end, match, seat, tongue)
        : explained(sayNode(child, match, seat, tongue), child, match, seat, tongue);
    return { number: numbered ? Number(child.words.at(-1)) : first + at, label: capital(label, tongue.language), goal };
  });
  if (text === undefined) return further;
  const label = tongue.say('plain.only-this', { choice: sayChoice(text, match, seat, tongue) });
  return [
    { number: numbered ? 0 : 1, label: capital(label, tongue.language), goal: { kind: 'choice', text } },
    ...further,
  ];
}

/** What stands above the list at a node: each word adds to the one before, the act, then the first slot. Empty at the root. */
export function headingAt({ words }: ChoiceNode, match: Match, seat: number, tongue: Tongue): string {
  return words.map((_, at) => sayNode({ words: words.slice(0, at + 1) }, match, seat, tongue)).join(': ');
}

/** A choice, and what is to be known before it is chosen. */
function explained(choice: string, { words }: ChoiceNode, match: Match, seat: number, tongue: Tongue): string {
  const { game, state } = match;
  const { detail } = game.presentation.branch(words, game.view(state, seat), seat);
  return detail === undefined ? choice : tongue.say('plain.explained', { choice, text: detail });
}

function sayNode({ words }: Pick<ChoiceNode, 'words'>, match: Match, seat: number, tongue: Tongue): string {
  const { game, state } = match;
  return tongue.speak(game.presentation.branch(words, game.view(state, seat), seat).say);
}

function sayChoice(text: string, match: Match, seat: number, tongue: Tongue): string {
  const { game, state } = match;
  const index = unwrap(match.find(text));
  return tongue.speak(game.presentation.sayChoice(match.choices.at(index), game.view(state, seat)));
}
