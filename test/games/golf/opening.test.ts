// The opening of Golf: players and order, pack, deal, reveal round (GO-1 to GO-4, GO-17).
import { describe, expect, test } from '@jest/globals';
import { arrange, type GameEvent, Match } from '../../../src/engine/index.js';
import {
  formatCard,
  PACK,
  packOf,
  parseCard,
  RANKS,
  rankName,
  SUITS,
  suitName,
} from '../../../src/games/golf/cards.js';
import { golf } from '../../../src/games/golf/index.js';
import { setupFor } from '../../setups.js';
import { discardsOf, gridOf, told } from './position.js';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];

const faultsWith = (names: readonly string[]): string[] => {
  const players = names.map((name) => ({ name, bot: undefined }));
  const arranged = arrange(golf, { players, options: [], seed: '1', first: undefined });
  return !arranged.ok ? arranged.faults.map(({ code }) => code) : [];
};

describe('players and their order', () => {
  test('GO-1 two, three and four players with names can play', () => {
    for (const count of [2, 3, 4]) expect(faultsWith(NAMES.slice(0, count))).toEqual([]);
  });

  test('GO-1 one player, five players and a player without a name cannot', () => {
    expect(faultsWith(['Ann'])).toEqual(['players.number']);
    expect(faultsWith([...NAMES, 'Eve'])).toEqual(['players.number']);
    expect(faultsWith(['Ann', ' '])).toEqual(['name.empty']);
  });

  test('GO-1 the order is as given, from whoever is named first', () => {
    const match = Match.begin(golf, setupFor(golf, { players: NAMES, first: 2 }));
    expect(match.state.run.order).toEqual([2, 3, 0, 1]);
    expect(match.asked).toBe(2);
  });

  test('GO-1 a random order is drawn from the seed before the deal, and told', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 100; seed++) {
      const heard: GameEvent[] = [];
      const setup = setupFor(golf, {
        players: NAMES.slice(0, 3),
        options: ['order=random'],
        seed: String(seed),
      });
      const match = Match.begin(golf, setup, (event) => heard.push(event));
      const [order] = told(heard, 'golf.order');
      expect(order?.players).toEqual(match.state.run.order);
      expect(match.asked).toBe(match.state.run.order[0]);
      orders.add(match.state.run.order.join(''));
    }
    // All six orders of three players turn up in a hundred seeds.
    expect([...orders].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
  });
});

describe('the pack', () => {
  test('GO-2 four suits of thirteen ranks make 52 cards, each once', () => {
    const texts = PACK.map(formatCard);
    expect(new Set(texts).size).toBe(52);
    expect(texts).toEqual(SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)));
    expect(texts.map(parseCard)).toEqual([...PACK]);
  });

  test('GO-2 a card text is read in any case, and what is no card is not read', () => {
    expect(parseCard('10h')).toBe(parseCard('10H'));
    for (const text of ['', 'H', '1H', '11H', 'KX', 'K', 'KSS', '0H']) expect(parseCard(text)).toBeUndefined();
  });

  test('GO-17 the pack of the test mode holds 18 twos, 17 queens and 17 kings, in all suits', () => {
    const count = (rank: string): number => packOf(true).filter((card) => rankName(card) === rank).length;
    expect([count('2'), count('Q'), count('K'), packOf(true).length]).toEqual([18, 17, 17, 52]);
    for (const suit of SUITS)
      for (const rank of ['2', 'Q', 'K'])
        expect(packOf(true).some((card) => suitName(card) === suit && rankName(card) === rank)).toBe(true);
  });

  test('GO-17 the option test-mode deals from that pack, and no option from the usual one', () => {
    const ranksOf = (options: string[]): string[] => {
      const { state } = Match.begin(golf, setupFor(golf, { options }));
      return [...new Set([...state.cards, ...state.drawPile, ...state.discardPile].map(rankName))].sort();
    };
    expect(ranksOf(['test-mode'])).toEqual(['2', 'K', 'Q']);
    expect(ranksOf([])).toHaveLength(13);
  });
});

