// Lists the games.
import type { Game, OptionKind } from '../../engine/index.js';
import type { Context } from '../context.js';

/** Every game with its players, options and bots, for people or as JSON. */
export async function printGames(context: Context, json: boolean): Promise<void> {
  const all = await context.games.loadAll();
  if (json) {
    const games = all.map(({ id, rules, seats, options, bots }) => ({
      id,
      rules,
      seats,
      options,
      bots: Object.keys(bots),
    }));
    context.out(JSON.stringify({ schema: 1, games }));
    return;
  }
  for (const game of all) await printOne(context, game);
}

async function printOne(context: Context, game: Game): Promise<void> {
  context.game = game;
  const tongue = await context.tongue();
  const paint = await context.paint();
  const { id, seats, options, bots } = game;
  const players =
    seats.least === seats.most
      ? tongue.say('cli.games.players.exactly', { count: seats.least })
      : tongue.say('cli.games.players', { ...seats });
  context.out(`${paint.heading(id)}  ${players}`);
  context.out(`  ${tongue.say(`game.${id}.summary`)}`);
  for (const [name, kind] of Object.entries(options))
    context.out(`  --option ${writtenOption(name, kind)}  ${tongue.say(`option.${name}`)}`);
  context.out(`  ${tongue.say('cli.games.bots', { bots: Object.keys(bots) })}`);
}

/** How an option is written, with what it can be. */
function writtenOption(name: string, kind: OptionKind): string {
  switch (kind.kind) {
    case 'flag':
      return name;
    case 'word':
      return `${name}=${kind.words.join('|')}`;
    case 'number':
      return `${name}=${kind.least}–${kind.most}`;
  }
}
