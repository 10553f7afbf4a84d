// A sound small game with everything that promises look at: hands that are hidden, a card on the agenda that is, options, words
// in two languages. Players lay one of their cards, draw another and keep it or not; the greatest sum wins.
import {
  automatic,
  type Bot,
  type Chance,
  decision,
  defineGame,
  type Game,
  type GameDefinition,
  type GameEvent,
  type GridZone,
  NOBODY,
  nextInOrder,
  type OpenPart,
  type OptionsOf,
  type OptionTable,
  type Place,
  placeLast,
  rankScores,
  type Saying,
  type State,
  type Step,
} from '../../src/engine/index.js';

const OPTIONS = {
  short: { kind: 'flag' },
  best: { kind: 'word', words: ['highest', 'lowest'] },
  cards: { kind: 'number', least: 9, most: 20, usual: 12 },
} as const satisfies OptionTable;

type LotsOptions = OptionsOf<typeof OPTIONS>;

export interface LotsState extends State<LotsOptions> {
  deck: number[];
  hands: number[][];
  laid: number[];
  scores: number[];
}

/** Cards that a seat cannot see are HIDDEN, the deck is a number. */
export interface LotsView extends OpenPart<LotsState, 'deck'> {
  readonly left: number;
}

export type LotsStep = Step &
  (
    | { readonly do: 'deal' | 'lay' | 'count' }
    /** The card that was drawn is known to its player alone. */
    | { readonly do: 'keep'; readonly card: number }
  );

export type LotsChoice = { readonly act: 'lay'; readonly card: number } | { readonly act: 'keep' | 'drop' };

const HIDDEN = 0;
const HAND = 3;

const say = (key: string, slots: NonNullable<Saying['slots']> = {}): Saying => ({ key, slots });

const WORDS = {
  'game.lots': 'Lots',
  'game.lots.summary': 'Lay your greatest cards.',
  'phase.deal': 'Deal',
  'phase.lay': 'Lay',
  'phase.count': 'Count',
  'option.short': 'short: two cards each',
  'option.best': 'best: which sum wins',
  'option.cards': 'cards: how many there are',
  'lots.lay': 'lay a card',
  'lots.card': 'card {card}',
  'lots.keep': 'keep it',
  'lots.drop': 'drop it',
  'lots.sum': '{sum, plural, one {# point} other {# points}}',
  'lots.hand': 'Hand',
  'lots.left': '{left} left',
  'lots.rules': 'Lay, draw, keep or drop.',
  'lots.fact.left': 'Cards left',
  'lots.fact.end': 'End',
  'event.lots.laid': '{player} lays {card}.',
  'event.lots.drew': '{player} draws {card}.',
  'event.lots.drew-unseen': '{player} draws a card.',
  'closed.lots.nothing-drawn': 'nothing was drawn',
  'reason.lots.sum': 'the sums are compared',
};

/** The same in German, as far as it matters here. */
export const LOTS_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: WORDS,
  de: { ...WORDS, 'game.lots': 'Lose', 'lots.hand': 'Karten', 'event.lots.laid': '{player} legt {card}.' },
};

const greedy: Bot<LotsChoice, LotsView> = { choose: ({ choices }) => choices.count - 1 };

