// DM-2 to DM-11 and DM-38 to DM-42: how a game opens, the phases of a turn, and how it ends.
import { describe, expect, test } from '@jest/globals';
import { Match } from '../../../src/engine/index.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { setupFor } from '../../setups.js';
import { creature, evolution, FILLER, mana, spell, when } from './cards.js';
import { asked, count, fresh, pile, position, power, take, tapped, times, told, zone } from './position.js';

const bear = creature('bear', 3000);
const wolf = creature('wolf', 2000);
const rat = creature('rat', 1000);
const fire = mana('fire');

describe('how a game opens and ends', () => {
  test('DM-2 each player has five shields face down and five cards, and the seed decides who begins', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const { state } = Match.begin(duelMasters, setupFor(duelMasters, { seed: String(seed) }));
      const deck = state.split - 10;
      expect([state.shields, state.hands, state.decks].map(([own, other]) => [own?.length, other?.length])).toEqual([
        [5, 5],
        [5, 5],
        [deck, deck],
      ]);
      const [first = 0] = state.run.order;
      firsts.add(first);
      for (const seat of [0, 1, -1]) {
        const { shields, hands } = duelMasters.view(state, seat);
        expect(shields.flat().every((card) => card < 0)).toBe(true);
        expect(hands.map((hand) => hand.every((card) => card < 0))).toEqual([seat !== 0, seat !== 1]);
      }
    }
    expect([...firsts].sort()).toEqual([0, 1]);
  });

  test('DM-2 who begins can be given', () => {
    const setup = { ...setupFor(duelMasters, { seed: '1' }), first: 1 };
    for (const seed of ['1', '2', '3', '4']) {
      const match = Match.begin(duelMasters, { ...setup, seed });
      expect([match.asked, match.step, match.state.run.order]).toEqual([1, 'charge', [1, 0]]);
    }
  });

  test('DM-3 an attack that is not stopped wins when there are no shields left', () => {
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { shields: [] } });
    take(at, 'attack bear player');
    expect(asked(at)).toBe('over 0 duel-masters.final-blow');
  });

  test('DM-3 the draw that takes the last card of the deck loses at once', () => {
    const at = position({ from: 'draw', ann: { deck: [rat], hand: [wolf] } });
    expect(asked(at)).toBe('over 1 duel-masters.last-card');
    expect(told(at, 'duel-masters.last-card').map(({ player }) => player)).toEqual([0]);
  });

  test('DM-3 with two cards left the draw loses nothing', () => {
    expect(asked(position({ from: 'draw', ann: { deck: [rat, rat] } }))).toBe('ann charge');
  });

  test('DM-3 a deck that is emptied otherwise does not lose', () => {
    const root = spell('root', [{ do: 'top', count: 3, to: 'mana' }], { cost: 1 });
    const at = position({ ann: { deck: [rat, rat, rat], hand: [root, wolf], mana: [fire] } });
    take(at, 'use root');
    expect([asked(at), count(at, 'ann', 'deck')]).toEqual(['ann main', 0]);
  });

  test('DM-3 but whoever should draw from it then finds no card, and loses', () => {
    const at = position({ from: 'draw', ann: { deck: [] } });
    expect(asked(at)).toBe('over 1 duel-masters.last-card');
    expect(told(at, 'duel-masters.no-card').map(({ player }) => player)).toEqual([0]);
  });

  test('DM-42 CO-8 cards that go back into the decks without end make a draw in the end', () => {
    const tide = creature('tide', 1000, {
      has: [{ has: 'cannot', deed: 'attack' }],
      abilities: [
        {
          ability: 'when',
          on: 'turn-end',
          whose: 'any',
          do: [{ do: 'move', from: 'hand', to: 'deck-bottom', what: { count: 'all' } }],
        },
      ],
    });
    const at = position({ from: 'end', ann: { battle: [tide] } });
    while (!at.match.over) take(at, 'skip');
    expect([asked(at), at.match.state.run.turn]).toEqual(['over -1 duel-masters.turns', 1001]);
  });

  test('DM-42 both drawing their last card by one effect is a draw', () => {
    const both = spell('both', [{ do: 'draw', who: 'both', count: 1 }], { cost: 1 });
    const at = position({ ann: { deck: [rat], hand: [both], mana: [fire] }, bob: { deck: [rat] } });
    take(at, 'use both');
    expect(asked(at)).toBe('over -1 duel-masters.both');
  });
});

