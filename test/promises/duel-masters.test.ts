// Duel Masters keeps the promises that every game keeps.
import { withCommonBots } from '../../src/bots/index.js';
import type { Chance, GameEvent, Match, Step } from '../../src/engine/index.js';
import { definitionOf } from '../../src/games/duel-masters/cards/index.js';
import { DECK_NAMES } from '../../src/games/duel-masters/decks/index.js';
import { DUEL_EVENTS, type DuelEvent } from '../../src/games/duel-masters/events.js';
import { duelMasters } from '../../src/games/duel-masters/index.js';
import { type DuelState, ownerOf, pileOf } from '../../src/games/duel-masters/state.js';
import type { DuelStep } from '../../src/games/duel-masters/steps/index.js';
import type { DuelView } from '../../src/games/duel-masters/view.js';
import { type Card, zoneOf } from '../../src/kits/duel/index.js';
import { deckSetup } from '../games/duel-masters/setups.js';
import { describePromises } from './describe.js';

const game = withCommonBots(duelMasters);

const setups = [
  { name: 'the usual decks', decks: [], options: [] },
  { name: 'two other ready decks', decks: DECK_NAMES.slice(2, 4), options: [] },
  { name: 'the last ready decks', decks: DECK_NAMES.slice(4, 6), options: [] },
  { name: 'every card', decks: ['first-half', 'second-half'], options: [] },
  {
    name: 'every card, wave strikers of both sides',
    decks: ['second-half', 'first-half'],
    options: ['wave-strikers=both'],
  },
];

describePromises(game, {
  setups: setups.map(({ name, decks, options }) => ({ name, setup: (seed) => deckSetup({ decks, options, seed }) })),
  permute,
  shownCards,
  readyCards: [...new Set(DECK_NAMES.flatMap(idsOf))],
  playedCard,
});

/**
 * Deals anew what a seat cannot see: decks, shields, the other’s hand and what the other looks at. What a text shows the seat
 * just now stays: a hand that it chooses from or looks at, shields that it looks at, which cards are in a deck that it searches.
 * Steps that are about a card that is dealt anew are about the card in its place, so a view that shows them shows the secret.
 */
function permute(state: DuelState, seat: number, chance: Chance): DuelState {
  const asked = topStep(state);
  const own = asked?.player === seat ? asked : undefined;
  const moved = new Map<Card, Card>();
  for (let player = 0; player < 2; player++) {
    const searched = own?.do === 'take' && own.action.do === 'search' && player === seat;
    const handSeen =
      player === seat || (own?.do === 'seen' && own.at === 'hand') || (own?.do === 'pick' && own.from === 'hand');
    const shown = own?.do === 'seen' && own.at === 'shields' && player !== seat ? own.places : [];
    const places: { readonly zone: Card[]; readonly at: number }[] = [];
    const add = (zone: Card[], not: readonly number[] = []): void => {
      zone.forEach((_, at) => {
        if (!not.includes(at)) places.push({ zone, at });
      });
    };
    if (!searched) add(zoneOf(state.decks, player));
    else chance.shuffle(zoneOf(state.decks, player));
    add(zoneOf(state.shields, player), shown);
    if (!handSeen) add(zoneOf(state.hands, player));
    if (player !== seat && state.looking.some((card) => ownerOf(state, card) === player)) add(state.looking);
    const cards = places.map(({ zone, at }) => zone[at] as Card);
    chance.shuffle(cards);
    places.forEach(({ zone, at }, index) => {
      moved.set(zone[at] as Card, cards[index] as Card);
      zone[at] = cards[index] as Card;
    });
  }
  const { run } = state;
  run.agenda = run.agenda.map((step) => withCards(step, moved));
  run.waiting = run.waiting.map((one) => ({ ...one, steps: one.steps.map((step) => withCards(step, moved)) }));
  return state;
}

/**
 * A step about other cards. What a text is carried out for (`owner`, `card`, `rival`) stays: all have seen these cards in the battle
 * zone or as a spell that was used, and where they went from there.
 */
function withCards(step: Step, moved: ReadonlyMap<Card, Card>): Step {
  if ('owner' in step) return step;
  const other = (card: unknown): unknown => (typeof card === 'number' ? (moved.get(card) ?? card) : card);
  const fields = Object.entries(step).map(([name, value]: [string, unknown]): [string, unknown] => {
    if (!CARD_FIELDS.has(name)) return [name, value];
    return [name, Array.isArray(value) ? value.map(other) : other(value)];
  });
  return { ...step, ...Object.fromEntries<unknown>(fields) };
}

/** Where steps name cards. */
const CARD_FIELDS: ReadonlySet<string> = new Set(['card', 'bases', 'paid']);

/** Every card in a zone that the view shows, and those whose texts wait: all saw them when they woke, wherever they went since. */
function shownCards(view: DuelView): string[] {
  const piles = view.battle.flat().flatMap((card) => pileOf(view, card));
  const zones = [view.mana, view.graveyards, view.hands, view.shields, view.searched].flat(2);
  const steps = [...view.run.agenda, ...view.run.waiting.flatMap((one) => one.steps)];
  return [...piles, ...zones, ...view.handling, ...view.looking, ...steps.flatMap(causeOf)]
    .filter((card) => card >= 0)
    .map((card) => definitionOf(view, card).data.id);
}

/** The card whose text a step carries out. */
function causeOf(step: Step): Card[] {
  return 'owner' in step && 'card' in step && typeof step.card === 'number' ? [step.card] : [];
}

function idsOf(name: string): string[] {
  const { state } = { state: duelMasters.begin(deckSetup({ decks: [name, name] })) };
  return state.kind.map((_, card) => definitionOf(state, card).data.id);
}

function playedCard(event: GameEvent, _match: Match): string | undefined {
  return isDuelEvent(event) &&
    (event.code === 'duel-masters.summons' ||
      event.code === 'duel-masters.evolves' ||
      event.code === 'duel-masters.casts')
    ? event.card.id
    : undefined;
}

function isDuelEvent(event: GameEvent): event is DuelEvent {
  return DUEL_EVENTS.some((code) => code === event.code);
}

function topStep(state: DuelState): Extract<DuelStep, { do: 'take' | 'seen' | 'pick' }> | undefined {
  const step = state.run.agenda.at(-1);
  return step !== undefined && isShowing(step) ? step : undefined;
}

function isShowing(step: Step): step is Extract<DuelStep, { do: 'take' | 'seen' | 'pick' }> {
  return step.do === 'take' || step.do === 'seen' || step.do === 'pick';
}
