// `--cards FILE`: packs of cards that players bring, with a small library that takes a card from each line of a pack.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { planDecks } from '../../src/cli/actions/simulate/decks.js';
import type { Complaint } from '../../src/cli/complaint.js';
import { decksOfPlayers } from '../../src/cli/input/decks/given.js';
import { libraryWith } from '../../src/cli/input/decks/packs.js';
import { newFault } from '../../src/engine/fault.js';
import {
  type CardLibrary,
  type Fault,
  faultsOf,
  type Game,
  type LibraryCard,
  type Result,
  sayText,
  successUnless,
  unwrap,
} from '../../src/engine/index.js';
import { GAMES } from '../../src/games/index.js';
import { readPlan } from '../../src/simulation/plan.js';
import { gameCalled } from '../shelf.js';
import { run, tempFolder } from './run.js';

const areena = await gameCalled('areena');
const EVERY_GAME = await GAMES.loadAll();

const { folder, clean } = tempFolder();
afterAll(clean);

/** A library that takes lines: a card's id each; a deck list names ids, and a pack line is kept behind those of the list. */
function toyLibrary(ids: readonly string[], brought: readonly string[] = []): CardLibrary {
  const cards = [...ids, ...brought].map(
    (id): LibraryCard => ({ id, name: sayText(id), type: sayText('toy'), weight: undefined, text: [] }),
  );
  return {
    cards,
    decks: [{ name: 'ready', summary: sayText('toy'), lines: ['plain'] }],
    readDeck: (lines) => {
      const known = lines.filter((line) => !line.startsWith('card '));
      const faults: Fault[] = known.flatMap((line, at) =>
        cards.some(({ id }) => id === line) ? [] : [newFault('deck.unknown-card', { card: line }, at + 1)],
      );
      const packed = brought.filter((id) => known.includes(id)).map((id) => `card ${id}`);
      return {
        entries: cards.filter(({ id }) => known.includes(id)).map((card) => ({ card, count: 1 })),
        faults,
        packed,
      };
    },
    withPack: (text, file) => {
      const lines = text.trimEnd().split('\n');
      const faults = lines.flatMap((id, at) =>
        cards.some((card) => card.id === id) ? [newFault('pack.taken-id', { path: id, id, file }, at + 1)] : [],
      );
      return successUnless(faults, toyLibrary(ids, [...brought, ...lines]));
    },
  };
}

const golf = await gameCalled('golf');
const toy: Game = { ...golf, id: 'toy', library: toyLibrary(['plain']) };

function file(name: string, text: string): string {
  const written = path.join(folder, name);
  writeFileSync(written, text);
  return written;
}

/** Of each complaint the file, the line and the exit code. */
async function complaintsOf(result: Promise<Result<unknown, Complaint>>): Promise<unknown[]> {
  return faultsOf(await result).map(({ code, file, line, exit }) => [code, file, line, exit]);
}

describe('a library with packs', () => {
  test('has the cards of all packs, and the game’s own library stays as it was', async () => {
    const library = unwrap(await libraryWith(toy, [file('one', 'wolf\nbear\n'), file('two', 'fox\n')], GAMES));
    expect(library.cards.map(({ id }) => id)).toEqual(['plain', 'wolf', 'bear', 'fox']);
    expect(toy.library?.cards.map(({ id }) => id)).toEqual(['plain']);
  });

  test('a pack that is named twice counts once', async () => {
    const one = file('one', 'wolf\n');
    expect(unwrap(await libraryWith(toy, [one, one], GAMES)).cards).toHaveLength(2);
  });

  test('tells the faults of all packs with their files, exit code 1', async () => {
    const [one, two, three] = [file('a', 'plain\nwolf\nplain\n'), file('b', 'elk\n'), file('c', 'elk\n')];
    expect(await complaintsOf(libraryWith(toy, [one, two, three], GAMES))).toEqual([
      ['pack.taken-id', one, 1, 1],
      ['pack.taken-id', one, 3, 1],
      ['pack.taken-id', three, 1, 1],
    ]);
  });

  test('a file that is not there, a folder and bytes that are not UTF-8 are exit code 5', async () => {
    const latin = path.join(folder, 'latin');
    writeFileSync(latin, Buffer.from([0x0a, 0xe4, 0x0a]));
    const none = path.join(folder, 'none');
    expect(await complaintsOf(libraryWith(toy, [none, folder, latin], GAMES))).toEqual([
      ['file.pack-missing', none, undefined, 5],
      ['file.pack-folder', folder, undefined, 5],
      ['file.pack-not-utf8', latin, 2, 5],
    ]);
  });

  test('a game that takes no cards, or has no decks, refuses packs: exit code 2', async () => {
    const wrong = [undefined, undefined, 2];
    expect(await complaintsOf(libraryWith(golf, ['x'], GAMES))).toEqual([['game.no-decks', ...wrong]]);
    expect(await complaintsOf(libraryWith(areena, ['x'], GAMES))).toEqual([['game.no-packs', ...wrong]]);
  });

  test('standard input is no pack where something else is read from it', async () => {
    const complaints = await complaintsOf(libraryWith(toy, ['-'], GAMES, true));
    expect(complaints).toEqual([['usage.cards-stdin', undefined, undefined, 2]]);
  });
});

