// DM-12 to DM-18: the order of an attack, shields one at a time, battles, blocks.
import { describe, expect, test } from '@jest/globals';
import { creature, FILLER, spell, when } from './cards.js';
import { asked, count, fresh, position, take, tapped, times, told, zone } from './position.js';

const bear = creature('bear', 3000);
const wolf = creature('wolf', 2000);
const rat = creature('rat', 1000);
const wall = creature('wall', 2500, { has: ['blocker'] });
const double = creature('double', 6000, { has: ['double-breaker'] });
const triple = creature('triple', 9000, { has: ['triple-breaker'] });
const bolt = spell('bolt', [{ do: 'destroy', what: { whose: 'foe', count: 1 } }], { trigger: true });

describe('the order of an attack', () => {
  test('DM-12 tap and target, then the attacker’s abilities, then the block, then the hit', () => {
    const scout = creature('scout', 3000, {
      abilities: [when('attacks', { do: 'tap', what: { whose: 'foe', count: 1 } })],
    });
    const at = position({
      from: 'attack',
      ann: { battle: [scout] },
      bob: { battle: [wall, creature('gate', 4000, { has: ['blocker'] })] },
    });
    take(at, 'attack scout player');
    expect(asked(at)).toBe('ann pick');
    expect(zone(at, 'ann', 'battle')).toBe('scout!');
    take(at, 'pick gate');
    // Gate is tapped by the ability, so wall alone can block.
    expect([asked(at), at.match.texts()]).toEqual(['bob block', ['block wall', 'pass']]);
    take(at, 'pass');
    expect(asked(at)).toBe('ann break');
  });

  test('DM-12 without a creature that could block nobody is asked', () => {
    const at = take(
      position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [wolf] } }),
      'attack bear player',
    );
    expect(asked(at)).toBe('ann break');
  });
});

