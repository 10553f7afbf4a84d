// `hotseat` alone: the menu and the game chosen there; without a screen, two bots show how a game goes.
import {
  arrange,
  type Game,
  type Language,
  type Result,
  type Setup,
  Sitting,
  success,
  unwrap,
} from '../../engine/index.js';
import type { MenuChoice, Screen } from '../../screen/index.js';
import { places, readSettings, type SavedSetup } from '../../store/index.js';
import { gameCatalogue, loadTongue, type Tongue } from '../../text/index.js';
import { cliCatalogue } from '../../text/start.js';
import type { Complaint } from '../complaint.js';
import { Context } from '../context.js';
import { EXIT, type ExitCode } from '../exit.js';
import { gameNamed } from '../input/game.js';
import { drawSeed } from '../input/recording.js';
import { keepSettings } from '../settings.js';
import { printGame } from '../table/index.js';
import { Keeping } from '../table/keep.js';
import { playOnScreen, screenFor } from '../table/screen.js';

/** Seed of the demonstration: a short game. */
const SHOWN_SEED = '7';

/** @returns the exit code */
export async function openMenu(context: Context): Promise<Result<number, Complaint>> {
  const screen = await screenFor(context, {});
  if (screen === undefined) return success(await demonstrate(context));
  try {
    return success(await playFromMenu(context, screen));
  } finally {
    screen.close();
  }
}

async function playFromMenu(context: Context, screen: Screen): Promise<ExitCode> {
  const style = context.style();
  const games = await context.games.loadAll();
  const chosen = await screen.menu(games, offered(context), (language) => menuTongue(games, language, style));
  if (chosen === undefined) return EXIT.done;
  const { language, ...last } = chosen;
  const spoken = await inLanguage(context, language);
  const game = unwrap(await gameNamed(spoken, chosen.game));
  const unkept = keepSettings(context, { language, last });
  const sitting = new Sitting(game, setupOf(game, chosen));
  // Reports are made from either: from the first one while the screen is open.
  context.sitting = sitting;
  spoken.sitting = sitting;
  const keeping = await Keeping.inStore(spoken, sitting, 'held');
  const exit = await playOnScreen(spoken, screen, sitting, keeping, {});
  if (unkept !== undefined) await spoken.note(unkept);
  return exit;
}

/** What the menu begins with: the last set-up, as far as it still exists, or two players of the first game. */
function offered(context: Context): MenuChoice {
  const last: SavedSetup | undefined = readSettings(places(context.env).settings).settings.last;
  const { ids } = context.games;
  if (last !== undefined && ids.includes(last.game)) return { ...last, ...copyOf(last), language: context.language };
  const players = ['Ann', 'Bob'].map((name) => ({ name, bot: undefined }));
  return { game: ids[0] ?? '', players, options: {}, seed: '', language: context.language };
}

function copyOf({ players, options }: SavedSetup): Pick<MenuChoice, 'players' | 'options'> {
  return { players: players.map((player) => ({ ...player })), options: { ...options } };
}

/** The menu lets nothing through that cannot be arranged; what it lets through is arranged the same way here. */
function setupOf(game: Game, { players, options, seed }: MenuChoice): Setup {
  return unwrap(
    arrange(game, {
      players,
      options: Object.entries(options).map(([name, value]) => ({ name, value, line: undefined })),
      decks: players.flatMap(({ deck }, player) => (deck === undefined ? [] : [{ player, name: deck, lines: [] }])),
      seed: seed.trim() === '' ? drawSeed() : seed,
      first: undefined,
    }),
  );
}

/** The words of all games together: the menu names each of them. */
async function menuTongue(games: readonly Game[], language: Language, style: Tongue['style']): Promise<Tongue> {
  const catalogues = await Promise.all(games.map((game) => gameCatalogue(game, language)));
  return loadTongue(language, Object.assign({}, ...catalogues) as Record<string, string>, style);
}

/** The context in the language that was chosen in the menu. */
async function inLanguage(context: Context, language: Language): Promise<Context> {
  return new Context({ ...context.start, language, words: await cliCatalogue(language) });
}

/** A short seeded game between bots, printed, and how people play. */
async function demonstrate(context: Context): Promise<ExitCode> {
  const game = unwrap(await gameNamed(context, context.games.ids[0] ?? ''));
  const bot = Object.keys(game.bots).at(-1);
  const names = ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, game.seats.least);
  const players = names.map((name) => ({ name, bot }));
  const setup = unwrap(arrange(game, { players, options: [], seed: SHOWN_SEED, first: undefined }));
  const sitting = new Sitting(game, setup);
  context.sitting = sitting;
  while (!sitting.match.over) sitting.moveBot();
  await printGame(context, sitting);
  const tongue = await context.tongue();
  const play = context.command('play', game.id, ...names);
  const rules = context.command('rules', game.id);
  context.out(`\n${tongue.say('cli.how-to-play', { play, rules, help: context.command('--help') })}`);
  return EXIT.done;
}
