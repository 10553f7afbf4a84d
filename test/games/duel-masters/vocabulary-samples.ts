// Cards that say everything that the vocabulary can say, each in one small ability: what texts are checked with.
import {
  type Ability,
  type Action,
  type CardData,
  CIVILIZATIONS,
  type Condition,
  type CreatureMoment,
  type Destination,
  type Filter,
  type FilterWord,
  type PlayerMoment,
  type Side,
  type Trait,
  type Zone,
} from '../../../src/games/duel-masters/cards/vocabulary.js';

const SIDES: readonly Side[] = ['own', 'foe', 'any'];
const ZONES: readonly Exclude<Zone, 'battle'>[] = ['mana', 'hand', 'shields', 'graveyard'];
const DESTINATIONS: readonly Destination[] = [
  'battle',
  'mana',
  'hand',
  'shields',
  'graveyard',
  'deck-top',
  'deck-bottom',
];
const WORDS: readonly FilterWord[] = ['blocker', 'guard', 'slayer', 'speed-attacker', 'breaker', 'wave-striker'];
const CREATURE_MOMENTS: readonly CreatureMoment[] = [
  'enters',
  'attacks',
  'blocks',
  'blocked',
  'unblocked',
  'breaks',
  'wins',
  'destroyed',
  'leaves',
];
const TURN_MOMENTS: readonly PlayerMoment[] = ['turn-start', 'turn-end', 'loses-shield'];

/** Filters that each ask for something else. */
export const FILTERS: readonly Filter[] = [
  {},
  { whose: 'own' },
  { whose: 'foe' },
  { other: true },
  { whose: 'own', other: true },
  { type: 'evolution' },
  { tapped: true },
  { tapped: false },
  { civilizations: ['fire'] },
  { civilizations: ['light', 'nature'] },
  { races: ['survivor'] },
  { races: ['moss-giant', 'bone-hound'] },
  { named: 'ebb' },
  { power: { most: 3000 } },
  { power: { least: 4000 } },
  { power: { least: 2000, most: 5000 } },
  { power: { least: 2000, most: 2000 } },
  { cost: { most: 4 } },
  { cost: { least: 6 } },
  { multicoloured: true },
  { multicoloured: false },
  ...WORDS.map((word) => ({ with: word })),
  ...WORDS.map((word) => ({ without: word })),
  { whose: 'foe', races: ['survivor'], power: { most: 3000 }, cost: { most: 4 }, tapped: true },
];

export const TRAITS: readonly Trait[] = [
  { has: 'blocker' },
  { has: 'guard' },
  { has: 'slayer' },
  { has: 'speed-attacker' },
  { has: 'double-breaker' },
  { has: 'triple-breaker' },
  { has: 'must-attack' },
  { has: 'enters-tapped' },
  { has: 'shield-burner' },
  { has: 'power-attacker', by: 2000 },
  { has: 'crew-breaker', each: { races: ['survivor'] } },
  { has: 'power', by: 1000 },
  { has: 'power', by: -1000 },
  ...CIVILIZATIONS.map((civilization): Trait => ({ has: 'stealth', civilization })),
  ...ZONES.flatMap((zone) => SIDES.map((whose): Trait => ({ has: 'power', by: 500, each: { in: zone, whose } }))),
  { has: 'power', by: 500, each: { whose: 'own', other: true } },
  { has: 'power', by: 500, each: { whose: 'foe', type: 'evolution' } },
  { has: 'can', deed: 'attack-untapped' },
  { has: 'can', deed: 'attack-untapped', against: { with: 'blocker' } },
  { has: 'can', deed: 'attack-untapped', against: { power: { most: 3000 } } },
  ...(['attack', 'attack-player', 'untap', 'be-chosen'] as const).map((deed): Trait => ({ has: 'cannot', deed })),
  ...(['attack-creature', 'block', 'be-blocked', 'be-attacked'] as const).flatMap((deed): Trait[] => [
    { has: 'cannot', deed },
    { has: 'cannot', deed, against: { power: { most: 3000 } } },
    { has: 'cannot', deed, against: { tapped: true, civilizations: ['fire'] } },
    { has: 'cannot', deed, against: { type: 'evolution' } },
  ]),
  ...(['hand', 'mana', 'shields', 'deck-bottom'] as const).map((to): Trait => ({ has: 'returns', to })),
];

