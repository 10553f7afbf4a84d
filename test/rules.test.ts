// Every rule is named by a test: one whose name begins with the rule's id.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { RULE_IDS } from './rules.js';

/** A text that begins with a rule id, or with several, as names of tests do. */
const NAMED = /['"`]((?:[A-Z]{2}-(?:\d+|A[0-9A-C])\b ?)+)/gu;

/** Promises are tests too, of every game. */
const PROMISES = path.join('src', 'testing', 'promises');

function namedIds(): Set<string> {
  const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && file !== 'rules.test.ts')
    .map((file) => path.join('test', file));
  const promises = readdirSync(PROMISES).map((file) => path.join(PROMISES, file));
  const ids = new Set<string>();
  for (const file of [...tests, ...promises])
    for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(NAMED))
      named
        .trim()
        .split(' ')
        .forEach((id) => ids.add(id));
  return ids;
}

test('every rule has a test that names it', () => {
  const named = namedIds();
  expect(RULE_IDS.filter((id) => !named.has(id))).toEqual([]);
});

test('no test names a rule that there is not', () => {
  const letters = new Set(RULE_IDS.map((id) => id.slice(0, 2)));
  const unknown = [...namedIds()].filter((id) => letters.has(id.slice(0, 2)) && !RULE_IDS.includes(id));
  expect(unknown).toEqual([]);
});
