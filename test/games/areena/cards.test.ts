// Every card of the pool: it is played, does what it says and changes nothing else; it is refused where it must be.
import { describe, expect, test } from '@jest/globals';
import { type CardId, POOL } from '../../../src/games/areena/cards/index.js';
import { bleed, effect } from '../../../src/kits/combat/index.js';
import {
  changes,
  type Position,
  type PositionParts,
  passAll,
  position,
  type Side,
  snapshot,
  take,
} from './position.js';

/** Two kinds, so that Ann is asked what to discard at the end of her turn: there the game is looked at. */
const SPARE: readonly CardId[] = ['parry', 'parry', 'parry', 'roll-away', 'roll-away', 'roll-away'];
const SPARED = 'parry parry parry roll-away roll-away roll-away';
const LIFE = 30;

type Changes = Readonly<Record<string, unknown>>;

interface Row {
  readonly id: CardId;
  readonly ann?: Side;
  readonly bob?: Side;
  /** In Ann's hand beside the card and the spare ones, where the card has her discard. */
  readonly extra?: readonly CardId[];
  /** Choices between the card's own and the passes. */
  readonly then?: readonly string[];
  readonly expected: Changes;
}

/** Plays, and answers what differs when Ann is to discard down to five. */
function played(at: Position, before: Changes, ...texts: string[]): Changes {
  take(at, ...texts);
  passAll(at);
  expect([at.match.step, at.match.asked]).toEqual(['trim', 0]);
  return changes({ ...before }, snapshot(at.match.state));
}

describe('attacks', () => {
  const plain = (id: CardId, damage: number, needed?: CardId): Row => ({
    id,
    ...(needed === undefined ? {} : { ann: { equipment: [needed] } }),
    expected: { 'bob life': LIFE - damage },
  });
  const rows: readonly Row[] = [
    { id: 'hook-strike', expected: { 'bob life': LIFE - 5, 'bob effects': 'weak 2/1' } },
    plain('straight-thrust', 7 + 1, 'boar-spear'),
    {
      id: 'shield-bash',
      ann: { equipment: ['buckler'] },
      bob: { hand: ['parry'] },
      expected: { 'bob life': LIFE - 5, 'bob hand': '', 'bob discard': 'parry' },
    },
    {
      id: 'low-sweep',
      expected: { 'bob life': LIFE - 4, 'ann hand': `${SPARED} snare-and-stab`, 'ann deck': 32 },
    },
    {
      id: 'rending-cut',
      ann: { equipment: ['ring-sword'] },
      expected: { 'bob life': LIFE - 5, 'bob effects': 'bleed 2/2' },
    },
    plain('twin-cut', 7 + 1, 'ring-sword'),
    { id: 'leaping-blow', expected: { 'bob life': LIFE - 7, 'ann life': LIFE - 1 } },
    {
      id: 'snare-and-stab',
      ann: { equipment: ['iron-net'] },
      bob: { equipment: ['ring-sword', 'wolf-tooth'] },
      then: ['break ring-sword'],
      expected: {
        'bob life': LIFE - 5,
        'bob use': 'wolf-tooth',
        'bob discard': 'ring-sword',
        'bob effects': 'weak 2/1',
        // It fills the decks too, and what fills them is not shown on the discard piles.
        'ann discard': undefined,
      },
    },
    { id: 'torch-lash', expected: { 'bob life': LIFE - 3, 'bob effects': 'burn 2/2' } },
    plain('bear-hug', 7),
    {
      // The guard is opened by 2, and no further than all there is (EF-6).
      id: 'dust-in-the-eyes',
      bob: { hand: ['parry', 'parry'], equipment: ['buckler'] },
      expected: { 'bob life': LIFE - 3, 'bob hand': 'parry', 'bob discard': 'parry', 'bob effects': 'exposed 1/2' },
    },
    { id: 'finishing-stroke', bob: { life: 10 }, expected: { 'bob life': 1, 'bob effects': 'rage 2/3' } },
    {
      id: 'headlong-charge',
      extra: ['parry'],
      then: ['discard parry'],
      expected: { 'bob life': LIFE - 6, 'ann discard': 'headlong-charge parry' },
    },
    { id: 'patient-jab', expected: { 'bob life': LIFE - 4, 'ann effects': 'shield 1/2' } },
    { id: 'bow-to-the-crowd', ann: { life: 20 }, expected: { 'bob life': LIFE - 4, 'ann life': 22 } },
    { id: 'open-the-wound', bob: { effects: [bleed(2, 1)] }, expected: { 'bob life': LIFE - 6 } },
    { id: 'tainted-edge', expected: { 'bob life': LIFE - 3, 'bob effects': 'poison 3/1' } },
  ];

  test.each(rows.map((row) => [row.id, row] as const))('%s', (id, { ann, bob, extra = [], then = [], expected }) => {
    const at = position({ ann: { ...ann, hand: [id, ...SPARE, ...extra] }, ...(bob === undefined ? {} : { bob }) });
    const before = snapshot(at.match.state);
    take(at, `attack ${id}`);
    // A card's own decision comes when it attacks, or when it hits.
    passAll(at);
    expect(played(at, before, ...then)).toEqual({
      'ann hand': SPARED,
      'ann discard': id,
      ...expected,
    });
  });
});