const CONDITIONS: readonly Condition[] = [
  { if: 'count', of: { whose: 'own', other: true } },
  { if: 'count', of: { whose: 'own' }, least: 3 },
  { if: 'count', of: { whose: 'own' }, most: 3 },
  { if: 'count', of: { whose: 'own' }, least: 3, most: 3 },
  { if: 'count', of: { whose: 'own' }, least: 2, most: 4 },
  { if: 'count', of: { whose: 'foe' }, most: 0 },
  ...ZONES.flatMap((zone) => SIDES.map((whose): Condition => ({ if: 'count', of: { in: zone, whose }, least: 2 }))),
  ...(['battle', ...ZONES] as const).map((zone): Condition => ({ if: 'fewer', in: zone })),
  { if: 'turn', whose: 'own' },
  { if: 'turn', whose: 'foe' },
  { if: 'attacking' },
  { if: 'tapped' },
  { if: 'untapped' },
];

const ACTIONS: readonly (readonly Action[])[] = [
  ...(['own', 'foe', 'both'] as const).flatMap((who): Action[][] => [
    [{ do: 'draw', who, count: 1 }],
    [{ do: 'draw', who, count: 2 }],
    [{ do: 'draw', who, count: 2, upTo: true }],
    ...(['hand', 'mana', 'shields', 'graveyard'] as const).flatMap((to): Action[][] => [
      [{ do: 'top', who, count: 1, to }],
      [{ do: 'top', who, count: 3, to }],
    ]),
  ]),
  [{ do: 'draw', count: 1, each: { whose: 'own', other: true } }],
  [{ do: 'top', count: 1, to: 'mana', each: { whose: 'own', in: 'hand' } }],
  ...FILTERS.flatMap((filter): Action[][] => [
    [{ do: 'destroy', what: { ...filter, count: 1 } }],
    [{ do: 'destroy', what: { ...filter, count: 2 } }],
    [{ do: 'destroy', what: { ...filter, count: 1, upTo: true } }],
    [{ do: 'destroy', what: { ...filter, count: 'all' } }],
  ]),
  [{ do: 'destroy', what: { whose: 'foe', count: 1, chooser: 'foe' } }],
  [{ do: 'destroy', what: { whose: 'foe', count: 1, random: true } }],
  [{ do: 'destroy', what: 'this' }],
  [{ do: 'destroy', what: 'rival' }],
  [
    { do: 'tap', what: { whose: 'foe', count: 1 } },
    { do: 'destroy', what: 'them' },
  ],
  [
    { do: 'tap', what: { whose: 'foe', count: 2 } },
    { do: 'destroy', what: 'them' },
  ],
  ...DESTINATIONS.filter((to) => to !== 'battle').flatMap((to): Action[][] =>
    SIDES.map((whose) => [{ do: 'move', from: 'battle', to, what: { whose, count: 1 } }]),
  ),
  ...ZONES.flatMap((from) =>
    DESTINATIONS.filter((to) => to !== from).flatMap((to): Action[][] =>
      SIDES.map((whose) => [{ do: 'move', from, to, what: { whose, count: 1 } }]),
    ),
  ),
  [{ do: 'move', from: 'graveyard', to: 'hand', what: 'this' }],
  ...(['hand', 'mana', 'shields', 'graveyard', 'deck-top'] as const).map((to): Action[] => [
    { do: 'look', count: 4, take: 2, to, rest: 'deck-bottom' },
  ]),
  [{ do: 'look', count: 1, take: 1, what: { type: 'spell' }, to: 'hand', rest: 'graveyard' }],
  [{ do: 'look', count: 4, take: 2, what: { type: 'creature' }, to: 'hand', rest: 'mana' }],
  ...(['hand', 'mana', 'graveyard'] as const).map((to): Action[] => [{ do: 'search', count: 2, to }]),
  [{ do: 'search', count: 1, what: { type: 'evolution' }, to: 'hand' }],
  [{ do: 'peek', at: 'hand' }],
  [{ do: 'peek', at: 'shields', count: 1 }],
  [{ do: 'peek', at: 'shields', count: 3 }],
  ...(['tap', 'untap'] as const).flatMap((verb): Action[][] => [
    [{ do: verb, what: { whose: 'own', count: 1 } }],
    [{ do: verb, what: { whose: 'foe', count: 'all' } }],
    [{ do: verb, what: 'this' }],
    [{ do: verb, in: 'mana', what: { whose: 'own', count: 2 } }],
    [{ do: verb, in: 'mana', what: { whose: 'foe', count: 2 } }],
  ]),
  ...TRAITS.map((trait): Action[] => [
    { do: 'give', what: { whose: 'foe', count: 1 }, traits: [trait], until: 'turn-end' },
  ]),
  [{ do: 'give', what: { whose: 'own', count: 'all' }, traits: [{ has: 'slayer' }], until: 'next-turn' }],
  [{ do: 'give', what: 'this', traits: [{ has: 'slayer' }, { has: 'blocker' }], until: 'turn-end' }],
  [{ do: 'break', count: 1 }],
  [{ do: 'break', count: 2 }],
  [{ do: 'battle', what: { whose: 'foe', count: 1 } }],
  ...(['hand', 'graveyard', 'mana'] as const).map((from): Action[] => [
    { do: 'cast', from, what: { whose: 'own', count: 1, cost: { most: 3 } } },
  ]),
  [{ do: 'may', then: [{ do: 'draw', count: 1 }] }],
  [
    { do: 'may', then: [{ do: 'draw', count: 1 }] },
    { do: 'break', count: 1 },
  ],
  [
    {
      do: 'may',
      then: [
        { do: 'draw', count: 1 },
        { do: 'break', count: 1 },
      ],
    },
  ],
  [{ do: 'choose', of: [[{ do: 'draw', count: 1 }], [{ do: 'break', count: 1 }]] }],
  [{ do: 'if', needs: [{ if: 'fewer', in: 'shields' }], then: [{ do: 'draw', count: 1 }] }],
];

