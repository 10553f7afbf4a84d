// Positions in which a rule is easily got wrong: each was looked for against the rule's own words.
import { describe, expect, test } from '@jest/globals';
import type { Action, CardData } from '../../../src/games/duel-masters/cards/vocabulary.js';
import { creature, evolution, FILLER, mana, spell, when } from './cards.js';
import {
  asked,
  count,
  fresh,
  type Position,
  position,
  power,
  type Side,
  take,
  tapped,
  told,
  zone,
} from './position.js';

const bear = creature('bear', 3000);
const wolf = creature('wolf', 2000);
const rat = creature('rat', 1000);
const drone = creature('drone', 1000, { races: ['survivor'] });
const fire = mana('fire');
const bolt = spell('bolt', [{ do: 'destroy', what: { whose: 'foe', count: 1 } }], { trigger: true, cost: 1 });
const draw: Action = { do: 'draw', count: 1 };

/** Ann uses a spell that does some things. */
function casting(actions: readonly Action[], ann: Side = {}, bob: Side = {}): Position {
  const text = spell('text', actions, { cost: 1 });
  const at = position({ ann: { ...ann, hand: [text, ...(ann.hand ?? [])], mana: [fire, ...(ann.mana ?? [])] }, bob });
  return take(at, 'use text');
}

describe('shields that come to the hand', () => {
  test('DM-21 by an effect: a shield trigger can be used at once as well', () => {
    const lift: Action = { do: 'move', from: 'shields', to: 'hand', what: { whose: 'own', count: 1 } };
    const at = casting([lift], { shields: [bolt, FILLER] }, { battle: [bear] });
    take(at, 'shield 1');
    expect([asked(at), at.match.texts()]).toEqual(['ann trigger', ['trigger bolt', 'keep']]);
    take(at, 'trigger bolt');
    expect([zone(at, 'bob', 'battle'), count(at, 'ann', 'shields')]).toEqual(['', 1]);
  });

  test('DM-21 all of them by an effect: one after another, each is asked for', () => {
    const lift: Action = { do: 'move', from: 'shields', to: 'hand', what: { whose: 'foe', count: 'all' } };
    const at = casting([lift], { battle: [bear, wolf] }, { shields: [bolt, FILLER, bolt] });
    expect([asked(at), count(at, 'bob', 'shields')]).toEqual(['bob trigger', 2]);
    take(at, 'trigger bolt', 'pick bear', 'keep', 'trigger bolt');
    expect([zone(at, 'ann', 'battle'), count(at, 'bob', 'shields'), count(at, 'bob', 'hand')]).toEqual(['', 0, 1 + 1]);
  });

  test('DM-21 DM-40 the question is about the shield, though a creature comes back to the hand in between', () => {
    // As soon as Bob has fewer than two shields, rat's power is 0, and it returns to the hand instead of being destroyed.
    const gloom = creature('gloom', 3000, {
      abilities: [
        {
          ability: 'always',
          to: { whose: 'foe', named: 'rat' },
          traits: [{ has: 'power', by: -1000 }],
          needs: [{ if: 'count', of: { whose: 'foe', in: 'shields' }, most: 1 }],
        },
      ],
    });
    const leaving = creature('rat', 1000, { has: [{ has: 'returns', to: 'hand' }] });
    const at = position({
      from: 'attack',
      ann: { battle: [gloom] },
      bob: { battle: [leaving], shields: [bolt, FILLER] },
    });
    take(at, 'attack gloom player', 'break 1');
    expect([asked(at), at.match.texts(), zone(at, 'bob', 'hand')]).toEqual([
      'bob trigger',
      ['trigger bolt', 'keep'],
      'bolt rat',
    ]);
    take(at, 'trigger bolt');
    expect([zone(at, 'ann', 'battle'), zone(at, 'bob', 'hand')]).toEqual(['', 'rat']);
  });

  test('DM-34 a burnt shield is lost, though it was not broken', () => {
    const mourner = creature('mourner', 1000, {
      abilities: [{ ability: 'when', on: 'loses-shield', whose: 'own', do: [draw] }],
    });
    const burner = creature('burner', 3000, { has: ['shield-burner'] });
    const at = position({ from: 'attack', ann: { battle: [burner] }, bob: { battle: [mourner] } });
    take(at, 'attack burner player', 'break 1');
    expect([count(at, 'bob', 'shields'), count(at, 'bob', 'hand')]).toEqual([4, 1 + 1]);
  });

  test('DM-34 a shield burner burns the shields that its own ability would break', () => {
    const burner = creature('burner', 3000, {
      has: ['shield-burner'],
      abilities: [when('attacks', { do: 'break', count: 1 })],
    });
    const at = position({ from: 'attack', ann: { battle: [burner] }, bob: { shields: [bolt, FILLER] } });
    take(at, 'attack burner player', 'break 1');
    expect([zone(at, 'bob', 'graveyard'), asked(at)]).toEqual(['bolt', 'bob charge']);
  });
});

