// DM-21 to DM-37: each keyword by itself.
import { describe, expect, test } from '@jest/globals';
import { creature, evolution, mana, spell, under, when } from './cards.js';
import { asked, count, fresh, pile, position, power, take, tapped, told, zone } from './position.js';

const bear = creature('bear', 3000);
const wolf = creature('wolf', 2000);
const rat = creature('rat', 1000);
const fire = mana('fire');
const wall = creature('wall', 2500, { has: ['blocker'] });

describe('spells', () => {
  test('DM-21 a shield trigger is used free at once, or kept and paid for later', () => {
    const bolt = spell('bolt', [{ do: 'destroy', what: { whose: 'foe', count: 1 } }], { trigger: true, cost: 1 });
    const used = position({ from: 'attack', ann: { battle: [bear] }, bob: { shields: [bolt] } });
    take(used, 'attack bear player', 'trigger bolt');
    expect([zone(used, 'ann', 'graveyard'), zone(used, 'bob', 'graveyard'), asked(used)]).toEqual([
      'bear',
      'bolt',
      'bob charge',
    ]);
    const kept = position({ from: 'attack', ann: { battle: [bear] }, bob: { shields: [bolt], mana: [fire] } });
    take(kept, 'attack bear player', 'keep', 'skip');
    expect([asked(kept), zone(kept, 'bob', 'hand')]).toEqual(['bob main', 'bolt']);
    take(kept, 'use bolt');
    expect([zone(kept, 'ann', 'graveyard'), zone(kept, 'bob', 'mana')]).toEqual(['bear', 'fire-mana!']);
  });

  test('DM-21 it works on a player’s own turn too', () => {
    const mirror = creature('mirror', 1000, {
      has: ['blocker'],
      abilities: [when('blocks', { do: 'break', count: 1 })],
    });
    const gift = spell('gift', [{ do: 'draw', count: 1 }], { trigger: true });
    const at = position({ from: 'attack', ann: { battle: [bear], shields: [gift] }, bob: { battle: [mirror] } });
    take(at, 'attack bear player', 'block mirror');
    expect([asked(at), at.match.texts()]).toEqual(['ann trigger', ['trigger gift', 'keep']]);
    take(at, 'trigger gift');
    expect([zone(at, 'ann', 'graveyard'), count(at, 'ann', 'hand')]).toEqual(['gift', 1]);
  });

  test('DM-22 a charger goes to the mana zone after use', () => {
    const ember = spell('ember', [{ do: 'draw', count: 1 }], { charger: true, cost: 1 });
    const at = take(position({ ann: { hand: [ember], mana: [fire] } }), 'use ember');
    expect([zone(at, 'ann', 'mana'), zone(at, 'ann', 'graveyard'), count(at, 'ann', 'hand')]).toEqual([
      'fire-mana! ember',
      '',
      1,
    ]);
  });
});

describe('blocking', () => {
  test('DM-23 a blocker blocks attacks on the player and on other creatures', () => {
    for (const target of ['player', 'rat']) {
      const at = position({ from: 'attack', ann: { battle: [bear] }, bob: { battle: [wall, tapped(rat)] } });
      take(at, `attack bear ${target}`);
      expect(at.match.texts()).toEqual(['block wall', 'pass']);
    }
  });

  test('DM-23 what forbids to block holds over blocker', () => {
    const shy = creature('shy', 2500, {
      has: ['blocker', { has: 'cannot', deed: 'block', against: { power: { least: 3000 } } }],
    });
    const at = position({ from: 'attack', ann: { battle: [bear, wolf] }, bob: { battle: [shy] } });
    take(at, 'attack bear player');
    expect(asked(at)).toBe('ann break');
    take(at, 'break 1', 'keep', 'attack wolf player');
    expect(asked(at)).toBe('bob block');
  });

  test('DM-23 guard blocks only attacks on other own creatures', () => {
    const guard = creature('guard', 2500, { has: ['guard'] });
    const at = position({ from: 'attack', ann: { battle: [bear, wolf] }, bob: { battle: [guard, tapped(rat)] } });
    take(at, 'attack wolf player');
    expect(asked(at)).toBe('ann break');
    take(at, 'break 1', 'keep', 'attack bear rat');
    expect(at.match.texts()).toEqual(['block guard', 'pass']);
  });

  test('DM-33 stealth cannot be blocked while the opponent has that civilization in the mana zone, tapped or not', () => {
    const thief = creature('thief', 1000, { has: [{ has: 'stealth', civilization: 'light' }] });
    for (const [lying, open] of [
      [[], true],
      [[mana('fire')], true],
      [[tapped(mana('light'))], false],
      [[mana('light', 'water')], false],
    ] as const) {
      const at = position({ from: 'attack', ann: { battle: [thief] }, bob: { battle: [wall], mana: lying } });
      take(at, 'attack thief player');
      expect(asked(at)).toBe(open ? 'bob block' : 'ann break');
    }
  });

  test('DM-33 the own mana does not matter', () => {
    const thief = creature('thief', 1000, { has: [{ has: 'stealth', civilization: 'light' }] });
    const at = position({ from: 'attack', ann: { battle: [thief], mana: [mana('light')] }, bob: { battle: [wall] } });
    expect(asked(take(at, 'attack thief player'))).toBe('bob block');
  });
});

