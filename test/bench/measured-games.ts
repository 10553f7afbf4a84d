// The games that are measured, and how games of them are set up and played at random.
import { arrange, type DeckChoice, type Game, type Setup, unwrap } from '../../src/engine/index.js';
import type { Next } from './golf-games.js';

export interface MeasuredGame {
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
  /** Choices after which most games are in the middle. */
  readonly middle: number;
  /** Copies of a state a second that are to be reached. */
  readonly copies?: number;
  /** Loads it and no other game. */
  load(): Promise<Game>;
}

const PAIR = ['Ann', 'Bob'];

export const GOLF: MeasuredGame = {
  id: 'golf',
  name: 'Golf',
  players: PAIR,
  middle: 6,
  copies: 500_000,
  load: async () => (await import('../../src/games/golf/index.js')).golf,
};

export const AREENA: MeasuredGame = {
  id: 'areena',
  name: 'Areena',
  players: PAIR,
  middle: 30,
  load: async () => (await import('../../src/games/areena/index.js')).areena,
};

export const WEISS_SCHWARZ: MeasuredGame = {
  id: 'weiss-schwarz',
  name: 'Weiss-Schwarz',
  players: PAIR,
  middle: 30,
  load: async () => (await import('../../src/games/weiss-schwarz/index.js')).weissSchwarz,
};

export const DUEL_MASTERS: MeasuredGame = {
  id: 'duel-masters',
  name: 'Duel Masters',
  players: PAIR,
  middle: 30,
  copies: 300_000,
  load: async () => (await import('../../src/games/duel-masters/index.js')).duelMasters,
};

export const BLOOD_TRAIL: MeasuredGame = {
  id: 'blood-trail',
  name: 'Blood Trail',
  players: ['Ann'],
  middle: 30,
  load: async () => (await import('../../src/games/blood-trail/index.js')).bloodTrail,
};

export const MEASURED = [GOLF, AREENA, WEISS_SCHWARZ, DUEL_MASTERS, BLOOD_TRAIL] as const;

/** The set-up of the game of a number; one with decks is played with its ready decks in turn. */
export function setupOf(game: Game, names: readonly string[], number: number): Setup {
  const players = names.map((name) => ({ name, bot: undefined }));
  const ready = game.library?.decks ?? [];
  const decks = ready.length === 0 ? [] : names.map((_, player) => readyDeck(ready, player, number + player));
  return unwrap(arrange(game, { players, options: [], seed: String(number), first: undefined, decks }));
}

/** The index of any of the open choices, each as likely as the others. */
export function any({ choices }: { readonly choices: { readonly count: number } }, pick: Next): number {
  return Math.floor(pick() * choices.count);
}

function readyDeck(ready: readonly { readonly name: string }[], player: number, number: number): DeckChoice {
  return { player, name: ready[number % ready.length]?.name, lines: [] };
}
