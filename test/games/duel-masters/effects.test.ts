// What the actions of texts do: each verb, who chooses, and how far a text goes (DM-10).
import { describe, expect, test } from '@jest/globals';
import type { Action, CardData, Trait } from '../../../src/games/duel-masters/cards/vocabulary.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { HIDDEN } from '../../../src/kits/duel/index.js';
import { creature, evolution, FILLER, mana, spell, when } from './cards.js';
import {
  asked,
  cardOf,
  count,
  fresh,
  type Parts,
  position,
  power,
  type Side,
  take,
  tapped,
  times,
  told,
  zone,
} from './position.js';

const bear = creature('bear', 3000);
const wolf = creature('wolf', 2000);
const rat = creature('rat', 1000);
const fire = mana('fire');

/** Ann uses a spell with some actions; `ann` and `bob` are what lies there besides. */
function casting(actions: readonly Action[], ann: Side = {}, bob: Side = {}): ReturnType<typeof position> {
  const charm = spell('charm', actions, { cost: 1 });
  const parts: Parts = { ann: { ...ann, hand: [charm, ...(ann.hand ?? [])], mana: [fire, ...(ann.mana ?? [])] }, bob };
  return take(position(parts), 'use charm');
}

const deckOf = (...top: readonly CardData[]): readonly CardData[] => [...top, ...times(9, FILLER)];

describe('drawing and the top of the deck', () => {
  test('DM-10 draw: so many cards, for the own player, the other or both', () => {
    const own = casting([{ do: 'draw', count: 2 }]);
    // As Ann can do nothing more, Bob’s turn has begun, and he has drawn one for it.
    expect([count(own, 'ann', 'hand'), count(own, 'bob', 'hand')]).toEqual([2, 1]);
    const foe = casting([{ do: 'draw', who: 'foe', count: 2 }]);
    expect([count(foe, 'ann', 'hand'), count(foe, 'bob', 'hand'), asked(foe)]).toEqual([0, 3, 'bob charge']);
  });

  test('DM-10 draw with each: so many for every card that is counted', () => {
    const at = casting(
      [{ do: 'draw', count: 1, each: { whose: 'own', civilizations: ['fire'] } }],
      { battle: [tapped(bear), tapped(wolf)] },
      { battle: [rat] },
    );
    expect(count(at, 'ann', 'hand')).toBe(2);
  });

  test('DM-10 top: to the mana zone, the shields, the graveyard, the hand', () => {
    const to = (where: 'mana' | 'shields' | 'graveyard' | 'hand') =>
      casting([{ do: 'top', count: 1, to: where }], { deck: deckOf(bear) });
    expect(zone(to('mana'), 'ann', 'mana')).toBe('fire-mana! bear');
    expect(zone(to('shields'), 'ann', 'shields')).toBe('bear');
    expect(zone(to('graveyard'), 'ann', 'graveyard')).toBe('bear charm');
    expect(zone(to('hand'), 'ann', 'hand')).toBe('bear');
  });

  test('DM-10 look: some of the uppermost are taken, the rest goes to the bottom, and nobody else learns which', () => {
    const at = casting(
      [{ do: 'look', count: 3, take: 1, what: { type: 'creature' }, to: 'hand', rest: 'deck-bottom' }],
      { deck: deckOf(bear, FILLER, wolf) },
    );
    expect([asked(at), at.match.texts()]).toEqual(['ann take', ['pick bear', 'pick wolf', 'done']]);
    const { state } = at.match;
    expect(duelMasters.view(state, 1).looking.every((card) => card < 0)).toBe(true);
    expect(duelMasters.view(state, 0).looking).toEqual(state.looking);
    take(at, 'pick wolf');
    expect([zone(at, 'ann', 'hand'), zone(at, 'ann', 'deck'), count(at, 'ann', 'deck')]).toEqual(['wolf', 'bear', 11]);
  });

  test('DM-10 search: what fits is found in the order of the deck list, the deck is shuffled', () => {
    const at = casting([{ do: 'search', count: 1, what: { type: 'creature' }, to: 'hand' }], {
      deck: deckOf(FILLER, wolf, bear),
    });
    expect([asked(at), at.match.texts()]).toEqual(['ann take', ['pick wolf', 'pick bear', 'done']]);
    expect(duelMasters.view(at.match.state, 0).searched[0]).toHaveLength(12);
    expect(duelMasters.view(at.match.state, 1).searched).toEqual([[], []]);
    take(at, 'pick bear');
    expect([zone(at, 'ann', 'hand'), count(at, 'ann', 'deck')]).toEqual(['bear', 11]);
    expect(told(at, 'duel-masters.shuffles')).toHaveLength(1);
  });

  test('DM-10 search with nothing that fits is asked all the same, so that the other learns nothing', () => {
    const at = casting([{ do: 'search', count: 1, what: { type: 'creature' }, to: 'hand' }], {
      deck: times(9, FILLER),
    });
    expect([asked(at), at.match.texts()]).toEqual(['ann take', ['done']]);
  });
});