describe('decks of pack cards', () => {
  const pack = file('pack', 'wolf\nbear\n');
  const deck = file('own.deck', 'plain\nwolf\n');

  test('bring the cards that they use into the set-up, behind the list', async () => {
    const written = { deck: [`Ann=${deck}`, 'Bob=ready'], cards: [pack] };
    expect(unwrap(await decksOfPlayers(toy, ['Ann', 'Bob'], written, {}, GAMES, false))).toEqual([
      { player: 0, name: undefined, lines: ['plain', 'wolf', 'card wolf'] },
      { player: 1, name: 'ready', lines: [] },
    ]);
  });

  test('are faulty without the pack', async () => {
    const written = { deck: [`Ann=${deck}`], cards: [] };
    const decks = decksOfPlayers(toy, ['Ann', 'Bob'], written, {}, GAMES, false);
    expect(await complaintsOf(decks)).toEqual([['deck.unknown-card', deck, 2, 1]]);
  });

  test('a pack is checked even where no deck is given', async () => {
    const bad = file('bad', 'plain\n');
    const decks = decksOfPlayers(toy, ['Ann', 'Bob'], { deck: [], cards: [bad] }, {}, GAMES, false);
    expect(await complaintsOf(decks)).toEqual([['pack.taken-id', bad, 1, 1]]);
  });

  test('are simulated, and go to the threads with all that it takes to read them', async () => {
    // Areena’s own check of decks would not know the toy’s cards.
    const game: Game = { ...toy, checkSetup: () => [] };
    const plan = unwrap(readPlan(game, { games: '10', players: undefined, bots: 'random', options: [], seed: '1' }));
    const planned = unwrap(await planDecks(game, plan, { decks: `${deck},ready`, cards: [pack], option: [] }, GAMES));
    expect(planned?.list).toEqual([
      { label: deck, name: undefined, lines: ['plain', 'wolf', 'card wolf'] },
      { label: 'ready', name: 'ready', lines: [] },
    ]);
  });
});

test.each([
  ['play', ['play', 'areena', 'Ann', 'Bob']],
  ['simulate', ['simulate', 'areena', '-n', '1']],
  ['simulate --matrix', ['simulate', 'areena', '-n', '1', '--matrix']],
  ['decks show', ['decks', 'show', 'areena', 'fast']],
  ['decks check', ['decks', 'check', 'areena', 'x']],
  ['cards', ['cards', 'areena']],
])('%s knows --cards, and says of a game that takes none which do', async (_what, words) => {
  const { code, out, err } = await run(folder, [...words, '--cards', file('pack', 'wolf\n')]);
  const known = EVERY_GAME.filter(({ library }) => library?.withPack !== undefined).map(({ id }) => id);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('areena takes no cards but its own');
  expect(err).toContain(`The games that take cards: ${known.join(', ')}.`);
});

test('replay takes packs for scripts that leave a deck open', async () => {
  const script = file('script.hotseat', 'hotseat 1\ngame areena\nseed 1\nplayer Ann\nplayer Bob\n---\n');
  const { code, err } = await run(folder, ['replay', script, '--cards', file('pack', 'wolf\n')]);
  expect([code, err]).toEqual([2, expect.stringContaining('areena takes no cards but its own')]);
});

test('the shells complete a file after --cards', async () => {
  const { out } = await run(folder, ['completion', 'bash']);
  expect(out).toMatch(/--cards\) COMPREPLY=\(\$\(compgen -f/u);
  expect(readFileSync(path.resolve('docs/command-line.md'), 'utf8')).toContain('`--cards FILE`');
});