describe('untap, draw, charge', () => {
  test('DM-4 the active player’s creatures and mana untap, the other’s do not', () => {
    const at = position({
      from: 'untap',
      ann: { battle: [tapped(bear)], mana: [tapped(fire)] },
      bob: { battle: [tapped(wolf)], mana: [tapped(mana('water'))] },
    });
    expect([zone(at, 'ann', 'battle'), zone(at, 'ann', 'mana')]).toEqual(['bear', 'fire-mana']);
    expect([zone(at, 'bob', 'battle'), zone(at, 'bob', 'mana')]).toEqual(['wolf!', 'water-mana!']);
    expect(asked(at)).toBe('ann charge');
  });

  test('DM-5 one card is drawn in a turn', () => {
    const at = position({ from: 'draw', ann: { deck: [wolf, rat, rat] } });
    expect([zone(at, 'ann', 'hand'), count(at, 'ann', 'deck')]).toEqual(['wolf', 2]);
  });

  test('DM-5 whoever begins draws nothing in the first turn, and the other draws', () => {
    const match = Match.begin(duelMasters, { ...setupFor(duelMasters, { seed: '1' }), first: 0 });
    expect(match.state.hands.map(({ length }) => length)).toEqual([5, 5]);
    match.choose('skip');
    while (match.asked === 0) match.choose('done');
    expect([match.asked, match.state.hands.map(({ length }) => length)]).toEqual([1, [5, 6]]);
  });

  test('DM-6 any one card of the hand can be charged, or none, and the phase is over', () => {
    const at = position({ from: 'charge', ann: { hand: [bear, bear, fire] } });
    expect(at.match.texts()).toEqual(['charge bear', 'charge fire-mana', 'skip']);
    take(at, 'charge bear');
    expect([zone(at, 'ann', 'mana'), zone(at, 'ann', 'hand')]).toEqual(['bear', 'bear fire-mana']);
    expect(asked(at)).toBe('ann main');
  });

  test('DM-6 DM-39 a card of more than one civilization enters the mana zone tapped', () => {
    const pair = creature('pair', 1000, { civilizations: ['light', 'fire'] });
    const at = take(position({ from: 'charge', ann: { hand: [pair, wolf], mana: [fire] } }), 'charge pair');
    expect(zone(at, 'ann', 'mana')).toBe('fire-mana pair!');
    expect(asked(at)).toBe('ann main');
  });

  test('DM-39 each civilization of a card counts for whatever asks for one', () => {
    const pair = creature('pair', 1000, { civilizations: ['light', 'water'] });
    const bolt = spell('bolt', [{ do: 'destroy', what: { whose: 'foe', civilizations: ['water'], count: 1 } }], {
      cost: 1,
    });
    const at = position({ ann: { hand: [bolt], mana: [fire] }, bob: { battle: [bear, pair] } });
    take(at, 'use bolt');
    expect(zone(at, 'bob', 'battle')).toBe('bear');
  });
});

describe('main', () => {
  test('DM-8 a creature comes into the battle zone and cannot attack on that turn, a spell goes to the graveyard', () => {
    const spark = spell('spark', [{ do: 'draw', count: 1 }], { cost: 1 });
    const at = position({
      ann: { hand: [creature('pup', 1000, { cost: 1 }), spark], mana: [fire, fire], battle: [bear] },
    });
    take(at, 'use pup', 'use spark');
    expect([zone(at, 'ann', 'battle'), zone(at, 'ann', 'graveyard')]).toEqual(['bear pup', 'spark']);
    expect(at.match.texts()).toEqual(['attack bear player', 'done']);
    expect(at.match.closed()).toContainEqual({ text: 'attack pup player', code: 'duel-masters.sick' });
  });

  test('DM-8 nor can it use a tap ability on that turn', () => {
    const mage = creature('mage', 1000, { abilities: [{ ability: 'tap', do: [{ do: 'draw', count: 1 }] }] });
    const at = position({ from: 'attack', ann: { battle: [bear, fresh(mage)] } });
    expect(at.match.texts()).toEqual(['attack bear player', 'done']);
  });

  test('DM-9 both players see both graveyards', () => {
    const { match } = position({ from: 'charge', ann: { graveyard: [bear], hand: [rat] }, bob: { graveyard: [wolf] } });
    for (const seat of [0, 1, -1])
      expect(duelMasters.view(match.state, seat).graveyards).toEqual(match.state.graveyards);
  });

  test('DM-10 what cannot be done is left undone, and the rest is done', () => {
    const double = spell(
      'double',
      [
        { do: 'destroy', what: { whose: 'foe', count: 2 } },
        { do: 'destroy', what: { whose: 'foe', count: 1 } },
        { do: 'draw', count: 1 },
      ],
      { cost: 1 },
    );
    const at = position({ ann: { hand: [double], mana: [fire], deck: [wolf, rat, rat] }, bob: { battle: [bear] } });
    take(at, 'use double');
    expect([zone(at, 'bob', 'battle'), zone(at, 'ann', 'hand')]).toEqual(['', 'wolf']);
  });
});