describe('breakers', () => {
  test('DM-24 DM-25 double and triple breaker break two and three shields', () => {
    for (const [word, broken] of [
      ['double-breaker', 2],
      ['triple-breaker', 3],
    ] as const) {
      const at = position({ from: 'attack', ann: { battle: [creature('big', 9000, { has: [word] })] } });
      take(at, 'attack big player');
      for (let times = 0; times < broken; times++) take(at, 'break 1', 'keep');
      expect([asked(at), count(at, 'bob', 'shields')]).toEqual(['bob charge', 5 - broken]);
    }
  });

  test('DM-36 a crew breaker breaks one, and one more for each other own creature that fits', () => {
    const captain = creature('captain', 4000, {
      races: ['crew'],
      has: [{ has: 'crew-breaker', each: { races: ['crew'] } }],
    });
    const mate = creature('mate', 1000, { races: ['crew'] });
    for (const [others, broken] of [
      [[], 1],
      [[fresh(bear)], 1],
      [[fresh(mate)], 2],
      [[fresh(mate), tapped(mate)], 3],
    ] as const) {
      const at = position({
        from: 'attack',
        ann: { battle: [captain, ...others] },
        bob: { battle: [tapped(creature('foe', 500, { races: ['crew'] }))] },
      });
      take(at, 'attack captain player');
      for (let times = 0; times < broken; times++) take(at, 'break 1', 'keep');
      expect([asked(at), count(at, 'bob', 'shields')]).toEqual(['bob charge', 5 - broken]);
    }
  });
});

describe('power and battle', () => {
  const bull = creature('bull', 1000, { has: [{ has: 'power-attacker', by: 3000 }] });

  test('DM-26 a power attacker is stronger while it attacks, and only then', () => {
    const at = position({ from: 'attack', ann: { battle: [bull] }, bob: { battle: [tapped(bear)] } });
    expect(power(at, 'bull')).toBe(1000);
    take(at, 'attack bull bear');
    expect([zone(at, 'bob', 'graveyard'), power(at, 'bull')]).toEqual(['bear', 1000]);
  });

  test('DM-26 when it is attacked it is not', () => {
    const at = position({ from: 'attack', ann: { battle: [wolf] }, bob: { battle: [tapped(bull)] } });
    take(at, 'attack wolf bull');
    expect([zone(at, 'bob', 'graveyard'), zone(at, 'ann', 'battle')]).toEqual(['bull', 'wolf!']);
  });

  test('DM-27 a slayer that loses takes the winner too', () => {
    const snake = creature('snake', 1000, { has: ['slayer'] });
    const at = position({ from: 'attack', ann: { battle: [snake] }, bob: { battle: [tapped(bear)] } });
    take(at, 'attack snake bear');
    expect([zone(at, 'ann', 'graveyard'), zone(at, 'bob', 'graveyard')]).toEqual(['snake', 'bear']);
  });

  test('DM-27 a slayer that wins takes only the loser', () => {
    const snake = creature('snake', 4000, { has: ['slayer'] });
    const at = position({ from: 'attack', ann: { battle: [snake] }, bob: { battle: [tapped(bear)] } });
    take(at, 'attack snake bear');
    expect([zone(at, 'ann', 'battle'), zone(at, 'bob', 'graveyard')]).toEqual(['snake!', 'bear']);
  });

  test('DM-29 a speed attacker attacks on the turn it came', () => {
    const hare = creature('hare', 1000, { has: ['speed-attacker'], cost: 1 });
    const at = take(position({ ann: { hand: [hare], mana: [fire] } }), 'use hare');
    expect(at.match.texts()).toEqual(['attack hare player', 'done']);
  });
});

