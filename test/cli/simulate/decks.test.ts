// Simulations with decks: who plays with which, and the matrix of deck against deck.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { pairsOf } from '../../../src/cli/actions/simulate/matrix.js';
import { matrixText } from '../../../src/cli/actions/simulate/matrix-table.js';
import { LANGUAGES } from '../../../src/engine/index.js';
import { type Matrix, makeMatrix } from '../../../src/simulation/matrix-report.js';
import { deckAt, hasLikeDecks, type Plan, type PlannedDeck, setupOfGame } from '../../../src/simulation/plan.js';
import { emptyTally } from '../../../src/simulation/tally.js';
import { loadTongue } from '../../../src/text/index.js';
import { gameCalled } from '../../shelf.js';
import { run, tempFolder } from '../run.js';

const areena = await gameCalled('areena');

const { folder, clean } = tempFolder();
afterAll(clean);

const deck = (name: string): PlannedDeck => ({ label: name, name, lines: [] });
const PLAN: Plan = {
  game: 'areena',
  games: 8,
  players: 2,
  bots: ['greedy', 'random'],
  options: {},
  seed: 's',
};
const PLAIN = { heading: same, winner: same, fault: same };

function same(text: string): string {
  return text;
}

function simulate(words: string): ReturnType<typeof run> {
  return run(folder, ['simulate', 'areena', ...words.split(' ')]);
}

describe('decks take the seats', () => {
  const seats = (plan: Plan): (number | undefined)[][] =>
    [0, 1, 2, 3].map((index) => [0, 1].map((seat) => deckAt(plan, index, seat)));

  test('in turn, moving on by one seat each game', () => {
    const decks = { list: [deck('a'), deck('b'), deck('c')], turns: [0, 1, 2], alike: false };
    expect(seats({ ...PLAN, decks })).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
    expect(hasLikeDecks({ ...PLAN, decks })).toBe(false);
  });

  test('with two decks and two bots each bot keeps its own', () => {
    const plan = { ...PLAN, decks: { list: [deck('a'), deck('b')], turns: [0, 1], alike: false } };
    for (const index of [0, 1, 2, 3]) {
      const { players, decks } = setupOfGame(plan, index);
      expect(players.map(({ bot }, seat) => `${bot} ${decks[seat]?.name}`).sort()).toEqual(['greedy a', 'random b']);
    }
    expect(hasLikeDecks(plan)).toBe(true);
  });

  test('alike: all sides have one deck, and the next one when every bot has had every seat', () => {
    const decks = { list: [deck('a'), deck('b')], turns: [0, 1], alike: true };
    expect(seats({ ...PLAN, decks })).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
  });

  test('where nobody named one, the game chooses', () => {
    const decks = { list: [deck('a')], turns: [null, 0], alike: false };
    expect(setupOfGame({ ...PLAN, decks }, 0).decks).toEqual([{ player: 1, name: 'a', lines: [] }]);
    expect(setupOfGame(PLAN, 0).decks).toEqual([]);
  });
});

describe('simulate with decks', () => {
  interface Report {
    readonly games: number;
    readonly draws: number;
    readonly decks?: readonly { deck: string; games: number; wins: number; draws: number }[];
    readonly bots: readonly { bot: string; games: number; wins: number }[];
  }

  async function report(words: string): Promise<Report> {
    const { code, out, err } = await simulate(`${words} --seed 7 --json`);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as Report;
  }

  test('--decks counts by deck, and wins and draws add up to the games', async () => {
    const { decks = [], draws } = await report('-n 60 --bots greedy --decks fast,armoured');
    expect(decks.map((one) => [one.deck, one.games])).toEqual([
      ['fast', 60],
      ['armoured', 60],
    ]);
    expect(decks.reduce((sum, { wins }) => sum + wins, 0) + draws).toBe(60);
  });

  test('--deck gives a bot its deck by name or by place, and a file’s deck is the ready one’s equal', async () => {
    const byName = await report('-n 40 --deck greedy=fast --deck random=bleeder');
    expect(byName).toEqual(await report('-n 40 --decks fast,bleeder'));
    expect(await report('-n 40 --deck 1=fast --deck 2=bleeder')).toEqual(byName);
    const file = path.join(folder, 'own.deck');
    const lines = areena.library?.decks.find(({ name }) => name === 'fast')?.lines ?? [];
    writeFileSync(file, lines.join('\n'));
    const own = await report(`-n 40 --deck greedy=${file} --deck random=bleeder`);
    expect(own.decks?.map((one) => one.deck)).toEqual([file, 'bleeder']);
    expect(own.bots).toEqual(byName.bots);
  });

  test('without decks named both sides have the same ready one, so no decks are compared', async () => {
    expect(await report('-n 20')).not.toHaveProperty('decks');
  });

  test('the report has a table of decks in the player’s language', async () => {
    const { out } = await simulate('-n 20 --seed 7 --decks fast,bleeder --lang fi');
    expect(out).toMatch(/│ Pakka +│/u);
    expect(out).toMatch(/│ bleeder +│ +20 │/u);
  });

  test.each([
    ['--deck greedy=fast --decks fast', 2, 'exclude each other'],
    ['--deck clever=fast', 2, 'greedy, random, 1, 2'],
    ['--deck greedy=fasst', 2, '"fast"?'],
    ['--decks ,', 2, 'names no deck'],
    ['--decks nowhere/x.deck', 5, 'nowhere/x.deck'],
    ['--matrix --bots greedy,random', 2, 'takes one bot'],
    ['--matrix --players 3', 2, '2'],
    ['--matrix --decks fast', 2, 'two different decks'],
    ['--matrix --deck greedy=fast', 2, '"--decks"'],
  ])('%s is a clear fault, exit code %i', async (words, exit, said) => {
    const { code, out, err } = await simulate(words);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toContain(said);
  });
});