describe('attack', () => {
  test('DM-11 creatures attack one after another, the opponent or a tapped creature', () => {
    const at = position({
      from: 'attack',
      ann: { battle: [bear, wolf] },
      bob: { battle: [tapped(rat), creature('owl', 500)] },
    });
    expect(at.match.texts()).toEqual([
      'attack bear player',
      'attack bear rat',
      'attack wolf player',
      'attack wolf rat',
      'done',
    ]);
    take(at, 'attack bear rat', 'attack wolf player', 'break 2', 'keep');
    expect([zone(at, 'bob', 'graveyard'), count(at, 'bob', 'shields')]).toEqual(['rat', 4]);
    expect(asked(at)).toBe('bob charge');
  });

  test('DM-11 the untapped creature that cannot be attacked says why', () => {
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [rat] } });
    expect(at.match.choose('attack bear rat')).toMatchObject({
      code: 'closed',
      data: { reason: { key: 'closed.duel-masters.target-untapped' } },
    });
  });

  test('DM-11 no card is used in the attack phase, and attacking taps no mana', () => {
    const at = position({
      from: 'main',
      ann: { battle: [bear], hand: [creature('pup', 1000, { cost: 1 })], mana: [fire] },
    });
    take(at, 'done');
    expect(at.match.choose('use pup')).toMatchObject({
      code: 'closed',
      data: { reason: { key: 'closed.duel-masters.not-any-more' } },
    });
    take(at, 'attack bear player', 'break 1', 'keep');
    expect([zone(at, 'ann', 'hand'), zone(at, 'ann', 'mana')]).toEqual(['pup', 'fire-mana']);
  });

  test('DM-38 a card’s permission holds over the ground rule', () => {
    const hunter = creature('hunter', 2000, {
      has: [{ has: 'can', deed: 'attack-untapped', against: { civilizations: ['water'] } }],
    });
    const fish = creature('fish', 1000, { civilizations: ['water'] });
    const at = position({ from: 'attack', ann: { battle: [hunter] }, bob: { battle: [fish, bear] } });
    expect(at.match.texts()).toEqual(['attack hunter player', 'attack hunter fish', 'done']);
  });

  test('DM-38 what forbids holds over what allows', () => {
    const hunter = creature('hunter', 2000, {
      has: ['speed-attacker', { has: 'can', deed: 'attack-untapped' }, { has: 'cannot', deed: 'attack-creature' }],
    });
    const at = position({ from: 'attack', ann: { battle: [fresh(hunter)] }, bob: { battle: [bear, tapped(wolf)] } });
    expect(at.match.texts()).toEqual(['attack hunter player', 'done']);
  });

  test('DM-38 a creature that must attack keeps the attacks from ending, as long as it can attack', () => {
    const bull = creature('bull', 4000, { has: ['must-attack'] });
    const at = position({ from: 'attack', ann: { battle: [bear, bull] } });
    expect(at.match.texts()).toEqual(['attack bear player', 'attack bull player']);
    take(at, 'attack bull player', 'break 1', 'keep');
    expect(at.match.texts()).toEqual(['attack bear player', 'done']);
  });

  test('DM-38 a creature that must attack and cannot does not hold up the turn', () => {
    const bull = creature('bull', 4000, { has: ['must-attack', { has: 'cannot', deed: 'attack-player' }] });
    const at = position({ from: 'attack', ann: { battle: [bull] }, bob: { hand: [rat] } });
    expect(asked(at)).toBe('bob charge');
  });
});

