// Evolutions whose bases lie in other zones than the battle zone (DM-28, DM-37: a card names where its bases are).
import { describe, expect, test } from '@jest/globals';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { HIDDEN } from '../../../src/kits/duel/index.js';
import { loadTongue } from '../../../src/text/index.js';
import { creature, evolution, mana, spell, when } from './cards.js';
import { asked, count, fresh, pile, position, take, tapped, told, zone } from './position.js';

const hound = creature('hound', 1000, { races: ['hound'] });
const cat = creature('cat', 1000, { races: ['cat'] });
const rootKing = evolution('root-king', 5000, [{ races: ['hound'], in: 'mana' }], { cost: 1 });
const graveKing = evolution('grave-king', 5000, [{ races: ['hound'], in: 'graveyard' }], { cost: 1 });
const handKing = evolution('hand-king', 5000, [{ races: ['hound'], in: 'hand' }], { cost: 1 });
const mixed = evolution('mixed', 9000, [{ races: ['cat'] }, { races: ['hound'], in: 'graveyard' }], { cost: 1 });
const fire = mana('fire');
const gust = spell('gust', [{ do: 'move', from: 'battle', to: 'hand', what: { whose: 'foe', count: 1 } }], { cost: 1 });

describe('a base in the mana zone', () => {
  test('DM-28 comes from there under the evolution, which attacks at once', () => {
    const at = position({ ann: { hand: [rootKing], mana: [hound, fire] } });
    take(at, 'use root-king mana/hound');
    expect([pile(at, 'root-king'), zone(at, 'ann', 'battle')]).toEqual(['root-king hound', 'root-king']);
    expect(at.match.texts()).toContain('attack root-king player');
  });

  test('DM-20 it comes untapped, though its base was tapped: only a base of the battle zone hands that on', () => {
    const at = take(
      position({ ann: { hand: [rootKing], mana: [tapped(hound), fire] } }),
      'use root-king mana/hound.tapped',
    );
    expect([zone(at, 'ann', 'battle'), zone(at, 'ann', 'mana')]).toEqual(['root-king', 'fire-mana!']);
  });

  test('DM-7 the base can be tapped for the cost, and is, before mana that stays', () => {
    const at = take(position({ ann: { hand: [rootKing], mana: [fire, hound] } }), 'use root-king mana/hound');
    expect([zone(at, 'ann', 'mana'), zone(at, 'ann', 'battle')]).toEqual(['fire-mana', 'root-king']);
  });

  test('DM-7 by hand it can be tapped or kept', () => {
    const at = position({ ann: { hand: [rootKing], mana: [hound, mana('water', 'fire')] } });
    take(at, 'pay root-king mana/hound', 'spend water-fire-mana');
    expect([zone(at, 'ann', 'mana'), pile(at, 'root-king')]).toEqual(['water-fire-mana!', 'root-king hound']);
  });

  test('DM-28 creatures in the battle zone are no base for it, and it says so', () => {
    const at = position({ ann: { hand: [rootKing], battle: [hound], mana: [fire] } });
    expect(at.match.closed()).toContainEqual({ text: 'use root-king', code: 'duel-masters.no-base' });
  });

  test('DM-28 cards that lie alike are one choice, tapped and untapped ones are two', () => {
    const at = position({ ann: { hand: [rootKing], mana: [hound, hound, tapped(hound)] } });
    expect(at.match.texts().filter((text) => text.startsWith('use'))).toEqual([
      'use root-king mana/hound',
      'use root-king mana/hound.tapped',
    ]);
  });
});

