// Twenty-one for two to four players, as a game that lives outside of hotseat: `hotseat play ./docs/examples/twenty-one Ann Bob`.
// Everybody has two cards, one of them face down; in turn each draws until content or past twenty-one; the nearest to it wins.
import { automatic, decision, defineGame, NOBODY, placeLast, rankScores } from 'hotseat/engine';
import { PACK } from 'hotseat/kits/french-pack';
import { careful } from './careful.js';
import { BEST, totalOf } from './count.js';
import { presentation } from './presentation.js';

/** Stands in a view for a card that the seat cannot see. */
const HIDDEN = -1;
const HAND = 2;

const phases = {
  opening: [{ phase: 'deal', steps: ['deal'] }],
  turn: [{ phase: 'draw', steps: ['draw'] }],
  closing: [{ phase: 'compare', steps: ['compare'] }],
};

const steps = {
  deal: automatic((play) => {
    const { state } = play;
    play.chance.shuffle(state.pack);
    state.hands = state.hands.map(() => state.pack.splice(-HAND));
  }),

  draw: decision({
    choices: (_state, _step, list) => {
      list.add({ act: 'draw' });
      list.add({ act: 'stay' });
    },
    choose: (play, step, { act }) => {
      const { state } = play;
      const { player } = step;
      if (act === 'stay') {
        play.tell?.({ code: 'twenty-one.stays', player });
        return;
      }
      const card = state.pack.pop();
      state.hands[player].push(card);
      play.tell?.({ code: 'twenty-one.draws', player, card, uncovers: true });
      if (totalOf(state.hands[player]) > BEST) play.tell?.({ code: 'twenty-one.bust', player });
      else play.put(step);
    },
  }),

  compare: automatic((play) => {
    play.state.hands.forEach((cards, player) => {
      play.tell?.({ code: 'twenty-one.shows', player, cards: [...cards], total: totalOf(cards), uncovers: true });
    });
    play.end(rankScores(scoresOf(play.state), 'highest', 'twenty-one.nearest'));
  }),
};

export default defineGame({
  id: 'twenty-one',
  rules: 1,
  seats: { least: 2, most: 4 },
  options: {},
  phases,
  steps,
  bots: { careful },
  presentation,
  checkSetup: () => [],
  begin: ({ players }, run) => ({ run, pack: [...PACK], hands: players.map(() => []) }),
  copy: ({ pack, hands }, run) => ({ run, pack: [...pack], hands: hands.map((cards) => [...cards]) }),
  // The first card of a hand lies face down until all are compared; only its owner has seen it.
  view: ({ pack, hands }, seat, run) => ({
    run,
    packCount: pack.length,
    hands: hands.map((cards, player) =>
      cards.map((card, at) => (at === 0 && player !== seat && run.outcome === null ? HIDDEN : card)),
    ),
  }),
  imagine: ({ hands }, chance, run) => {
    const seen = new Set(hands.flat());
    const pack = PACK.filter((card) => !seen.has(card));
    chance.shuffle(pack);
    return { run, hands: hands.map((cards) => cards.map((card) => (card === HIDDEN ? pack.pop() : card))), pack };
  },
  // Each player has one turn.
  next: ({ run: { order, active } }) => order[order.indexOf(active) + 1] ?? NOBODY,
  concede: (play, player) =>
    play.end(placeLast(rankScores(scoresOf(play.state), 'highest', 'conceded'), player, 'conceded')),
  format: ({ act }) => act,
  tidy: (text) => text.toLowerCase(),
  verify: ({ pack, hands }) => {
    const cards = new Set([...pack, ...hands.flat()]);
    return cards.size === PACK.length ? [] : [`${cards.size} different cards instead of ${PACK.length}`];
  },
});

/** What counts in the end: nothing for whoever went past twenty-one. */
function scoresOf({ hands }) {
  return hands.map((cards) => (totalOf(cards) > BEST ? 0 : totalOf(cards)));
}
