import { describe, expect, test } from '@jest/globals';
import type { Game, Language } from '../../src/engine/index.js';
import { GAMES } from '../../src/games/index.js';
import type { MenuChoice } from '../../src/screen/menu/choice.js';
import { edit } from '../../src/screen/menu/edit.js';
import { openMenu } from '../../src/screen/menu/index.js';
import { loadTongue, type Tongue } from '../../src/text/index.js';
import { golfTongue, PaperTerminal, PLAIN_THEME } from './seated.js';

const EVERY_GAME = await GAMES.loadAll();

const UP = '\x1b[A';
const DOWN = '\x1b[B';
const LEFT = '\x1b[D';
const RIGHT = '\x1b[C';
const INITIAL: MenuChoice = {
  game: 'golf',
  players: [
    { name: 'Ann', bot: undefined },
    { name: 'Bob', bot: undefined },
  ],
  options: {},
  seed: '',
  language: 'en',
};

async function open(
  initial = INITIAL,
  games: readonly Game[] = EVERY_GAME,
  tongueFor: (language: Language) => Promise<Tongue> = golfTongue,
): Promise<{ terminal: PaperTerminal; done: Promise<MenuChoice | undefined> }> {
  const terminal = new PaperTerminal();
  const done = openMenu(terminal, PLAIN_THEME, games, initial, tongueFor);
  await tongueFor('en');
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  return { terminal, done };
}

