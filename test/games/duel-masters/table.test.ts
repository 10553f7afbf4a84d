// What lies where on a table of Duel Masters, and what is said of its choices.
import { describe, expect, test } from '@jest/globals';
import { choiceTree, type GridZone, type Mark, type Place, type Saying, type Zone } from '../../../src/engine/index.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { loadTongue, sayMark } from '../../../src/text/index.js';
import { creature, evolution, mana, spell, when } from './cards.js';
import { fresh, type Name, type Position, position, SEATS, take, tapped, times } from './position.js';

const tongue = (await loadTongue('en', await duelMasters.presentation.catalogue('en'))).for(['Ann', 'Bob']);
const { presentation } = duelMasters;

const FIRE = mana('fire');
const HOUND = creature('hound', 2000);
const WALL = creature('wall', 3000, { has: ['blocker', { has: 'cannot', deed: 'attack-player' }] });
const GIANT = creature('giant', 9000, { has: ['double-breaker'] });

const viewOf = ({ match }: Position, name: Name) => duelMasters.view(match.state, SEATS[name]);

/** A zone of a seat by its number from the middle of the table outward. */
function zoneAt(at: Position, viewer: Name, owner: Name, number: number): Zone {
  const area = presentation.table(viewOf(at, viewer)).seats.find(({ seat }) => seat === SEATS[owner]);
  const zone = area?.zones[number];
  if (zone === undefined) throw new Error(`${owner} has no zone ${number}`);
  return zone;
}

function grid(at: Position, viewer: Name, owner: Name, number: number): GridZone {
  const zone = zoneAt(at, viewer, owner, number);
  if (zone.zone !== 'grid') throw new Error('it is no grid');
  return zone;
}

const BATTLE = 0;
const SHIELDS = 1;
const MANA = 2;
const HAND = 3;

const placesOf = (zone: GridZone): readonly Place[] => zone.rows.flat();
const said = (saying: Saying): string => tongue.speak(saying);
const marksOf = ({ marks = [] }: Place): string => marks.map((mark: Mark) => sayMark(mark, tongue)).join(' ');
const centreOf = (at: Position): string[] =>
  presentation.table(viewOf(at, 'ann')).centre.flatMap((zone) => (zone.zone === 'note' ? [said(zone.text)] : []));
const detailOf = (at: Position, name: Name, ...words: readonly string[]): string | undefined => {
  const { detail } = presentation.branch(words, viewOf(at, name), SEATS[name]);
  return detail && said(detail);
};

test('two seats face each other in rows, creatures in the middle, the hand outermost', () => {
  const at = position({ ann: { battle: [HOUND], hand: [WALL], mana: [FIRE] } });
  expect(presentation.table(viewOf(at, 'ann')).facing).toBe('rows');
  const names = [BATTLE, SHIELDS, MANA, HAND].map((number) => said(grid(at, 'ann', 'ann', number).name));
  expect(names).toEqual(['Battle zone', 'Shields 5', 'Mana 1/1 (F1)', 'Hand 1']);
});

test('a creature shows its power as it is now, then what it can; tapped it lies turned, and new it is marked', () => {
  const lord = creature('lord', 4000, {
    abilities: [{ ability: 'always', to: { whose: 'own', other: true }, traits: [{ has: 'power', by: 1000 }] }],
  });
  const at = position({ ann: { battle: [tapped(WALL), fresh(HOUND), lord, GIANT] } });
  const places = placesOf(grid(at, 'ann', 'ann', BATTLE));
  expect(places.map(marksOf)).toEqual(['4000 B Xo', '3000 z', '4000', '10000 DB']);
  expect(places.map(({ turned }) => turned === true)).toEqual([true, false, false, false]);
  expect((places[0]?.notes ?? []).map(said)[0]).toBe('Now: power 4000.');
  expect((places[1]?.notes ?? []).map(said).slice(0, 2)).toEqual([
    'Now: power 3000.',
    'It came this turn and cannot attack yet.',
  ]);
});

test('what a creature was given stands before its text, and an evolution says what lies under it', () => {
  const king = evolution('king', 6000, [{ races: ['bone-hound'] }]);
  const at = position({
    ann: {
      battle: [{ card: king, over: [HOUND] }],
      hand: [
        spell('cry', [
          { do: 'give', what: { whose: 'own', count: 'all' }, traits: [{ has: 'slayer' }], until: 'turn-end' },
        ]),
      ],
      mana: times(3, FIRE),
    },
  });
  take(at, 'use cry');
  const [place] = placesOf(grid(at, 'ann', 'ann', BATTLE));
  expect((place?.notes ?? []).map(said).slice(0, 2)).toEqual(['Now: power 6000, slayer.', 'Evolved from: hound.']);
  expect(place && marksOf(place)).toBe('6000 S E');
});

