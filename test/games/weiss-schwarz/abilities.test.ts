// Every ability by name (WS-A1 to WS-AC), and what else card files know.
import { describe, expect, test } from '@jest/globals';
import { Chance, seedChance } from '../../../src/engine/index.js';
import { ABILITIES, readAbility } from '../../../src/games/weiss-schwarz/cards/abilities/index.js';
import { field, passTurn, position, powers, seedFor, side, take, told } from './position.js';

const make = (seed: string): Chance => new Chance(seedChance(seed));
/** Seeds with which a coin falls, or a die shows, as wanted. 0 is heads. */
const coins = (...sides: (0 | 1)[]): string => seedFor(2, sides, make);
const die = (n: number): string => seedFor(6, [n - 1], make);

describe('what happens once', () => {
  test('WS-A1 all cards of the own deck with the colour of its top card go to the discard pile', () => {
    const at = position({
      ann: { hand: ['a-1', 'filler'], deck: ['dawn', 'strong', 'weak', 'filler', 'tiny'] },
      bob: { deck: ['weak', 'weak', 'weak'] },
    });
    take(at, 'play a-1');
    expect(side(at, 0)).toMatchObject({ deck: ['strong', 'filler'], discard: ['dawn', 'weak', 'tiny', 'a-1'] });
    expect(side(at, 1).deck?.length).toBe(3);
    expect([at.match.asked, at.match.step]).toEqual([0, 'main']);
  });

  test('WS-A1 an empty deck is left alone', () => {
    const at = position({ ann: { hand: ['a-1', 'filler'], deck: [], discard: ['weak'] } });
    take(at, 'play a-1');
    expect(side(at, 0)).toMatchObject({ deck: [], discard: ['weak', 'a-1'] });
  });

  test('WS-A2 the first five of the own deck are put in order, the new top first', () => {
    const at = position({
      ann: { hand: ['a-2', 'filler'], deck: ['tiny', 'weak', 'dawn', 'weak', 'twin', 'strong'] },
    });
    take(at, 'play a-2');
    expect(at.match.texts()).toEqual(['look own', 'look foe']);
    take(at, 'look own');
    expect(at.match.texts()).toEqual(['next tiny', 'next weak', 'next dawn', 'next twin']);
    take(at, 'next dawn', 'next weak', 'next twin', 'next weak');
    expect(side(at, 0).deck).toEqual(['dawn', 'weak', 'twin', 'weak', 'tiny', 'strong']);
    expect([at.match.asked, at.match.step, at.match.state.looker]).toEqual([0, 'main', -1]);
  });

  test('WS-A2 or of the opponent’s; a deck without cards is not offered, one with fewer than five shows them all', () => {
    const at = position({ ann: { hand: ['a-2', 'filler'], deck: [] }, bob: { deck: ['tiny', 'dawn'] } });
    take(at, 'play a-2');
    expect(at.match.texts()).toEqual(['next tiny', 'next dawn']);
    take(at, 'next dawn');
    expect(side(at, 1).deck).toEqual(['dawn', 'tiny']);
    const none = position({ ann: { hand: ['a-2', 'filler'], deck: [] }, bob: { deck: [] } });
    take(none, 'play a-2');
    expect([none.match.step, side(none, 0).discard]).toEqual(['main', ['a-2']]);
  });

  test('WS-A2 how often is asked does not tell whether cards are alike', () => {
    const at = position({ ann: { hand: ['a-2', 'filler'] } });
    take(at, 'play a-2', 'look own');
    for (let asked = 0; asked < 4; asked++) {
      expect(at.match.texts()).toEqual(['next filler']);
      take(at, 'next filler');
    }
    expect(at.match.step).toBe('main');
  });

  test('WS-A3 clock, stock and both rows of the own side go into the deck, which is shuffled', () => {
    const at = position({
      ann: {
        hand: ['a-3', 'filler'],
        front: ['weak', null, 'twin'],
        back: ['leader'],
        clock: ['tiny'],
        stock: ['dawn', 'dusk'],
        level: ['middle'],
        deck: ['strong'],
      },
      bob: { front: ['weak'], clock: ['tiny'] },
    });
    take(at, 'play a-3');
    const { deck = [], clock, stock, level, discard } = side(at, 0);
    expect([...deck].sort()).toEqual(['dawn', 'dusk', 'leader', 'strong', 'tiny', 'twin', 'weak']);
    expect([clock, stock, level, discard]).toEqual([[], [], ['middle'], ['a-3']]);
    expect([field(at, 0).join(''), field(at, 1)[0], side(at, 1).clock]).toEqual(['', 'weak', ['tiny']]);
    const orders = new Set(['1', '2', '3', '4'].map((seed) => shuffledBy(seed)));
    expect(orders.size).toBeGreaterThan(1);
  });

  test('WS-A4 both rows of the own side go to the discard pile', () => {
    const at = position({
      ann: { hand: ['a-4', 'filler'], front: ['weak', null, 'twin'], back: [null, 'leader'] },
      bob: { front: ['weak'] },
    });
    take(at, 'play a-4');
    expect([field(at, 0).join(''), side(at, 0).discard]).toEqual(['', ['weak', 'twin', 'leader', 'a-4']]);
    expect(field(at, 1)[0]).toBe('weak');
  });

  test.each([
    [1, 0, 0],
    [3, 0, 2],
    [4, 1, 0],
    [6, 1, 2],
  ])('WS-A6 a die of %i destroys the front-row character of side %i at place %i', (n, seat, place) => {
    const front = ['tiny', 'weak', 'middle'] as const;
    const parts = { front, back: ['leader', 'leader'] } as const;
    const at = position({ seed: die(n), ann: { ...parts, hand: ['a-6', 'filler'] }, bob: parts });
    take(at, 'play a-6');
    expect(told(at.heard, 'weiss.die')).toMatchObject([{ n }]);
    expect(told(at.heard, 'weiss.died')).toMatchObject([{ player: seat, card: { id: front[place] } }]);
    expect(field(at, seat)[place]).toBe('');
    expect(field(at, 1 - seat).slice(0, 3)).toEqual([...front]);
  });

  test('WS-A6 an empty place is hit for nothing', () => {
    const at = position({ seed: die(2), ann: { hand: ['a-6', 'filler'], front: ['tiny', null, 'tiny'] } });
    take(at, 'play a-6');
    expect([told(at.heard, 'weiss.nobody-there'), told(at.heard, 'weiss.died')]).toMatchObject([[{ player: 0 }], []]);
  });

  test('WS-A7 as long as it is heads, a card of the opponent’s deck goes to the opponent’s discard pile', () => {
    const seed = coins(0, 0, 1);
    const at = position({ seed, ann: { hand: ['a-7', 'filler'] }, bob: { deck: ['weak', 'dawn', 'twin'] } });
    take(at, 'play a-7');
    expect(side(at, 1)).toMatchObject({ deck: ['twin'], discard: ['weak', 'dawn'] });
    expect(told(at.heard, 'weiss.coin').map(({ heads }) => heads)).toEqual([true, true, false]);
  });

  test('WS-A7 tails at once takes nothing, and an empty deck ends the tossing', () => {
    const tails = position({ seed: coins(1), ann: { hand: ['a-7', 'filler'] }, bob: { deck: ['weak'] } });
    take(tails, 'play a-7');
    expect(side(tails, 1).deck).toEqual(['weak']);
    const empty = position({ seed: coins(0, 0), ann: { hand: ['a-7', 'filler'] }, bob: { deck: ['weak'] } });
    take(empty, 'play a-7');
    expect([side(empty, 1).discard, told(empty.heard, 'weiss.coin').length]).toEqual([['weak'], 1]);
  });

  test('WS-A8 two of the stock for one of the clock, until the stock has fewer than two', () => {
    const at = position({
      ann: {
        hand: ['a-8', 'filler'],
        stock: ['tiny', 'weak', 'middle', 'strong', 'twin'],
        clock: ['dawn', 'dusk', 'leader'],
      },
    });
    take(at, 'play a-8');
    expect(side(at, 0)).toMatchObject({
      stock: ['tiny'],
      clock: ['dawn'],
      discard: ['twin', 'strong', 'leader', 'middle', 'weak', 'dusk', 'a-8'],
    });
    expect(told(at.heard, 'weiss.recovered')).toMatchObject([{ n: 2 }]);
  });

  test('WS-A8 or until the clock is empty; with one card in the stock nothing happens', () => {
    const at = position({ ann: { hand: ['a-8', 'filler'], stock: ['tiny', 'weak', 'twin', 'twin'], clock: ['dawn'] } });
    take(at, 'play a-8');
    expect(side(at, 0)).toMatchObject({ stock: ['weak', 'tiny'], clock: [] });
    const poor = position({ ann: { hand: ['a-8', 'filler'], stock: ['tiny'], clock: ['dawn'] } });
    take(poor, 'play a-8');
    expect(side(poor, 0)).toMatchObject({ stock: ['tiny'], clock: ['dawn'] });
  });

  test('WS-A9 one level less, and all own characters are lost; at level 0 they are lost all the same', () => {
    const front = ['weak', 'twin'] as const;
    const at = position({ ann: { hand: ['a-9', 'filler'], level: ['tiny', 'dawn'], front, back: ['leader'] } });
    take(at, 'play a-9');
    expect(side(at, 0)).toMatchObject({ level: ['tiny'], discard: ['dawn', 'weak', 'twin', 'leader', 'a-9'] });
    const low = position({ ann: { hand: ['a-9', 'filler'], front } });
    take(low, 'play a-9');
    expect([side(low, 0).level, field(low, 0).join(''), low.match.step]).toEqual([[], '', 'main']);
  });

  test('WS-AA a character of either field, chosen by who plays the card, leaves the game', () => {
    const at = position({
      ann: { hand: ['a-a', 'filler'], front: ['weak'] },
      bob: { front: [null, 'twin'], back: ['leader'] },
    });
    take(at, 'play a-a');
    expect(at.match.texts()).toEqual(['banish own-front-1', 'banish foe-front-2', 'banish foe-back-1']);
    take(at, 'banish foe-back-1');
    expect(side(at, 1)).toMatchObject({ removed: ['leader'], discard: [] });
    expect([field(at, 1), at.match.step]).toEqual([['', 'twin', '', '', ''], 'main']);
    const nobody = position({ ann: { hand: ['a-a', 'filler'] } });
    take(nobody, 'play a-a');
    expect([nobody.match.step, side(nobody, 0).discard]).toEqual(['main', ['a-a']]);
  });

  test('WS-AC with heads a card of the opponent leaves the game: a character, or one of the hand by lot', () => {
    const ann = { hand: ['a-c', 'filler'], front: ['weak'] } as const;
    const bob = { hand: ['tiny', 'dawn'], front: ['twin'] } as const;
    const at = position({ seed: coins(0), ann, bob });
    take(at, 'play a-c');
    expect(at.match.texts()).toEqual(['banish foe-front-1', 'banish foe-hand']);
    take(at, 'banish foe-hand');
    const { removed = [], hand = [] } = side(at, 1);
    expect([removed.length, [...removed, ...hand].sort()]).toEqual([1, ['dawn', 'tiny']]);
    const other = position({ seed: coins(0), ann, bob });
    take(other, 'play a-c', 'banish foe-front-1');
    expect([side(other, 1).removed, side(other, 1).hand?.length]).toEqual([['twin'], 2]);
  });

  test('WS-AC which card of the hand it is, chance decides', () => {
    const hit = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const at = position({
        seed: String(seed),
        ann: { hand: ['a-c', 'filler'] },
        bob: { hand: ['tiny', 'dawn', 'twin'] },
      });
      take(at, 'play a-c');
      // With tails the last card of Ann's own hand is asked for.
      if (told(at.heard, 'weiss.coin')[0]?.heads !== true) continue;
      expect([side(at, 1).removed?.length, side(at, 1).hand?.length]).toEqual([1, 2]);
      side(at, 1).removed?.forEach((id) => hit.add(id));
    }
    expect([...hit].sort()).toEqual(['dawn', 'tiny', 'twin']);
  });

  test('WS-AC with tails one of one’s own does, from field or hand', () => {
    const at = position({
      seed: coins(1),
      ann: { hand: ['a-c', 'dawn', 'filler', 'dawn'], front: ['weak'] },
      bob: { hand: ['tiny'], front: ['twin'] },
    });
    take(at, 'play a-c');
    expect(at.match.texts()).toEqual(['banish own-front-1', 'banish hand dawn', 'banish hand filler']);
    take(at, 'banish hand dawn');
    expect(side(at, 0)).toMatchObject({ removed: ['dawn'], hand: ['filler', 'dawn'] });
    expect(side(at, 1).removed).toEqual([]);
  });
});