describe('shields', () => {
  test('DM-13 an attack breaks one shield, a double breaker two, a triple breaker three', () => {
    for (const [attacker, broken] of [
      [bear, 1],
      [double, 2],
      [triple, 3],
    ] as const) {
      const at = position({ from: 'attack', ann: { battle: [attacker] } });
      take(at, `attack ${attacker.id} player`);
      for (let times = 0; times < broken; times++) take(at, 'break 1', 'keep');
      expect([count(at, 'bob', 'shields'), asked(at)]).toEqual([5 - broken, 'bob charge']);
    }
  });

  test('DM-14 a breaker that finds fewer shields breaks those, and that is no final blow', () => {
    const at = position({ from: 'attack', ann: { battle: [triple] }, bob: { shields: [rat, wolf] } });
    take(at, 'attack triple player', 'break 1', 'keep', 'keep');
    expect([zone(at, 'bob', 'hand'), asked(at)]).toEqual(['rat wolf', 'bob charge']);
  });

  test('DM-15 shields that come during the attack, with no others there, are broken too if the attacker can break more', () => {
    const relief = spell('relief', [{ do: 'top', count: 1, to: 'shields' }], { trigger: true });
    const at = position({
      from: 'attack',
      ann: { battle: [double] },
      bob: { shields: [relief], deck: [rat, wolf, wolf] },
    });
    take(at, 'attack double player', 'trigger relief');
    // The new shield is the only one there: it is broken without a choice.
    expect([asked(at), zone(at, 'bob', 'hand'), count(at, 'bob', 'shields')]).toEqual(['bob trigger', 'rat', 0]);
    take(at, 'keep');
    expect(asked(at)).toBe('bob charge');
  });

  test('DM-15 an attacker that has broken all it can leaves the added shield', () => {
    const relief = spell('relief', [{ do: 'top', count: 1, to: 'shields' }], { trigger: true });
    const at = position({
      from: 'attack',
      ann: { battle: [bear] },
      bob: { shields: [relief], deck: [rat, wolf, wolf] },
    });
    take(at, 'attack bear player', 'trigger relief');
    expect([count(at, 'bob', 'shields'), asked(at)]).toEqual([1, 'bob charge']);
  });

  test('DM-16 the attacker chooses each shield, its trigger is settled before the next is chosen', () => {
    const at = position({ from: 'attack', ann: { battle: [double, wolf] }, bob: { shields: [rat, bolt, FILLER] } });
    take(at, 'attack double player');
    expect([asked(at), at.match.texts()]).toEqual(['ann break', ['break 1', 'break 2', 'break 3']]);
    take(at, 'break 2');
    expect([asked(at), at.match.texts()]).toEqual(['bob trigger', ['trigger bolt', 'keep']]);
    take(at, 'trigger bolt', 'pick wolf');
    expect([asked(at), zone(at, 'ann', 'battle'), zone(at, 'bob', 'graveyard')]).toEqual([
      'ann break',
      'double!',
      'bolt',
    ]);
    take(at, 'break 1');
    expect([asked(at), zone(at, 'bob', 'hand')]).toEqual(['bob trigger', 'rat']);
  });

  test('DM-16 an attacker that its first shield destroys breaks no second', () => {
    const at = position({ from: 'attack', ann: { battle: [double] }, bob: { shields: [bolt, rat] } });
    take(at, 'attack double player', 'break 1', 'trigger bolt');
    expect([zone(at, 'ann', 'graveyard'), zone(at, 'bob', 'shields'), asked(at)]).toEqual([
      'double',
      'rat',
      'bob charge',
    ]);
  });

  test('DM-16 a creature that comes by a shield trigger does not block the attack that broke its shield', () => {
    const guardian = creature('guardian', 8000, { has: ['blocker'], trigger: true });
    const at = position({ from: 'attack', ann: { battle: [double, wolf] }, bob: { shields: [guardian, rat, rat] } });
    take(at, 'attack double player', 'break 1', 'trigger guardian');
    expect([asked(at), zone(at, 'bob', 'battle')]).toEqual(['ann break', 'guardian']);
    take(at, 'break 1', 'keep', 'attack wolf player');
    // The next attack it can block.
    expect(asked(at)).toBe('bob block');
  });

  test('DM-16 of several breaker words only the largest counts', () => {
    const both = creature('both', 9000, { has: ['double-breaker', 'triple-breaker'] });
    const at = position({ from: 'attack', ann: { battle: [both] } });
    take(at, 'attack both player', 'break 1', 'keep', 'break 1', 'keep', 'break 1', 'keep');
    expect([count(at, 'bob', 'shields'), asked(at)]).toEqual([2, 'bob charge']);
  });
});