describe('end and what lasts', () => {
  test('DM-40 what lasts until the end of the turn ends with it', () => {
    const boost = spell(
      'boost',
      [{ do: 'give', traits: [{ has: 'power', by: 2000 }], what: { whose: 'own', count: 'all' }, until: 'turn-end' }],
      { cost: 1 },
    );
    const at = position({ ann: { hand: [boost], mana: [fire], battle: [bear] } });
    take(at, 'use boost');
    expect(power(at, 'bear')).toBe(5000);
    take(at, 'done');
    expect([asked(at), power(at, 'bear')]).toEqual(['bob charge', 3000]);
  });

  test('DM-40 a creature whose power sinks to 0 is destroyed at once, one that keeps some is not', () => {
    const sap = spell(
      'sap',
      [{ do: 'give', traits: [{ has: 'power', by: -2000 }], what: { whose: 'foe', count: 'all' }, until: 'turn-end' }],
      { cost: 1 },
    );
    const at = position({ ann: { hand: [sap], mana: [fire] }, bob: { battle: [bear, wolf, rat] } });
    take(at, 'use sap');
    expect([zone(at, 'bob', 'battle'), zone(at, 'bob', 'graveyard')]).toEqual(['bear', 'wolf rat']);
    expect(power(at, 'bear')).toBe(3000); // The turn has ended: nothing else could be used.
  });

  test('DM-41 the active player’s abilities come first, each player orders the own ones', () => {
    const dies = (id: string, to: 'mana' | 'hand') =>
      creature(id, 1000, { abilities: [when('destroyed', { do: 'top', count: 1, to })] });
    const wrath = spell('wrath', [{ do: 'destroy', what: { count: 'all' } }], { cost: 1 });
    const at = position({
      ann: {
        hand: [wrath],
        mana: [fire],
        battle: [dies('first', 'mana'), dies('second', 'hand')],
        deck: [bear, wolf, ...times(5, FILLER)],
      },
      bob: {
        battle: [dies('third', 'mana'), dies('fourth', 'hand')],
        deck: [rat, creature('owl', 500), ...times(5, FILLER)],
      },
    });
    take(at, 'use wrath');
    expect([asked(at), at.match.texts()]).toEqual(['ann @order', ['first first', 'first second']]);
    take(at, 'first second');
    // The one that is left needs no order; then it is Bob who orders his.
    expect([zone(at, 'ann', 'hand'), zone(at, 'ann', 'mana')]).toEqual(['bear', 'fire-mana! wolf']);
    expect([asked(at), at.match.texts()]).toEqual(['bob @order', ['first third', 'first fourth']]);
    take(at, 'first fourth');
    expect([zone(at, 'bob', 'hand'), zone(at, 'bob', 'mana')]).toEqual(['rat', 'owl']);
  });

  test('DM-41 an ability is settled whole before the next', () => {
    const chain = creature('chain', 1000, {
      abilities: [when('enters', { do: 'destroy', what: { whose: 'foe', count: 1 } }, { do: 'draw', count: 1 })],
      cost: 1,
    });
    const martyr = creature('martyr', 1000, {
      abilities: [when('destroyed', { do: 'move', from: 'battle', to: 'hand', what: { whose: 'foe', count: 'all' } })],
    });
    const at = position({ ann: { hand: [chain], mana: [fire], deck: [wolf, rat, rat] }, bob: { battle: [martyr] } });
    take(at, 'use chain');
    // The draw comes before the return that the destruction has woken.
    expect(zone(at, 'ann', 'hand')).toBe('wolf chain');
  });
});

describe('evolutions', () => {
  const king = evolution('king', 6000, [{ races: ['hound'] }], { cost: 1 });
  const hound = creature('hound', 1000, { races: ['hound'] });

  test('DM-19 an evolution attacks at once, even on a base that came in this turn', () => {
    const at = position({ ann: { hand: [king], mana: [fire], battle: [fresh(hound)] } });
    take(at, 'use king hound');
    expect(at.match.texts()).toEqual(['attack king player', 'done']);
  });

  test('DM-28 it needs a creature of its race, and says so', () => {
    const at = position({ ann: { hand: [king], mana: [fire], battle: [bear] } });
    expect(at.match.closed()).toEqual([{ text: 'use king', code: 'duel-masters.no-base' }]);
  });

  test('DM-20 the pile counts as one card, and its cards are separate as soon as it leaves', () => {
    const at = position({ ann: { hand: [king], mana: [fire], battle: [bear, hound] } });
    take(at, 'use king hound');
    expect([zone(at, 'ann', 'battle'), pile(at, 'king')]).toEqual(['bear king', 'king hound']);
  });

  test('DM-20 an evolution keeps its base’s tapped state', () => {
    const at = position({ ann: { hand: [king], mana: [fire], battle: [tapped(hound)] } });
    take(at, 'use king hound');
    expect(zone(at, 'ann', 'battle')).toBe('king!');
  });
});