describe('defences', () => {
  /** Bob answers a bear hug of 7. */
  const rows: readonly Row[] = [
    { id: 'parry', bob: { equipment: ['ring-sword'] }, expected: { 'bob life': LIFE - 2 } },
    // The buckler takes 1, the raised shield 5.
    { id: 'raised-shield', bob: { equipment: ['buckler'] }, expected: { 'bob life': LIFE - 1 } },
    { id: 'clean-sidestep', expected: {} },
    { id: 'roll-away', expected: { 'bob life': LIFE - 4 } },
    {
      id: 'brace-and-breathe',
      expected: { 'bob life': LIFE - 5, 'bob hand': 'snare-and-stab', 'bob deck': 38 },
    },
    { id: 'iron-guard', expected: { 'bob life': LIFE - 4, 'bob effects': 'shield 2/1' } },
    { id: 'bind-the-arm', expected: { 'bob life': LIFE - 5, 'ann effects': 'weak 2/2' } },
    {
      id: 'turn-the-blow',
      bob: { equipment: ['scale-vest'] },
      expected: { 'bob life': LIFE - 4, 'ann life': LIFE - 1 },
    },
    { id: 'keep-at-length', bob: { equipment: ['boar-spear'] }, expected: { 'bob life': LIFE - 2 } },
    { id: 'grit-the-teeth', bob: { life: 20 }, expected: { 'bob life': 20 + 1 - 5 } },
  ];

  test.each(rows.map((row) => [row.id, row] as const))('%s', (id, { bob, expected }) => {
    const at = position({ ann: { hand: ['bear-hug', ...SPARE] }, bob: { ...bob, hand: [id] } });
    const before = snapshot(at.match.state);
    expect(played(at, before, 'attack bear-hug', `react ${id}`)).toEqual({
      'ann hand': SPARED,
      'ann discard': 'bear-hug',
      'bob hand': '',
      'bob discard': id,
      ...expected,
    });
  });

  test('duck-under', () => {
    const at = position({ ann: { hand: ['bear-hug', ...SPARE] }, bob: { hand: ['duck-under', 'parry', 'buckler'] } });
    const before = snapshot(at.match.state);
    const texts = ['attack bear-hug', 'react duck-under', 'pass', 'pass', 'discard buckler'];
    expect(played(at, before, ...texts)).toEqual({
      'ann hand': SPARED,
      'ann discard': 'bear-hug',
      'bob hand': 'parry',
      'bob discard': 'buckler duck-under',
    });
  });
});