describe('what a text has chosen', () => {
  const still: Action = {
    do: 'give',
    traits: [{ has: 'cannot', deed: 'attack' }],
    what: 'them',
    until: 'next-turn',
  };

  test('DM-10 them: all, where nobody chooses', () => {
    const at = casting([{ do: 'tap', what: { whose: 'foe', count: 'all' } }, still], {}, { battle: [bear, wolf] });
    expect(told(at, 'duel-masters.given')).toMatchObject([{ cards: [{ id: 'bear' }, { id: 'wolf' }] }]);
  });

  test('DM-10 them: what chance has chosen', () => {
    const at = casting(
      [
        { do: 'tap', what: { whose: 'foe', count: 1, random: true } },
        { do: 'destroy', what: 'them' },
      ],
      {},
      { battle: [bear, wolf] },
    );
    expect(zone(at, 'bob', 'battle')).toMatch(/^(bear|wolf)$/u);
  });

  test('DM-10 them: what comes out of the hand, and out of a choice before one that is left to the player', () => {
    const raise: Action = {
      do: 'move',
      from: 'hand',
      to: 'battle',
      what: { whose: 'own', type: 'creature', count: 1 },
    };
    const haste: Action = { do: 'give', traits: [{ has: 'speed-attacker' }], what: 'them', until: 'turn-end' };
    const at = take(casting([raise, haste], { hand: [bear, FILLER] }), 'pick bear');
    expect(at.match.texts()).toEqual(['attack bear player', 'done']);
    const asking = casting(
      [
        { do: 'tap', what: { whose: 'foe', count: 1 } },
        { do: 'may', then: [{ do: 'destroy', what: 'them' }] },
      ],
      {},
      { battle: [bear, wolf] },
    );
    take(asking, 'pick wolf', 'yes');
    expect(zone(asking, 'bob', 'battle')).toBe('bear');
  });

  test('DM-10 cast: only spells are offered, as the text says', () => {
    const at = casting(
      [{ do: 'cast', from: 'graveyard', what: { whose: 'own', count: 1 } }],
      { graveyard: [bear, bolt, spell('gain', [draw])] },
      { battle: [rat] },
    );
    expect(at.match.texts()).toEqual(['pick bolt', 'pick gain']);
  });
});

describe('what others learn of a hand', () => {
  test.each<[string, CardData[]]>([
    ['none fits', [FILLER, FILLER]],
    ['one fits', [bear, FILLER]],
    ['all fit', [bear]],
  ])('CO-4 a choice from the own hand is asked when %s', (_, hand) => {
    const at = casting([{ do: 'move', from: 'hand', to: 'mana', what: { whose: 'own', type: 'creature', count: 1 } }], {
      hand,
    });
    expect(asked(at)).toBe('ann pick');
  });

  test('CO-4 a whole hand that is discarded is no secret, and not asked for', () => {
    const at = casting(
      [{ do: 'move', from: 'hand', to: 'graveyard', what: { whose: 'foe', chooser: 'foe', count: 2 } }],
      {},
      { hand: [bear, wolf] },
    );
    expect([zone(at, 'bob', 'graveyard'), asked(at)]).not.toContain('bob pick');
    expect(zone(at, 'bob', 'graveyard')).toBe('bear wolf');
  });
});