describe('the matrix', () => {
  test('every ready deck meets every other, from both sides; rates add up; the totals are the same for every --jobs', async () => {
    const { code, out, err } = await simulate('--matrix -n 30 --seed 3 --json --jobs 1');
    expect([code, err]).toEqual([0, '']);
    const matrix = JSON.parse(out) as Matrix;
    expect(matrix).toMatchObject({ schema: 1, game: 'areena', games: 30, seed: '3', bot: 'greedy', broken: [] });
    expect(matrix.decks).toEqual(['armoured', 'fast', 'tactician', 'bleeder']);
    expect(matrix.matrix.map(({ deck: own, against }) => `${own} ${against}`)).toEqual(
      matrix.decks.flatMap((own) => matrix.decks.filter((other) => other !== own).map((other) => `${own} ${other}`)),
    );
    for (const meeting of matrix.matrix) {
      const { deck: own, against, games, wins, draws, rate, low, high } = meeting;
      const back = matrix.matrix.find((other) => other.deck === against && other.against === own);
      expect(games).toBe(30);
      expect(wins + draws + (back?.wins ?? NaN)).toBe(games);
      expect(rate).toBeCloseTo(wins / games);
      expect(low < rate && rate < high).toBe(true);
    }
    for (const jobs of [2]) expect((await simulate(`--matrix -n 30 --seed 3 --json --jobs ${jobs}`)).out).toBe(out);
  });

  test('a pair is a simulation of its own, which plays the same games', async () => {
    const matrix = JSON.parse((await simulate('--matrix -n 40 --seed 3 --json --decks fast,bleeder')).out) as Matrix;
    const alone = await simulate('-n 40 --bots greedy --seed 3-fast-bleeder --json --decks fast,bleeder');
    const { decks } = JSON.parse(alone.out) as { decks: readonly { wins: number }[] };
    expect(matrix.matrix.map(({ wins }) => wins)).toEqual(decks.map(({ wins }) => wins));
  });

  test.each(LANGUAGES)(
    'the table in %s is at most 100 columns wide, each rate above its interval',
    async (language) => {
      const { out } = await simulate(`--matrix -n 4 --seed 3 --lang ${language}`);
      for (const line of out.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(100);
      expect(out).toMatch(/│ armoured +│ +– │ +[\d.,\u00a0%\s]+│/u);
      expect(out.match(/│ (armoured|fast|tactician|bleeder) /gu)).toHaveLength(4);
    },
  );

  test('many decks with long names go on in further tables, none left out, and ASCII is enough', async () => {
    const decks = Array.from({ length: 9 }, (_, at) => deck(`a deck with a long name ${at}`));
    const plan = { ...PLAN, bots: ['greedy'] };
    const pairs = pairsOf(plan, decks);
    expect(pairs).toHaveLength(36);
    const parts = pairs.map(() => {
      const tally = emptyTally(1, 2, 2);
      tally.decks.forEach((count, own) => Object.assign(count, { games: 8, wins: own === 0 ? 6 : 1, draws: 1 }));
      return { tally, breaches: [] };
    });
    const tongue = await loadTongue('en', await areena.presentation.catalogue('en'));
    const text = matrixText(makeMatrix(plan, decks, pairs, parts, []), tongue, {
      unicode: false,
      paint: PLAIN,
    });
    for (const line of text.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(100);
    expect(text).not.toMatch(/[^\p{ASCII}]/u);
    for (const at of decks.keys()) expect(text.match(new RegExp(`long name ${at} `, 'gu'))?.length).toBeGreaterThan(2);
    expect(text.match(/75\.0%/gu)).toHaveLength(36);
    expect(text.match(/12\.5%/gu)?.length).toBeGreaterThanOrEqual(36);
    // One draw in eight games.
    expect(text).toContain('36 (12.5%)');
  });
});
