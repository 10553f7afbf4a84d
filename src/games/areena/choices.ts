// The choices of Areena. Those that name one card at most are made once for each card and shared by all games.
import { withCardWords } from '../../kits/duel/index.js';
import { byKind, type Kind, kindById } from './cards/index.js';
import { kindByName } from './cards/names.js';

const CARD_ACTS = ['discard', 'play', 'attack', 'basic', 'react', 'take', 'break'] as const;
const BARE_ACTS = ['keep', 'skip', 'pass', 'remove-tactic'] as const;
export const ACTS = [...CARD_ACTS, ...BARE_ACTS] as const;
type CardAct = (typeof CARD_ACTS)[number];
type BareAct = (typeof BARE_ACTS)[number];

/** About a card. */
export interface CardChoice {
  readonly act: CardAct;
  readonly kind: Kind;
  /** What is dropped to free hands, in the order of their ids. */
  readonly others: readonly Kind[];
}

/** About no card of its own; made of the same fields, so that all choices have one shape. */
interface BareChoice {
  readonly act: BareAct;
  readonly kind: typeof NO_CARD;
  /** What is given to remove a tactic, in the order of their ids. */
  readonly others: readonly Kind[];
}

export type AreenaChoice = CardChoice | BareChoice;

/** The choices of some acts: what a decision offers. */
export type ChoiceOf<Act extends AreenaChoice['act']> = Act extends CardAct
  ? CardChoice & { readonly act: Act }
  : BareChoice & { readonly act: Act };

export const NO_CARD = '';
/** Stands before what is dropped: `play great-spear drop buckler`. */
export const DROP = 'drop';
const NO_OTHERS: readonly Kind[] = Object.freeze([]);

const about = <Act extends CardAct>(act: Act, kind: Kind, others = NO_OTHERS): CardChoice & { readonly act: Act } =>
  Object.freeze({ act, kind, others });
const bare = <Act extends BareAct>(act: Act, others = NO_OTHERS): BareChoice & { readonly act: Act } =>
  Object.freeze({ act, kind: NO_CARD, others });

const shared = <Act extends CardAct>(act: Act): ((kind: Kind) => CardChoice & { readonly act: Act }) =>
  byKind((kind) => about(act, kind));

const SHARED: { readonly [Act in CardAct]: (kind: Kind) => CardChoice & { readonly act: Act } } = {
  discard: shared('discard'),
  play: shared('play'),
  attack: shared('attack'),
  basic: shared('basic'),
  react: shared('react'),
  take: shared('take'),
  break: shared('break'),
};

export const KEEP = bare('keep');
export const SKIP = bare('skip');
export const PASS = bare('pass');

/** The choice of an act with a card. */
export function choiceOf<Act extends CardAct>(act: Act, kind: Kind): CardChoice & { readonly act: Act } {
  return SHARED[act](kind);
}

/** Equipment played while other equipment is dropped (AR-5). */
export function playDropping(kind: Kind, dropped: readonly Kind[]): ChoiceOf<'play'> {
  return about('play', kind, sorted(dropped));
}

/** The opponent's tactic removed by giving some cards, or none (AR-6). */
export function removeTactic(given: readonly Kind[]): ChoiceOf<'remove-tactic'> {
  return bare('remove-tactic', sorted(given));
}

/** `play iron-net`, `play great-spear drop buckler`, `remove-tactic parry roll-away`, `pass`. */
export function formatChoice({ act, kind, others }: AreenaChoice): string {
  const words: string[] = [act];
  if (kind !== NO_CARD) words.push(kind);
  if (kind !== NO_CARD && others.length > 0) words.push(DROP);
  return [...words, ...others].join(' ');
}

/** Small letters, cards by id whatever language names them, and whatever is given or dropped in the order of ids. */
export function tidyChoice(text: string): string {
  const [act = '', ...rest] = text.toLowerCase().split(/[\s,]+/u);
  const words = [act, ...withIds(rest)];
  const from = act === 'remove-tactic' ? 1 : words.indexOf(DROP) + 1;
  return from === 0 ? words.join(' ') : [...words.slice(0, from), ...words.slice(from).sort()].join(' ');
}

/** Every card by its id. */
function withIds(words: readonly string[]): readonly string[] {
  if (words.every((word) => word === DROP || kindById(word) !== undefined)) return words;
  return withCardWords(words, kindByName);
}

function sorted(kinds: readonly Kind[]): readonly Kind[] {
  return kinds.length < 2 ? kinds : [...kinds].sort();
}