describe('untapping and lasting', () => {
  test('DM-4 all untap at the same moment: a creature that holds others tapped while it is tapped holds them', () => {
    const chain = creature('chain', 1000, {
      abilities: [
        {
          ability: 'always',
          to: { whose: 'own', other: true },
          traits: [{ has: 'cannot', deed: 'untap' }],
          needs: [{ if: 'tapped' }],
        },
      ],
    });
    const at = position({ from: 'untap', ann: { battle: [tapped(chain), tapped(bear)] } });
    expect(zone(at, 'ann', 'battle')).toBe('chain bear!');
  });

  test('DM-40 what begins after all else has ended does not last into the next turn', () => {
    // At the end of the turn pup's power falls to 0; its last will strengthens bear until the end of the turn.
    const pup = creature('pup', 1000, {
      abilities: [
        when('destroyed', {
          do: 'give',
          traits: [{ has: 'power', by: 5000 }],
          what: { whose: 'own', named: 'bear', count: 'all' },
          until: 'turn-end',
        }),
      ],
    });
    const own = { whose: 'own', named: 'pup', count: 'all' } as const;
    const at = casting(
      [
        { do: 'give', traits: [{ has: 'power', by: 1000 }], what: own, until: 'turn-end' },
        { do: 'give', traits: [{ has: 'power', by: -1000 }], what: own, until: 'next-turn' },
      ],
      { battle: [fresh(pup), fresh(bear)] },
    );
    expect([asked(at), zone(at, 'ann', 'battle'), power(at, 'bear')]).toEqual(['bob charge', 'bear', 3000]);
  });
});

describe('survivors share all that is marked so (DM-30)', () => {
  test('DM-30 what a player’s moment wakes: each survivor has it', () => {
    const hive = creature('hive', 1000, {
      races: ['survivor'],
      abilities: [{ ability: 'when', under: 'survivor', on: 'turn-end', whose: 'own', do: [draw] }],
    });
    const at = position({ from: 'end', ann: { battle: [hive, drone, bear] }, bob: { battle: [drone] } });
    expect([count(at, 'ann', 'hand'), count(at, 'bob', 'hand')]).toEqual([2, 1]);
  });

  test('DM-30 what watches others: each survivor watches', () => {
    const watcher = creature('watcher', 1000, {
      races: ['survivor'],
      abilities: [{ ability: 'when', under: 'survivor', on: 'attacks', by: { whose: 'own', other: true }, do: [draw] }],
    });
    const at = position({ from: 'attack', ann: { battle: [watcher, drone] } });
    take(at, 'attack drone player');
    // Drone is another to watcher alone.
    expect(count(at, 'ann', 'hand')).toBe(1);
  });

  test('DM-30 DM-32 a tap ability: each survivor can be tapped for it as its own', () => {
    const tapper = creature('tapper', 1000, {
      races: ['survivor'],
      abilities: [
        {
          ability: 'tap',
          under: 'survivor',
          do: [{ do: 'give', traits: [{ has: 'power', by: 2000 }], what: 'this', until: 'turn-end' }],
        },
      ],
    });
    const at = position({ from: 'attack', ann: { battle: [fresh(tapper), drone, bear] } });
    expect(at.match.texts().filter((text) => text.startsWith('tap'))).toEqual(['tap drone tapper']);
    take(at, 'tap drone tapper');
    expect([power(at, 'drone'), power(at, 'tapper'), zone(at, 'ann', 'battle')]).toEqual([
      3000,
      1000,
      'tapper drone! bear',
    ]);
  });

  test('DM-30 DM-35 a silent skill: each survivor can be left tapped for it', () => {
    const sage = creature('sage', 1000, {
      races: ['survivor'],
      abilities: [{ ability: 'silent', under: 'survivor', do: [{ do: 'top', count: 1, to: 'mana' }] }],
    });
    const at = position({ from: 'untap', ann: { battle: [sage, tapped(drone), tapped(bear)] } });
    expect(at.match.texts()).toEqual(['leave drone', 'ready']);
    take(at, 'leave drone');
    expect([zone(at, 'ann', 'battle'), count(at, 'ann', 'mana')]).toEqual(['sage drone! bear', 1]);
  });

  test('DM-30 traits for others and costs count once for each survivor', () => {
    const banner = creature('banner', 1000, {
      races: ['survivor'],
      abilities: [
        {
          ability: 'always',
          under: 'survivor',
          to: { whose: 'own', named: 'bear' },
          traits: [{ has: 'power', by: 500 }],
        },
        { ability: 'cost', under: 'survivor', whose: 'own', of: { named: 'wolf' }, by: -1 },
      ],
    });
    const at = position({ ann: { battle: [banner, drone, bear], hand: [wolf], mana: [fire] } });
    expect(power(at, 'bear')).toBe(3000 + 2 * 500);
    take(at, 'use wolf');
    expect(zone(at, 'ann', 'battle')).toContain('wolf');
  });
});