test('mana is counted by civilization as far as it is untapped, and lies sorted', () => {
  const at = position({
    ann: { mana: [tapped(FIRE), mana('fire', 'nature'), mana('water'), FIRE, FIRE] },
  });
  const zone = grid(at, 'bob', 'ann', MANA);
  expect(said(zone.name)).toBe('Mana 4/5 (W1 F2 FN1)');
  expect(placesOf(zone).map((place) => `${marksOf(place)}${place.turned === true ? '!' : ''}`)).toEqual([
    'W',
    'F',
    'F',
    'FN',
    'F!',
  ]);
  expect(zone.small).toBe(true);
});

test('CO-5 a hand shows its price to its player and backs to others, shields are backs with their numbers', () => {
  const at = position({ ann: { hand: [HOUND, spell('bolt', [], { cost: 4, trigger: true })] } });
  expect(placesOf(grid(at, 'ann', 'ann', HAND)).map(marksOf)).toEqual(['(3F) 2000', '(4F) !']);
  for (const place of placesOf(grid(at, 'bob', 'ann', HAND))) {
    expect(place.face).toBeUndefined();
    expect(place.lies).toBe('down');
    expect(place.notes).toBeUndefined();
  }
  const shields = placesOf(grid(at, 'ann', 'ann', SHIELDS));
  expect(shields.map(({ label, lies, face }) => [label, lies, face])).toEqual(
    ['1', '2', '3', '4', '5'].map((label) => [label, 'down', undefined]),
  );
});

