// Taking damage, and what a full clock does: two rules that hold at every moment look at clocks and levels (WS-10 to WS-12).
import { NOBODY, type Play, rankScores, type StandingRule } from '../../../engine/index.js';
import type { WeissEvent } from '../events.js';
import { type Card, dataOf, FULL_CLOCK, foeOf, hurtOf, levelOf, SEATS, type WeissState, zoneOf } from '../state.js';
import type { ReasonCode } from '../text/say.js';
import { bury } from './zones.js';

/** Cards are taken from the deck one at a time; a climax among them cancels the damage (WS-10). */
export function takeDamage(play: Play<WeissState>, player: number, damage: number): void {
  const { state } = play;
  const deck = zoneOf(state.decks, player);
  const { taken } = state;
  let cancelled = false;
  while (taken.length < damage && !cancelled) {
    const top = deck.pop();
    if (top === undefined) {
      play.tell?.({ code: 'weiss.nothing-taken', player } satisfies WeissEvent);
      break;
    }
    taken.push(top);
    const card = dataOf(state, top);
    cancelled = card.type === 'climax';
    play.tell?.({
      code: 'weiss.taken',
      player,
      card,
      n: taken.length,
      of: damage,
      uncovers: true,
    } satisfies WeissEvent);
  }
  if (state.attack !== null) {
    state.attack.taken = taken;
    state.attack.cancelled = cancelled;
  }
  state.taken = [];
  if (cancelled) {
    for (const card of taken) bury(state, card);
    play.tell?.({
      code: 'weiss.cancelled',
      player,
      card: dataOf(state, taken.at(-1) as Card),
    } satisfies WeissEvent);
  } else for (const card of taken) zoneOf(state.clocks, player).push(card);
}

/** A full clock: one of its cards, drawn by lot, goes to the level zone, the others to the discard pile (WS-11). */
export const levelsUp: StandingRule<WeissState> = {
  enforce: (play) => {
    const { state } = play;
    let changed = false;
    for (let player = 0; player < SEATS; player++) {
      const clock = zoneOf(state.clocks, player);
      if (clock.length < FULL_CLOCK) continue;
      const [chosen] = clock.splice(play.chance.below(clock.length), 1) as [Card];
      state.clocks[player] = [];
      zoneOf(state.levels, player).push(chosen);
      for (const card of clock) bury(state, card);
      const n = levelOf(state, player);
      play.tell?.({
        code: 'weiss.levels-up',
        player,
        card: dataOf(state, chosen),
        n,
        uncovers: true,
      } satisfies WeissEvent);
      changed = true;
    }
    return changed;
  },
};

/** Whoever reaches or passes the greatest level loses, whatever else is going on (WS-12); both at the same moment: a draw (CO-6). */
export const loses: StandingRule<WeissState> = {
  enforce: (play) => {
    const { state } = play;
    const greatest = state.run.options['greatest-level'];
    let losers = 0;
    let winner = NOBODY;
    for (let player = 0; player < SEATS; player++) {
      const n = levelOf(state, player);
      if (n < greatest) continue;
      play.tell?.({ code: 'weiss.reached', player, n } satisfies WeissEvent);
      losers++;
      winner = foeOf(player);
    }
    if (losers === SEATS)
      play.end({
        places: [1, 1],
        scores: scoresOf(state),
        winner: NOBODY,
        reason: 'weiss.both-levels' satisfies ReasonCode,
      });
    else if (losers > 0) endBy(play, winner, 'weiss.level');
    return losers > 0;
  },
};

/** Ends the game with a winner; scores are what each side has suffered, so the lower is the better one. */
export function endBy(play: Play<WeissState>, winner: number, reason: ReasonCode): void {
  const { state } = play;
  const places = [0, 1].map((seat) => (seat === winner ? 1 : SEATS));
  play.end({ places, scores: scoresOf(state), winner, reason });
}

/** The game has reached its bound: the lower level wins, then the smaller clock (WS-20). */
export function endByBound(play: Play<WeissState>): void {
  play.end(rankScores(scoresOf(play.state), 'lowest', 'weiss.bound' satisfies ReasonCode));
}

function scoresOf(state: WeissState): number[] {
  return [hurtOf(state, 0), hurtOf(state, 1)];
}