const DRAW: readonly Action[] = [{ do: 'draw', count: 1 }];

const ABILITIES: readonly Ability[] = [
  ...CREATURE_MOMENTS.flatMap((on): Ability[] => [
    { ability: 'when', on, do: DRAW },
    { ability: 'when', on, may: true, do: DRAW },
    { ability: 'when', on, by: { whose: 'own', other: true }, do: DRAW },
    { ability: 'when', on, by: { whose: 'foe', type: 'evolution', power: { least: 4000 } }, do: DRAW },
  ]),
  ...TURN_MOMENTS.flatMap((on) => SIDES.map((whose): Ability => ({ ability: 'when', on, whose, do: DRAW }))),
  ...(['casts', 'charges'] as const).flatMap((on) =>
    SIDES.flatMap((whose): Ability[] => [
      { ability: 'when', on, whose, do: DRAW },
      { ability: 'when', on, whose, card: { multicoloured: true }, do: DRAW },
    ]),
  ),
  ...CONDITIONS.flatMap((condition): Ability[] => [
    { ability: 'when', on: 'attacks', needs: [condition], do: DRAW },
    { ability: 'always', needs: [condition], traits: [{ has: 'slayer' }] },
  ]),
  ...FILTERS.map((to): Ability => ({ ability: 'always', to, traits: [{ has: 'power', by: 1000 }, { has: 'slayer' }] })),
  ...(['survivor', 'wave-striker', 'turbo-rush'] as const).flatMap((under): Ability[] => [
    { ability: 'always', under, traits: [{ has: 'slayer' }] },
    { ability: 'when', under, on: 'attacks', do: DRAW },
  ]),
  { ability: 'tap', do: DRAW },
  { ability: 'tap', by: { races: ['survivor'] }, do: DRAW },
  { ability: 'silent', do: DRAW },
  ...SIDES.flatMap((whose): Ability[] => [
    { ability: 'cost', whose, of: { type: 'spell' }, by: 1 },
    { ability: 'cost', whose, of: { civilizations: ['fire'] }, by: -2 },
    { ability: 'ban', whose, of: { type: 'evolution' } },
    { ability: 'ban', whose, of: { cost: { least: 5 } } },
  ]),
];

/** Cards with one ability each: no two of them do the same. */
export const EVERY_ABILITY: readonly CardData[] = [
  ...TRAITS.map((trait, at) => creature(`trait-${at}`, { keywords: [trait] })),
  ...ABILITIES.map((ability, at) => creature(`ability-${at}`, { abilities: [ability] })),
  ...ACTIONS.map(
    (actions, at): CardData => ({ id: `spell-${at}`, type: 'spell', civilizations: ['water'], cost: 3, do: actions }),
  ),
];

function creature(
  id: string,
  parts: Pick<Extract<CardData, { type: 'creature' }>, 'keywords' | 'abilities'>,
): CardData {
  return { id, type: 'creature', civilizations: ['fire'], cost: 3, power: 3000, races: ['survivor'], ...parts };
}
