// A heap of pebbles, from which players take: a small game for tests of scripts and set-ups.
import {
  automatic,
  type Bot,
  decision,
  defineGame,
  type GameEvent,
  NOBODY,
  nextInOrder,
  type OpenPart,
  type OptionsOf,
  type OptionTable,
  placeLast,
  rankScores,
  type State,
  type Step,
  say,
} from '../../src/engine/index.js';

interface PebblesState extends State<OptionsOf<typeof OPTIONS>> {
  left: number;
}

interface PebblesStep extends Step {
  readonly do: 'take' | 'count';
}

interface PebblesChoice {
  readonly act: 'take';
  readonly count: number;
}

type PebblesEvent = GameEvent & { readonly code: 'pebbles.took'; readonly player: number; readonly count: number };

const OPTIONS = { heap: { kind: 'number', least: 5, most: 50, usual: 21 } } as const satisfies OptionTable;

const phases = {
  opening: [],
  turn: [{ phase: 'take', steps: ['take'] }],
  closing: [{ phase: 'count', steps: ['count'] }],
} as const;

const take = decision<PebblesState, PebblesStep, PebblesChoice>({
  choices: (state, _step, list) => {
    for (let count = 1; count <= Math.min(3, state.left); count++) list.add({ act: 'take', count });
  },
  choose: (play, { player }, { count }) => {
    play.state.left -= count;
    play.tell?.({ code: 'pebbles.took', player, count } satisfies PebblesEvent);
  },
});

const count = automatic((play, _step: PebblesStep) => {
  const { active, order } = play.state.run;
  play.end(
    rankScores(
      order.map((_, seat) => (seat === active ? 1 : 0)),
      'highest',
      'pebbles.last',
    ),
  );
});

/** Leaves a multiple of four, from which there is no winning. */
const greedy: Bot<PebblesChoice, OpenPart<PebblesState>> = {
  choose: ({ choices, view }) => Math.min(Math.max(view().left % 4, 1), choices.count) - 1,
};

export const pebbles = defineGame<PebblesState, PebblesStep, PebblesChoice, OpenPart<PebblesState>>({
  id: 'pebbles',
  rules: 1,
  seats: { least: 2, most: 2 },
  options: OPTIONS,
  phases,
  steps: { take, count },
  bots: { greedy },
  begin: ({ options }, run) => ({ run, left: options.heap }),
  checkSetup: () => [],
  next: (state) => (state.left === 0 ? NOBODY : nextInOrder(state)),
  copy: ({ left }, run) => ({ run, left }),
  concede: (play, player) => play.end(placeLast(rankScores([0, 0], 'highest', 'conceded'), player, 'conceded')),
  format: ({ count }) => `take ${count}`,
  tidy: (text) => text.toLowerCase(),
  view: ({ left }, _seat, run) => ({ run, left }),
  imagine: ({ left }, _chance, run) => ({ run, left }),
  verify: ({ left }) => (left < 0 ? ['more pebbles were taken than there were'] : []),
  presentation: {
    catalogue: (language) => Promise.resolve(language === 'en' ? WORDS : undefined),
    sayEvent: (event) =>
      isPebbles(event) ? say(`event.${event.code}`, { player: { seat: event.player }, count: event.count }) : undefined,
    sayChoice: ({ count }) => say('pebbles.take', { count }),
    branch: ([, count = '0']) => ({ say: say('pebbles.take', { count: Number(count) }) }),
    table: ({ run: { order }, left }) => ({
      seats: order.map((seat) => ({ seat, summary: say('pebbles.seat'), zones: [] })),
      centre: [{ zone: 'note', text: say('pebbles.left', { left }) }],
      status: [],
    }),
    rules: ['pebbles.rules'],
  },
});

function isPebbles(event: GameEvent): event is PebblesEvent {
  return event.code === 'pebbles.took';
}

const WORDS = {
  'game.pebbles': 'Pebbles',
  'game.pebbles.summary': 'Take one to three pebbles from a heap: whoever takes the last one wins.',
  'phase.take': 'Take',
  'phase.count': 'Count',
  'option.heap': 'heap: how many pebbles there are',
  'pebbles.take': 'take {count}',
  'pebbles.seat': 'takes pebbles',
  'pebbles.left': '{left, plural, one {# pebble} other {# pebbles}} left',
  'pebbles.rules': 'Take one to three pebbles. Whoever takes the last one wins.',
  'reason.pebbles.last': 'the last pebble is taken',
  'event.pebbles.took': '{player} takes {count}.',
};
