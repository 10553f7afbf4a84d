// The choices of Areena. Those that name one card at most are made once for each card and shared by all games.
import { NONE, withCardWords } from '../../kits/duel/index.js';
import { definition, type Kind, kindById, POOL } from './cards/index.js';
import { kindByName } from './cards/names.js';

type CardAct = 'discard' | 'play' | 'attack' | 'basic' | 'react' | 'take' | 'break';
type BareAct = 'keep' | 'skip' | 'pass' | 'remove-tactic';

/** `others`: what is dropped to free hands, or given to remove a tactic, in the order of their ids. */
export interface AreenaChoice {
  readonly act: CardAct | BareAct;
  /** The card it is about, or NONE. */
  readonly kind: Kind;
  readonly others: readonly Kind[];
}

/** Stands before what is dropped: `play great-spear drop buckler`. */
const DROP = 'drop';
const NO_OTHERS: readonly Kind[] = Object.freeze([]);

const make = (act: AreenaChoice['act'], kind: Kind, others = NO_OTHERS): AreenaChoice =>
  Object.freeze({ act, kind, others });

const byKind = (act: CardAct): readonly AreenaChoice[] => POOL.map((_, kind) => make(act, kind));

const SHARED: Readonly<Record<CardAct, readonly AreenaChoice[]>> = {
  discard: byKind('discard'),
  play: byKind('play'),
  attack: byKind('attack'),
  basic: byKind('basic'),
  react: byKind('react'),
  take: byKind('take'),
  break: byKind('break'),
};

export const KEEP = make('keep', NONE);
export const SKIP = make('skip', NONE);
export const PASS = make('pass', NONE);

/** The choice of an act with a card. */
export function choiceOf(act: CardAct, kind: Kind): AreenaChoice {
  return SHARED[act][kind] as AreenaChoice;
}

/** Equipment played while other equipment is dropped (AR-5). */
export function playDropping(kind: Kind, dropped: readonly Kind[]): AreenaChoice {
  return make('play', kind, sortById(dropped));
}

/** The opponent's tactic removed by giving some cards, or none (AR-6). */
export function removeTactic(given: readonly Kind[]): AreenaChoice {
  return make('remove-tactic', NONE, sortById(given));
}

/** `play iron-net`, `play great-spear drop buckler`, `remove-tactic parry roll-away`, `pass`. */
export function formatChoice({ act, kind, others }: AreenaChoice): string {
  const words: string[] = [act];
  if (kind !== NONE) words.push(definition(kind).id);
  if (kind !== NONE && others.length > 0) words.push(DROP);
  for (const other of others) words.push(definition(other).id);
  return words.join(' ');
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
  return withCardWords(words, (name) => {
    const kind = kindByName(name);
    return kind === undefined ? undefined : definition(kind).id;
  });
}

function sortById(kinds: readonly Kind[]): readonly Kind[] {
  const id = (kind: Kind): string => definition(kind).id;
  return kinds.length < 2 ? kinds : [...kinds].sort((a, b) => (id(a) < id(b) ? -1 : id(a) > id(b) ? 1 : 0));
}
