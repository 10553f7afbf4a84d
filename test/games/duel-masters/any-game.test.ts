// Whatever can be written keeps what is hidden hidden: games with cards made at random from the schema of packs.
import { expect, test } from '@jest/globals';
import { Chance, canonicalJson, Match, seedChance } from '../../../src/engine/index.js';
import { readPack } from '../../../src/games/duel-masters/cards/pack/index.js';
import type { CardData } from '../../../src/games/duel-masters/cards/vocabulary.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { powerOf } from '../../../src/games/duel-masters/rules/creature.js';
import { anyCard } from './any-card.js';
import { position, type Side } from './position.js';

const GAMES = Number(process.env.ANY_GAMES ?? 16);
const KINDS = 60;
/** Some go on and on: cards that are put back into the deck make it last. */
const MOST_CHOICES = 300;

test('CO-5 CO-4 with any cards a state imagined from a view fits it, asks the same player and offers the same choices', () => {
  let over = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const cards = cardsOf(seed);
    const { match } = position({ from: 'untap', ann: sideOf(cards, 0), bob: sideOf(cards, KINDS / 2) });
    const chance = new Chance(seedChance(`walk ${seed}`));
    for (let choices = 0; choices < MOST_CHOICES && !match.over; choices++) {
      const { state } = match;
      expect([seed, match.step, duelMasters.verify(state)]).toEqual([seed, match.step, []]);
      const texts = match.texts();
      expect([seed, match.step, new Set(texts).size]).toEqual([seed, match.step, texts.length]);
      const closed = match.closed();
      expect(texts.filter((text) => duelMasters.tidy(text) !== text)).toEqual([]);
      expect(closed.filter(({ text }) => texts.includes(text))).toEqual([]);
      expect(state.battle.flat().filter((card) => powerOf(state, card) < 0)).toEqual([]);
      for (const seat of [0, 1, -1]) {
        const view = duelMasters.view(state, seat);
        const imagined = duelMasters.imagine(view, chance);
        expect(duelMasters.verify(imagined)).toEqual([]);
        expect(canonicalJson(duelMasters.view(imagined, seat))).toBe(canonicalJson(view));
        // Who is asked tells nobody what is hidden (CO-4).
        const resumed = Match.resume(duelMasters, imagined);
        expect([seed, resumed.asked, resumed.step]).toEqual([seed, match.asked, match.step]);
        if (seat === match.asked)
          expect([seed, match.step, resumed.texts(), resumed.closed()]).toEqual([seed, match.step, texts, closed]);
      }
      match.take(chance.below(match.choices.count));
    }
    expect(duelMasters.verify(match.state)).toEqual([]);
    if (match.over) over++;
  }
  expect(over).toBeGreaterThan(GAMES / 4);
});

function cardsOf(seed: number): readonly CardData[] {
  const chance = new Chance(seedChance(`cards ${seed}`));
  const written = { cards: Array.from({ length: KINDS }, (_, number) => anyCard(chance, number)) };
  const { cards, faults } = readPack(JSON.stringify(written), 'any.json');
  expect(faults).toEqual([]);
  return cards.map(({ card }) => card);
}

function sideOf(cards: readonly CardData[], from: number): Side {
  return {
    deck: cards.slice(from, from + 18),
    shields: cards.slice(from + 18, from + 23),
    hand: cards.slice(from + 23, from + 28),
  };
}