describe('what lasts', () => {
  test('WS-A5 all own characters with the subtype have X more power, in both rows, and nobody else', () => {
    const at = position({
      ann: { hand: ['cheer', 'filler'], front: ['weak', 'strong', 'twin'], back: ['middle', 'tiny'] },
      bob: { front: ['weak'] },
    });
    take(at, 'play cheer');
    expect(powers(at, 0)).toEqual([2100, 5100, 4000, 2000, 1500]);
    expect(powers(at, 1)[0]).toBe(1000);
  });

  test('WS-A5 without parameters: the card’s own subtypes, by 1000, itself among them', () => {
    const at = position({ ann: { hand: ['kin', 'filler'], front: ['strong', 'twin', 'weak'] } });
    take(at, 'play kin back-1');
    // Only the strong one and kin itself are of fire.
    expect(powers(at, 0)).toEqual([5000, 4000, 1000, 2000, -1]);
  });

  test('WS-AB a chosen card has no power: until the end of the turn by an event', () => {
    const at = position({ ann: { hand: ['hush', 'filler'], front: ['weak'] }, bob: { front: ['strong', 'twin'] } });
    take(at, 'play hush');
    expect(at.match.texts()).toEqual(['annul own-front-1', 'annul foe-front-1', 'annul foe-front-2']);
    take(at, 'annul foe-front-1');
    expect(powers(at, 1)).toEqual([0, 4000, -1, -1, -1]);
    passTurn(at);
    expect(powers(at, 1)[0]).toBe(4000);
  });

  test('WS-AB by a character: as long as that character is on the field', () => {
    const at = position({
      ann: { hand: ['void', 'filler'] },
      bob: { front: [null, null, 'strong'], hand: ['filler'] },
    });
    take(at, 'play void front-1', 'annul foe-front-3');
    passTurn(at);
    expect([powers(at, 1)[2], at.match.asked]).toEqual([0, 1]);
    // It attacks with no power, and dies.
    take(at, 'skip', 'done', 'attack front-3');
    expect([side(at, 1).discard, field(at, 0)[0], at.match.state.pile]).toEqual([['strong'], 'void', []]);
  });

  test('lowering, as real card files know it: all characters of the opponent, or those of a level', () => {
    const bob = { front: ['tiny', 'strong'], back: ['red-one'] } as const;
    const all = position({ ann: { hand: ['chill', 'filler'] }, bob });
    take(all, 'play chill front-1');
    expect(powers(all, 1)).toEqual([0, 3000, -1, 2000, -1]);
    const ones = position({ ann: { hand: ['frost', 'filler'] }, bob });
    take(ones, 'play frost front-1');
    expect(powers(ones, 1)).toEqual([400, 4000, -1, 2000, -1]);
  });
});

