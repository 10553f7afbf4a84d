// A trial: a game with the set-ups that it is tried in, and what is known of it beyond its own definition.
import type { Chance, Game, GameEvent, Match, OptionKind, Setup, State } from '../engine/index.js';
import type { FaultList } from './faults.js';
import { arrangeParts, type SetupParts, setupFor } from './setups.js';

/** A set-up to try a game in, with what is special about it. */
export interface TrialSetup {
  readonly name: string;
  readonly setup: (seed: string) => Setup;
}

/** What promises are judged on. Methods, so that a game may write them for its own state and view. */
export interface Trial {
  readonly game: Game;
  readonly setups: readonly TrialSetup[];
  /** Another state that differs in nothing but what a seat cannot see, by the rules, not by what its view happens to hide. */
  permute?(state: State, seat: number, chance: Chance): State;
  /** The cards that a view shows, as recordings write them; a game without cards has none to keep from anybody. */
  shownCards?(view: unknown): readonly string[];
  /** The cards of the ready decks by id, and the one that an event tells is played; left out by games without decks. */
  readonly readyCards?: readonly string[];
  playedCard?(event: GameEvent, match: Match): string | undefined;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** Names for the seats of a game. */
export function namesFor(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => NAMES[seat] ?? `P${seat + 1}`);
}

/**
 * The set-ups that everybody can choose: each number of players, each value of each option, each ready deck against the next.
 * What a game refuses is left out.
 * @param faults gets what is refused with the usual options
 */
export function usualSetups(game: Game, faults: FaultList): TrialSetup[] {
  return partsOf(game).flatMap(([name, parts]) => {
    const arranged = arrangeParts(game, parts);
    if (arranged.ok) return [{ name, setup: (seed: string) => setupFor(game, { ...parts, seed }) }];
    // An option may well ask for other decks than the usual ones.
    if (parts.options === undefined)
      faults.add('setup.refused', name, JSON.stringify(arranged.faults.map(({ code, data }) => ({ code, ...data }))));
    return [];
  });
}

function partsOf({ seats, options, library }: Game): [name: string, parts: SetupParts][] {
  const least = namesFor(seats.least);
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, more) => seats.least + more);
  const decks = library?.decks.map(({ name }) => name) ?? [];
  return [
    ...counts.map((count): [string, SetupParts] => [`${count} players`, { players: namesFor(count) }]),
    ...Object.entries(options).flatMap(([name, kind]) =>
      valuesOf(kind).map((value): [string, SetupParts] => [
        `${name}=${value}`,
        { players: least, options: [`${name}=${value}`] },
      ]),
    ),
    ...decks.map((name, at): [string, SetupParts] => {
      const own = least.map((_, seat) => decks[(at + seat) % decks.length] ?? name);
      return [`decks ${own.join(', ')}`, { players: least, decks: own }];
    }),
  ];
}

/** The values of an option that are not the usual one: of numbers, the bounds. */
function valuesOf(kind: OptionKind): readonly string[] {
  switch (kind.kind) {
    case 'flag':
      return ['on'];
    case 'word':
      return kind.words.slice(1);
    case 'number':
      return [kind.least, kind.most].filter((value) => value !== kind.usual).map(String);
  }
}