describe('battles and blocks', () => {
  test('DM-17 the higher power wins', () => {
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [tapped(wolf)] } });
    take(at, 'attack bear wolf');
    expect([zone(at, 'ann', 'battle'), zone(at, 'bob', 'graveyard'), asked(at)]).toEqual([
      'bear!',
      'wolf',
      'bob charge',
    ]);
    expect(told(at, 'duel-masters.battle')).toMatchObject([{ power: 3000, otherPower: 2000 }]);
  });

  test('DM-17 the attacker can lose', () => {
    const at = position({ from: 'attack', ann: { battle: [wolf] }, bob: { battle: [tapped(bear)] } });
    take(at, 'attack wolf bear');
    expect([zone(at, 'ann', 'graveyard'), zone(at, 'bob', 'battle')]).toEqual(['wolf', 'bear']);
  });

  test('DM-17 equal power takes both', () => {
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [tapped(creature('twin', 3000))] } });
    take(at, 'attack bear twin');
    expect([zone(at, 'ann', 'graveyard'), zone(at, 'bob', 'graveyard')]).toEqual(['bear', 'twin']);
  });

  test('DM-18 a blocker taps and battles the attacker, which does not reach its target', () => {
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [wall] } });
    take(at, 'attack bear player', 'block wall');
    expect([zone(at, 'bob', 'graveyard'), count(at, 'bob', 'shields'), asked(at)]).toEqual(['wall', 5, 'bob charge']);
  });

  test('DM-18 a tapped blocker does not block, a fresh one does, and the attacked creature itself does not', () => {
    const gate = creature('gate', 2000, { has: ['blocker'] });
    const post = creature('post', 1000, { has: ['blocker'] });
    const at = position({
      from: 'attack',
      ann: { battle: [bear] },
      bob: { battle: [tapped(wall), fresh(gate), tapped(post)] },
    });
    take(at, 'attack bear post');
    expect(at.match.texts()).toEqual(['block gate', 'pass']);
    expect(at.match.closed()).toEqual([
      { text: 'block wall', code: 'duel-masters.tapped' },
      { text: 'block post', code: 'duel-masters.tapped' },
    ]);
    const open = creature('open', 2000, { has: [{ has: 'can', deed: 'attack-untapped' }] });
    const other = position({ from: 'attack', ann: { battle: [open] }, bob: { battle: [wall] } });
    // Attacked while untapped, the wall could block but for being the target: nobody is asked.
    take(other, 'attack open wall');
    expect(told(other, 'duel-masters.blocks')).toEqual([]);
    expect(zone(other, 'ann', 'graveyard')).toBe('open');
  });

  test('DM-18 an attack is blocked by at most one creature', () => {
    const gate = creature('gate', 2000, { has: ['blocker'] });
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [wall, gate] } });
    take(at, 'attack bear player', 'block gate');
    expect([zone(at, 'bob', 'battle'), asked(at)]).toEqual(['wall', 'bob charge']);
  });

  test('DM-18 the target is not reached either when the blocker is gone before the battle', () => {
    const ghost = creature('ghost', 2000, {
      has: ['blocker'],
      abilities: [when('blocks', { do: 'move', from: 'battle', to: 'hand', what: 'this' })],
    });
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [ghost] } });
    take(at, 'attack bear player', 'block ghost');
    expect([count(at, 'bob', 'shields'), zone(at, 'bob', 'hand'), zone(at, 'ann', 'battle')]).toEqual([
      5,
      'ghost',
      'bear!',
    ]);
    expect(told(at, 'duel-masters.misses')).toHaveLength(1);
  });

  test('DM-18 a target that is gone before the battle: no battle, and the attacker stays tapped', () => {
    const decoy = creature('decoy', 1000);
    const sniper = creature('sniper', 3000, {
      abilities: [when('attacks', { do: 'destroy', what: { whose: 'foe', count: 1 } })],
    });
    const at = position({ from: 'attack', ann: { battle: [sniper, bear] }, bob: { battle: [tapped(decoy)] } });
    take(at, 'attack sniper decoy');
    expect([zone(at, 'bob', 'graveyard'), zone(at, 'ann', 'battle'), asked(at)]).toEqual([
      'decoy',
      'sniper! bear',
      'ann attack',
    ]);
    expect(told(at, 'duel-masters.battle')).toEqual([]);
  });
});

describe('what forbids in an attack', () => {
  test('DM-38 a shield trigger that a text forbids to use can only be kept', () => {
    const censor = creature('censor', 1000, {
      abilities: [{ ability: 'ban', whose: 'foe', of: { type: 'spell' } }],
    });
    const at = position({ from: 'attack', ann: { battle: [bear, censor] }, bob: { shields: [bolt, rat] } });
    take(at, 'attack bear player', 'break 1');
    expect([asked(at), at.match.texts()]).toEqual(['bob trigger', ['keep']]);
  });
});

describe('what is hidden in an attack', () => {
  test('CO-4 whoever owns a broken shield is asked whether it is a trigger or not', () => {
    const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { shields: times(5, rat) } });
    take(at, 'attack bear player', 'break 3');
    expect([asked(at), at.match.texts()]).toEqual(['bob trigger', ['keep']]);
  });
});