describe('evolutions', () => {
  const hound = creature('hound', 1000, { races: ['hound'] });
  const cat = creature('cat', 1000, { races: ['cat'] });

  test('DM-28 an evolution is put on one own creature of its race, which the player chooses', () => {
    const king = evolution('king', 6000, [{ races: ['hound'] }], { cost: 1 });
    const at = position({ ann: { hand: [king], mana: [fire], battle: [hound, cat, hound] } });
    expect(at.match.texts()).toEqual(['use king hound', 'use king hound.2', 'done']);
    take(at, 'use king hound.2');
    expect([zone(at, 'ann', 'battle'), pile(at, 'king')]).toEqual(['hound cat king', 'king hound']);
  });

  test('DM-28 the card may name another base than a race', () => {
    const blaze = evolution('blaze', 6000, [{ civilizations: ['water'] }], { cost: 1 });
    const fish = creature('fish', 1000, { civilizations: ['water'] });
    const at = position({ ann: { hand: [blaze], mana: [fire], battle: [bear, fish] } });
    expect(at.match.texts()).toEqual(['use blaze fish', 'done']);
  });

  test('DM-37 a vortex needs two bases as the card names them', () => {
    const vortex = evolution('vortex', 9000, [{ races: ['hound'] }, { races: ['cat'] }], { cost: 1 });
    const lacking = position({ ann: { hand: [vortex], mana: [fire], battle: [hound, hound] } });
    expect(lacking.match.closed()).toEqual([{ text: 'use vortex', code: 'duel-masters.no-base' }]);
    const at = position({ ann: { hand: [vortex], mana: [fire], battle: [cat, bear, hound] } });
    expect(at.match.texts()).toEqual(['use vortex cat hound', 'done']);
    // The bases can be named in any order, in any case.
    take(at, 'Use vortex Hound cat');
    expect([zone(at, 'ann', 'battle'), pile(at, 'vortex')]).toEqual(['vortex bear', 'vortex cat hound']);
  });
});

describe('abilities that are on at times', () => {
  test('DM-30 a survivor’s ability is shared with all own survivors, itself included, while it is there', () => {
    const hive = creature('hive', 1000, {
      races: ['survivor'],
      abilities: [under('survivor', { has: 'power', by: 2000 })],
    });
    const drone = creature('drone', 1000, { races: ['survivor', 'bug'] });
    const far = creature('far', 1000, { races: ['survivor'] });
    const at = position({ from: 'charge', ann: { battle: [hive, drone, rat], hand: [bear] }, bob: { battle: [far] } });
    expect(['hive', 'drone', 'rat', 'far'].map((id) => power(at, id))).toEqual([3000, 3000, 1000, 1000]);
  });

  test('DM-30 triggered abilities are shared as well', () => {
    const hive = creature('hive', 1000, {
      races: ['survivor'],
      abilities: [{ ability: 'when', on: 'attacks', under: 'survivor', do: [{ do: 'draw', count: 1 }] }],
    });
    const drone = creature('drone', 1000, { races: ['survivor'] });
    const at = position({ from: 'attack', ann: { battle: [tapped(hive), drone] } });
    take(at, 'attack drone player');
    expect([asked(at), count(at, 'ann', 'hand')]).toEqual(['ann break', 1]);
  });

  test('DM-31 a wave striker’s ability is on with three of them in the own battle zone', () => {
    const wave = creature('wave', 1000, { abilities: [under('wave-striker', { has: 'power', by: 3000 })] });
    const two = position({ from: 'charge', ann: { battle: [wave, wave], hand: [bear] }, bob: { battle: [wave] } });
    expect(power(two, 'wave')).toBe(1000);
    const three = position({ from: 'charge', ann: { battle: [wave, wave, wave], hand: [bear] } });
    expect(power(three, 'wave')).toBe(4000);
  });

  test('DM-31 an option counts both sides', () => {
    const wave = creature('wave', 1000, { abilities: [under('wave-striker', { has: 'power', by: 3000 })] });
    const at = position({
      from: 'charge',
      ann: { battle: [wave, wave], hand: [bear] },
      bob: { battle: [wave] },
      options: { 'wave-strikers': 'both' },
    });
    expect(power(at, 'wave')).toBe(4000);
  });

  test('DM-31 cards under an evolution do not count', () => {
    const wave = creature('wave', 1000, { abilities: [under('wave-striker', { has: 'power', by: 3000 })] });
    const king = evolution('king', 6000, [{}]);
    const at = position({ from: 'charge', ann: { battle: [wave, wave, { card: king, over: [wave] }], hand: [bear] } });
    expect(power(at, 'wave')).toBe(1000);
  });

  test('DM-34 turbo rush is on once another own creature has broken a shield, until the end of the turn', () => {
    const rush = creature('rush', 1000, {
      abilities: [under('turbo-rush', { has: 'power', by: 5000 }, 'double-breaker')],
    });
    const at = position({ from: 'attack', ann: { battle: [rush, bear, wolf] } });
    expect(power(at, 'rush')).toBe(1000);
    take(at, 'attack bear player', 'break 1', 'keep');
    expect(power(at, 'rush')).toBe(6000);
    take(at, 'attack rush player', 'break 1', 'keep', 'break 1', 'keep', 'done');
    expect([asked(at), power(at, 'rush')]).toEqual(['bob charge', 1000]);
  });

  test('DM-34 its own break does not count', () => {
    const rush = creature('rush', 1000, { abilities: [under('turbo-rush', { has: 'power', by: 5000 })] });
    const at = position({ from: 'attack', ann: { battle: [rush, wolf] } });
    take(at, 'attack rush player', 'break 1', 'keep');
    expect([asked(at), power(at, 'rush')]).toEqual(['ann attack', 1000]);
  });
});