describe('a base in the graveyard', () => {
  test('DM-28 comes from there; spells of the race’s name and the opponent’s cards do not count', () => {
    const at = position({
      ann: { hand: [graveKing], mana: [fire], graveyard: [cat] },
      bob: { graveyard: [hound] },
    });
    expect(at.match.closed()).toContainEqual({ text: 'use grave-king', code: 'duel-masters.no-base' });
  });

  test('DM-20 when the pile leaves, both cards are separate cards', () => {
    const at = position({
      ann: { hand: [gust], mana: [fire] },
      bob: { battle: [{ card: graveKing, over: [hound] }] },
    });
    take(at, 'use gust');
    expect([zone(at, 'bob', 'hand'), zone(at, 'bob', 'battle')]).toEqual(['hound grave-king', '']);
  });

  test('DM-28 an evolution out of the graveyard is no base of itself', () => {
    const self = evolution('self', 5000, [{ in: 'graveyard' }], { cost: 1 });
    const raise = spell('raise', [
      { do: 'move', from: 'graveyard', to: 'battle', what: { whose: 'own', named: 'self', count: 1 } },
    ]);
    const parts = { hand: [raise], mana: [fire, fire, fire] };
    expect(zone(take(position({ ann: { ...parts, graveyard: [self] } }), 'use raise'), 'ann', 'graveyard')).toBe(
      'self raise',
    );
    expect(pile(take(position({ ann: { ...parts, graveyard: [hound, self] } }), 'use raise'), 'self')).toBe(
      'self hound',
    );
  });
});

describe('a base in the hand', () => {
  test('DM-28 comes from there, and the log names it with its zone', () => {
    const at = take(position({ ann: { hand: [handKing, hound], mana: [fire] } }), 'use hand-king hand/hound');
    expect([pile(at, 'hand-king'), count(at, 'ann', 'hand')]).toEqual(['hand-king hound', 0]);
    expect(told(at, 'duel-masters.evolves')).toMatchObject([{ bases: [{ id: 'hound' }], places: ['hand'] }]);
  });

  test('DM-28 the evolution is no base of itself, a second one is', () => {
    const any = evolution('any', 5000, [{ in: 'hand' }], { cost: 1 });
    const alone = position({ ann: { hand: [any], mana: [fire] } });
    expect(alone.match.closed()).toContainEqual({ text: 'use any', code: 'duel-masters.no-base' });
    const two = take(position({ ann: { hand: [any, any], mana: [fire] } }), 'use any hand/any');
    expect([pile(two, 'any'), count(two, 'ann', 'hand')]).toEqual(['any any', 0]);
  });

  test('CO-5 while the mana is chosen, the opponent sees the base and nothing else of the hand', () => {
    const at = position({ ann: { hand: [handKing, hound, cat], mana: [hound, fire, mana('water', 'fire')] } });
    take(at, 'pay hand-king hand/hound');
    const view = at.match.game.view(at.match.state, 1);
    expect([view.hands[0], view.handling.length]).toEqual([[HIDDEN], 2]);
    take(at, 'spend fire-mana');
    expect([pile(at, 'hand-king'), zone(at, 'ann', 'hand')]).toEqual(['hand-king hound', 'cat']);
  });

  test('CO-4 put in by an effect, its player is asked whether or not the hand holds a base, and may leave it', () => {
    const raise = spell('raise', [
      { do: 'move', from: 'graveyard', to: 'battle', what: { whose: 'own', named: 'hand-king', count: 1 } },
    ]);
    for (const [hand, choices] of [
      [[raise, cat], ['done']],
      [
        [raise, hound],
        ['evolve hand/hound', 'done'],
      ],
    ] as const) {
      const at = position({ ann: { hand, mana: [fire, fire, fire], graveyard: [handKing] } });
      take(at, 'use raise');
      expect([asked(at), at.match.texts()]).toEqual(['ann evolve', choices]);
      take(at, 'done');
      expect([zone(at, 'ann', 'battle'), zone(at, 'ann', 'graveyard')]).toEqual(['', 'hand-king raise']);
    }
  });
});

