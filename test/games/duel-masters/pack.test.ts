// Packs of cards: what is right is taken as it stands, and whatever is wrong is named by line and path.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { plainName } from '../../../src/games/duel-masters/cards/names.js';
import {
  type PackCard,
  readCardLine,
  readPack,
  writeCardLine,
} from '../../../src/games/duel-masters/cards/pack/index.js';
import { PACK_SCHEMA } from '../../../src/games/duel-masters/cards/pack/schema/index.js';
import { POOL } from '../../../src/games/duel-masters/cards/pool/index.js';
import type { CardData } from '../../../src/games/duel-masters/cards/vocabulary.js';

const hare = {
  id: 'snow-hare',
  type: 'creature',
  name: 'Snow Hare',
  civilizations: ['light'],
  cost: 2,
  power: 1500,
  races: ['Field Folk'],
};

/** A pack of one card, with some fields of the hare’s changed; undefined takes one away. */
function changed(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ cards: [{ ...hare, ...fields }] });
}

type Found = readonly [line: number | undefined, code: string, path: unknown, right?: unknown];

/** Where each fault of a pack stands, what it is, and what it says would be right. */
function found(text: string, before: readonly PackCard[] = []): Found[] {
  return readPack(text, 'mine.json', before).faults.map(({ line, code, data }) => {
    const { path, known, least, most, step, near, name, kind } = data;
    const right = near ?? known ?? step ?? least ?? most ?? kind ?? name;
    return right === undefined ? [line, code, path] : [line, code, path, right];
  });
}

/** The only fault of a pack of one changed hare. */
function faultOf(fields: Readonly<Record<string, unknown>>): Found | undefined {
  const all = found(changed(fields));
  expect(all).toHaveLength(1);
  return all[0];
}