describe('reactions', () => {
  /** Ann attacks with a bear hug of 7 and, with `by: ann`, answers herself after Bob passed. */
  const rows: readonly (Row & { readonly by: 'ann' | 'bob' })[] = [
    {
      by: 'bob',
      id: 'reckless-gamble',
      expected: { 'bob life': LIFE - 9, 'bob hand': 'snare-and-stab snare-and-stab snare-and-stab', 'bob deck': 36 },
    },
    { by: 'ann', id: 'the-crowd-roars', expected: { 'bob life': LIFE - 9 } },
    {
      by: 'ann',
      id: 'press-the-gap',
      expected: { 'bob life': LIFE - 8, 'ann hand': `${SPARED} snare-and-stab`, 'ann deck': 31 },
    },
    { by: 'bob', id: 'blood-for-blood', expected: { 'bob life': LIFE - 10, 'ann life': LIFE - 3 } },
    { by: 'bob', id: 'second-wind', bob: { life: 20 }, expected: { 'bob life': 20 + 3 - 7 } },
    {
      by: 'bob',
      id: 'snap-the-strap',
      ann: { equipment: ['wolf-tooth', 'champions-belt'] },
      then: ['break wolf-tooth'],
      expected: { 'bob life': LIFE - 7, 'ann use': 'champions-belt', 'ann discard': 'bear-hug wolf-tooth' },
    },
    {
      by: 'bob',
      id: 'biting-remark',
      extra: ['parry'],
      then: ['discard parry'],
      expected: { 'bob life': LIFE - 7, 'ann discard': 'bear-hug parry' },
    },
    {
      by: 'bob',
      id: 'old-trick',
      bob: { discard: ['twin-cut', 'low-sweep', 'buckler'], deck: ['buckler'] },
      then: ['take low-sweep'],
      expected: {
        'bob life': LIFE - 7,
        'bob hand': 'buckler low-sweep',
        'bob deck': 0,
        'bob discard': 'buckler old-trick twin-cut',
      },
    },
    {
      by: 'bob',
      id: 'answering-cut',
      expected: { 'bob life': LIFE - 7, 'ann life': LIFE - 1, 'ann effects': 'bleed 2/1' },
    },
    {
      by: 'bob',
      id: 'tight-bandage',
      bob: { life: 20, effects: [bleed(3, 2), effect('burn', 2, 2), effect('weak', 2, 1)] },
      expected: { 'bob life': 20 + 2 - 7, 'bob effects': 'weak 2/1' },
    },
    {
      by: 'bob',
      id: 'drag-it-out',
      expected: {
        'bob life': LIFE - 7,
        'bob hand': 'snare-and-stab snare-and-stab',
        'bob deck': 37,
        'ann hand': `${SPARED} snare-and-stab snare-and-stab`,
        'ann deck': 31,
      },
    },
    { by: 'bob', id: 'trip-the-runner', expected: { 'bob life': LIFE - 2 } },
  ];

  test.each(rows.map((row) => [row.id, row] as const))(
    '%s',
    (id, { by, ann, bob, extra = [], then = [], expected }) => {
      const own = by === 'ann' ? [id] : [];
      const at = position({
        ann: { ...ann, hand: ['bear-hug', ...own, ...SPARE, ...extra] },
        bob: { ...bob, hand: by === 'bob' ? [id] : [] },
      });
      const before = snapshot(at.match.state);
      take(at, 'attack bear-hug', `react ${id}`);
      passAll(at);
      // The card's own decision comes while it is handled; after it a new window opens.
      expect(played(at, before, ...then)).toEqual({
        'ann hand': SPARED,
        'ann discard': by === 'ann' ? `bear-hug ${id}` : 'bear-hug',
        ...(by === 'bob' ? { 'bob hand': '', 'bob discard': id } : {}),
        ...expected,
      });
    },
  );

  test('twist-the-blade', () => {
    const at = position({ ann: { hand: ['twin-cut', 'twist-the-blade', ...SPARE], equipment: ['ring-sword'] } });
    const before = snapshot(at.match.state);
    expect(played(at, before, 'attack twin-cut', 'react twist-the-blade')).toEqual({
      'ann hand': SPARED,
      'ann discard': 'twin-cut twist-the-blade',
      'bob life': LIFE - (7 + 1 + 3),
    });
  });

  test.each<[CardId, CardId, Side]>([
    ['see-through', 'roll-away', {}],
    ['cold-stare', 'roll-away', { tactic: 'patient-hunter' }],
    ['cold-stare', 'answering-cut', { tactic: 'patient-hunter' }],
    ['break-the-rhythm', 'answering-cut', {}],
  ])('%s nullifies %s', (id, answer, ann) => {
    const at = position({ ann: { ...ann, hand: ['bear-hug', id, ...SPARE] }, bob: { hand: [answer] } });
    const before = snapshot(at.match.state);
    const drawn = id === 'cold-stare' ? { 'ann hand': `${SPARED} snare-and-stab`, 'ann deck': expect.any(Number) } : {};
    expect(played(at, before, 'attack bear-hug', `react ${answer}`, `react ${id}`)).toEqual({
      'ann hand': SPARED,
      'ann discard': `bear-hug ${id}`,
      'bob hand': '',
      'bob discard': answer,
      'bob life': LIFE - 7,
      ...drawn,
    });
  });
});

