// Games that play wrong: their ends, choices, states and copies.
import { automatic } from '../../../src/engine/index.js';
import { LOTS } from '../lots.js';
import { broken, type Row } from './games.js';

const { lay, keep } = LOTS.steps;

/** What is kept outside of any state. */
let counted = 0;

export const WRONG_PLAY: readonly Row[] = [
  [
    'play.throws',
    'it throws when a card is dropped',
    broken({
      steps: {
        ...LOTS.steps,
        keep: {
          ...keep,
          choose: (play, step, choice) => {
            if (choice.act === 'drop') throw new Error('dropped');
            keep.choose(play, step, choice);
          },
        },
      },
    }),
  ],
  [
    'play.endless',
    'laid cards come back to the hand',
    broken({ steps: { ...LOTS.steps, lay: { ...lay, choose: () => undefined } } }),
  ],
  [
    'play.stuck',
    'a seat is asked that there is not',
    broken({
      steps: {
        ...LOTS.steps,
        deal: automatic((play, step) => {
          LOTS.steps.deal.run(play, step);
          play.put({ do: 'keep', player: 9, card: 1 });
        }),
      },
    }),
  ],
  [
    'play.result',
    'the winner has not the first place',
    broken({
      steps: {
        ...LOTS.steps,
        count: automatic((play) =>
          play.end({
            places: play.state.scores.map(() => 2),
            scores: play.state.scores,
            winner: 0,
            reason: 'lots.sum',
          }),
        ),
      },
    }),
  ],
  [
    'play.chance',
    'cards are dealt by something else than chance',
    broken({
      steps: {
        ...LOTS.steps,
        deal: automatic((play, step) => {
          LOTS.steps.deal.run(play, step);
          play.state.deck.push(...play.state.deck.splice(0, 1 + (counted++ % 3)));
        }),
      },
    }),
  ],
  ['choice.text', 'tidying makes a choice another one', broken({ tidy: (text) => text.replace('drop', 'keep') })],
  [
    'choice.twice',
    'two choices have one text',
    broken({ format: (choice) => (choice.act === 'lay' ? 'lay' : choice.act) }),
  ],
  [
    'choice.blanks',
    'a text has two blanks',
    broken({ format: (choice) => (choice.act === 'lay' ? `lay  ${choice.card}` : choice.act) }),
  ],
  [
    'closed.text',
    'what is closed is open too',
    broken({
      steps: { ...LOTS.steps, keep: { ...keep, closed: () => [{ text: 'keep', code: 'lots.nothing-drawn' }] } },
    }),
  ],
  [
    'refusal.changes',
    'asking what is closed changes something',
    broken({
      steps: {
        ...LOTS.steps,
        keep: {
          ...keep,
          closed: ({ scores }) => {
            scores[0] = (scores[0] ?? 0) + 1;
            return [];
          },
        },
      },
    }),
  ],
  [
    'state.json',
    'a score is no number',
    broken({ begin: (setup, run) => Object.assign(LOTS.begin(setup, run), { extra: Number.NaN }) }),
  ],
  ['state.broken', 'verify finds something', broken({ verify: () => ['something is wrong'] })],
  [
    'copy.differs',
    'a copy has no scores',
    broken({ copy: (state, run) => ({ ...LOTS.copy(state, run), scores: [] }) }),
  ],
  [
    'copy.shares',
    'a copy shares what is laid',
    broken({ copy: (state, run) => ({ ...LOTS.copy(state, run), laid: state.laid }) }),
  ],
  [
    'concede.refused',
    'who gives up wins',
    broken({
      concede: (play, player) =>
        play.end({
          places: play.state.scores.map((_, seat) => (seat === player ? 1 : 2)),
          scores: play.state.scores,
          winner: player,
          reason: 'conceded',
        }),
    }),
  ],
];