describe('a pack', () => {
  test('of one card is that card, its civilizations in the usual order', () => {
    const { cards, faults } = readPack(changed({ civilizations: ['nature', 'light'] }), 'mine.json');
    expect(faults).toEqual([]);
    expect(cards).toEqual([{ card: { ...hare, civilizations: ['light', 'nature'] }, file: 'mine.json', line: 1 }]);
  });

  test('names what is wrong round its cards, in one of them and between the others in one go', () => {
    const cards = [{ ...hare, cost: 0 }, hare, { ...hare, id: 'ice-hare' }];
    expect(found(JSON.stringify({ author: 'Ann', cards }))).toEqual([
      [1, 'pack.unknown', 'pack', ['$schema', 'cards']],
      [1, 'pack.least', 'cards[0].cost', 1],
      [1, 'pack.same-name', 'cards[2].name', 'Snow Hare'],
    ]);
  });

  test('can say everything that our own cards say', () => {
    const named = POOL.map((card) => ({ ...card, id: `my-${card.id}`, name: `My ${plainName(card)}` }));
    const { cards, faults } = readPack(JSON.stringify({ cards: named }, null, 2), 'mine.json');
    expect(faults).toEqual([]);
    expect(cards.map(({ card }) => card)).toEqual(named);
  });

  test('is documented by a schema that is the one it is read by', () => {
    const documented: unknown = JSON.parse(readFileSync('docs/duel-masters-cards.schema.json', 'utf8'));
    expect(documented).toEqual(JSON.parse(JSON.stringify(PACK_SCHEMA)));
  });

  test('is documented by a schema that any checker can use', () => {
    const documented = JSON.parse(readFileSync('docs/duel-masters-cards.schema.json', 'utf8')) as object;
    const check = new Ajv2020({ strictTypes: false, strictRequired: false }).compile(documented);
    expect(check({ cards: [hare] })).toBe(true);
    expect(check({ cards: [{ ...hare, cost: 0 }] })).toBe(false);
  });

  test('in the fixtures has no fault', () => {
    const { cards, faults } = readPack(readFileSync('fixtures/packs/duel-masters/winter.json', 'utf8'), 'winter.json');
    expect(faults).toEqual([]);
    expect(cards.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the line of a fault is that of the wrong part', () => {
  const text = `{
  "cards": [
    {
      "id": "snow-hare",
      "name": "Snow Hare",
      "type": "creature",
      "civilizations": ["light", "air"],
      "cost": 0,
      "power": 1750,
      "colour": "white"
    },
    { "id": "gnawing-rat", "name": "Racing Fox", "type": "spell", "civilizations": ["fire"], "cost": 3,
      "do": [
        { "do": "destroy", "what": { "whose": "foe", "cuont": 1 } },
        { "do": "explode" }
      ]
    }
  ]
}`;

  test('all faults are told in one go, in the order of lines', () => {
    expect(found(text).map(([line, code, path]) => [line, code, path])).toEqual([
      [3, 'pack.missing', 'cards[0]'],
      [7, 'pack.word', 'cards[0].civilizations[1]'],
      [8, 'pack.least', 'cards[0].cost'],
      [9, 'pack.step', 'cards[0].power'],
      [10, 'pack.unknown', 'cards[0]'],
      [14, 'pack.missing', 'cards[1].do[0].what'],
      [14, 'pack.unknown-near', 'cards[1].do[0].what'],
      [15, 'pack.word', 'cards[1].do[1].do'],
    ]);
  });

  test('with CR LF and a byte-order mark too', () => {
    const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(found(windows)).toEqual(found(text));
  });
});

describe('a card of a pack', () => {
  test.each<[string, Readonly<Record<string, unknown>>, Found]>([
    ['no name', { name: undefined }, [1, 'pack.missing', 'cards[0]', 'name']],
    ['an unknown type', { type: 'monster' }, [1, 'pack.word', 'cards[0].type', ['creature', 'evolution', 'spell']]],
    ['a mistyped type', { type: 'creatur' }, [1, 'pack.word-near', 'cards[0].type', 'creature']],
    ['a type that is no text', { type: 7 }, [1, 'pack.word', 'cards[0].type', ['creature', 'evolution', 'spell']]],
    ['a cost as text', { cost: '2' }, [1, 'pack.kind', 'cards[0].cost', 'whole']],
    ['a broken cost', { cost: 2.5 }, [1, 'pack.kind', 'cards[0].cost', 'whole']],
    ['a cost of 0', { cost: 0 }, [1, 'pack.least', 'cards[0].cost', 1]],
    ['too high a cost', { cost: 21 }, [1, 'pack.most', 'cards[0].cost', 20]],
    ['power of 0', { power: 0 }, [1, 'pack.least', 'cards[0].power', 500]],
    ['odd power', { power: 1234 }, [1, 'pack.step', 'cards[0].power', 500]],
    ['no civilization', { civilizations: [] }, [1, 'pack.fewest', 'cards[0].civilizations', 1]],
    ['a civilization twice', { civilizations: ['fire', 'fire'] }, [1, 'pack.same', 'cards[0].civilizations']],
    ['civilizations that are no list', { civilizations: 'fire' }, [1, 'pack.kind', 'cards[0].civilizations', 'list']],
    ['a field that there is not', { speed: 1 }, [1, 'pack.unknown', 'cards[0]', expect.arrayContaining(['power'])]],
    ['a mistyped field', { keyword: [] }, [1, 'pack.unknown-near', 'cards[0]', 'keywords']],
    ['a spell’s field', { do: [] }, [1, 'pack.unknown', 'cards[0]', expect.any(Array)]],
    [
      'a charger that is no spell',
      { keywords: [{ has: 'charger' }] },
      [1, 'pack.word', 'cards[0].keywords[0].has', expect.any(Array)],
    ],
    [
      'a keyword without its number',
      { keywords: [{ has: 'power-attacker' }] },
      [1, 'pack.missing', 'cards[0].keywords[0]', 'by'],
    ],
    ['a keyword as a text', { keywords: ['blocker'] }, [1, 'pack.kind', 'cards[0].keywords[0]', 'group']],
    ['a change of 0', { keywords: [{ has: 'power', by: 0 }] }, [1, 'pack.zero', 'cards[0].keywords[0].by']],
    [
      'empty bounds',
      { keywords: [{ has: 'cannot', deed: 'be-blocked', against: { power: {} } }] },
      [1, 'pack.fewest', 'cards[0].keywords[0].against.power', 1],
    ],
    [
      'an ability without a moment',
      { abilities: [{ ability: 'when', do: [{ do: 'draw', count: 1 }] }] },
      [1, 'pack.missing', 'cards[0].abilities[0]', 'on'],
    ],
    [
      'a player’s moment without a player',
      { abilities: [{ ability: 'when', on: 'casts', do: [{ do: 'draw', count: 1 }] }] },
      [1, 'pack.missing', 'cards[0].abilities[0]', 'whose'],
    ],
    [
      'an ability that does nothing',
      { abilities: [{ ability: 'tap', do: [] }] },
      [1, 'pack.fewest', 'cards[0].abilities[0].do', 1],
    ],
    [
      'a count in words',
      { abilities: [{ ability: 'tap', do: [{ do: 'destroy', what: { count: 'some' } }] }] },
      [1, 'pack.word', 'cards[0].abilities[0].do[0].what.count', ['all']],
    ],
    [
      'a target that is no word',
      { abilities: [{ ability: 'tap', do: [{ do: 'destroy', what: 'that' }] }] },
      [1, 'pack.word', 'cards[0].abilities[0].do[0].what', ['this', 'them', 'rival']],
    ],
    [
      'a choice of one',
      { abilities: [{ ability: 'tap', do: [{ do: 'choose', of: [[{ do: 'draw', count: 1 }]] }] }] },
      [1, 'pack.fewest', 'cards[0].abilities[0].do[0].of', 2],
    ],
    [
      'a may within a may',
      { abilities: [{ ability: 'tap', do: [{ do: 'may', then: [{ do: 'may', then: [] }] }] }] },
      [1, 'pack.word', 'cards[0].abilities[0].do[0].then[0].do', expect.any(Array)],
    ],
    [
      'two tap abilities',
      {
        abilities: [
          { ability: 'tap', do: [{ do: 'draw', count: 1 }] },
          { ability: 'tap', do: [{ do: 'draw', count: 2 }] },
        ],
      },
      [1, 'pack.once', 'cards[0].abilities'],
    ],
    [
      'a survivor’s ability without the race',
      { abilities: [{ ability: 'always', under: 'survivor', traits: [{ has: 'slayer' }] }] },
      [1, 'pack.survivor', 'cards[0].races'],
    ],
    ['a capital in an id', { id: 'Snow-Hare' }, [1, 'pack.id', 'cards[0].id', 40]],
    ['a dot in an id', { id: 'snow.hare' }, [1, 'pack.id', 'cards[0].id', 40]],
    ['a long id', { id: 'a'.repeat(41) }, [1, 'pack.id', 'cards[0].id', 40]],
    [
      'a word of choices as an id',
      { id: 'done' },
      [1, 'pack.reserved', 'cards[0].id', ['player', 'done', 'skip', 'pass']],
    ],
    ['an id of ours', { id: 'gnawing-rat' }, [1, 'pack.own-id', 'cards[0].id']],
    [
      'a name of ours, in another language and case',
      { name: 'nagende RATTE' },
      [1, 'pack.own-name', 'cards[0].name', 'nagende RATTE'],
    ],
    ['an empty name', { name: '' }, [1, 'pack.name', 'cards[0].name', 40]],
    ['a name with a control character', { name: 'Snow\u001b[31m Hare' }, [1, 'pack.name', 'cards[0].name', 40]],
    ['a name that turns the text round', { name: 'Snow\u202eHare' }, [1, 'pack.name', 'cards[0].name', 40]],
    ['a name with a line end', { name: 'Snow\nHare' }, [1, 'pack.name', 'cards[0].name', 40]],
    [
      'a name with a comma, which lists of cards part names by',
      { name: 'Hare, Snow' },
      [1, 'pack.name', 'cards[0].name', 40],
    ],
    ['a name with a #, which begins a comment', { name: 'Hare #1' }, [1, 'pack.name', 'cards[0].name', 40]],
    ['a long name', { name: 'a'.repeat(41) }, [1, 'pack.name', 'cards[0].name', 40]],
    ['a race with a control character', { races: ['Field\u0007Folk'] }, [1, 'pack.name', 'cards[0].races[0]', 40]],
  ])('with %s is faulty', (_what, fields, fault) => {
    expect(faultOf(fields)).toEqual(fault);
  });

  test('nothing of a name reaches a terminal that it would obey', () => {
    const { faults } = readPack(changed({ name: 'Snow\u001b[31m\u202e Hare' }), 'mine.json');
    expect(faults[0]?.data.text).toBe('Snow?[31m? Hare');
  });
});

describe('cards must be told apart', () => {
  const first = readPack(changed({}), 'first.json').cards;

  test('within a pack, by id and by name', () => {
    const text = `{"cards": [\n${JSON.stringify(hare)},\n${JSON.stringify(hare)},\n${JSON.stringify({ ...hare, id: 'x', name: 'snow  hare!' })}]}`;
    expect(found(text)).toEqual([
      [3, 'pack.same-id', 'cards[1].id'],
      [3, 'pack.same-name', 'cards[1].name', 'Snow Hare'],
      [4, 'pack.same-name', 'cards[2].name', 'snow  hare!'],
    ]);
  });

  test('from those of packs before, which are named', () => {
    const { faults } = readPack(changed({}), 'second.json', first);
    expect(faults.map(({ code, data }) => [code, data.file])).toEqual([
      ['pack.taken-id', 'first.json'],
      ['pack.taken-name', 'first.json'],
    ]);
  });

  test('a card whose name is an id of another one is confused with it too', () => {
    expect(found(changed({ id: 'x', name: 'snow-hare' }), first)).toEqual([
      [1, 'pack.taken-name', 'cards[0].name', 'snow-hare'],
    ]);
  });
});

describe('what is no pack', () => {
  test.each<[string, string, Found]>([
    ['nothing', '', [1, 'pack.json.value', undefined]],
    ['words', 'cards', [1, 'pack.json.symbol', undefined]],
    ['a comment', '// mine\n{}', [1, 'pack.json.comment', undefined]],
    ['a comma too many', '{"cards": [],\n}', [2, 'pack.json.name', undefined]],
    ['a missing comma', '{"cards": [1\n2]}', [2, 'pack.json.comma', undefined]],
    ['a missing colon', '{"cards" []}', [1, 'pack.json.colon', undefined]],
    ['single quotes', "{'cards': []}", [1, 'pack.json.symbol', undefined]],
    ['a text that does not end', '{"cards": ["x\n]}', [1, 'pack.json.text', undefined]],
    ['an escape that there is not', '{"a": "\\x"}', [1, 'pack.json.text', undefined]],
    ['brackets that do not close', '{"cards": [\n{', [2, 'pack.json.bracket', undefined]],
    ['something after the end', '{"cards": []}\n\n7', [3, 'pack.json.end', undefined]],
    ['not a number', '{"cards": [NaN]}', [1, 'pack.json.symbol', undefined]],
    ['a number with a leading 0', '{"cards": [007]}', [1, 'pack.json.comma', undefined]],
    ['a number', '7', [1, 'pack.kind', 'pack', 'group']],
    ['null', 'null', [1, 'pack.kind', 'pack', 'group']],
    ['a list', '[]', [1, 'pack.kind', 'pack', 'group']],
    ['no cards', '{}', [1, 'pack.missing', 'pack', 'cards']],
    ['no card', '{"cards": []}', [1, 'pack.fewest', 'cards', 1]],
    ['cards by name', '{"cards": {}}', [1, 'pack.kind', 'cards', 'list']],
    ['a card that is null', '{"cards": [null]}', [1, 'pack.kind', 'cards[0]', 'group']],
  ])('%s', (_what, text, fault) => {
    expect(found(text)).toEqual([fault]);
  });

  test('numbers beyond all bounds, and such that are none', () => {
    const text = JSON.stringify({ cards: [hare] })
      .replace('"cost":2', '"cost":1e999')
      .replace('1500', '-0');
    expect(found(text)).toEqual([
      [1, 'pack.kind', 'cards[0].cost', 'whole'],
      [1, 'pack.least', 'cards[0].power', 500],
    ]);
  });

  test('a field that stands twice is told, whichever of the two would be right', () => {
    expect(found('{"cards": [\n{"id": "a",\n"id": "b"}], "cards": []}')).toContainEqual([
      3,
      'pack.twice',
      'cards[0]',
      'id',
    ]);
  });

  test('names that mean something to the program are fields like any other', () => {
    const text = `{"cards": [{"__proto__": {"cost": 1}, "constructor": 1, "toString": 1, ${JSON.stringify(hare).slice(1)}]}`;
    const faults = found(text);
    expect(faults.map(([, code]) => code)).toEqual(['pack.unknown', 'pack.unknown', 'pack.unknown']);
    expect(Object.hasOwn(Object.prototype, 'cost')).toBe(false);
    // A required field is not there because every object inherits one of that name.
    expect(found('{"cards": [{"__proto__": {"type": "spell"}}]}').map(([, code]) => code)).toContain('pack.missing');
  });

  test('five million characters are refused at once', () => {
    expect(found(`{"cards": [${'{},'.repeat(1_700_000)}{}]}`)).toEqual([[1, 'pack.too-large', undefined, 1_000_000]]);
  });

  test('a million characters of faults do not hold anybody up', () => {
    // Work that grows with the square of the length would not be done within the time limit of a test.
    expect(found(`{"cards": [${'{},'.repeat(330_000)}{}]}`)).toEqual([[1, 'pack.longest', 'cards', 500]]);
    const large = `{${JSON.stringify(hare).slice(1, -1)},"keywords": [${'7,'.repeat(400_000)}7]}`;
    expect(found(`{"cards": [${large}]}`)).toEqual([[1, 'pack.card-too-large', 'cards[0]', 2000]]);
    const many = `{${JSON.stringify(hare).slice(1, -1)},"keywords": [${'7,'.repeat(900)}7]}`;
    expect(found(`{"cards": [${Array.from({ length: 400 }, () => many).join()}]}`).length).toBeGreaterThan(900);
  });

  test('brackets 10,000 deep are refused by line', () => {
    expect(found(`{"cards":\n${'['.repeat(10_000)}`)).toEqual([[2, 'pack.too-deep', undefined, 40]]);
    expect(found(`{"cards":\n${'{"a":'.repeat(10_000)}`)).toEqual([[2, 'pack.too-deep', undefined, 40]]);
  });

  test('sixty wrong lines are sixty faults, each with its line', () => {
    const cards = Array.from({ length: 60 }, (_, at) =>
      JSON.stringify({ ...hare, id: `h${at}`, name: `H ${at}`, cost: 0 }),
    );
    const faults = found(`{"cards": [\n${cards.join(',\n')}]}`);
    expect(faults.map(([line, code]) => [line, code])).toEqual(cards.map((_, at) => [at + 2, 'pack.least']));
  });
});

describe('a card line', () => {
  test('holds a card as data, and reads back as the same', () => {
    const line = writeCardLine(hare as CardData);
    expect(line.includes('\n')).toBe(false);
    const { cards, faults } = readCardLine(line.replace(/^card /u, ''), 7, []);
    expect(faults).toEqual([]);
    expect(cards).toEqual([{ card: hare, file: undefined, line: 7 }]);
  });

  test('that is wrong is told with its line and the path within the card', () => {
    const { faults } = readCardLine(JSON.stringify({ ...hare, cost: 0 }), 7, []);
    expect(faults.map(({ line, code, data }) => [line, code, data.path])).toEqual([[7, 'pack.least', 'card.cost']]);
  });

  test('may say the very card that a pack says, but no other under its id', () => {
    const packs = readPack(changed({}), 'first.json').cards;
    expect(readCardLine(JSON.stringify(hare), 7, packs).faults).toEqual([]);
    const { faults } = readCardLine(JSON.stringify({ ...hare, cost: 3 }), 7, packs);
    expect(faults.map(({ code }) => code)).toEqual(['pack.taken-id', 'pack.taken-name']);
  });
});
