// Games that show too much or too little: views, imagined states, events, tables.
import type { Game, MapZone } from '../../../src/engine/index.js';
import { LOTS, lots, permuteLots } from '../lots.js';
import { broken, type Part, type Row, shown, shownCards, tabled } from './games.js';

const withMap = (part: Partial<MapZone>): Game =>
  tabled((table) => {
    const cell = { glyph: '#', tone: 'wall', dim: false };
    const map = { name: { key: 'lots.hand' }, width: 2, height: 1, rows: [[cell, cell]], focus: { x: 0, y: 0 } };
    return { ...table, centre: [{ zone: 'map', ...map, spots: [], words: [], ...part }] };
  });

const openHands: Part = {
  view: (state, seat, run) => ({ ...LOTS.view(state, seat, run), hands: state.hands.map((hand) => hand.slice()) }),
};

const { lay } = LOTS.steps;

export const WRONG_SIGHT: readonly Row[] = [
  [
    'view.generator',
    'a view has a number of the generator',
    broken({ view: (state, seat, run) => ({ ...LOTS.view(state, seat, run), luck: state.run.chance.s0 }) }),
  ],
  [
    'view.changes',
    'making a view sorts what is laid',
    broken({
      view: (state, seat, run) => {
        state.laid.sort((one, other) => one - other);
        return LOTS.view(state, seat, run);
      },
    }),
  ],
  [
    'view.shares',
    'a view shares the scores',
    broken({ view: (state, seat, run) => ({ ...LOTS.view(state, seat, run), scores: state.scores }) }),
  ],
  [
    'view.hidden',
    'a view holds the hands of others',
    shown(
      {
        table: ({ run }) => ({
          seats: run.order.map((seat) => ({ seat, summary: { key: 'lots.hand' }, zones: [] })),
          centre: [],
          status: [],
        }),
        branch: () => ({ say: { key: 'lots.lay' } }),
      },
      openHands,
    ),
    { permute: permuteLots },
  ],
  [
    'view.hidden',
    'the agenda shows the card that another has drawn',
    broken({ stepFor: (step) => step }),
    { permute: permuteLots },
  ],
  ['view.untold', 'the hands of others are shown', broken(openHands)],
  [
    'imagine.unlike',
    'what is imagined has other scores',
    broken({
      imagine: (view, chance, run) => ({ ...LOTS.imagine(view, chance, run), scores: view.scores.map(() => 7) }),
    }),
  ],
  [
    'imagine.broken',
    'what is imagined has a card twice',
    broken({
      imagine: (view, chance, run) => {
        const state = LOTS.imagine(view, chance, run);
        return { ...state, deck: state.deck.map(() => 1) };
      },
    }),
  ],
  [
    'imagine.shares',
    'what is imagined shares what is laid',
    broken({ imagine: (view, chance, run) => ({ ...LOTS.imagine(view, chance, run), laid: view.laid }) }),
  ],
  [
    'event.hidden',
    'everybody is told what was drawn',
    broken({
      steps: {
        ...LOTS.steps,
        lay: {
          ...lay,
          choose: (play, step, choice) => {
            lay.choose(play, step, choice);
            const drawn = play.state.run.agenda.at(-1);
            if (drawn?.do === 'keep' && 'card' in drawn)
              play.tell?.({ code: 'lots.drew', player: drawn.player, card: drawn.card });
          },
        },
      },
    }),
    { shownCards },
  ],
  [
    'table.seats',
    'a seat has two areas',
    tabled((table) => ({
      ...table,
      seats: [...table.seats, ...table.seats.slice(1).map((area) => ({ ...area, zones: [] }))],
    })),
  ],
  [
    'table.places',
    'two places have one id',
    tabled((table) => ({
      ...table,
      seats: table.seats.map((area) => ({ ...area, zones: area.zones.flatMap((zone) => [zone, zone]) })),
    })),
  ],
  [
    'table.spot',
    'a choice points at nothing',
    shown({ branch: (words, view, seat) => ({ ...LOTS.presentation.branch(words, view, seat), spot: 'nowhere' }) }),
  ],
  ['table.map', 'a map is wider than its rows', withMap({ width: 3 })],
  ['table.map', 'a map has its focus outside', withMap({ focus: { x: 5, y: 5 } })],
  [
    'table.keys',
    'a key stands for two choices',
    shown({
      keys: () => [
        { key: 'k', text: 'keep' },
        { key: 'k', text: 'drop' },
      ],
    }),
  ],
  ['cards.unplayed', 'a card of a ready deck is never laid', lots, { readyCards: ['1', '99'], playedCard: () => '1' }],
];
