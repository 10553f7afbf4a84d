// Toy: players by turns add one, two or three to a common total; whoever brings it to ten or more wins. A hidden number can
// be peeked at once, and nobody else learns it. With the option `long`, the total never gets anywhere.
import {
  automatic,
  decision,
  type GameEvent,
  NOBODY,
  nextInOrder,
  rankScores,
  type State,
  type Step,
} from '../../../src/engine/index.js';
import { defineToy } from './toy.js';

export interface RaceState extends State {
  total: number;
  /** From 0 to 99; UNKNOWN in the views of those who have not peeked. */
  secret: number;
  peeked: boolean[];
  goal: number;
}

export const UNKNOWN = -1;

interface RaceStep extends Step {
  readonly do: 'hide' | 'greet' | 'add' | 'rest' | 'tally';
}

export type RaceChoice = { readonly act: 'add'; readonly count: number } | { readonly act: 'peek' };

export type RaceEvent = GameEvent &
  (
    | { readonly code: 'greeted'; readonly player: number }
    | { readonly code: 'added'; readonly player: number; readonly count: number }
    | { readonly code: 'saw'; readonly player: number; readonly secret: number }
    | { readonly code: 'looked'; readonly player: number }
    | { readonly code: 'rested'; readonly player: number }
  );

const say = (event: RaceEvent): RaceEvent => event;

export const race = defineToy<RaceState, RaceStep, RaceChoice>({
  id: 'race',
  seats: { least: 1, most: 4 },
  options: {
    long: { kind: 'flag' },
    pace: { kind: 'word', words: ['usual', 'slow'] },
    goal: { kind: 'number', least: 4, most: 20, usual: 10 },
  },
  bots: { one: { choose: () => 0 }, last: { choose: ({ choices }) => choices.count - 1 } },
  phases: {
    opening: [
      { phase: 'secret', steps: ['hide'] },
      { phase: 'welcome', steps: ['greet'], each: true },
    ],
    turn: [
      { phase: 'early', steps: ['add'], when: ({ total }) => total < 5 },
      { phase: 'late', steps: ['rest', 'add'], when: ({ total }) => total >= 5 },
    ],
    closing: [{ phase: 'end', steps: ['tally'] }],
  },
  steps: {
    hide: automatic((play) => {
      play.state.secret = play.chance.below(100);
    }),
    greet: automatic((play, { player }: RaceStep) => play.tell?.(say({ code: 'greeted', player }))),
    rest: automatic((play, { player }: RaceStep) => play.tell?.(say({ code: 'rested', player }))),
    add: decision({
      choices: ({ peeked, total, goal }, { player }: RaceStep, list) => {
        // Near the goal there is only one way to go (CO-4).
        for (let count = 1; count <= Math.min(3, goal - total); count++) list.add({ act: 'add', count });
        if (peeked[player] !== true && goal - total > 1) list.add({ act: 'peek' });
      },
      choose: (play, { player }: RaceStep, choice: RaceChoice) => {
        const { state } = play;
        if (choice.act === 'peek') {
          state.peeked[player] = true;
          const { secret } = state;
          play.tell?.({
            ...say({ code: 'saw', player, secret }),
            only: player,
            uncovers: true,
            instead: say({ code: 'looked', player }),
          });
          return;
        }
        if (state.run.options.long !== true) state.total += choice.count;
        play.tell?.(say({ code: 'added', player, count: choice.count }));
      },
      closed: ({ peeked }, { player }: RaceStep) => (peeked[player] === true ? [{ text: 'peek', code: 'peeked' }] : []),
    }),
    tally: automatic((play) => {
      const { state } = play;
      play.end(
        rankScores(
          state.run.order.map((_, seat) => (seat === state.run.active ? 1 : 0)),
          'highest',
          'reached',
        ),
      );
    }),
  },
  begin: ({ players, options }, run) => ({
    run,
    total: 0,
    secret: 0,
    peeked: players.map(() => false),
    goal: Number(options.goal),
  }),
  next: (state) => (state.total >= state.goal ? NOBODY : nextInOrder(state)),
  format: (choice) => (choice.act === 'add' ? `add ${choice.count}` : choice.act),
  view: (state, seat, run) => {
    const view = { ...structuredClone(state), run };
    if (state.peeked[seat] !== true) view.secret = UNKNOWN;
    return view;
  },
});