describe('the deal', () => {
  test.each([
    [2, 39],
    [3, 33],
    [4, 27],
  ])('GO-3 %i players get six cards each, face down, and %i are left to draw', (count, left) => {
    const { state } = Match.begin(golf, setupFor(golf, { players: NAMES.slice(0, count) }));
    expect(state.cards).toHaveLength(6 * count);
    expect(state.down).toEqual(NAMES.slice(0, count).map(() => 0b111111));
    expect(state.drawPile).toHaveLength(left);
    expect(state.discardPile).toHaveLength(1);
  });

  test('GO-3 cards are dealt six to the first player, six to the next; the thirteenth begins the discard pile', () => {
    const stack = 'KS 5H 7C KD 9S 2C AS AH AD JC 3D 4C 8H QS';
    const { state } = Match.begin(golf, setupFor(golf, { stack }));
    expect(gridOf(state, 0)).toBe('(KS) (5H) (7C) (KD) (9S) (2C)');
    expect(gridOf(state, 1)).toBe('(AS) (AH) (AD) (JC) (3D) (4C)');
    expect(discardsOf(state, 1)).toBe('8H');
    expect(state.drawPile.slice(-1).map(formatCard)).toEqual(['QS']);
  });

  test('GO-3 the first in the order gets the first six, whatever the seat', () => {
    const { state } = Match.begin(golf, setupFor(golf, { first: 1, stack: 'KS 5H 7C KD 9S 2C AS' }));
    expect(gridOf(state, 1)).toBe('(KS) (5H) (7C) (KD) (9S) (2C)');
    expect(gridOf(state, 0)).toMatch(/^\(AS\)/u);
  });

  test('GO-3 a stacked card that the pack does not hold, or not so often, is a fault of its line', () => {
    const faultsOf = (cards: string[], options: { name: string; value: undefined; line: undefined }[] = []): unknown =>
      arrange(golf, {
        players: NAMES.slice(0, 2).map((name) => ({ name, bot: undefined })),
        options,
        seed: '1',
        first: undefined,
        stacks: [{ player: -1, cards, line: 7 }],
      });
    expect(faultsOf(['KS', 'ks'])).toMatchObject([{ code: 'stack.not-in-pack', line: 7, data: { card: 'KS' } }]);
    expect(faultsOf(['1S'])).toMatchObject([{ code: 'stack.no-card', line: 7, data: { card: '1S' } }]);
    const testMode = [{ name: 'test-mode', value: undefined, line: undefined }];
    expect(faultsOf(['3S'], testMode)).toMatchObject([{ code: 'stack.not-in-pack' }]);
    expect(faultsOf(['KS', 'KS'], testMode)).not.toBeInstanceOf(Array);
  });
});

describe('the reveal round', () => {
  test('GO-4 there are fifteen ways to turn up two cards, and no others', () => {
    const match = Match.begin(golf, setupFor(golf));
    const pairs = '1 2,1 3,1 4,1 5,1 6,2 3,2 4,2 5,2 6,3 4,3 5,3 6,4 5,4 6,5 6'.split(',');
    expect(match.texts()).toEqual(pairs.map((pair) => `reveal ${pair}`));
    for (const text of ['reveal 1', 'reveal 1 1', 'reveal 1 2 3', 'reveal 1 7', 'draw', 'take 1'])
      expect(match.choose(text)).toMatchObject({ code: 'not-open' });
    expect(match.state.run.decisions).toBe(0);
    expect(match.asked).toBe(0);
  });

  test('GO-4 both cards are turned up at once, by one choice, and the next in order is asked', () => {
    const heard: GameEvent[] = [];
    const stack = 'KS 5H 7C KD 9S 2C AS AH AD JC 3D 4C';
    const match = Match.begin(golf, setupFor(golf, { stack }), (event) => heard.push(event));
    expect(match.choose('reveal 6 2')).toBeUndefined();
    expect(gridOf(match.state, 0)).toBe('(KS) 5H (7C) (KD) (9S) 2C');
    expect(gridOf(match.state, 1)).toBe('(AS) (AH) (AD) (JC) (3D) (4C)');
    expect(told(heard, 'golf.turned-up')).toMatchObject([{ player: 0, slots: [1, 5] }]);
    expect([match.state.run.decisions, match.asked]).toEqual([1, 1]);
  });

  test('GO-4 the round goes once round the table; then the first in order begins the first turn', () => {
    const match = Match.begin(golf, setupFor(golf, { players: NAMES, first: 1 }));
    const asked: number[] = [];
    while (match.step === 'reveal') {
      asked.push(match.asked);
      match.choose('reveal 1 2');
    }
    expect(asked).toEqual([1, 2, 3, 0]);
    expect([match.step, match.asked, match.state.run.turn]).toEqual(['draw', 1, 1]);
  });
});
