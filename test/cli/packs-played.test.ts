// `--cards FILE` with Duel Masters, the game that takes them: a pack from its file to a game played, kept and seen again.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../src/engine/index.js';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const PACK = path.resolve('fixtures/packs/duel-masters/winter.json');
const DECK = path.resolve('fixtures/decks/duel-masters/winter.deck');

const bad = path.join(folder, 'bad.json');
writeFileSync(
  bad,
  '{\n  "cards": [\n    { "id": "x", "name": "X", "type": "spell", "civilizations": ["fier"], "cost": 0 }\n  ]\n}\n',
);

const bots = ['--bot', 'Ann=random', '--bot', 'Bob=random'];

describe('a pack of cards', () => {
  test.each(LANGUAGES)('is searched like our own cards, and says what its cards do, in %s', async (language) => {
    const words = ['cards', 'duel-masters', 'sledge', '--cards', PACK, '--lang', language, '--json'];
    const { code, out } = await run(folder, words);
    expect(code).toBe(0);
    const { cards } = JSON.parse(out) as { cards: { id: string; name: string; weight: number; text: string[] }[] };
    expect(cards).toMatchObject([{ id: 'sledge-dog', name: 'Sledge Dog', weight: 3 }]);
    expect(cards[0]?.text.join(' ')).toContain('Field Folk');
  });

  test('makes a deck good that is faulty without it', async () => {
    const without = await run(folder, ['decks', 'check', 'duel-masters', DECK]);
    expect([without.code, without.err]).toEqual([
      1,
      expect.stringContaining(`${DECK}:2: there is no card "Snow Hare"`),
    ]);
    const { code, out } = await run(folder, ['decks', 'check', 'duel-masters', DECK, '--cards', PACK]);
    expect([code, out]).toEqual([0, expect.stringContaining('40 cards')]);
    const shown = await run(folder, ['decks', 'show', 'duel-masters', DECK, '--cards', PACK]);
    expect(shown.out).toContain('4 Snow Hare');
  });

  test('can come through standard input', async () => {
    const input = readFileSync(PACK, 'utf8');
    expect((await run(folder, ['decks', 'check', 'duel-masters', DECK, '--cards', '-'], { input })).code).toBe(0);
  });

  test('that is wrong stops every command that takes it, with file, line and path, exit code 1', async () => {
    for (const words of [
      ['cards', 'duel-masters'],
      ['decks', 'check', 'duel-masters', DECK],
      ['decks', 'show', 'duel-masters', 'dawn'],
      ['play', 'duel-masters', 'Ann', 'Bob', ...bots],
      ['simulate', 'duel-masters', '-n', '1'],
    ]) {
      const { code, out, err } = await run(folder, [...words, '--cards', bad]);
      expect([words[0], code, out]).toEqual([words[0], 1, '']);
      expect(
        err
          .trimEnd()
          .split('\n')
          .map((line) => line.split(' ')[0]),
      ).toEqual([`${bad}:3:`, `${bad}:3:`, `${bad}:3:`]);
      expect(err).toContain(': cards[0].civilizations[0] cannot be "fier". Near it: "fire".');
    }
  });

  test('goes into the recording with the cards that a deck uses of it, which replays and resumes without the pack', async () => {
    const file = path.join(folder, 'kept.hotseat');
    const words = ['play', 'duel-masters', 'Ann', 'Bob', ...bots, '--seed', '3', '--record', file];
    const { code } = await run(folder, [...words, '--deck', `Ann=${DECK}`, '--cards', PACK]);
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text.match(/^card \{.*\}$/gmu)).toHaveLength(4);
    expect(text).not.toContain('winter.json"');
    const again = await run(folder, ['replay', file, '--quiet']);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).toMatch(/wins/u);
    // The same game left at its very beginning goes on, and ends alike.
    const left = path.join(folder, 'left.hotseat');
    writeFileSync(left, `${text.slice(0, text.indexOf('\n---\n'))}\n---\n`);
    const resumed = await run(folder, ['resume', left]);
    expect([resumed.code, resumed.out.includes(again.out.trim())]).toEqual([0, true]);
  });

  test('serves a script that leaves the deck open', async () => {
    const script = path.join(folder, 'open.hotseat');
    writeFileSync(script, 'hotseat 1\ngame duel-masters\nseed 5\nplayer Ann\nplayer Bob\n---\n');
    const words = ['replay', script, '--json', '--deck', `Ann=${DECK}`, '--cards', PACK];
    const { code, out } = await run(folder, words);
    expect(code).toBe(0);
    const { pending } = JSON.parse(out) as { pending: { choices: string[] } };
    expect(pending.choices.length).toBeGreaterThan(1);
  });

  test('is simulated, by threads too, with the same totals', async () => {
    const words = ['simulate', 'duel-masters', '-n', '250', '--bots', 'random', '--seed', '1', '--json'];
    const decks = ['--decks', `${DECK},ember`, '--cards', PACK];
    const one = await run(folder, [...words, ...decks, '--jobs', '1']);
    const two = await run(folder, [...words, ...decks, '--jobs', '2']);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(JSON.parse(two.out)).toEqual(JSON.parse(one.out));
  });
});
