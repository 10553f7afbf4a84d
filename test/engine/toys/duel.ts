// Toy: a duel with a stack of reactions, as Areena has it (AR-12 to AR-14). The attack lies at the bottom; both answer by
// turns, the defender first; two passes in a row handle the top card, and then the window opens anew.
import { automatic, decision, type GameEvent, NOBODY, rankScores, type State } from '../../../src/engine/index.js';
import { defineToy } from './toy.js';

/** `rush` draws three and raises the damage by 2; `wall` makes it 0; `break` nullifies the defence below it. */
export type DuelCard = 'rush' | 'wall' | 'break';

interface OnStack {
  readonly player: number;
  readonly card: DuelCard | 'attack';
}

export interface DuelState extends State {
  life: number[];
  hands: DuelCard[][];
  discards: (DuelCard | 'attack')[][];
  /** The last is the top. */
  stack: OnStack[];
  /** What handled cards make of the damage, in the order in which they were handled. */
  changes: ('raise' | 'zero')[];
}

export type DuelStep =
  | { readonly do: 'attack' | 'handle' | 'damage' | 'cleanup'; readonly player: number }
  | { readonly do: 'react'; readonly player: number; readonly passes: number };

export type DuelChoice =
  | { readonly act: 'attack' | 'rest' | 'pass' }
  | { readonly act: 'play' | 'drop'; readonly card: DuelCard };

export type DuelEvent = GameEvent & { readonly card: string; readonly player: number };

const ATTACK = 3;

const other = (player: number): number => 1 - player;

export const duel = defineToy<DuelState, DuelStep, DuelChoice>({
  id: 'duel',
  seats: { least: 2, most: 2 },
  options: {},
  phases: {
    opening: [],
    turn: [
      { phase: 'assault', steps: ['attack'] },
      { phase: 'regroup', steps: ['cleanup'] },
    ],
    closing: [],
  },
  steps: {
    attack: decision({
      choices: (_state, _step, list) => {
        list.add({ act: 'attack' });
        list.add({ act: 'rest' });
      },
      choose: (play, { player }: DuelStep, choice: DuelChoice) => {
        if (choice.act !== 'attack') return;
        play.state.stack.push({ player, card: 'attack' });
        play.put({ do: 'react', player: other(player), passes: 0 } satisfies DuelStep);
      },
    }),
    react: decision({
      choices: ({ hands }, { player }, list) => {
        list.add({ act: 'pass' });
        for (const card of new Set(hands[player])) list.add({ act: 'play', card });
      },
      choose: (play, { player, passes }, choice: DuelChoice) => {
        const { state } = play;
        if (choice.act === 'play') {
          takeFrom(state.hands[player], choice.card);
          state.stack.push({ player, card: choice.card });
          play.put({ do: 'react', player: other(player), passes: 0 } satisfies DuelStep);
        } else if (passes === 0) play.put({ do: 'react', player: other(player), passes: 1 } satisfies DuelStep);
        else play.put({ do: state.stack.length === 1 ? 'damage' : 'handle', player: NOBODY } satisfies DuelStep);
      },
      // Passing at once would tell that the hand is empty of reactions (CO-4).
      asksAlways: () => true,
    }),
    handle: automatic((play) => {
      const { state } = play;
      const { player, card } = state.stack.pop() as OnStack;
      discard(state, { player, card });
      play.tell?.({ code: 'handled', card, player } satisfies DuelEvent);
      if (card === 'rush') {
        state.hands[player]?.push('rush', 'wall', 'break');
        state.changes.push('raise');
      } else if (card === 'wall') state.changes.push('zero');
      else nullify(state);
      play.put({ do: 'react', player: other(state.run.active), passes: 0 } satisfies DuelStep);
    }),
    damage: automatic((play) => {
      const { state } = play;
      const attack = state.stack.pop() as OnStack;
      discard(state, attack);
      let sum = ATTACK;
      for (const change of state.changes) sum = change === 'raise' ? sum + 2 : 0;
      state.changes = [];
      const target = other(attack.player);
      state.life[target] = (state.life[target] as number) - sum;
      play.tell?.({ code: 'damage', card: String(sum), player: target } satisfies DuelEvent);
    }),
    cleanup: decision({
      choices: ({ hands }, { player }, list) => {
        if ((hands[player] as DuelCard[]).length > 5)
          for (const card of new Set(hands[player])) list.add({ act: 'drop', card });
      },
      choose: (play, step, choice: DuelChoice) => {
        if (choice.act !== 'drop') return;
        takeFrom(play.state.hands[step.player], choice.card);
        discard(play.state, { player: step.player, card: choice.card });
        play.put(step);
      },
    }),
  },
  standing: [
    {
      enforce: (play) => {
        const { life } = play.state;
        if (life.every((left) => left > 0)) return false;
        play.end(
          rankScores(
            life.map((left) => Math.max(0, left)),
            'highest',
            'fallen',
          ),
        );
        return true;
      },
    },
  ],
  begin: (_setup, run) => ({
    run,
    life: [20, 20],
    hands: [[], []],
    discards: [[], []],
    stack: [],
    changes: [],
  }),
  format: (choice) => ('card' in choice ? `${choice.act} ${choice.card}` : choice.act),
});

/** The topmost defence goes to its owner's discard pile without having been handled. */
function nullify(state: DuelState): void {
  const at = state.stack.findLastIndex(({ card }) => card === 'wall');
  const [stopped] = at < 0 ? [] : state.stack.splice(at, 1);
  if (stopped !== undefined) discard(state, stopped);
}

function discard(state: DuelState, { player, card }: OnStack): void {
  state.discards[player]?.push(card);
}

function takeFrom(hand: DuelCard[] | undefined, card: DuelCard): void {
  hand?.splice(hand.indexOf(card), 1);
}
