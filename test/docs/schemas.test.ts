// docs/schemas are true: every JSON output of the program is what its schema says, and the schemas let nothing be missing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { run, tempFolder } from '../cli/run.js';

const FOLDER = 'docs/schemas';
const PAGE = readFileSync('docs/json.md', 'utf8');
const ENDING = '.schema.json';

const { folder, clean } = tempFolder();
afterAll(clean);

const names = readdirSync(FOLDER).map((file) => path.basename(file, ENDING));
const schemas = new Map(
  names.map((name) => [
    name,
    JSON.parse(readFileSync(path.join(FOLDER, name + ENDING), 'utf8')) as Readonly<AnySchemaObject>,
  ]),
);
// Strict: a word that the draft does not know, or a type that is not told, throws.
const ajv = new Ajv2020({ strict: true, allErrors: true });
const checkers = new Map([...schemas].map(([name, schema]) => [name, ajv.compile(schema)]));

function checker(name: string): ValidateFunction {
  const found = checkers.get(name);
  if (found === undefined) throw new Error(`no schema ${name}`);
  return found;
}

/** What a schema finds wrong, a line each. */
function wrong(name: string, output: unknown): string[] {
  const check = checker(name);
  return check(output) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Objects whose keys are names of players, options, facts or cases, by the field that holds them. */
const BY_NAME: readonly string[] = ['places', 'scores', 'options', 'facts', 'counts'];
/** Fields of a simulation that only some have. */
const SOMETIMES: Readonly<Record<string, readonly string[]>> = {
  simulate: ['decks', 'facts'],
  'simulate-each': ['decks', 'facts'],
};

/** All objects with fields of their own in an output, itself among them. */
function objectsOf(value: unknown, key = ''): Fields[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => objectsOf(item));
  if (!isFields(value)) return [];
  const inner = Object.entries(value).flatMap(([own, item]) => objectsOf(item, own));
  return BY_NAME.includes(key) ? inner : [value, ...inner];
}

/** The fields, each told once, that may be taken away or added without the schema's saying so. */
function loose(name: string, output: unknown): Set<string> {
  const found = new Set<string>();
  const accepts = checker(name);
  for (const holder of objectsOf(output)) {
    for (const [key, value] of Object.entries(holder)) {
      if (SOMETIMES[name]?.includes(key) === true) continue;
      // Not deleted: a field that is undefined is not there for the checker.
      holder[key] = undefined;
      if (accepts(output)) found.add(`without ${key}`);
      holder[key] = value;
    }
    holder.surplus = 1;
    if (accepts(output)) found.add(`surplus beside ${Object.keys(holder).join()}`);
    delete holder.surplus;
  }
  return found;
}

const fixture = (name: string): string => path.resolve('fixtures', name);

const WINTER = `${fixture('decks/duel-masters/winter.deck')} --cards ${fixture('packs/duel-masters/winter.json')}`;

/** Schema, what the output is like, exit code, command line. */
const OUTPUTS: readonly (readonly [string, string, number, string])[] = [
  ['games', 'all games', 0, 'games'],
  ['paths', 'all of them', 0, 'paths'],
  ['replay', 'a finished game', 0, `replay ${fixture('golf/two-players.hotseat')}`],
  ['replay', 'minus infinity for one who gave up', 0, `replay ${fixture('golf/concession.hotseat')}`],
  ['replay', 'an unfinished game', 0, `replay ${fixture('golf/unfinished.hotseat')} --quiet`],
  ['replay', 'a game before its first choice', 0, `replay ${fixture('areena/worked-example.hotseat')} --until 0`],
  ['replay', 'a drawn game', 0, `replay ${fixture('golf/tie.hotseat')}`],
  ['replay', 'a game that one lost alone', 0, `replay ${fixture('blood-trail/shaman.hotseat')}`],
  ['replay', 'a game up to a check that does not hold', 3, `replay ${fixture('broken/wrong-hash.hotseat')}`],
  ['simulate', 'bots and seats', 0, 'simulate golf -n 20 --seed s --jobs 1'],
  ['simulate', 'facts', 0, 'simulate blood-trail -n 4 --seed s --option turns=40 --jobs 1'],
  ['simulate', 'decks', 0, 'simulate areena -n 4 --seed s --decks fast,armoured --jobs 1'],
  ['simulate-each', 'a switch', 0, 'simulate golf -n 4 --seed s --each test-mode --jobs 1'],
  ['simulate-each', 'facts', 0, 'simulate blood-trail -n 2 --seed s --option turns=40 --each calling --jobs 1'],
  [
    'simulate-matrix',
    'three decks',
    0,
    'simulate areena --matrix -n 2 --seed s --decks fast,armoured,bleeder --jobs 1',
  ],
  ['decks-list', 'all games', 0, 'decks list'],
  ['decks-list', 'one game, in Finnish', 0, 'decks list areena --lang fi'],
  ['decks-show', 'a ready deck', 0, 'decks show areena fast'],
  ['decks-show', 'a deck from a file', 0, `decks show duel-masters ${WINTER}`],
  ['decks-check', 'a good deck', 0, `decks check areena ${fixture('decks/areena/tactician.deck')}`],
  ['decks-check', 'a faulty deck', 1, `decks check areena ${fixture('decks/areena/broken.deck')}`],
  ['cards', 'cards with and without a weight', 0, 'cards areena'],
  ['cards', 'another game', 0, 'cards duel-masters'],
  ['cards', 'none', 1, 'cards areena no-such-card'],
];