describe('equipment and tactics in play', () => {
  /** The leaping blow of 7 costs Ann 1 stamina. */
  const lasting: readonly [CardId, PositionParts, Changes][] = [
    ['great-spear', {}, { 'bob life': LIFE - 10 }],
    ['harvest-blade', {}, { 'bob life': LIFE - 8, 'bob effects': 'bleed 2/1' }],
    ['ring-sword', {}, { 'bob life': LIFE - 8 }],
    ['hooked-knife', {}, { 'bob life': LIFE - 7, 'bob effects': 'bleed 2/1' }],
    ['boar-spear', {}, { 'bob life': LIFE - 8 }],
    ['iron-net', {}, { 'bob life': LIFE - 7, 'bob effects': 'weak 2/1' }],
    ['champions-belt', {}, { 'bob life': LIFE - 7 }],
    ['throwing-knives', {}, { 'bob life': LIFE - 10, 'ann use': '', 'ann discard': 'leaping-blow throwing-knives' }],
    [
      'oil-flask',
      {},
      { 'bob life': LIFE - 7, 'bob effects': 'burn 2/2', 'ann use': '', 'ann discard': 'leaping-blow oil-flask' },
    ],
  ];

  test.each(lasting)('%s, in the attacker’s use', (id, { ann, bob }, expected) => {
    const at = position({
      ann: { ...ann, hand: ['leaping-blow', ...SPARE], equipment: [id] },
      ...(bob === undefined ? {} : { bob }),
    });
    const before = snapshot(at.match.state);
    expect(played(at, before, 'attack leaping-blow')).toEqual({
      'ann life': LIFE - 1,
      'ann hand': SPARED,
      'ann discard': 'leaping-blow',
      ...expected,
    });
  });

  test.each<[CardId, Side, Changes]>([
    ['gate-shield', {}, { 'bob life': LIFE - 5 }],
    ['buckler', {}, { 'bob life': LIFE - 6 }],
    ['spiked-shield', {}, { 'bob life': LIFE - 7, 'ann life': LIFE - 1 }],
    ['bronze-greaves', {}, { 'bob life': LIFE - 6 }],
    ['scale-vest', {}, { 'bob life': LIFE - 7 }],
    ['scale-vest', { life: 15 }, { 'bob life': 15 - 5, 'bob effects': 'rage 2/3' }],
    ['sand-pouch', {}, { 'bob life': LIFE - 4, 'bob use': '', 'bob discard': 'sand-pouch' }],
  ])('%s, in the defender’s use (%j)', (id, bob, expected) => {
    const at = position({ ann: { hand: ['bear-hug', ...SPARE] }, bob: { ...bob, equipment: [id] } });
    const before = snapshot(at.match.state);
    const settled = { 'ann hand': SPARED, 'ann discard': 'bear-hug', ...expected };
    expect(played(at, before, 'attack bear-hug')).toEqual(settled);
  });

  test.each<[CardId, PositionParts, string[], Changes]>([
    ['healers-salve', { ann: { life: 20 } }, [], { 'ann life': 22, 'ann effects': 'regen 3/1' }],
    ['war-drum', {}, [], { 'ann effects': 'surge 1/2', 'ann hand': `${SPARED} snare-and-stab`, 'ann deck': 32 }],
    [
      'armoury-key',
      { ann: { deck: ['low-sweep', 'buckler', 'ring-sword'] } },
      ['take ring-sword'],
      { 'ann hand': 'parry parry parry ring-sword roll-away roll-away roll-away', 'ann deck': 2 },
    ],
    [
      'hecklers-horn',
      { bob: { tactic: 'press-forward' } },
      [],
      { 'bob tactic': '', 'bob deck': 37, 'bob discard': 'press-forward' },
    ],
  ])('%s, used in the plan phase', (id, { ann, bob }, then, expected) => {
    const at = position({
      from: 'plan',
      ann: { ...ann, hand: [id, ...SPARE] },
      ...(bob === undefined ? {} : { bob }),
    });
    const before = snapshot(at.match.state);
    expect(played(at, before, `play ${id}`, ...then, 'skip')).toEqual({
      'ann hand': SPARED,
      'ann discard': id,
      ...expected,
    });
  });

  test.each<[CardId, PositionParts, Changes]>([
    ['press-forward', {}, { 'bob life': LIFE - 9 }],
    ['death-by-scratches', {}, { 'bob life': LIFE - 7, 'bob effects': 'bleed 2/1' }],
    [
      'darling-of-the-crowd',
      { ann: { life: 20 } },
      { 'bob life': LIFE - 7, 'ann life': 21, 'ann hand': `${SPARED} snare-and-stab`, 'ann deck': 31 },
    ],
    ['slow-circle', {}, { 'bob life': LIFE - 8 }],
    ['duellists-code', {}, { 'bob life': LIFE - 8 }],
    ['long-reach', {}, { 'bob life': LIFE - 8 }],
  ])('%s, the attacker’s tactic', (id, { ann }, expected) => {
    const at = position({ ann: { ...ann, hand: ['bear-hug', ...SPARE], tactic: id } });
    const before = snapshot(at.match.state);
    const settled = { 'ann hand': SPARED, 'ann discard': 'bear-hug', ...expected };
    expect(played(at, before, 'attack bear-hug')).toEqual(settled);
  });

  test.each<[CardId, Changes]>([
    ['tortoise-stance', { 'bob life': LIFE - 5 }],
    ['slow-circle', { 'bob life': LIFE - 6 }],
    ['long-reach', { 'bob life': LIFE - 6 }],
    ['feigned-weakness', { 'bob life': LIFE - 6, 'bob hand': 'snare-and-stab', 'bob deck': 38 }],
  ])('%s, the defender’s tactic', (id, expected) => {
    const at = position({ ann: { hand: ['bear-hug', ...SPARE] }, bob: { tactic: id } });
    const before = snapshot(at.match.state);
    const settled = { 'ann hand': SPARED, 'ann discard': 'bear-hug', ...expected };
    expect(played(at, before, 'attack bear-hug')).toEqual(settled);
  });

  test.each<[CardId, Changes]>([
    ['patient-hunter', { 'ann life': 21 }],
    ['war-of-nerves', { 'bob effects': 'weak 2/1' }],
  ])('%s acts at the start of its player’s turn', (id, expected) => {
    const at = position({ from: 'turn', ann: { hand: ['parry'], life: 20, tactic: id } });
    const before = { ...snapshot(position({ ann: { hand: ['parry'], life: 20, tactic: id } }).match.state) };
    expect([at.match.step, at.match.asked]).toEqual(['discard', 0]);
    expect(changes(before, snapshot(at.match.state))).toEqual(expected);
  });
});