describe('names', () => {
  const parameters = { what: '', n: 0 };

  test('WS-18 the names of real files work as they stand', () => {
    expect(readAbility('Reducir Poder 1000')).toEqual({ ability: 'lower-power', what: '', n: 1000 });
    expect(readAbility('Reducir Poder Nivel 1')).toEqual({ ability: 'lower-power', what: '1', n: 1000 });
    expect(readAbility('Aumento poder a subtipo')).toEqual({ ability: 'raise-subtype', what: '', n: 1000 });
    expect(readAbility('Destruir carta por dado')).toEqual({ ability: 'die-strike', ...parameters });
    expect(readAbility('Robar carta lanzando una moneda')).toEqual({ ability: 'coin-mill', ...parameters });
  });

  test('WS-18 every ability has a Spanish name and a short id, read whatever their case, accents and blanks', () => {
    expect(ABILITIES.map(({ short }) => short)).toEqual([
      ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'AA', 'AB', 'AC'],
      'AD',
    ]);
    for (const { name, short, names } of ABILITIES)
      for (const text of [
        short,
        short.toLowerCase(),
        ...names,
        names[0].toUpperCase(),
        ` ${names[0].replaceAll(' ', '  ')} `,
      ])
        expect([text, readAbility(text)]).toMatchObject([text, { ability: name }]);
  });

  test('WS-18 parameters stand in the name, or behind colons', () => {
    const mages = { ability: 'raise-subtype', what: 'Mago', n: 1100 };
    for (const text of ['A5:Mago:1100', 'Aumento poder a subtipo Mago 1100', 'a5 (Mago) 1100'])
      expect(readAbility(text)).toEqual(mages);
    expect(readAbility('A5:Mago de Fuego:50')).toEqual({ ...mages, what: 'Mago de Fuego', n: 50 });
    expect(readAbility('A5:Mago')).toEqual({ ...mages, n: 1000 });
    expect(readAbility('AD:2:500')).toEqual({ ability: 'lower-power', what: '2', n: 500 });
    expect(readAbility('Reducir Poder Nivel 3 500')).toEqual({ ability: 'lower-power', what: '3', n: 500 });
  });

  test('WS-18 the longest name is meant, and what cannot be understood is told with an example', () => {
    expect(readAbility('Reducir poder a cero')).toEqual({ ability: 'annul-power', ...parameters });
    expect(readAbility('Reducir Poder mucho')).toEqual({ example: 'Reducir Poder 1000' });
    expect(readAbility('A6 doble')).toEqual({ example: 'Destruir carta por dado' });
    expect(readAbility('Volar')).toBeUndefined();
  });
});

function shuffledBy(seed: string): string {
  const at = position({
    seed,
    ann: { hand: ['a-3', 'filler'], stock: ['tiny', 'weak', 'middle', 'strong', 'twin'], deck: ['dawn', 'dusk'] },
  });
  take(at, 'play a-3');
  return (side(at, 0).deck ?? []).join(' ');
}