test('DM-9 a graveyard shows its top card, and all its cards to both, each in a place of its own', () => {
  const at = position({ ann: { graveyard: [HOUND, WALL, HOUND] } });
  const pile = zoneAt(at, 'bob', 'ann', 5);
  if (pile.zone !== 'pile') throw new Error('it is no pile');
  expect([pile.count, pile.top.face?.ascii]).toEqual([3, 'hound']);
  expect(pile.cards?.map(({ face }) => face?.ascii)).toEqual(['hound', 'wall', 'hound']);
  const ids = [pile.top, ...(pile.cards ?? [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});

test('all places of a table have names of their own, with twelve creatures on either side too', () => {
  const side = {
    battle: times(12, HOUND),
    mana: times(10, FIRE),
    hand: times(6, WALL),
    graveyard: times(8, GIANT),
  };
  const at = position({ ann: side, bob: side });
  const { seats } = presentation.table(viewOf(at, 'ann'));
  const ids = seats.flatMap(({ zones }) =>
    zones.flatMap((zone) =>
      zone.zone === 'grid'
        ? zone.rows.flat().map(({ id }) => id)
        : zone.zone === 'pile'
          ? [zone.top.id, ...(zone.cards ?? []).map(({ id }) => id)]
          : [],
    ),
  );
  expect(ids.length).toBe(2 * (12 + 5 + 10 + 6 + 1 + 9));
  expect(new Set(ids).size).toBe(ids.length);
});

describe('an attack', () => {
  const attacking = (parts: Parameters<typeof position>[0]) => position({ ...parts, from: 'attack' });

  test('is shown as who attacks whom, with the block and the power of both', () => {
    const asking = creature('asking', 2000, {
      abilities: [when('attacks', { do: 'may', then: [{ do: 'draw', count: 1 }] })],
    });
    const blocked = creature('blocked', 4000, {
      has: [{ has: 'power-attacker', by: 1000 }],
      abilities: [when('blocked', { do: 'may', then: [{ do: 'draw', count: 1 }] })],
    });
    const open = attacking({ ann: { battle: [asking] } });
    take(open, 'attack asking player');
    expect(centreOf(open)).toEqual(['asking → Bob: breaks 1 of 5']);
    take(open, 'no', 'break 2');
    expect(centreOf(open)).toEqual(['asking → Bob: shields left: 4']);
    const last = attacking({ ann: { battle: [asking] }, bob: { shields: [] } });
    take(last, 'attack asking player');
    expect(centreOf(last)).toEqual(['asking → Bob: the final blow']);
    const other = attacking({ ann: { battle: [asking] }, bob: { battle: [tapped(GIANT)] } });
    take(other, 'attack asking giant');
    expect(centreOf(other)).toEqual(['asking (2000) → giant (9000)']);
    const stopped = attacking({ ann: { battle: [blocked] }, bob: { battle: [WALL] } });
    take(stopped, 'attack blocked player', 'block wall');
    expect(centreOf(stopped)).toEqual(['blocked (5000) → blocked by wall (3000)']);
  });

  test('leads from the attacker to its targets along the table, the opponent by the shields', () => {
    const at = attacking({ ann: { battle: [HOUND, GIANT] }, bob: { battle: [tapped(WALL)] } });
    const view = viewOf(at, 'ann');
    const tree = choiceTree(at.match.texts());
    const attacks = tree.children.find(({ words }) => words[0] === 'attack');
    const [first] = attacks?.children ?? [];
    const branches = (first?.children ?? []).map(({ words }) => presentation.branch(words, view, 0));
    expect(branches.map(({ say }) => said(say))).toEqual(['the opponent', 'wall (3000)']);
    const ids = presentation
      .table(view)
      .seats.flatMap(({ zones }) => zones.flatMap((zone) => (zone.zone === 'grid' ? zone.rows.flat() : [])))
      .map(({ id }) => id);
    for (const { spot } of branches) expect(ids).toContain(spot);
  });

  test('a player without shields has a place all the same, so that the final blow can be pointed at', () => {
    const at = attacking({ ann: { battle: [HOUND] }, bob: { shields: [] } });
    const { spot } = presentation.branch(['attack', 'hound', 'player'], viewOf(at, 'ann'), 0);
    const [place] = placesOf(grid(at, 'ann', 'bob', SHIELDS));
    expect([place?.id, place?.lies]).toEqual([spot, 'free']);
  });

  test('two creatures of one name are told apart by number and power', () => {
    const at = attacking({ ann: { battle: [HOUND, HOUND] } });
    const names = ['hound', 'hound.2'].map((word) =>
      said(presentation.branch(['attack', word], viewOf(at, 'ann'), 0).say),
    );
    expect(names).toEqual(['hound, no. 1 (2000)', 'hound, no. 2 (2000)']);
  });
});

describe('using a card', () => {
  test('DM-7 the mana that would be tapped is told before, and nothing for a card that cannot be paid for', () => {
    const at = position({
      ann: { hand: [creature('small', 1000, { cost: 2 }), creature('large', 5000, { cost: 7 })], mana: times(3, FIRE) },
    });
    expect(detailOf(at, 'ann', 'use', 'small')).toBe('Pays 2 with: fire-mana and fire-mana.');
    expect(detailOf(at, 'ann', 'use', 'large')).toBeUndefined();
    expect(at.match.closed().find(({ text }) => text === 'use large')?.code).toBe('duel-masters.not-enough-mana');
  });

  test('while a card is paid for by hand the table says how far', () => {
    const at = position({
      ann: { hand: [creature('small', 1000, { cost: 2 })], mana: [FIRE, FIRE, mana('water')] },
    });
    take(at, 'pay small', 'spend fire-mana');
    expect(centreOf(at)).toEqual(['Ann pays for small: 1 of 2']);
  });
});

describe('a question of a text', () => {
  test('says whose text it is and what it does', () => {
    const careful = creature('careful', 2000, {
      abilities: [{ ability: 'when', on: 'enters', may: true, do: [{ do: 'draw', count: 1 }] }],
    });
    const at = position({ ann: { hand: [careful], mana: times(3, FIRE) } });
    take(at, 'use careful');
    expect(detailOf(at, 'ann', 'yes')).toBe('careful: draw 1 card');
  });

  test('asks for cards with what will be done to them', () => {
    const fall = spell('fall', [{ do: 'destroy', what: { whose: 'foe', count: 1 } }]);
    const at = position({ ann: { hand: [fall], mana: times(3, FIRE) }, bob: { battle: [HOUND, GIANT] } });
    take(at, 'use fall');
    expect(said(presentation.branch(['pick'], viewOf(at, 'ann'), 0).say)).toBe('fall: destroy 1 opposing creature');
  });

  test('a shield trigger names the card that is asked about to its owner only', () => {
    const at = position({
      ann: { battle: [HOUND] },
      bob: { shields: [spell('bolt', [], { trigger: true })] },
      from: 'attack',
    });
    take(at, 'attack hound player');
    expect(said(presentation.branch(['keep'], viewOf(at, 'bob'), 1).say)).toBe('Keep in hand: bolt');
  });

  test('cards that are looked at are said to whoever looks: one with its text, several by their names', () => {
    const look = (count: number): Position => {
      const glance = spell('glance', [{ do: 'peek', at: 'shields', count }]);
      return position({ ann: { hand: [glance], mana: times(3, FIRE) }, bob: { shields: [WALL, HOUND] } });
    };
    const one = look(1);
    take(one, 'use glance', 'shield 1');
    expect(detailOf(one, 'ann', 'seen')).toMatch(/^wall: Creature: .* Blocker\. Cannot attack the opponent\.$/u);
    expect(detailOf(one, 'bob', 'seen')).toBeUndefined();
    expect(placesOf(grid(one, 'ann', 'bob', SHIELDS)).map(marksOf)).toEqual(['(3F) 3000 B', '']);
    const two = look(2);
    take(two, 'use glance', 'shield 1');
    expect(detailOf(two, 'ann', 'seen')).toBe('Seen: wall and hound.');
  });

  test('DM-35 untapping is of all, or of all others once a creature is left tapped', () => {
    const quiet = creature('quiet', 2000, { abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 1 }] }] });
    const at = position({ ann: { battle: [tapped(quiet), tapped(quiet)] }, from: 'untap' });
    const ready = (): string => said(presentation.branch(['ready'], viewOf(at, 'ann'), 0).say);
    expect(ready()).toBe('Untap all');
    take(at, 'leave quiet');
    expect(ready()).toBe('Untap all others');
  });
});