export const LOTS: GameDefinition<LotsState, LotsStep, LotsChoice, LotsView> = {
  id: 'lots',
  rules: 1,
  seats: { least: 2, most: 3 },
  options: OPTIONS,
  phases: {
    opening: [{ phase: 'deal', steps: ['deal'] }],
    turn: [{ phase: 'lay', steps: ['lay'] }],
    closing: [{ phase: 'count', steps: ['count'] }],
  },
  steps: {
    deal: automatic((play) => {
      const { deck, hands, run } = play.state;
      play.chance.shuffle(deck);
      for (const seat of run.order) hands[seat] = deck.splice(0, run.options.short ? 2 : HAND);
    }),
    lay: decision({
      choices: ({ hands }, { player }, list) => {
        for (const card of hands[player] ?? []) list.add({ act: 'lay', card });
      },
      choose: (play, { player }, choice) => {
        if (choice.act !== 'lay') return;
        const { hands, laid, scores, deck } = play.state;
        hands[player] = (hands[player] ?? []).filter((card) => card !== choice.card);
        laid.push(choice.card);
        scores[player] = (scores[player] ?? 0) + choice.card;
        play.tell?.({ code: 'lots.laid', player, card: choice.card } satisfies LotsEvent);
        const card = deck.pop();
        if (card === undefined) return;
        play.put({ do: 'keep', player, card });
        play.tell?.({
          ...({ code: 'lots.drew', player, card } satisfies LotsEvent),
          only: player,
          uncovers: true,
          instead: { code: 'lots.drew-unseen', player } satisfies LotsEvent,
        });
      },
      closed: () => ['keep', 'drop'].map((text) => ({ text, code: 'lots.nothing-drawn', elsewhere: true })),
    }),
    keep: decision({
      choices: (_state, _step, list) => {
        list.add({ act: 'keep' });
        list.add({ act: 'drop' });
      },
      choose: ({ state }, { player, card }, { act }) => {
        if (act === 'keep') state.hands[player]?.push(card);
        else state.laid.push(card);
      },
    }),
    count: automatic((play) => {
      const { scores, run } = play.state;
      play.end(rankScores(scores, run.options.best, 'lots.sum'));
    }),
  },
  next: (state) => (state.hands.every((hand) => hand.length === 0) ? NOBODY : nextInOrder(state)),
  bots: { greedy },
  begin: ({ players, options }, run) => ({
    run,
    deck: Array.from({ length: options.cards }, (_, at) => at + 1),
    hands: players.map(() => []),
    laid: [],
    scores: players.map(() => 0),
  }),
  checkSetup: () => [],
  copy: ({ deck, hands, laid, scores }, run) => ({
    run,
    deck: deck.slice(),
    hands: hands.map((hand) => hand.slice()),
    laid: laid.slice(),
    scores: scores.slice(),
  }),
  concede: (play, player) =>
    play.end(placeLast(rankScores(play.state.scores, 'highest', 'conceded'), player, 'conceded')),
  format: (choice) => (choice.act === 'lay' ? `lay ${choice.card}` : choice.act),
  tidy: (text) => text.toLowerCase(),
  view: ({ deck, hands, laid, scores }, seat, run) => ({
    run,
    left: deck.length,
    hands: hands.map((hand, player) => (player === seat ? hand.slice() : hand.map(() => HIDDEN))),
    laid: laid.slice(),
    scores: scores.slice(),
  }),
  stepFor: (step, seat) => (step.do === 'keep' && step.player !== seat ? { ...step, card: HIDDEN } : step),
  imagine: (view, chance, run) => {
    const unseen = unseenCards(view);
    chance.shuffle(unseen);
    const deal = (card: number): number => (card === HIDDEN ? (unseen.pop() ?? HIDDEN) : card);
    run.agenda = run.agenda.map((step) => (isKeep(step) ? { ...step, card: deal(step.card) } : step));
    const hands = view.hands.map((hand) => hand.map(deal));
    return { run, hands, deck: unseen, laid: view.laid.slice(), scores: view.scores.slice() };
  },
  verify: (state) => {
    const cards = [
      ...state.deck,
      ...state.laid,
      ...state.hands.flat(),
      ...state.run.agenda.filter(isKeep).map(({ card }) => card),
    ];
    const isWhole = cards.length === state.run.options.cards && new Set(cards).size === cards.length;
    // A card that was just drawn is gone with the agenda when somebody gives up.
    return isWhole || state.run.outcome?.reason === 'conceded' ? [] : [`cards are not conserved: ${cards.join(' ')}`];
  },
  facts: ({ deck }) => ({ 'lots.fact.left': deck.length, 'lots.fact.end': 'reason.lots.sum' }),
  presentation: {
    catalogue: (language) => Promise.resolve(LOTS_WORDS[language]),
    sayEvent: (event) => (isLots(event) ? sayLots(event) : undefined),
    sayChoice: (choice) => (choice.act === 'lay' ? say('lots.card', { card: choice.card }) : say(`lots.${choice.act}`)),
    branch: ([act = '', card], view, seat) =>
      card === undefined
        ? { say: say(`lots.${act}`) }
        : { say: say('lots.card', { card }), spot: spotOf(seat, view.hands[seat]?.indexOf(Number(card)) ?? 0) },
    table: (view) => ({
      seats: view.run.order.map((seat) => ({
        seat,
        summary: say('lots.sum', { sum: view.scores[seat] ?? 0 }),
        zones: [handOf(view, seat)],
      })),
      centre: [{ zone: 'note', text: say('lots.left', { left: view.left }) }],
      status: [],
    }),
    keys: ({ run }) => (run.agenda.at(-1)?.do === 'keep' ? [{ key: 'k', text: 'keep' }] : []),
    rules: ['lots.rules'],
  },
};

