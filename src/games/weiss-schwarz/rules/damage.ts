// Taking damage, and what a full clock does: two rules that hold at every moment look at clocks and levels (WS-10 to WS-12).
import { type Play, rankScores, type StandingRule } from '../../../engine/index.js';
import { type Card, duelOutcome, isBoth, SEATS, zoneOf } from '../../../kits/duel/index.js';
import type { WeissEvent } from '../events.js';
import { dataOf, FULL_CLOCK, hurtOf, levelOf, type WeissState } from '../state.js';
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
    let lost = 0;
    for (let player = 0; player < SEATS; player++) {
      const n = levelOf(state, player);
      if (n < greatest) continue;
      play.tell?.({ code: 'weiss.reached', player, n } satisfies WeissEvent);
      lost |= 1 << player;
    }
    if (lost === 0) return false;
    endBy(play, lost, isBoth(lost) ? 'weiss.both-levels' : 'weiss.level');
    return true;
  },
};

/** Ends the game for the seats whose bits are set; scores are what each side has suffered, so the lower is the better one. */
export function endBy(play: Play<WeissState>, lost: number, reason: ReasonCode): void {
  play.end(duelOutcome(lost, scoresOf(play.state), reason));
}

/** The game has reached its bound: the lower level wins, then the smaller clock (WS-20). */
export function endByBound(play: Play<WeissState>): void {
  play.end(rankScores(scoresOf(play.state), 'lowest', 'weiss.bound' satisfies ReasonCode));
}

function scoresOf(state: WeissState): number[] {
  return [hurtOf(state, 0), hurtOf(state, 1)];
}
