// Games whose parts, names, bounds, bots or set-ups are wrong.
import type { Bot, CardLibrary, LibraryCard } from '../../../src/engine/index.js';
import { LOTS, type LotsChoice, type LotsView, lots } from '../lots.js';
import { broken, type Row, worded } from './games.js';

const without = (field: string): unknown => Object.fromEntries(Object.entries(lots).filter(([name]) => name !== field));

const card = (id: string): LibraryCard => ({
  id,
  name: { key: 'lots.hand' },
  type: { key: 'lots.hand' },
  weight: undefined,
  text: [],
});

const library = (part: Partial<CardLibrary>): CardLibrary => ({
  cards: [],
  decks: [],
  readDeck: () => ({ entries: [], faults: [] }),
  ...part,
});

const first: Bot<LotsChoice, LotsView> = { choose: () => 0 };

/** What is kept outside of any state. */
let counted = 0;

export const WRONG_SHAPE: readonly Row[] = [
  ['part.missing', 'there is no concede', without('concede')],
  ['part.missing', 'it is nothing', undefined],
  [
    'game.id',
    'its id has a blank',
    worded({ 'game.big lots': 'Lots', 'game.big lots.summary': 'Lay' }, undefined, { id: 'big lots' }),
  ],
  ['game.rules', 'its rules are of version 0', broken({ rules: 0 })],
  ['game.seats', 'it takes at least three and at most two', broken({ seats: { least: 3, most: 2 } })],
  [
    'option.name',
    'an option has a blank',
    worded({ 'option.a b': 'a' }, undefined, { options: { ...LOTS.options, 'a b': { kind: 'flag' } } }),
  ],
  [
    'option.value',
    'a word of an option stands twice',
    broken({ options: { ...LOTS.options, best: { kind: 'word', words: ['highest', 'highest'] } } }),
  ],
  [
    'option.value',
    'the usual number is out of bounds',
    broken({ options: { ...LOTS.options, cards: { kind: 'number', least: 9, most: 11, usual: 12 } } }),
  ],
  [
    'phase.name',
    'a phase has a blank',
    worded({ 'phase.lay on': 'Lay' }, undefined, {
      phases: { ...LOTS.phases, turn: [{ phase: 'lay on', steps: ['lay'] }] },
    }),
  ],
  [
    'step.missing',
    'a phase names a step that is not there',
    { ...lots, steps: new Map([...lots.steps].filter(([name]) => name !== 'count')) },
  ],
  ['bot.name', 'a bot is called random', broken({ bots: { ...LOTS.bots, random: first } })],
  ['bot.name', 'a bot has a capital', broken({ bots: { ...LOTS.bots, First: first } })],
  ['bot.greedy', 'there is no bot', broken({ bots: {} })],
  [
    'bot.choice',
    'a bot answers beyond the list',
    broken({ bots: { greedy: { choose: ({ choices }) => choices.count } } }),
  ],
  [
    'bot.chance',
    'a bot answers by turns',
    broken({ bots: { greedy: { choose: ({ choices }) => counted++ % choices.count } } }),
  ],
  [
    'setup.refused',
    'it refuses everything',
    broken({ checkSetup: () => [{ code: 'deck.second', data: {}, line: undefined }] }),
  ],
  [
    'deck.faulty',
    'a ready deck is not as it must be',
    broken({
      library: library({
        decks: [{ name: 'all', summary: { key: 'lots.hand' }, lines: ['x'] }],
        readDeck: () => ({ entries: [], faults: [{ code: 'deck.second', data: {}, line: 1 }] }),
      }),
    }),
  ],
  ['card.id', 'two cards have one id', broken({ library: library({ cards: [card('ace'), card('ace')] }) })],
];
