// What is added to a game, in the middle of a table, changes nothing of what was played before: no recording, no hash.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { tempFolder } from './cli/run.js';
import { askProgram, growProgram, type Insertion } from './identity.js';
import { type Elsewhere, replayElsewhere } from './promises/elsewhere.js';

interface Addition {
  readonly game: string;
  /** What is added. */
  readonly what: string;
  readonly insertions: readonly Insertion[];
  /** What the program is asked to see that it is there, and what it then says. */
  readonly asked: readonly string[];
  readonly answer: string;
}

const ADDITIONS: readonly Addition[] = [
  {
    game: 'duel-masters',
    what: 'a card in the middle of a file of the pool',
    insertions: [
      {
        file: 'cards/pool/light.js',
        before: /\{\s*id: 'wayside-pilgrim'/u,
        text: "{ id: 'late-pilgrim', type: 'creature', civilizations: ['light'], cost: 3, power: 3000, races: ['oathbearer'] },\n",
      },
      {
        file: 'text/en/cards.js',
        before: /'duel-masters\.card\.wayside-pilgrim'/u,
        text: "'duel-masters.card.late-pilgrim': 'Late Pilgrim',\n",
      },
    ],
    asked: ['cards', 'duel-masters', 'pilgrim'],
    answer: 'Late Pilgrim',
  },
  {
    game: 'duel-masters',
    what: 'the pool in another order',
    insertions: [{ file: 'cards/pool/index.js', before: /(?<=POOL = CARDS);/u, text: '.toReversed()' }],
    asked: ['cards', 'duel-masters', 'heron'],
    answer: 'Wading Heron',
  },
];

let folder: string;
let clean: () => void;

beforeEach(() => {
  ({ folder, clean } = tempFolder());
});

afterEach(() => {
  clean();
});

test.each(ADDITIONS)('$game: $what changes no recording', ({ game, insertions, asked, answer }) => {
  growProgram(folder, game, insertions);
  expect(askProgram(folder, asked)).toContain(answer);
  const after = replayElsewhere(recordings(game), folder);
  expect(after.map(({ fault }) => fault)).toEqual(after.map(() => null));
  expect(after).toEqual(before(game));
});

function recordings(game: string): string[] {
  const files = readdirSync(path.join('fixtures', game)).filter((file) => file.endsWith('.hotseat'));
  return files.map((file) => readFileSync(path.join('fixtures', game, file), 'utf8'));
}

const played = new Map<string, readonly Elsewhere[]>();

/** How the recordings end with the program as it is. */
function before(game: string): readonly Elsewhere[] {
  const known = played.get(game) ?? replayElsewhere(recordings(game));
  played.set(game, known);
  return known;
}