test('DM-20 an evolution whose text says that it enters tapped does, on whatever base', () => {
  const slow = evolution('slow', 6000, [{ named: 'bear' }], { cost: 1, has: ['enters-tapped'] });
  const at = take(position({ ann: { battle: [bear], hand: [slow], mana: [fire] } }), 'use slow bear');
  expect(zone(at, 'ann', 'battle')).toBe('slow!');
});

describe('in mid-attack', () => {
  const gust = spell('gust', [{ do: 'move', from: 'battle', to: 'hand', what: { whose: 'foe', count: 1 } }], {
    trigger: true,
  });
  const hound = creature('hound', 2000, { races: ['hound'] });
  const king = evolution('king', 6000, [{ races: ['hound'] }], { has: ['double-breaker'] });

  test('DM-16 DM-20 a shield trigger that returns an evolution between two breaks: the whole pile goes, a shield stays', () => {
    const at = position({
      from: 'attack',
      ann: { battle: [{ card: king, over: [hound] }] },
      bob: { shields: [gust, FILLER] },
    });
    take(at, 'attack king player', 'break 1', 'trigger gust');
    expect([zone(at, 'ann', 'hand'), count(at, 'bob', 'shields'), asked(at)]).toEqual(['hound king', 1, 'bob charge']);
  });

  test('DM-12 DM-20 an attacker that its own ability lets evolve attacks on as the evolution', () => {
    const pup = creature('pup', 1000, {
      races: ['hound'],
      abilities: [
        when('attacks', { do: 'move', from: 'hand', to: 'battle', what: { whose: 'own', named: 'king', count: 1 } }),
      ],
    });
    const at = position({ from: 'attack', ann: { battle: [pup], hand: [king] } });
    take(at, 'attack pup player', 'pick king', 'break 1', 'keep', 'break 1', 'keep');
    expect([zone(at, 'ann', 'battle'), count(at, 'bob', 'shields')]).toEqual(['king!', 3]);
  });

  test('DM-15 a creature that goes to the shields instead of being destroyed is the shield that is broken next', () => {
    const saint = creature('saint', 1000, { has: [{ has: 'returns', to: 'shields' }] });
    const spare = creature('spare', 9000, { has: ['double-breaker'] });
    const ash = spell('ash', [{ do: 'destroy', what: { whose: 'own', named: 'saint', count: 1 } }], { trigger: true });
    const at = position({ from: 'attack', ann: { battle: [spare] }, bob: { battle: [saint], shields: [ash] } });
    take(at, 'attack spare player', 'trigger ash', 'keep');
    expect([zone(at, 'bob', 'hand'), count(at, 'bob', 'shields'), asked(at)]).toEqual(['saint', 0, 'bob charge']);
  });

  test('DM-3 the last card drawn by a shield trigger loses at once, in the opponent’s turn', () => {
    const gain = spell('gain', [draw], { trigger: true });
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { shields: [gain], deck: [FILLER] } });
    take(at, 'attack bear player', 'trigger gain');
    expect(asked(at)).toBe('over 0 duel-masters.last-card');
  });

  test('DM-18 power that the blocker gains by blocking counts in the battle', () => {
    const wall = creature('wall', 1000, {
      has: ['blocker'],
      abilities: [
        when('blocks', { do: 'give', traits: [{ has: 'power', by: 3000 }], what: 'this', until: 'turn-end' }),
      ],
    });
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [wall] } });
    take(at, 'attack bear player', 'block wall');
    expect([zone(at, 'ann', 'battle'), zone(at, 'bob', 'battle')]).toEqual(['', 'wall']);
  });

  test('DM-16 a creature that a shield trigger brings tapped can be attacked at once', () => {
    const slug = creature('slug', 500, { has: ['enters-tapped'], trigger: true });
    const at = position({ from: 'attack', ann: { battle: [bear, wolf] }, bob: { shields: [slug, FILLER] } });
    take(at, 'attack bear player', 'break 1', 'trigger slug');
    expect(at.match.texts()).toContain('attack wolf slug');
  });
});

