// The choices. Those that name a card of a game are made once for each game's list of cards and shared by all its states.
import { oncePer } from '../../engine/index.js';
import type { CardData } from './cards/card.js';
import { slugOf } from './cards/slug.js';
import { ALL_PLACES, PLACE_NAMES } from './rules/field-place.js';
import { FRONT } from './state.js';

export const ACTS = ['clock', 'skip', 'play', 'done', 'attack', 'look', 'next', 'annul', 'banish'] as const;

export interface WeissChoice {
  readonly act: (typeof ACTS)[number];
  /** The id of the card it is about, or nothing. */
  readonly card: string;
  /** Where: `front-1`; with a side before it where both are meant, `foe-back-2`; `hand`, `own`, `foe`; or nothing. */
  readonly where: string;
}

const make = (act: WeissChoice['act'], card = '', where = ''): WeissChoice => Object.freeze({ act, card, where });

export const SKIP = make('skip');
export const DONE = make('done');
export const LOOK_OWN = make('look', '', 'own');
export const LOOK_FOE = make('look', '', 'foe');
/** Any card of the opponent's hand, which chance takes. */
export const BANISH_FOES_HAND = make('banish', '', 'foe-hand');

/** By front place. */
export const ATTACKS: readonly WeissChoice[] = PLACE_NAMES.slice(0, FRONT).map((where) => make('attack', '', where));

/** By act, side and place. */
const onField = (act: 'annul' | 'banish'): Readonly<Record<'own' | 'foe', readonly WeissChoice[]>> => ({
  own: PLACE_NAMES.map((place) => make(act, '', `own-${place}`)),
  foe: PLACE_NAMES.map((place) => make(act, '', `foe-${place}`)),
});
export const ANNUL = onField('annul');
export const BANISH = onField('banish');

/** The choices that name a card, by its kind. */
export interface CardChoices {
  readonly clock: readonly WeissChoice[];
  readonly next: readonly WeissChoice[];
  readonly banish: readonly WeissChoice[];
  /** By kind, then by the bits of the empty places: a character goes to any of them, other cards to none. */
  readonly play: readonly (readonly (readonly WeissChoice[])[])[];
}

/** The choices that name cards of a game, made when they are first asked for. */
export function choicesFor({ cards }: { readonly cards: readonly CardData[] }): CardChoices {
  return choicesOf(cards);
}

const choicesOf = oncePer(
  (cards: readonly CardData[]): CardChoices => ({
    clock: cards.map(({ id }) => make('clock', id)),
    next: cards.map(({ id }) => make('next', id)),
    banish: cards.map(({ id }) => make('banish', id, 'hand')),
    play: cards.map(playsOf),
  }),
);

function playsOf({ id, type }: CardData): readonly (readonly WeissChoice[])[] {
  if (type !== 'character') {
    const only = [make('play', id)];
    return Array.from({ length: ALL_PLACES + 1 }, () => only);
  }
  const plays = PLACE_NAMES.map((place) => make('play', id, place));
  return Array.from({ length: ALL_PLACES + 1 }, (_, free) => plays.filter((_, place) => (free & (1 << place)) !== 0));
}

/** `play ilya front-1`, `clock ilya`, `attack front-2`, `annul foe-back-1`, `banish hand ilya`, `done`. */
export function formatChoice({ act, card, where }: WeissChoice): string {
  const words = act === 'banish' ? [act, where, card] : [act, card, where];
  return words.filter((word) => word !== '').join(' ');
}

/** Small letters, names as slugs, places with hyphens: `Play Ilya Brandt front 2` is `play ilya-brandt front-2`. */
export function tidyChoice(text: string): string {
  const [act = '', ...words] = text
    .normalize('NFC')
    .replace(/\b(own|foe)[ -]+(front|back|hand)\b/giu, '$1-$2')
    .replace(/(^|[\s-])(front|back)[ -]+(\d)$/giu, '$1$2-$3')
    .split(/\s+/u);
  const verb = act.toLowerCase();
  switch (verb) {
    case 'attack':
      return [verb, ...words.map((word) => (/^\d$/u.test(word) ? `front-${word}` : word.toLowerCase()))].join(' ');
    case 'clock':
    case 'next':
      return words.length === 0 ? verb : `${verb} ${slugOf(words.join(' '))}`;
    case 'play':
      return [verb, ...named(words)].join(' ');
    case 'banish':
      return words[0]?.toLowerCase() === 'hand' && words.length > 1
        ? `${verb} hand ${slugOf(words.slice(1).join(' '))}`
        : [verb, ...words].join(' ').toLowerCase();
    default:
      return [verb, ...words].join(' ').toLowerCase();
  }
}

/** A name as a slug, and the place behind it when there is one. */
function named(words: readonly string[]): string[] {
  const place = words.at(-1)?.toLowerCase() ?? '';
  const placed = words.length > 1 && PLACE_NAMES.includes(place);
  const name = placed ? words.slice(0, -1) : words;
  return [...(name.length === 0 ? [] : [slugOf(name.join(' '))]), ...(placed ? [place] : [])];
}
