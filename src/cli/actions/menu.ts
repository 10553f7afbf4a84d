// `hotseat` alone: the menu and the game chosen there; without a screen, two bots show how a game goes.
import { arrange, type Game, type Language, normaliseName, type Setup, Sitting } from '../../engine/index.js';
import { GAMES, gameById } from '../../games/index.js';
import type { MenuChoice, Screen } from '../../screen/index.js';
import { places, readSettings, type SavedSetup } from '../../store/index.js';
import { loadTongue, type Tongue } from '../../text/index.js';
import { Context } from '../context.js';
import { Keeping } from '../keep.js';
import { drawSeed } from '../recording.js';
import { EXIT, type ExitCode } from '../stop.js';
import { playOnScreen, printGame, screenFor } from '../table.js';
import { cliCatalogue } from '../../text/start.js';
import { keepSettings } from './settings.js';

/** Seed of the demonstration: a short game. */
const SHOWN_SEED = '7';

/** @returns the exit code */
export async function openMenu(context: Context): Promise<ExitCode> {
  const screen = await screenFor(context, {});
  return screen === undefined ? demonstrate(context) : playFromMenu(context, screen);
}

async function playFromMenu(context: Context, screen: Screen): Promise<ExitCode> {
  const style = context.style();
  const chosen = await screen
    .menu(GAMES, offered(context), (language) => menuTongue(language, style))
    .catch((error: unknown) => {
      screen.close();
      throw error;
    });
  const game = chosen === undefined ? undefined : gameById(chosen.game);
  const setup = game === undefined || chosen === undefined ? undefined : setupOf(game, chosen);
  if (chosen === undefined || game === undefined || setup === undefined) {
    screen.close();
    return EXIT.done;
  }
  const spoken = await inLanguage(context, chosen.language);
  spoken.game = game;
  const { language, ...last } = chosen;
  const unkept = keepSettings(context, { language, last });
  const sitting = new Sitting(game, setup);
  // Reports are made from the context that the program began with.
  context.sitting = sitting;
  const exit = await playOnScreen(spoken, screen, sitting, await Keeping.inStore(spoken, sitting));
  if (unkept !== undefined) await spoken.note(unkept);
  return exit;
}

/** What the menu begins with: the last set-up, as far as it still exists, or two players of the first game. */
function offered(context: Context): MenuChoice {
  const last: SavedSetup | undefined = readSettings(places(context.env).settings).settings.last;
  if (last !== undefined && gameById(last.game) !== undefined) return { ...last, ...copyOf(last), language: context.language };
  const players = ['Ann', 'Bob'].map((name) => ({ name, bot: undefined }));
  return { game: GAMES[0]?.id ?? '', players, options: {}, seed: '', language: context.language };
}

function copyOf({ players, options }: SavedSetup): Pick<MenuChoice, 'players' | 'options'> {
  return { players: players.map(({ name, bot }) => ({ name, bot })), options: { ...options } };
}

/** The menu lets nothing through that cannot be arranged; what it lets through is arranged the same way here. */
function setupOf(game: Game, { players, options, seed }: MenuChoice): Setup | undefined {
  const arranged = arrange(game, {
    players: players.map(({ name, bot }) => ({ name: normaliseName(name), bot })),
    options: Object.entries(options).map(([name, value]) => ({ name, value, line: undefined })),
    seed: seed.trim() === '' ? drawSeed() : seed,
    first: undefined,
  });
  return Array.isArray(arranged) ? undefined : arranged;
}

/** The words of all games together: the menu names each of them. */
async function menuTongue(language: Language, style: Tongue['style']): Promise<Tongue> {
  const catalogues = await Promise.all(GAMES.map(({ presentation }) => presentation.catalogue(language)));
  return loadTongue(language, Object.assign({}, ...catalogues) as Record<string, string>, style);
}

/** The context in the language that was chosen in the menu. */
async function inLanguage(context: Context, language: Language): Promise<Context> {
  return new Context({ ...context.start, language, words: await cliCatalogue(language) });
}

/** A short seeded game between bots, printed, and how people play. */
async function demonstrate(context: Context): Promise<ExitCode> {
  const [game] = GAMES;
  if (game === undefined) return EXIT.done;
  context.game = game;
  const bot = Object.keys(game.bots).at(-1);
  const arranged = arrange(game, {
    players: ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, game.seats.least).map((name) => ({ name, bot })),
    options: [],
    seed: SHOWN_SEED,
    first: undefined,
  });
  if (Array.isArray(arranged)) throw new Error(`${game.id}: the demonstration cannot be arranged`);
  const sitting = new Sitting(game, arranged);
  context.sitting = sitting;
  while (!sitting.match.over) sitting.moveBot();
  await printGame(context, sitting);
  const tongue = await context.tongue();
  const play = context.command('play', game.id, 'Ann', 'Bob');
  const rules = context.command('rules', game.id);
  context.out(`\n${tongue.say('cli.how-to-play', { play, rules, help: context.command('--help') })}`);
  return EXIT.done;
}
