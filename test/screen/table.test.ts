import { describe, expect, test } from '@jest/globals';
import { NOBODY } from '../../src/engine/index.js';
import type { Size } from '../../src/screen/canvas.js';
import { openModel } from '../../src/screen/model.js';
import { paint } from '../../src/screen/paint/index.js';
import { Onlooker } from '../../src/screen/position.js';
import { themeFor } from '../../src/screen/screen.js';
import { choose, ENDING, golfTongue, golfWith, modelOf, PLAIN_THEME, press, SMALLEST, textOf } from './seated.js';

const FOUR = ['Ann', 'Bob', 'Cid', 'Dan'];

describe('the table', () => {
  test('shows phases, status, seats, piles, choices, log and hints at 80×24', async () => {
    const sitting = golfWith(FOUR);
    choose(sitting, 'reveal 1 2', 'reveal 3 4', 'reveal 5 6', 'reveal 1 6', 'draw');
    const text = textOf(await modelOf(sitting));
    expect(text).toContain('[Play: draw · (swap) · discard]');
    expect(text).toContain('Round 1');
    expect(text).toContain('Choosing: Ann');
    for (const name of FOUR) expect(text).toContain(name);
    expect(text).toContain('Draw pile 26');
    expect(text).toContain('Discard pile');
    expect(text).toContain('Drawn');
    expect(text).toContain('▸ 1) Put');
    expect(text).toContain('│ Turn 1: Ann');
    expect(text).toContain('Ann draws');
  });

  test('marks the place under the cursor, and what has been picked, by signs and not by colour alone', async () => {
    const model = press(await modelOf(golfWith(FOUR)), '4');
    const text = textOf(model);
    expect(text).toContain('╔1══╗');
    expect(text).toContain('┌4•─┐');
  });

  test('GO-9 a removed row leaves a blank', async () => {
    const sitting = golfWith(['Ann', 'Bob']);
    const model = await modelOf(sitting);
    const [ann, ...others] = model.position.table.seats;
    const grid = ann?.zones[0];
    if (ann === undefined || grid?.zone !== 'grid') throw new Error('no grid');
    const gone = grid.rows.map((row, at) =>
      at === 0 ? row.map((place) => ({ ...place, lies: 'gone' as const })) : row,
    );
    const table = { ...model.position.table, seats: [{ ...ann, zones: [{ ...grid, rows: gone }] }, ...others] };
    const bobToMove = { ...model, position: { ...model.position, table, asked: NOBODY } };
    const lines = textOf(bobToMove).split('\n');
    expect(lines.filter((line) => line.startsWith('┌4──┐┌5──┐┌6──┐'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('┌1──┐'))).toBe(false);
    expect(lines.some((line) => line.startsWith(`${' '.repeat(40)}┌1──┐`))).toBe(true);
  });

  test('every position of a game of four fits on 80×24 in every language', async () => {
    for (const language of ['en', 'de', 'fi', 'bg', 'es'] as const) {
      const sitting = golfWith(
        FOUR.map((name) => `${name}=greedy`),
        language,
      );
      const onlooker = new Onlooker((await golfTongue(language)).for(sitting.names), ENDING);
      while (!sitting.match.over) {
        sitting.moveBot();
        // As a person in the place of the bot would see it.
        const position = { ...onlooker.look(sitting), botToMove: false };
        const { spots } = paint(openModel(position, false), SMALLEST, PLAIN_THEME);
        expect(
          [...spots.values()].every(({ y, height }) => y + height <= SMALLEST.rows - 7 || sitting.match.over),
        ).toBe(true);
        expect([...spots.keys()].filter((id) => id.includes('.'))).toHaveLength(24);
      }
    }
  });

  test.each([
    [{ columns: 80, rows: 24 }, '┌1──┐'],
    [{ columns: 120, rows: 40 }, '┌1──┐'],
    [{ columns: 140, rows: 45 }, '┌1────┐'],
    [{ columns: 200, rows: 60 }, '┌1────┐'],
  ] as [Size, string][])(
    'at %j cards are as large as there is room for, and no line is too long',
    async (size, corner) => {
      const sitting = golfWith(FOUR);
      choose(sitting, 'reveal 1 2');
      const lines = textOf(await modelOf(sitting), size).split('\n');
      expect(lines).toHaveLength(size.rows);
      expect(lines.join('\n')).toContain(corner);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(size.columns);
    },
  );

  test('from 116 columns on the log has a column of its own from the top', async () => {
    const model = await modelOf(golfWith(FOUR));
    expect(textOf(model, { columns: 120, rows: 40 }).split('\n')[3]).toContain('│ Deal');
    expect(textOf(model, { columns: 100, rows: 40 }).split('\n')[3]).not.toContain('│ Deal');
  });

  test('a terminal that is too small says what is needed and what there is, in one line', async () => {
    const text = textOf(await modelOf(golfWith(FOUR)), { columns: 60, rows: 20 });
    expect(text.trim()).toBe('Too small: 60×20. Needed: 80×24.');
  });

  test('names are drawn as they are, whatever they hold', async () => {
    const text = textOf(await modelOf(golfWith(['{bold}x{/bold}', 'Ива', 'Ädä', '山田'])));
    const names = text.split('\n')[3] ?? '';
    expect(names).toMatch(/▸ \{bold\}x\{\/bold\} +Ива +Ädä +山田/);
  });

  test('long names are cut and push nothing aside', async () => {
    const lines = textOf(await modelOf(golfWith(['山'.repeat(24), 'W'.repeat(24)]))).split('\n');
    expect(lines[3]).toMatch(/^▸ 山+… +WWW/);
    expect(lines[1]).toContain('Choosing: 山');
  });

  test('a wide name takes no line from the choices: all six slots are seen at once', async () => {
    const text = textOf(await modelOf(golfWith(['山'.repeat(24), 'Bob'])));
    expect(text).toMatch(/^山{11}…: Turn up own cards/mu);
    for (const slot of [1, 2, 3, 4, 5, 6]) expect(text).toContain(`${slot}) Slot ${slot}, face down`);
  });

  test('without UTF-8 everything is ASCII, names, suits and lines included', async () => {
    const theme = await themeFor({ palette: 'standard', colour: 0, unicode: false });
    for (const language of ['en', 'de', 'fi', 'bg', 'es'] as const) {
      const sitting = golfWith(['Ива', '山田', 'Ädä', 'Ñ=greedy']);
      choose(sitting, 'reveal 1 2');
      const tongue = (await golfTongue(language)).for(sitting.names, 'ascii');
      const model = openModel(new Onlooker(tongue, ENDING).look(sitting), false);
      for (const keys of ['', '4', '?', 'r', 'L', 'q', 'c', 'i']) {
        const text = textOf(press(model, keys), SMALLEST, theme);
        expect(text).toMatch(/^[\n -~]*$/);
        expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
      }
      expect(textOf(model, SMALLEST, theme)).toContain('ShanTian');
    }
  });

  test.each(['standard', 'colour-blind', 'high-contrast'] as const)(
    'the %s palette has no colour where there is to be none',
    async (palette) => {
      const theme = await themeFor({ palette, colour: 0, unicode: true });
      const sitting = golfWith(FOUR);
      choose(sitting, 'reveal 1 2');
      const { canvas } = paint(await modelOf(sitting), SMALLEST, theme);
      expect([...canvas.styles, canvas.base].every(({ fg, bg }) => fg === undefined && bg === undefined)).toBe(true);
    },
  );

  test.each(['standard', 'colour-blind', 'high-contrast'] as const)(
    'the %s palette tells the four suits apart',
    async (palette) => {
      for (const colour of [1, 2] as const) {
        const theme = await themeFor({ palette, colour, unicode: true });
        const colours = ['clubs', 'spades', 'hearts', 'diamonds'].map((tone) => theme.tone(tone).fg);
        expect(new Set(colours).size).toBe(4);
        if (colour === 1) expect(colours.every((fg) => fg !== undefined && fg < 16)).toBe(true);
      }
    },
  );
});

describe('hidden cards', () => {
  test('GO-19 the others see that a card was drawn, not which', async () => {
    const sitting = golfWith(['Ann=greedy', 'Bob']);
    sitting.moveBot();
    choose(sitting, 'reveal 1 2');
    const tongue = (await golfTongue()).for(sitting.names);
    while (!sitting.match.over && !sitting.log.some(({ event }) => event.code === 'golf.drew')) {
      if (sitting.botToMove) sitting.moveBot();
      else choose(sitting, sitting.match.texts().find((text) => text.startsWith('take')) ?? 'draw');
    }
    expect(sitting.match.asked).toBe(0);
    const model = openModel(new Onlooker(tongue, ENDING).look(sitting), false);
    const text = textOf(model);
    expect(text).toContain('Ann draws a card.');
    expect(text).toMatch(/Drawn/);
    expect(text).not.toMatch(/Ann draws [^a]/);
    const top = model.position.table.centre.at(-1);
    expect(top?.zone === 'pile' && top.top.face).toBeUndefined();
  });

  test('CO-5 cards that lie face down are drawn as backs to everybody', async () => {
    const sitting = golfWith(['Ann', 'Bob']);
    const text = textOf(await modelOf(sitting));
    expect(text.match(/▒▒▒/g)).toHaveLength(13);
    expect(text.match(/[♠♥♦♣]/g)).toHaveLength(2); // the discard pile's top, and its line in the log
  });
});