export const lots: Game<LotsState, LotsChoice, LotsView> = defineGame(LOTS);

/** Deals anew what a seat cannot see: the deck, the hands of others, and the card that another has just drawn. */
export function permuteLots(state: LotsState, seat: number, chance: Chance): LotsState {
  const { run, deck, hands } = state;
  const isHidden = (step: Step): step is Step & { card: number } => isKeep(step) && step.player !== seat;
  const unseen = [
    ...deck,
    ...hands.filter((_, player) => player !== seat).flat(),
    ...run.agenda.filter(isHidden).map(({ card }) => card),
  ];
  chance.shuffle(unseen);
  const next = (): number => unseen.pop() ?? HIDDEN;
  run.agenda = run.agenda.map((step) => (isHidden(step) ? { ...step, card: next() } : step));
  state.hands = hands.map((hand, player) => (player === seat ? hand : hand.map(next)));
  state.deck = unseen;
  return state;
}

type LotsEvent = GameEvent &
  (
    | { readonly code: 'lots.laid' | 'lots.drew'; readonly player: number; readonly card: number }
    | { readonly code: 'lots.drew-unseen'; readonly player: number }
  );

function isLots(event: GameEvent): event is LotsEvent {
  return event.code.startsWith('lots.');
}

function sayLots(event: LotsEvent): Saying {
  const player = { seat: event.player };
  return event.code === 'lots.drew-unseen'
    ? say('event.lots.drew-unseen', { player })
    : say(`event.${event.code}`, { player, card: { face: faceOf(event.card) } });
}

function faceOf(card: number): NonNullable<Place['face']> {
  return { drawn: '', ascii: String(card), words: say('lots.card', { card }), tone: 'card' };
}

function handOf({ hands }: LotsView, seat: number): GridZone {
  const places = (hands[seat] ?? []).map((card, at): Place => {
    const isOpen = card !== HIDDEN;
    return { id: spotOf(seat, at), label: '', lies: isOpen ? 'open' : 'down', face: isOpen ? faceOf(card) : undefined };
  });
  return { zone: 'grid', name: say('lots.hand'), rows: [places] };
}

function spotOf(seat: number, at: number): string {
  return `hand.${seat}.${at}`;
}

function isKeep(step: Step): step is Step & { readonly card: number } {
  return step.do === 'keep';
}

function unseenCards({ run, hands, laid }: LotsView): number[] {
  const seen = new Set([...laid, ...hands.flat(), ...run.agenda.filter(isKeep).map(({ card }) => card)]);
  return Array.from({ length: run.options.cards }, (_, at) => at + 1).filter((card) => !seen.has(card));
}