describe('moving', () => {
  test('DM-10 from the battle zone to the hand, the mana zone, the shields, the deck', () => {
    const to = (where: 'hand' | 'mana' | 'shields' | 'deck-top' | 'deck-bottom') =>
      casting([{ do: 'move', from: 'battle', to: where, what: { whose: 'own', count: 1 } }], {
        battle: [tapped(bear)],
        hand: [rat],
      });
    expect(zone(to('hand'), 'ann', 'hand')).toBe('rat bear');
    expect(zone(to('mana'), 'ann', 'mana')).toBe('fire-mana! bear');
    expect(zone(to('shields'), 'ann', 'shields')).toBe('bear');
    for (const where of ['deck-top', 'deck-bottom'] as const) {
      const at = to(where);
      const deck = at.match.state.decks[0] ?? [];
      const bearAt = deck.findIndex((card) => at.match.state.kind[card] !== at.match.state.kind[deck[5] ?? 0]);
      expect(bearAt).toBe(where === 'deck-top' ? deck.length - 1 : 0);
    }
  });

  test('DM-10 from the graveyard, copies count once among the choices', () => {
    const at = casting(
      [{ do: 'move', from: 'graveyard', to: 'hand', what: { whose: 'own', type: 'creature', count: 2, upTo: true } }],
      {
        graveyard: [bear, wolf, bear, FILLER],
      },
    );
    expect(at.match.texts()).toEqual(['pick bear', 'pick wolf', 'done']);
    take(at, 'pick bear');
    expect(at.match.texts()).toEqual(['pick wolf', 'pick bear', 'done']);
    take(at, 'done');
    expect([zone(at, 'ann', 'hand'), zone(at, 'ann', 'graveyard')]).toEqual(['bear', 'wolf bear charm']);
  });

  test('DM-10 into the battle zone: a creature comes in without being used, and wakes what coming in wakes', () => {
    const crier = creature('crier', 1000, { cost: 9, abilities: [when('enters', { do: 'draw', count: 1 })] });
    const at = casting(
      [{ do: 'move', from: 'graveyard', to: 'battle', what: { whose: 'own', type: 'creature', count: 1 } }],
      { graveyard: [crier] },
    );
    expect([zone(at, 'ann', 'battle'), count(at, 'ann', 'hand')]).toEqual(['crier', 1]);
  });

  test('DM-10 DM-28 an evolution comes in only with a base, which is chosen', () => {
    const king = evolution('king', 6000, [{ races: ['hound'] }]);
    const hound = creature('hound', 1000, { races: ['hound'] });
    const actions: readonly Action[] = [
      { do: 'move', from: 'hand', to: 'battle', what: { whose: 'own', type: 'creature', count: 1 } },
    ];
    const without = take(casting(actions, { hand: [king] }), 'pick king');
    expect([zone(without, 'ann', 'battle'), zone(without, 'ann', 'hand')]).toEqual(['', 'king']);
    const at = take(casting(actions, { hand: [king], battle: [hound, hound] }), 'pick king');
    expect([asked(at), at.match.texts()]).toEqual(['ann evolve', ['evolve hound', 'evolve hound.2']]);
    take(at, 'evolve hound.2');
    expect(zone(at, 'ann', 'battle')).toBe('hound king');
  });

  test('CO-5 discarding: the opponent chooses from the own hand, and chance where the text says so', () => {
    const chosen = casting(
      [{ do: 'move', from: 'hand', to: 'graveyard', what: { whose: 'foe', count: 1, chooser: 'foe' } }],
      {},
      { hand: [bear, wolf] },
    );
    expect([asked(chosen), chosen.match.texts()]).toEqual(['bob pick', ['pick bear', 'pick wolf']]);
    take(chosen, 'pick wolf');
    expect(zone(chosen, 'bob', 'graveyard')).toBe('wolf');
    const random = casting(
      [{ do: 'move', from: 'hand', to: 'graveyard', what: { whose: 'foe', count: 1, random: true } }],
      {},
      { hand: [bear, wolf] },
    );
    expect(['bear', 'wolf']).toContain(zone(random, 'bob', 'graveyard'));
  });

  test('CO-5 whoever chooses from the opponent’s hand sees it, but only while that is asked', () => {
    const at = casting(
      [{ do: 'move', from: 'hand', to: 'graveyard', what: { whose: 'foe', type: 'spell', count: 1 } }],
      { hand: [rat] },
      { hand: [bear] },
    );
    // No spell is there: the hand is looked at all the same.
    expect([asked(at), at.match.texts()]).toEqual(['ann pick', ['done']]);
    expect(duelMasters.view(at.match.state, 0).hands).toEqual(at.match.state.hands);
    expect(
      duelMasters
        .view(at.match.state, -1)
        .hands.flat()
        .every((card) => card < 0),
    ).toBe(true);
    take(at, 'done');
    expect(duelMasters.view(at.match.state, 0).hands[1]?.every((card) => card < 0)).toBe(true);
  });

  test('CO-5 shields are chosen by their places, and peeking shows those that were chosen', () => {
    const at = casting([{ do: 'peek', at: 'shields', count: 2 }], { hand: [rat] }, { shields: [bear, wolf, rat] });
    take(at, 'shield 3');
    expect(at.match.texts()).toEqual(['shield 1', 'shield 2']);
    take(at, 'shield 1');
    expect([asked(at), at.match.texts()]).toEqual(['ann seen', ['seen']]);
    const [, row = []] = at.match.state.shields;
    expect(duelMasters.view(at.match.state, 0).shields[1]).toEqual([row[0], HIDDEN, row[2]]);
    expect(duelMasters.view(at.match.state, 1).shields[1]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    take(at, 'seen');
    expect(duelMasters.view(at.match.state, 0).shields[1]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  test('CO-5 peeking at a hand shows it for one question', () => {
    const at = casting([{ do: 'peek', at: 'hand' }], { hand: [rat] }, { hand: [bear] });
    expect(asked(at)).toBe('ann seen');
    expect(duelMasters.view(at.match.state, 0).hands[1]).toEqual(at.match.state.hands[1]);
  });

  test('DM-16 breaking by an effect: its player chooses, the shields’ triggers work', () => {
    const gift = spell('gift', [{ do: 'draw', count: 1 }], { trigger: true });
    const at = casting([{ do: 'break', count: 2 }], { hand: [rat] }, { shields: [gift, wolf, bear] });
    expect([asked(at), at.match.texts()]).toEqual(['ann break', ['break 1', 'break 2', 'break 3']]);
    take(at, 'break 1', 'trigger gift', 'break 2', 'keep');
    expect([zone(at, 'bob', 'shields'), zone(at, 'bob', 'graveyard')]).toEqual(['wolf', 'gift']);
  });
});

describe('creatures', () => {
  test('DM-10 destroy: up to some, of both sides, and the words tell whose', () => {
    const at = casting(
      [{ do: 'destroy', what: { count: 2, upTo: true } }],
      { battle: [bear], hand: [rat] },
      { battle: [bear, bear] },
    );
    expect(at.match.texts()).toEqual(['pick bear', 'pick foe/bear', 'pick foe/bear.2', 'done']);
    take(at, 'pick foe/bear.2', 'done');
    expect([zone(at, 'ann', 'battle'), zone(at, 'bob', 'battle')]).toEqual(['bear', 'bear']);
  });

  test('DM-10 destroy: the opponent chooses where the text says so', () => {
    const at = casting(
      [{ do: 'destroy', what: { whose: 'foe', count: 1, chooser: 'foe' } }],
      {},
      { battle: [bear, wolf] },
    );
    expect([asked(at), at.match.texts()]).toEqual(['bob pick', ['pick bear', 'pick wolf']]);
  });

  test('DM-10 what is chosen is asked for its power and keywords as they are', () => {
    const at = casting(
      [{ do: 'destroy', what: { whose: 'foe', power: { most: 3000 }, count: 'all' } }],
      {},
      {
        battle: [
          bear,
          creature('grown', 2000, { has: [{ has: 'power', by: 2000 }] }),
          creature('shrunk', 4000, { has: [{ has: 'power', by: -1500 }] }),
        ],
      },
    );
    expect(zone(at, 'bob', 'battle')).toBe('grown');
  });

  test('DM-10 tap and untap, in the battle zone and the mana zone', () => {
    const at = casting(
      [
        { do: 'tap', what: { whose: 'foe', count: 'all' } },
        { do: 'untap', in: 'mana', what: { whose: 'own', count: 1 } },
        { do: 'tap', in: 'mana', what: { whose: 'foe', count: 1 } },
      ],
      { hand: [rat] },
      { battle: [bear], mana: [fire] },
    );
    expect([zone(at, 'bob', 'battle'), zone(at, 'ann', 'mana'), zone(at, 'bob', 'mana')]).toEqual([
      'bear!',
      'fire-mana',
      'fire-mana!',
    ]);
  });

  test('DM-10 give: keywords too, to those that are there', () => {
    const traits: readonly Trait[] = [{ has: 'double-breaker' }, { has: 'speed-attacker' }];
    const at = casting([{ do: 'give', traits, what: { whose: 'own', count: 'all' }, until: 'turn-end' }], {
      battle: [fresh(bear)],
    });
    take(at, 'attack bear player', 'break 1', 'keep', 'break 1', 'keep');
    expect(count(at, 'bob', 'shields')).toBe(3);
  });

  test('DM-40 give until the next turn: it ends when the giver’s next turn begins', () => {
    const traits: readonly Trait[] = [{ has: 'cannot', deed: 'attack' }];
    const at = casting(
      [{ do: 'give', traits, what: { whose: 'foe', count: 'all' }, until: 'next-turn' }],
      {},
      { battle: [bear] },
    );
    take(at, 'skip');
    // Bear cannot attack in Bob’s turn, so it is Ann’s turn again.
    expect([asked(at), at.match.state.grants]).toEqual(['ann charge', []]);
  });

  test('DM-10 battle: the creature itself fights what is chosen', () => {
    const brawler = creature('brawler', 3000, {
      cost: 1,
      abilities: [when('enters', { do: 'battle', what: { whose: 'foe', count: 1 } })],
    });
    const at = position({ ann: { hand: [brawler], mana: [fire] }, bob: { battle: [wolf, bear] } });
    take(at, 'use brawler', 'pick wolf');
    expect([zone(at, 'bob', 'graveyard'), zone(at, 'ann', 'battle')]).toEqual(['wolf', 'brawler']);
  });

  test('DM-10 cast: a spell is used free of cost', () => {
    const insight = spell('insight', [{ do: 'draw', count: 1 }], { cost: 9 });
    const at = casting([{ do: 'cast', from: 'graveyard', what: { whose: 'own', type: 'spell', count: 1 } }], {
      graveyard: [insight, bear],
    });
    expect([count(at, 'ann', 'hand'), zone(at, 'ann', 'graveyard')]).toEqual([1, 'bear insight charm']);
  });
});

describe('texts with choices and conditions', () => {
  test('DM-10 may: all of it or nothing', () => {
    const actions: readonly Action[] = [
      {
        do: 'may',
        then: [
          { do: 'draw', count: 1 },
          { do: 'destroy', what: { whose: 'own', count: 1 } },
        ],
      },
    ];
    const yes = take(casting(actions, { battle: [bear] }), 'yes');
    expect([count(yes, 'ann', 'hand'), zone(yes, 'ann', 'graveyard')]).toEqual([1, 'bear charm']);
    const no = take(casting(actions, { battle: [tapped(bear)] }), 'no');
    expect([count(no, 'ann', 'hand'), zone(no, 'ann', 'battle')]).toEqual([0, 'bear!']);
  });

  test('DM-10 an ability that its player may leave asks first', () => {
    const reader = creature('reader', 1000, {
      abilities: [{ ability: 'when', on: 'attacks', may: true, do: [{ do: 'draw', count: 1 }] }],
    });
    const at = take(position({ from: 'attack', ann: { battle: [reader] } }), 'attack reader player');
    expect([asked(at), at.match.texts()]).toEqual(['ann may', ['yes', 'no']]);
    expect(count(take(at, 'yes'), 'ann', 'hand')).toBe(1);
  });

  test('DM-10 what would do nothing at all is not asked', () => {
    const actions: readonly Action[] = [{ do: 'may', then: [{ do: 'destroy', what: { whose: 'foe', count: 1 } }] }];
    expect(asked(casting(actions, { hand: [rat], mana: [fire] }))).toBe('ann main');
  });

  test('DM-10 choose: one of several things', () => {
    const actions: readonly Action[] = [
      { do: 'choose', of: [[{ do: 'draw', count: 1 }], [{ do: 'top', count: 1, to: 'mana' }]] },
    ];
    const at = casting(actions, { deck: deckOf(bear), hand: [rat] });
    expect(at.match.texts()).toEqual(['mode 1', 'mode 2']);
    take(at, 'mode 2');
    expect([zone(at, 'ann', 'mana'), zone(at, 'ann', 'hand')]).toEqual(['fire-mana! bear', 'rat']);
  });

  test('DM-10 if: what depends on something is done when that holds', () => {
    const actions: readonly Action[] = [
      { do: 'if', needs: [{ if: 'fewer', in: 'shields' }], then: [{ do: 'draw', count: 1 }] },
    ];
    expect(count(casting(actions, { shields: [FILLER] }), 'ann', 'hand')).toBe(1);
    expect(count(casting(actions, {}, { shields: [FILLER] }), 'ann', 'hand')).toBe(0);
  });

  test('DM-10 them: what the action before has chosen', () => {
    const actions: readonly Action[] = [
      { do: 'untap', what: { whose: 'own', count: 1 } },
      { do: 'give', traits: [{ has: 'power', by: 2000 }], what: 'them', until: 'turn-end' },
    ];
    const at = take(casting(actions, { battle: [tapped(bear), tapped(wolf)] }), 'pick wolf');
    expect([zone(at, 'ann', 'battle'), power(at, 'wolf'), power(at, 'bear')]).toEqual(['bear! wolf', 4000, 3000]);
  });

  test('DM-10 conditions of abilities: counts, turns, attacking, tapped', () => {
    const guard = creature('guard', 1000, {
      abilities: [
        {
          ability: 'always',
          needs: [{ if: 'count', of: { whose: 'own', in: 'mana' }, least: 2 }],
          traits: [{ has: 'power', by: 1000 }],
        },
        { ability: 'always', needs: [{ if: 'turn', whose: 'foe' }], traits: [{ has: 'power', by: 2000 }] },
        { ability: 'always', needs: [{ if: 'tapped' }], traits: [{ has: 'power', by: 4000 }] },
        { ability: 'always', needs: [{ if: 'attacking' }], traits: [{ has: 'power', by: 8000 }] },
      ],
    });
    const at = (lying: Side, player: number): ReturnType<typeof position> =>
      position({ from: 'charge', player, ann: { ...lying, hand: [rat] }, bob: { hand: [rat] } });
    expect(power(at({ battle: [guard] }, 0), 'guard')).toBe(1000);
    expect(power(at({ battle: [guard], mana: [fire, fire] }, 0), 'guard')).toBe(2000);
    expect(power(at({ battle: [guard] }, 1), 'guard')).toBe(3000);
    expect(power(at({ battle: [tapped(guard)] }, 0), 'guard')).toBe(5000);
    const attacking = position({
      from: 'attack',
      ann: { battle: [guard] },
      bob: { battle: [creature('wall', 500, { has: ['blocker'] })] },
    });
    expect(power(take(attacking, 'attack guard player'), 'guard')).toBe(13000);
  });

  test('DM-38 traits for others hold for those that fit, and depend on what is printed', () => {
    const drum = creature('drum', 1000, {
      abilities: [
        {
          ability: 'always',
          to: { whose: 'own', power: { most: 2000 }, other: true },
          traits: [{ has: 'power', by: 3000 }],
        },
      ],
    });
    const at = position({ from: 'charge', ann: { battle: [drum, wolf, bear], hand: [rat] }, bob: { battle: [rat] } });
    expect(['drum', 'wolf', 'bear', 'rat'].map((id) => power(at, id))).toEqual([1000, 5000, 3000, 1000]);
  });

  test('DM-41 abilities that watch others wake for those that fit', () => {
    const crow = creature('crow', 1000, {
      abilities: [{ ability: 'when', on: 'destroyed', by: { whose: 'foe' }, do: [{ do: 'draw', count: 1 }] }],
    });
    const at = casting([{ do: 'destroy', what: { count: 'all' } }], { battle: [crow, bear] }, { battle: [rat, wolf] });
    // Two of Bob’s fell; the crow fell with them, and saw it.
    expect(count(at, 'ann', 'hand')).toBe(2);
  });

  test('DM-41 abilities that watch players wake: spells, charging, shields, the ends of turns', () => {
    const watcher = (on: 'casts' | 'charges' | 'loses-shield' | 'turn-start' | 'turn-end', whose: 'own' | 'foe') =>
      creature('watcher', 1000, {
        abilities: [{ ability: 'when', on, whose, do: [{ do: 'top', count: 1, to: 'mana' }] }],
      });
    const manaAfter = (at: ReturnType<typeof position>): number => count(at, 'ann', 'mana');
    expect(manaAfter(casting([{ do: 'draw', count: 1 }], { battle: [watcher('casts', 'own')] }))).toBe(2);
    expect(manaAfter(casting([{ do: 'draw', count: 1 }], { battle: [watcher('casts', 'foe')] }))).toBe(1);
    const charging = position({ from: 'charge', ann: { battle: [watcher('charges', 'own')], hand: [rat] } });
    expect(manaAfter(take(charging, 'charge rat'))).toBe(2);
    const losing = position({
      from: 'attack',
      player: 1,
      ann: { battle: [watcher('loses-shield', 'own')] },
      bob: { battle: [bear] },
    });
    expect(manaAfter(take(losing, 'attack bear player', 'break 1', 'keep'))).toBe(1);
    expect(manaAfter(position({ from: 'untap', ann: { battle: [watcher('turn-start', 'own')] } }))).toBe(1);
    expect(manaAfter(position({ from: 'end', ann: { battle: [watcher('turn-end', 'own')] } }))).toBe(1);
    expect(manaAfter(position({ from: 'end', ann: { battle: [watcher('turn-end', 'foe')] } }))).toBe(0);
  });

  test('CO-8 abilities that wake each other without an end fall silent', () => {
    const echo = creature('echo', 1000, {
      cost: 1,
      abilities: [
        when('leaves', { do: 'move', from: 'hand', to: 'battle', what: 'this' }),
        when('enters', { do: 'move', from: 'battle', to: 'hand', what: 'this' }),
      ],
    });
    const at = take(position({ ann: { hand: [echo], mana: [fire] } }), 'use echo');
    expect(told(at, 'duel-masters.weary')).toHaveLength(1);
    expect(asked(at)).toBe('bob charge');
  });

  test('DM-7 cost: it changes what a card costs, never below one for each civilization', () => {
    const guide = creature('guide', 1000, {
      abilities: [{ ability: 'cost', whose: 'own', of: { type: 'creature' }, by: -5 }],
    });
    const pair = creature('pair', 1000, { civilizations: ['light', 'fire'], cost: 4 });
    const at = position({ ann: { battle: [guide], hand: [pair, bear], mana: [fire, mana('light'), fire] } });
    take(at, 'use pair', 'use bear');
    expect(zone(at, 'ann', 'mana')).toBe('fire-mana! light-mana! fire-mana!');
    expect(cardOf(at, 'pair')).toBeGreaterThanOrEqual(0);
  });
});

describe('taking back', () => {
  test('CO-5 looking at what is hidden cannot be taken back: it is told as something that uncovers', () => {
    const looking: readonly (readonly Action[])[] = [
      [{ do: 'look', count: 2, take: 1, to: 'hand', rest: 'deck-bottom' }],
      [{ do: 'search', count: 1, to: 'hand' }],
      [{ do: 'peek', at: 'hand' }],
      [{ do: 'peek', at: 'shields', count: 1 }],
      [{ do: 'move', from: 'hand', to: 'graveyard', what: { whose: 'foe', count: 1 } }],
      [{ do: 'draw', count: 1 }],
      [{ do: 'top', count: 1, to: 'mana' }],
    ];
    for (const actions of looking) {
      const { heard } = casting(actions, { hand: [rat], mana: [fire] }, { hand: [bear, wolf] });
      const codes = heard.filter(({ uncovers, instead }) => uncovers === true || instead?.uncovers === true);
      expect([actions[0]?.do, codes.length]).toEqual([actions[0]?.do, 1]);
    }
  });
});
