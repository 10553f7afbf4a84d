// Going through cards, drawing them, and showing them on a table.
import { describe, expect, test } from '@jest/globals';
import { sayText as say } from '../../../src/engine/index.js';
import {
  type Card,
  cardPlaces,
  cardsFrom,
  copyZones,
  drawInto,
  eachKind,
  HIDDEN,
  NONE,
  openCard,
} from '../../../src/kits/duel/index.js';

test('copied zones share nothing with the first ones', () => {
  const zones: Card[][] = [[1, 2], [3]];
  const copied = copyZones(zones);
  copied[0]?.push(4);
  expect([zones, copied]).toEqual([
    [[1, 2], [3]],
    [[1, 2, 4], [3]],
  ]);
});

test('cards are counted from one number up to another, which is not among them', () => {
  expect([cardsFrom(3, 6), cardsFrom(3, 3)]).toEqual([[3, 4, 5], []]);
});

describe('going through the kinds of a zone', () => {
  const kind = [7, 8, 7, 9, 8];
  const met = (zone: readonly Card[]): Card[] => {
    const found: Card[] = [];
    eachKind({ kind }, zone, (card) => found.push(card));
    return found;
  };

  test('each kind is met once, at its first card, in the order of the zone', () => {
    expect(met([4, 0, 2, 1, 3])).toEqual([4, 0, 3]);
    expect(met([])).toEqual([]);
  });

  test('cards that cannot be seen, and places without one, are passed over', () => {
    expect(met([HIDDEN, 0, NONE, HIDDEN, 2])).toEqual([0]);
  });

  test('going through another zone meanwhile changes nothing', () => {
    const found: Card[] = [];
    eachKind({ kind }, [0, 1, 2, 4], (card) => {
      met([0, 1, 2, 3, 4]);
      found.push(card);
    });
    expect(found).toEqual([0, 1]);
  });
});

describe('drawing', () => {
  test('cards come off the end of the deck, one after another', () => {
    const [hand, deck] = [[9], [1, 2, 3]];
    expect(drawInto(hand, deck, 2)).toBe(2);
    expect([hand, deck]).toEqual([[9, 3, 2], [1]]);
  });

  test('of a deck that has fewer, all come, and drawing none changes nothing', () => {
    const [hand, deck]: [Card[], Card[]] = [[], [1, 2]];
    expect(drawInto(hand, deck, 0)).toBe(0);
    expect([hand, deck]).toEqual([[], [1, 2]]);
    expect(drawInto(hand, deck, 5)).toBe(2);
    expect([hand, deck]).toEqual([[2, 1], []]);
    expect(drawInto(hand, deck, 1)).toBe(0);
  });
});

test('cards that a view hides lie face down under the name of their place, the others open', () => {
  const face = { drawn: '', ascii: 'oak', words: say('oak'), tone: 'green' };
  const places = cardPlaces([5, HIDDEN], 'hand.1', (card) => openCard(card, face, []));
  expect(places).toEqual([
    { id: 'card.5', label: '', lies: 'open', face, notes: [] },
    { id: 'hand.1.1', label: '', lies: 'down', face: undefined },
  ]);
});