test('wolf-tooth gives back what the leaping blow cost', () => {
  const at = position({ ann: { hand: ['leaping-blow', ...SPARE], equipment: ['wolf-tooth'], life: 20 } });
  const before = snapshot(at.match.state);
  const expected = { 'ann hand': SPARED, 'ann discard': 'leaping-blow', 'bob life': LIFE - 7 };
  expect(played(at, before, 'attack leaping-blow')).toEqual(expected);
});

describe('gladiators', () => {
  const attacked = (gladiator: CardId, side: Side, ann: Side = {}): Changes => {
    const at = position({
      ann: { ...ann, hand: ['bear-hug', ...SPARE] },
      bob: { ...side, gladiator, life: side.life ?? 24 },
    });
    const before = snapshot(at.match.state);
    return played(at, before, 'attack bear-hug');
  };
  const attacks = (
    gladiator: CardId,
    side: Side = {},
    text = 'attack leaping-blow',
    card: CardId = 'leaping-blow',
  ): Changes => {
    const at = position({ ann: { ...side, gladiator, hand: [card, ...SPARE], life: 20 } });
    const before = snapshot(at.match.state);
    const { 'bob life': life, 'bob effects': effects, 'ann deck': deck } = { ...before, ...played(at, before, text) };
    return { life, effects, deck: Number(deck) - Number(before['ann deck']) };
  };

  test('varka-the-wall takes 1 off attacks while a shield is in use', () => {
    expect(attacked('varka-the-wall', { equipment: ['buckler'] })['bob life']).toBe(24 - (7 - 1 - 1));
    expect(attacked('varka-the-wall', { equipment: ['bronze-greaves'] })['bob life']).toBe(24 - (7 - 1));
  });

  test('grey-hollin flies into a rage when struck with at most 12 stamina left', () => {
    expect(attacked('grey-hollin', { life: 20 })['bob effects']).toBeUndefined();
    expect(attacked('grey-hollin', { life: 19 })).toMatchObject({ 'bob life': 12, 'bob effects': 'rage 2/3' });
  });

  test('bannick-saltbones takes 1 off attacks, and neither bleeds nor is poisoned', () => {
    const side: Side = { gladiator: 'bannick-saltbones' };
    const at = position({ ann: { hand: ['tainted-edge', ...SPARE], equipment: ['hooked-knife'] }, bob: side });
    const before = snapshot(at.match.state);
    expect(played(at, before, 'attack tainted-edge')).toEqual({
      'ann hand': SPARED,
      'ann discard': 'tainted-edge',
      'bob life': 28 - (3 - 1),
    });
  });

  test('mirelle-redthorn leaves a wound at every hit', () => {
    expect(attacks('mirelle-redthorn')).toEqual({ life: LIFE - 7, effects: 'bleed 2/1', deck: 0 });
  });

  test('duma-of-the-ash burns with the basic attack only', () => {
    expect(attacks('duma-of-the-ash', {}, 'basic leaping-blow')).toEqual({
      life: LIFE - 3,
      effects: 'burn 2/2',
      deck: 0,
    });
    expect(attacks('duma-of-the-ash')).toEqual({ life: LIFE - 7, effects: '', deck: 0 });
  });

  test('sefa-the-heron strikes harder with two free hands', () => {
    expect(attacks('sefa-the-heron').life).toBe(LIFE - 9);
    expect(attacks('sefa-the-heron', { equipment: ['buckler'] }).life).toBe(LIFE - 7);
  });

  test('iskar-quickhand draws at a hit with at most 3 cards in hand', () => {
    for (const [count, drawn] of [
      [3, 1],
      [4, 0],
    ] as const) {
      const hand: CardId[] = ['leaping-blow', ...SPARE.slice(0, count)];
      const at = position({ ann: { gladiator: 'iskar-quickhand', hand } });
      take(at, 'attack leaping-blow');
      passAll(at);
      expect(at.match.state.hands[0]).toHaveLength(count + drawn);
      expect(at.match.asked).toBe(1);
    }
  });

  test('orsolo-the-planner recovers at the start of a turn with a tactic in play', () => {
    for (const [tactic, life] of [
      ['press-forward', 21],
      [undefined, 20],
    ] as const) {
      const side: Side = { gladiator: 'orsolo-the-planner', hand: ['parry'], life: 20 };
      const at = position({ from: 'turn', ann: tactic === undefined ? side : { ...side, tactic } });
      expect(at.match.state.bearers[0]?.life).toBe(life);
      expect(at.match.asked).toBe(0);
    }
  });
});

