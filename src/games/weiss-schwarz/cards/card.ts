// What a card of this game is: plain data, read from a line of a card file (WS-18). A game holds the cards of its two decks.

/** The types, by the words for them that a card file may use. */
export const TYPE_WORDS = {
  character: ['CHARACTER', 'PERSONAJE'],
  event: ['EVENT', 'EVENTO'],
  climax: ['CLIMAX'],
} as const;

export type CardType = keyof typeof TYPE_WORDS;

export const CARD_TYPES = ['character', 'event', 'climax'] as const satisfies readonly CardType[];

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

export type Colour = (typeof COLOURS)[number];

/** The place of a card in a game's list of cards: what copies of a card have in common. */
export type Kind = number;

/** An ability as a card has it: its name in the table of abilities, and its parameters. */
export interface AbilityUse {
  readonly ability: string;
  /** A subtype, a level, or nothing: what the ability makes of it. */
  readonly what: string;
  readonly n: number;
}

export interface CardData {
  /** What choices and recordings call it: a slug of its name that no other card of the game has. */
  readonly id: string;
  /** As the file spells it. */
  readonly name: string;
  readonly type: CardType;
  readonly colour: Colour;
  /** Points that it adds to the soul of an attacker when it is turned up (WS-9). */
  readonly extra: number;
  readonly ability: AbilityUse | null;
  /** Line by line. */
  readonly flavour: readonly string[];
  /** 0 for a climax, as are cost, power and soul where a type has none. */
  readonly level: number;
  readonly cost: number;
  readonly power: number;
  readonly soul: number;
  readonly subtypes: readonly string[];
}

/** Whether a subtype is meant by a text: case and blanks do not count. */
export function sameSubtype(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
