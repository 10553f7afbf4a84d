// What the engine's speed is compared with must play the same game: every decision and every score is held to the engine's.
import { describe, expect, test } from '@jest/globals';
import { seedChance } from '../../src/engine/index.js';
import { playBareGolf } from './bare-golf.js';
import { beginGolf, type GolfMatch, generatorOf, type Next, playRandomly } from './golf-games.js';

interface Result {
  readonly decisions: number;
  readonly scores: readonly (number | string)[];
}

describe('the bare loop and the engine', () => {
  test('make the same games of random play from the same generators', () => {
    const met = { rowsRemoved: 0, lastRounds: 0 };
    let games = 0;
    for (const seed of ['1', 'two', 'Ädä']) {
      const deal = generatorOf(seed);
      const pick = generatorOf(`pick ${seed}`);
      const enginePick = generatorOf(`pick ${seed}`);
      let chance = seedChance(seed);
      const bare: Result[] = [];
      const engine: Result[] = [];
      for (let game = 0; game < 2000; game++) {
        const match = playRandomly(beginGolf(chance), enginePick);
        chance = match.state.run.chance;
        engine.push(resultOf(match));
        bare.push(bareResult(deal, pick));
        games++;
        if (match.state.gone.some((bits) => bits !== 0)) met.rowsRemoved++;
        if (match.state.finisher >= 0) met.lastRounds++;
      }
      expect(bare).toEqual(engine);
    }
    expect(met.lastRounds).toBe(games);
    expect(met.rowsRemoved).toBeGreaterThan(20);
  });

  test('make the same games when nobody finishes: the draw pile runs out, and turns without a new card end it (GO-8, GO-20)', () => {
    const deal = generatorOf('hoard');
    const whim = generatorOf('whim');
    let chance = seedChance('hoard');
    let emptyPiles = 0;
    let still = 0;
    for (let game = 0; game < 200; game++) {
      const picks: number[] = [];
      const match = beginGolf(chance);
      while (!match.over) {
        const index = hoard(match, whim);
        // The middle of the part of [0, 1) that stands for this choice.
        picks.push((index + 0.5) / match.choices.count);
        match.take(index);
      }
      chance = match.state.run.chance;
      expect(bareResult(deal, () => picks.shift() ?? NaN)).toEqual(resultOf(match));
      expect(picks).toEqual([]);
      if (match.state.drawPile.length === 0) emptyPiles++;
      if (match.state.run.outcome?.reason === 'golf.still') still++;
    }
    expect(emptyPiles).toBeGreaterThan(100);
    expect(still).toBeGreaterThan(50);
  });
});

/** Prefers drawing, else taking, and lays the card on one that lies face up; now and then does anything at all. */
function hoard(match: GolfMatch, whim: Next): number {
  const { choices, state, asked } = match;
  const any = Math.floor(whim() * choices.count);
  if (whim() < 0.002) return any;
  const down = state.down[asked] ?? 0;
  const texts = choices.toArray();
  const draw = texts.findIndex(({ act }) => act === 'draw');
  if (draw >= 0) return draw;
  const open = texts.flatMap(({ act, slot }, index) =>
    (act === 'take' || act === 'swap') && (down & (1 << slot)) === 0 ? [index] : [],
  );
  return open[Math.floor(whim() * open.length)] ?? any;
}

function resultOf({ state }: GolfMatch): Result {
  return { decisions: state.run.decisions, scores: state.run.outcome?.scores ?? [] };
}

/** A game of the bare loop, with minus infinity written as states write it. */
function bareResult(deal: Next, pick: Next): Result {
  const { decisions, scores } = playBareGolf(deal, pick);
  return { decisions, scores: scores.map((score) => (score === -Infinity ? '-Infinity' : score)) };
}