describe('basic attacks and bonuses to them', () => {
  test.each<[CardId, number]>([
    ['boar-spear', 3 + 1 + 1],
    ['champions-belt', 3 + 2],
    ['ring-sword', 3 + 1],
  ])('%s makes a basic attack of %i', (id, damage) => {
    const at = position({ ann: { hand: ['buckler', ...SPARE], equipment: [id] } });
    const before = snapshot(at.match.state);
    expect(played(at, before, 'basic buckler')).toEqual({
      'ann hand': SPARED,
      'ann discard': 'buckler',
      'bob life': LIFE - damage,
    });
  });

  test('duellists-code makes a basic attack of 6', () => {
    const at = position({ ann: { hand: ['buckler', ...SPARE], tactic: 'duellists-code' } });
    take(at, 'basic buckler');
    passAll(at);
    expect(at.match.state.bearers[1]?.life).toBe(LIFE - (3 + 1 + 2));
    expect(at.match.asked).toBe(0);
  });
});

describe('refused', () => {
  const closed = (at: Position, text: string): unknown => {
    const before = JSON.stringify(at.match.state);
    const refused = at.match.choose(text);
    expect(JSON.stringify(at.match.state)).toBe(before);
    return refused?.code === 'closed' ? refused.data.reason : refused?.code;
  };

  test.each<[CardId, Side, Side, string]>([
    ['straight-thrust', {}, {}, 'wields.spear'],
    ['shield-bash', {}, {}, 'wields.shield'],
    ['rending-cut', { equipment: ['boar-spear'] }, {}, 'wields.blade'],
    ['twin-cut', {}, {}, 'wields.blade'],
    ['snare-and-stab', {}, {}, 'wields.net'],
    ['bear-hug', { equipment: ['buckler'] }, {}, 'unarmed'],
    ['finishing-stroke', {}, { life: 11 }, 'life-at-most'],
    ['open-the-wound', {}, {}, 'bears'],
  ])('AR-7 the attack %s needs what it says', (id, ann, bob, code) => {
    const at = position({ ann: { ...ann, hand: [id, 'parry'] }, bob });
    expect(closed(at, `attack ${id}`)).toEqual({ key: `closed.areena.needs.${code}` });
    expect(at.match.asked).toBe(0);
  });

  test.each<[CardId, Side, string]>([
    ['parry', {}, 'needs.wields.blade'],
    ['raised-shield', {}, 'needs.wields.shield'],
    ['clean-sidestep', { equipment: ['great-spear'] }, 'needs.free-hands'],
    ['turn-the-blow', {}, 'needs.wields.armour'],
    ['keep-at-length', {}, 'needs.wields.spear'],
    ['see-through', {}, 'nothing-to-nullify'],
    ['break-the-rhythm', {}, 'nothing-to-nullify'],
    ['cold-stare', {}, 'needs.has-tactic'],
    ['cold-stare', { tactic: 'press-forward' }, 'nothing-to-nullify'],
    ['twist-the-blade', { equipment: ['ring-sword'] }, 'needs.attacking'],
    ['the-crowd-roars', {}, 'needs.attacking'],
    ['press-the-gap', {}, 'needs.attacking'],
    ['hook-strike', {}, 'not-a-reaction'],
    ['buckler', {}, 'not-a-reaction'],
  ])('AR-12 the defender cannot answer with %s (%j): %s', (id, bob, code) => {
    const at = position({ ann: { hand: ['bear-hug', 'parry'] }, bob: { ...bob, hand: [id, 'roll-away'] } });
    take(at, 'attack bear-hug');
    expect(closed(at, `react ${id}`)).toEqual({ key: `closed.areena.${code}` });
    expect(at.match.asked).toBe(1);
  });

  test.each<[CardId, string]>([
    ['roll-away', 'defender-only'],
    ['reckless-gamble', 'needs.defending'],
    ['trip-the-runner', 'needs.defending'],
    ['answering-cut', 'needs.defending'],
    ['twist-the-blade', 'needs.wields.blade'],
  ])('AR-12 the attacker cannot answer with %s: %s', (id, code) => {
    const at = position({ ann: { hand: ['bear-hug', id, 'second-wind'] } });
    take(at, 'attack bear-hug');
    expect(closed(at, `react ${id}`)).toEqual({ key: `closed.areena.${code}` });
    expect(at.match.asked).toBe(0);
  });
});

test('every card of the pool is named in this file', async () => {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync('test/games/areena/cards.test.ts', 'utf8');
  expect(POOL.filter(({ id }) => !new RegExp(`\\b${id}\\b`, 'u').test(text)).map(({ id }) => id)).toEqual([]);
});