/** Lets a language be loaded. */
async function settled(terminal: PaperTerminal, text: string): Promise<void> {
  while (!terminal.text.includes(text)) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

describe('the menu', () => {
  test('starts with what it offers by one key', async () => {
    const { terminal, done } = await open();
    expect(terminal.text).toContain('▸ [ Start ]');
    terminal.type('\r');
    await expect(done).resolves.toEqual({ ...INITIAL, counts: { golf: 2 } });
  });

  test('how many played each game the last time is offered again with that game', async () => {
    const areena = { ...INITIAL, game: 'areena', counts: { golf: 3 } };
    const tongueFor = async (language: Language): Promise<Tongue> => {
      const catalogues = await Promise.all(EVERY_GAME.map(({ presentation }) => presentation.catalogue(language)));
      return loadTongue(language, Object.assign({}, ...catalogues) as Record<string, string>);
    };
    const { terminal, done } = await open(areena, EVERY_GAME, tongueFor);
    terminal.type(`\t${LEFT}`); // from the button round to the first field: the game before Areena is Golf
    expect(terminal.text).toContain('Player 3');
    terminal.type(UP + '\r');
    await expect(done).resolves.toMatchObject({ game: 'golf', counts: { golf: 3, areena: 2 } });
  });

  test.each(['q', '\x1b\x1b', 'й'])('%j leaves', async (keys) => {
    const { terminal, done } = await open();
    terminal.type(keys);
    await expect(done).resolves.toBeUndefined();
  });

  test('names are edited, and a letter that is a command elsewhere is a letter here', async () => {
    const { terminal, done } = await open();
    terminal.type(`\t\t\t\x15qИва\r${UP}${DOWN}`); // game, number, the first name
    terminal.type(`\x15山田\t${RIGHT}`); // the second name, then who plays it
    terminal.type('\t\t\t\t\t\r');
    const chosen = await done;
    expect(chosen?.players).toEqual([
      { name: 'qИва', bot: undefined },
      { name: '山田', bot: Object.keys(EVERY_GAME[0]?.bots ?? {})[0] },
    ]);
  });

  test('more players get names of their own, fewer lose the last', async () => {
    const { terminal } = await open();
    terminal.type(`\t\t${RIGHT}${RIGHT}`);
    expect(terminal.text).toContain('[Player 3_');
    expect(terminal.text).toContain('[Player 4_');
    terminal.type(LEFT);
    expect(terminal.text).toContain('[Player 3_');
    expect(terminal.text).not.toContain('[Player 4_');
  });

  test('options and seed are chosen as they are written', async () => {
    const { terminal, done } = await open();
    terminal.type(`${UP}${UP}42${UP}${RIGHT}${UP}${RIGHT}`); // language, seed, order, test mode
    terminal.type(`${DOWN}${DOWN}${DOWN}${DOWN}\r`);
    const chosen = await done;
    expect(chosen?.seed).toBe('42');
    expect(chosen?.options).toEqual({ order: 'random', 'test-mode': 'on' });
  });

  test('another language is spoken at once', async () => {
    const { terminal } = await open();
    terminal.type(`${UP}${RIGHT}`);
    await settled(terminal, 'Deutsch');
    expect(terminal.text).toContain('Startwert');
    expect(terminal.text).toContain('‹ Deutsch ›');
  });

  test('GO-1 faults of the set-up stand there in words, and nothing starts with them', async () => {
    const { terminal } = await open({
      ...INITIAL,
      players: [
        { name: 'Ann', bot: undefined },
        { name: 'ann', bot: undefined },
      ],
    });
    expect(terminal.text).toContain('names must differ');
    terminal.type('\r');
    expect(terminal.text).toContain('▸ [ Start ]');
  });

  test('what was set up for another game is fitted', async () => {
    const { terminal } = await open({
      ...INITIAL,
      game: 'whist',
      options: { trumps: 'on' },
      players: [{ name: 'Ann', bot: undefined }],
    });
    expect(terminal.text).toContain('‹ Golf ›');
    expect(terminal.text).toContain('[Player 2_');
  });
});

describe('another game in the menu', () => {
  const all = async (language: Language): Promise<Tongue> => {
    const catalogues = await Promise.all(EVERY_GAME.map(({ presentation }) => presentation.catalogue(language)));
    return loadTongue(language, Object.assign({}, ...catalogues) as Record<string, string>);
  };
  const count = ({ text }: PaperTerminal): string | undefined => /Number of players +‹ (\d) ›/u.exec(text)?.[1];
  /** Moves on from one game to the next until one is chosen; the cursor is on the game. */
  const turnTo = (terminal: PaperTerminal, name: string): void => {
    for (let at = 0; at < EVERY_GAME.length && !terminal.text.includes(`‹ ${name} ›`); at++) terminal.type(RIGHT);
    expect(terminal.text).toContain(`‹ ${name} ›`);
  };

  test('BT-1 it is offered to as few as it takes: Blood Trail to one, Areena to two', async () => {
    const { terminal, done } = await open({ ...INITIAL, game: 'golf' }, EVERY_GAME, all);
    terminal.type('\t');
    turnTo(terminal, 'Areena');
    expect(count(terminal)).toBe('2');
    turnTo(terminal, 'Blood Trail');
    expect(count(terminal)).toBe('1');
    expect(terminal.text).not.toContain('[Bob');
    for (let at = 0; at < 30 && !terminal.text.includes('▸ [ Start ]'); at++) terminal.type('\t');
    terminal.type('\r');
    const chosen = await done;
    expect(chosen?.game).toBe('blood-trail');
    expect(chosen?.players).toEqual([{ name: 'Ann', bot: undefined }]);
  });

  test('back at a game there are as many as before, with the names that were typed', async () => {
    const { terminal } = await open(INITIAL, EVERY_GAME, all);
    // The number, then the names of the first three.
    terminal.type(`\t\t${RIGHT}\t\x15Uma\t\t\x15Vic\t\t\x15Wim${UP}${UP}${UP}${UP}`);
    expect(terminal.text).toContain('▸ Game');
    turnTo(terminal, 'Blood Trail');
    expect(terminal.text).toContain('[Uma');
    expect(count(terminal)).toBe('1');
    turnTo(terminal, 'Golf');
    expect(count(terminal)).toBe('3');
    for (const name of ['Uma', 'Vic', 'Wim']) expect(terminal.text).toContain(`[${name}_`);
  });

  test('who left comes back with the number, unless the name is taken meanwhile', async () => {
    const { terminal } = await open({ ...INITIAL, game: 'blood-trail' }, EVERY_GAME, all);
    expect(count(terminal)).toBe('2');
    terminal.type(`\t\t${LEFT}`);
    expect(terminal.text).not.toContain('[Bob_');
    terminal.type(RIGHT);
    expect(terminal.text).toContain('[Bob_');
    terminal.type(`${LEFT}\t\x15Bob\x1b[Z${RIGHT}`);
    expect(terminal.text.match(/\[Bob_/gu)).toHaveLength(1);
    expect(terminal.text).toContain('[Player 2_');
  });

  test('the game that was played last keeps its number from the beginning', async () => {
    const { terminal } = await open({ ...INITIAL, game: 'blood-trail' }, EVERY_GAME, all);
    terminal.type('\t');
    turnTo(terminal, 'Golf');
    turnTo(terminal, 'Blood Trail');
    expect(count(terminal)).toBe('2');
  });
});

describe('decks in the menu', () => {
  const AREENA: MenuChoice = { ...INITIAL, game: 'areena' };
  const both = async (language: Language): Promise<Tongue> => {
    const catalogues = await Promise.all(EVERY_GAME.map(({ presentation }) => presentation.catalogue(language)));
    return loadTongue(language, Object.assign({}, ...catalogues) as Record<string, string>);
  };

  test('in a game with decks everybody has one, by default the ready ones in turn, with what they are about', async () => {
    const { terminal, done } = await open(AREENA, EVERY_GAME, both);
    expect(terminal.text).toContain('Deck of player 1');
    expect(terminal.text).toContain('‹ armoured ›');
    expect(terminal.text).toContain('‹ fast ›');
    terminal.type('\r');
    expect((await done)?.players).toEqual([
      { name: 'Ann', bot: undefined, deck: 'armoured' },
      { name: 'Bob', bot: undefined, deck: 'fast' },
    ]);
  });

  test('each chooses an own deck, in the line below the name, and keeps it with another bot', async () => {
    const { terminal, done } = await open(AREENA, EVERY_GAME, both);
    // Game, number, name, who plays, deck; then the other name, who plays, deck.
    terminal.type(`\t\t\t\t\t${LEFT}\t\t${RIGHT}\t${RIGHT}${RIGHT}`);
    expect(terminal.text).toContain('‹ bleeder ›');
    for (let at = 0; at < 20 && !terminal.text.includes('▸ [ Start ]'); at++) terminal.type('\t');
    terminal.type('\r');
    expect((await done)?.players.map(({ deck }) => deck)).toEqual(['bleeder', 'bleeder']);
  });

  test('a deck that there is no more is replaced, and a game without decks has none', async () => {
    const kept = await open(
      { ...AREENA, players: AREENA.players.map((player) => ({ ...player, deck: 'gone' })) },
      EVERY_GAME,
      both,
    );
    expect(kept.terminal.text).toContain('‹ armoured ›');
    const golf = await open(
      { ...INITIAL, players: AREENA.players.map((player) => ({ ...player, deck: 'fast' })) },
      EVERY_GAME,
      both,
    );
    expect(golf.terminal.text).not.toContain('Deck of player');
    golf.terminal.type('\r');
    expect((await golf.done)?.players.map((player) => 'deck' in player)).toEqual([false, false]);
  });
});

describe('a line of text', () => {
  const typed = (text: string, caret: number, ...keys: string[]): { text: string; caret: number } =>
    keys.reduce((line, key) => edit(line, key) ?? line, { text, caret });

  test('letters go in where the caret is', () => {
    expect(typed('An', 2, 'n')).toEqual({ text: 'Ann', caret: 3 });
    expect(typed('nn', 0, 'A')).toEqual({ text: 'Ann', caret: 1 });
  });

  test('the caret moves by characters and stays within the text', () => {
    expect(typed('山田', 2, 'left', 'left', 'left').caret).toBe(0);
    expect(typed('山田', 0, 'right', 'right', 'right').caret).toBe(2);
    expect(typed('Ann', 1, 'end').caret).toBe(3);
    expect(typed('Ann', 3, 'home').caret).toBe(0);
  });

  test('Backspace, Delete, Ctrl-U and Ctrl-K take away', () => {
    expect(typed('Anna', 2, 'backspace')).toEqual({ text: 'Ana', caret: 1 });
    expect(typed('Anna', 0, 'backspace')).toEqual({ text: 'Anna', caret: 0 });
    expect(typed('Anna', 0, 'delete')).toEqual({ text: 'nna', caret: 0 });
    expect(typed('Anna', 3, 'ctrl-u')).toEqual({ text: 'a', caret: 0 });
    expect(typed('Anna', 1, 'ctrl-k')).toEqual({ text: 'A', caret: 1 });
  });

  test('a mark that is typed after its letter joins it', () => {
    expect(typed('', 0, 'a', '\u0308')).toEqual({ text: 'ä', caret: 1 });
  });

  test('other keys are none of an editor’s', () => {
    expect(edit({ text: '', caret: 0 }, 'pageup')).toBeUndefined();
  });
});