describe('a vortex on bases of different zones', () => {
  test('DM-37 needs one in each, takes the place of that in the battle zone and its tapped state', () => {
    const other = creature('other', 1000);
    const parts = { hand: [mixed], mana: [fire] };
    const none = position({ ann: { ...parts, battle: [cat, hound] } });
    expect(none.match.closed()).toContainEqual({ text: 'use mixed', code: 'duel-masters.no-base' });
    const at = position({ ann: { ...parts, battle: [tapped(cat), fresh(cat), other], graveyard: [hound, hound] } });
    expect(at.match.texts().filter((text) => text.startsWith('use'))).toEqual([
      'use mixed cat graveyard/hound',
      'use mixed cat.2 graveyard/hound',
    ]);
    take(at, 'use mixed graveyard/hound cat');
    expect([zone(at, 'ann', 'battle'), pile(at, 'mixed')]).toEqual(['mixed! cat other', 'mixed cat hound']);
  });

  test('DM-37 two bases that either place fits are one choice, and the same card is not taken twice', () => {
    const twins = evolution('twins', 9000, [{ in: 'graveyard' }, { in: 'graveyard' }], { cost: 1 });
    const parts = { hand: [twins], mana: [fire] };
    expect(position({ ann: { ...parts, graveyard: [hound] } }).match.closed()).toContainEqual({
      text: 'use twins',
      code: 'duel-masters.no-base',
    });
    const at = position({ ann: { ...parts, graveyard: [hound, cat, hound] } });
    expect(at.match.texts().filter((text) => text.startsWith('use'))).toEqual([
      'use twins graveyard/cat graveyard/hound',
      'use twins graveyard/hound graveyard/hound',
    ]);
    take(at, 'use twins graveyard/hound graveyard/cat');
    expect([pile(at, 'twins'), zone(at, 'ann', 'graveyard')]).toEqual(['twins cat hound', 'hound']);
  });

  test('DM-34 a base of the battle zone takes what it was given along', () => {
    const glory = spell('glory', [
      { do: 'give', traits: [{ has: 'double-breaker' }], what: { whose: 'own', count: 1 }, until: 'turn-end' },
    ]);
    const at = position({
      ann: { hand: [glory, mixed], battle: [cat], graveyard: [hound], mana: [fire, fire, fire, fire] },
    });
    take(at, 'use glory', 'use mixed cat graveyard/hound', 'attack mixed player', 'break 1', 'keep');
    expect(asked(at)).toBe('ann break');
  });
});

test('DM-28 a choice says where the base lies, and how the card would be paid for with it', async () => {
  const at = position({ ann: { hand: [rootKing], mana: [fire, hound] } });
  const { presentation } = duelMasters;
  const tongue = (await loadTongue('en', await presentation.catalogue('en'))).for(['Ann', 'Bob']);
  const view = duelMasters.view(at.match.state, 0);
  const { say, detail, spot } = presentation.branch(['use', 'root-king', 'mana/hound'], view, 0);
  expect([tongue.speak(say), spot]).toEqual(['hound (mana zone)', `card.${at.match.state.mana[0]?.[1]}`]);
  expect(detail === undefined ? '' : tongue.speak(detail)).toContain('hound');
  expect(tongue.speak(presentation.sayChoice(at.match.choices.at(0), view))).toBe(
    'use: root-king on hound (mana zone)',
  );
});

test('DM-28 a choice can be typed with names in any language, the zone before the base', () => {
  const text = 'use waker-of-the-fallow-field mana/hedge-boar.tapped';
  expect(duelMasters.tidy('Use Waker of the Fallow Field  mana/Hedge Boar.tapped')).toBe(text);
  expect(duelMasters.tidy(text)).toBe(text);
});

test('DM-28 a base that is gone woke nothing: leaving the graveyard is no leaving of the battle zone', () => {
  const ghost = creature('ghost', 1000, { races: ['hound'], abilities: [when('leaves', { do: 'draw', count: 1 })] });
  const at = take(
    position({ ann: { hand: [graveKing], mana: [fire], graveyard: [ghost] } }),
    'use grave-king graveyard/ghost',
  );
  expect(count(at, 'ann', 'hand')).toBe(0);
});