describe('moving', () => {
  test('DM-39 a card of several civilizations enters the mana zone tapped from the top of the deck too', () => {
    const pair = creature('pair', 1000, { civilizations: ['light', 'fire'] });
    const at = casting([{ do: 'top', count: 2, to: 'mana' }], { deck: [pair, bear, FILLER, FILLER] });
    expect(zone(at, 'ann', 'mana')).toBe('fire-mana! pair! bear');
  });

  test('DM-22 a spell that is cast from the mana zone leaves it, and goes to the graveyard; a charger goes back there', () => {
    const cast: Action = { do: 'cast', from: 'mana', what: { whose: 'own', named: 'gain', count: 1 } };
    const gain = (charger: boolean): CardData => spell('gain', [draw], { charger });
    const at = casting([cast], { mana: [tapped(gain(false))] });
    expect([zone(at, 'ann', 'mana'), zone(at, 'ann', 'graveyard')]).toEqual(['fire-mana!', 'gain text']);
    const back = casting([cast], { mana: [tapped(gain(true))] });
    expect([zone(back, 'ann', 'mana'), zone(back, 'ann', 'graveyard')]).toEqual(['fire-mana! gain', 'text']);
  });

  test('DM-20 a pile that goes under the deck lies there as it lay, the uppermost card on top', () => {
    const king = evolution('king', 6000, [{}]);
    const at = casting(
      [{ do: 'move', from: 'battle', to: 'deck-bottom', what: { whose: 'foe', count: 1 } }],
      {},
      { battle: [{ card: king, over: [bear] }], deck: [FILLER] },
    );
    expect(zone(at, 'bob', 'deck')).toBe('bear king');
  });

  test('DM-40 creatures whose power falls to 0 at the same moment fall together: each sees the other go', () => {
    const mourner = (id: string): CardData =>
      creature(id, 1000, {
        abilities: [{ ability: 'when', on: 'destroyed', by: { whose: 'own', other: true }, do: [draw] }],
      });
    const at = casting(
      [{ do: 'give', traits: [{ has: 'power', by: -1000 }], what: { whose: 'own', count: 'all' }, until: 'turn-end' }],
      { battle: [fresh(mourner('one')), fresh(mourner('two'))] },
    );
    take(at, 'first one');
    expect([zone(at, 'ann', 'battle'), count(at, 'ann', 'hand')]).toEqual(['', 2]);
  });

  test('DM-41 the same, for destroying all: both abilities wake, in the order that their player chooses', () => {
    const hand = creature('one', 1000, { abilities: [when('destroyed', draw)] });
    const other = creature('two', 1000, { abilities: [when('destroyed', { do: 'top', count: 1, to: 'mana' })] });
    const at = casting([{ do: 'destroy', what: { count: 'all' } }], { battle: [hand, other] });
    expect(at.match.texts()).toEqual(['first one', 'first two']);
  });
});