describe('an output is what its schema says, and neither with a field less nor with one more', () => {
  test.each(OUTPUTS)('%s: %s', async (name, _what, code, words) => {
    const done = await run(folder, [...words.split(' '), '--json']);
    expect([done.code, done.out.split('\n').length]).toEqual([code, 2]);
    const output: unknown = JSON.parse(done.out);
    expect(wrong(name, output)).toEqual([]);
    expect([...loose(name, output)]).toEqual([]);
    expect(objectsOf(output).length).toBeGreaterThan(0);
  });

  test('there is an output for every schema', () => {
    expect([...new Set(OUTPUTS.map(([name]) => name))].sort()).toEqual([...names].sort());
  });
});

test('a game that is over has no choice pending, and one that goes on has no places', async () => {
  const output = async (words: string): Promise<Fields> =>
    JSON.parse((await run(folder, ['replay', fixture(words), '--json'])).out) as Fields;
  const [over, open] = [await output('golf/tie.hotseat'), await output('golf/unfinished.hotseat')];
  expect([wrong('replay', over), wrong('replay', open)]).toEqual([[], []]);
  expect(wrong('replay', { ...over, pending: open.pending })).not.toEqual([]);
  expect(wrong('replay', { ...open, places: over.places })).not.toEqual([]);
  expect(wrong('replay', { ...open, over: true })).not.toEqual([]);
});

describe('the schemas', () => {
  test('say in words what every field is', () => {
    const silent = [...schemas].flatMap(([name, schema]) =>
      [schema, ...Object.values((schema.$defs ?? {}) as Record<string, AnySchemaObject>)].flatMap((one) =>
        Object.entries((one.properties ?? {}) as Record<string, AnySchemaObject>)
          .filter(([, field]) => typeof field.description !== 'string')
          .map(([field]) => `${name} ${field}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  test('have the same for a simulation alone and for one of several', () => {
    const [alone, each] = ['simulate', 'simulate-each'].map((name) => schemas.get(name));
    const { run: one, ...others } = each?.$defs as Record<string, AnySchemaObject>;
    const { schema: _schema, game: _game, ...fields } = alone?.properties as Fields;
    const { value: _value, ...own } = one?.properties as Fields;
    expect([own, others]).toEqual([fields, alone?.$defs]);
  });
});

describe('docs/json.md', () => {
  const sections = PAGE.split(/^## /mu).slice(1);

  test('has a section for every schema, with an example that the schema finds right', () => {
    const shown = sections.map((section) => {
      const [, name = ''] = /\(schemas\/([a-z-]+)\.schema\.json\)/u.exec(section) ?? [];
      const [, example = ''] = /```json\n(.*?)```/su.exec(section) ?? [];
      expect([name, wrong(name, JSON.parse(example))]).toEqual([name, []]);
      return name;
    });
    expect(shown.sort()).toEqual([...names].sort());
  });

  test('tells of every command that takes --json', async () => {
    const { out } = await run(folder, ['completion', 'bash']);
    const commands = [...out.matchAll(/^ +'([a-z ]+)'\)\n.*--json/gmu)].map(([, command = '']) => command);
    expect(commands).toContain('decks check');
    for (const command of commands) expect(PAGE).toMatch(new RegExp(`^## \`hotseat ${command}\\b.*--json\`$`, 'mu'));
  });
});
