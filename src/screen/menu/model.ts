// The menu's model: what has been chosen so far, which field the cursor is in, and which fields there are.
import {
  arrange,
  type DeckChoice,
  type Fault,
  type Game,
  LANGUAGES,
  type Language,
  type OptionKind,
} from '../../engine/index.js';
import type { Tongue } from '../../text/index.js';
import { type Earlier, fitted, gameOf, type MenuChoice, type MenuPlayer, remember, withPlayers } from './choice.js';

export interface MenuModel {
  readonly games: readonly Game[];
  readonly choice: MenuChoice;
  readonly earlier: Earlier;
  readonly tongue: Tongue;
  /** Index of a field. */
  readonly focus: number;
  /** Place in the text of a text field, in characters. */
  readonly caret: number;
}

/** A field: one of several values, a text, or the button that starts. */
export type Field =
  | {
      readonly kind: 'select';
      readonly id: string;
      readonly value: string;
      readonly values: readonly string[];
      /** The choice with another value. */
      readonly set: (value: string) => MenuChoice;
    }
  | { readonly kind: 'text'; readonly id: string; readonly value: string; readonly set: (value: string) => MenuChoice }
  | { readonly kind: 'start'; readonly id: string };

/** A person, among the values of who plays. */
export const PERSON = '';

/** The menu as it opens, the cursor on the first field. */
export function firstModel(initial: MenuChoice, games: readonly Game[], tongue: Tongue): MenuModel {
  const choice = fitted(initial, games, tongue);
  return withChoice(
    { games, choice, earlier: { players: [], counts: initial.counts ?? {} }, tongue, focus: 0, caret: 0 },
    choice,
  );
}

/** The model with another choice. Names that fall away with it, and how many play each game, are kept. */
export function withChoice(model: MenuModel, choice: MenuChoice): MenuModel {
  return { ...model, choice, earlier: remember(model.earlier, choice) };
}

/** All fields in the order of the cursor. */
export function fieldsOf(model: MenuModel): Field[] {
  const { games, choice, tongue, earlier } = model;
  const game = gameOf(model);
  const { least, most } = game?.seats ?? { least: 1, most: 1 };
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return [
    {
      kind: 'select',
      id: 'game',
      value: game?.id ?? '',
      values: games.map(({ id }) => id),
      set: (value) => fitted({ ...choice, game: value }, games, tongue, earlier),
    },
    {
      kind: 'select',
      id: 'count',
      value: String(choice.players.length),
      values: counts,
      set: (value) => withPlayers(choice, Number(value), game, tongue, earlier),
    },
    ...choice.players.flatMap((_, seat) => playerFields(choice, seat, game)),
    ...Object.entries(game?.options ?? {}).map(([name, kind]) => optionField(choice, name, kind)),
    { kind: 'text', id: 'seed', value: choice.seed, set: (seed) => ({ ...choice, seed }) },
    {
      kind: 'select',
      id: 'language',
      value: choice.language,
      values: LANGUAGES,
      set: (value) => ({ ...choice, language: languageOf(value) }),
    },
    { kind: 'start', id: 'start' },
  ];
}

/** What is wrong with the choice. */
export function faultsOf({ games, choice }: Pick<MenuModel, 'games' | 'choice'>): readonly Fault[] {
  const game = gameOf({ games, choice });
  if (game === undefined) return [];
  const arranged = arrange(game, {
    players: choice.players,
    options: Object.entries(choice.options).map(([name, value]) => ({ name, value, line: undefined })),
    decks: decksOf(choice),
    // An empty seed is drawn later.
    seed: choice.seed.trim() === '' ? '0' : choice.seed,
    first: undefined,
  });
  return arranged.ok ? [] : arranged.faults;
}

/** The decks of a choice, as a set-up holds them. */
export function decksOf({ players }: Pick<MenuChoice, 'players'>): DeckChoice[] {
  return players.flatMap(({ deck }, player) => (deck === undefined ? [] : [{ player, name: deck, lines: [] }]));
}

function playerFields(choice: MenuChoice, seat: number, game: Game | undefined): Field[] {
  const player = choice.players[seat] ?? { name: '', bot: undefined };
  const change = (changed: Partial<typeof player>): MenuChoice => ({
    ...choice,
    players: choice.players.map((other, at) => (at === seat ? { ...other, ...changed } : other)),
  });
  return [
    { kind: 'text', id: `name.${seat}`, value: player.name, set: (name) => change({ name }) },
    {
      kind: 'select',
      id: `bot.${seat}`,
      value: player.bot ?? PERSON,
      values: [PERSON, ...Object.keys(game?.bots ?? {})],
      set: (bot) => change({ bot: bot === PERSON ? undefined : bot }),
    },
    ...deckFields(player, seat, game, change),
  ];
}

function deckFields(
  { deck }: MenuPlayer,
  seat: number,
  game: Game | undefined,
  change: (changed: Partial<MenuPlayer>) => MenuChoice,
): Field[] {
  const values = game?.library?.decks.map(({ name }) => name) ?? [];
  const value = deck ?? values[0];
  if (value === undefined) return [];
  return [{ kind: 'select', id: `deck.${seat}`, value, values, set: (chosen) => change({ deck: chosen }) }];
}

function optionField(choice: MenuChoice, name: string, kind: OptionKind): Field {
  const id = `option.${name}`;
  const written = choice.options[name];
  const set = (value: string): MenuChoice => ({ ...choice, options: { ...choice.options, [name]: value } });
  switch (kind.kind) {
    case 'flag':
      return { kind: 'select', id, value: written ?? 'off', values: ['off', 'on'], set };
    case 'word':
      return { kind: 'select', id, value: written ?? kind.words[0], values: kind.words, set };
    case 'number':
      return { kind: 'text', id, value: written ?? String(kind.usual), set };
  }
}

function languageOf(value: string): Language {
  return LANGUAGES.find((language) => language === value) ?? 'en';
}
