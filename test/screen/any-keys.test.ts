// Every game on the screen, under whatever keys, in every language: a frame can always be drawn, and all in it has words.
import { expect, test } from '@jest/globals';
import { Chance, LANGUAGES, Sitting, seedChance } from '../../src/engine/index.js';
import { GAMES } from '../../src/games/index.js';
import { playOn } from '../../src/screen/play.js';
import { loadTongue } from '../../src/text/index.js';
import { setupFor } from '../setups.js';
import { ENDING, PaperTerminal, PLAIN_THEME } from './seated.js';

const EVERY_GAME = await GAMES.loadAll();

const KEYS = [
  ...'hjkliiiLr?g123456789abdefp \r\r\r\r\t\r\r',
  '\x1b[A',
  '\x1b[B',
  '\x1b[C',
  '\x1b[D',
  '\x1b\x1b',
  '\x1b[6~',
];
const CLICKS = ['\x1b[<0;30;12M', '\x1b[<0;20;17M', '\x1b[<65;9;9M'];
const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 140, rows: 45 },
];
const PRESSES = 120;

test.each(EVERY_GAME.flatMap((game) => LANGUAGES.map((language) => ({ game, language, name: game.id }))))(
  '$name in $language',
  async ({ game, language, name }) => {
    const keys = [...KEYS, ...CLICKS];
    const chance = new Chance(seedChance(`${name} ${language}`));
    for (const size of SIZES) {
      const players = ['Ann', 'Bob'].slice(0, game.seats.most);
      const sitting = new Sitting(game, setupFor(game, { players }));
      const terminal = new PaperTerminal(size);
      void playOn(
        terminal,
        PLAIN_THEME,
        sitting,
        await loadTongue(language, await game.presentation.catalogue(language)),
        ENDING,
      );
      for (let pressed = 0; pressed < PRESSES; pressed++) {
        terminal.type(keys[chance.below(keys.length)] ?? '');
        expect(terminal.text).not.toContain('undefined');
      }
      expect(terminal.text.split('\n')).toHaveLength(size.rows);
    }
  },
);