describe('skills that are used', () => {
  const mage = creature('mage', 1000, {
    races: ['sage'],
    abilities: [{ ability: 'tap', do: [{ do: 'draw', count: 1 }] }],
  });

  test('DM-32 instead of attacking the creature is tapped for its ability', () => {
    const at = position({ from: 'attack', ann: { battle: [mage, bear] } });
    expect(at.match.texts()).toEqual(['attack mage player', 'tap mage', 'attack bear player', 'done']);
    take(at, 'tap mage');
    expect([zone(at, 'ann', 'battle'), count(at, 'ann', 'hand'), asked(at)]).toEqual(['mage! bear', 1, 'ann attack']);
  });

  test('DM-32 some let other own creatures be tapped for it', () => {
    const elder = creature('elder', 1000, {
      races: ['sage'],
      abilities: [{ ability: 'tap', by: { races: ['sage'] }, do: [{ do: 'draw', count: 1 }] }],
    });
    const pupil = creature('pupil', 500, { races: ['sage'] });
    const at = position({ from: 'attack', ann: { battle: [tapped(elder), pupil, bear] } });
    expect(at.match.texts()).toEqual(['attack pupil player', 'tap pupil elder', 'attack bear player', 'done']);
    take(at, 'tap pupil elder');
    expect([zone(at, 'ann', 'battle'), count(at, 'ann', 'hand')]).toEqual(['elder! pupil! bear', 1]);
  });

  test('DM-35 a creature with a silent skill may be left tapped, and its skill happens', () => {
    const sage = creature('sage', 1000, { abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 1 }] }] });
    const at = position({ from: 'untap', ann: { battle: [tapped(sage), tapped(bear)] } });
    expect(at.match.texts()).toEqual(['leave sage', 'ready']);
    take(at, 'leave sage');
    // One card by the skill, one by the draw phase.
    expect([zone(at, 'ann', 'battle'), count(at, 'ann', 'hand'), asked(at)]).toEqual(['sage! bear', 2, 'ann charge']);
  });

  test('DM-35 it may be untapped as usual, and then nothing happens', () => {
    const sage = creature('sage', 1000, { abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 1 }] }] });
    const at = take(position({ from: 'untap', ann: { battle: [tapped(sage)] } }), 'ready');
    expect([zone(at, 'ann', 'battle'), count(at, 'ann', 'hand')]).toEqual(['sage', 1]);
    expect(told(at, 'duel-masters.wakes')).toEqual([]);
  });

  test('DM-35 an untapped creature is not asked', () => {
    const sage = creature('sage', 1000, { abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 1 }] }] });
    expect(asked(position({ from: 'untap', ann: { battle: [sage] } }))).toBe('ann charge');
  });
});
