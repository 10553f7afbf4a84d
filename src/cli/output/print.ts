// A game as printed text: its heading, the log, and how it ended or where it stands. Everything is told as an onlooker knows it.
import { NOBODY, type Sitting } from '../../engine/index.js';
import { logLines, sayOutcome, standings, type Tongue } from '../../text/index.js';
import type { Paint } from './colour.js';
import { measureFor } from './width.js';

/** Which game it is, with its seed and its players. */
export function printedHeading(sitting: Sitting, tongue: Tongue, paint: Paint): string {
  const { game, setup } = sitting;
  const players = setup.players.map(({ name, bot }) =>
    bot === undefined ? name : tongue.say('cli.player-with-bot', { name, bot }),
  );
  return paint.heading(
    tongue.say('cli.heading-line', { game: tongue.say(`game.${game.id}`), seed: setup.seed, players }),
  );
}

/** What happened, a line an event, a blank line and a heading each turn. */
export function printedLog(sitting: Sitting, tongue: Tongue, paint: Paint): string {
  return logLines(sitting.game, sitting.logFor(NOBODY), tongue)
    .map(({ kind, text }) => (kind === 'heading' ? `\n${paint.heading(text)}` : text))
    .join('\n');
}

/** Places, names and points when the game is over; else whose choice it is, and the choices. */
export async function printedEnd(sitting: Sitting, tongue: Tongue, paint: Paint): Promise<string> {
  const { outcome } = sitting.match.state.run;
  if (outcome === null)
    return `${printedStand(sitting, tongue)}\n${tongue.say('cli.choices', { choices: sitting.match.texts() })}`;
  const rows = standings(outcome, tongue);
  const measure = await measureFor(rows.flatMap(({ name, score }) => [name, score]));
  const widest = Math.max(...rows.map(({ name }) => measure(name)));
  const longest = Math.max(...rows.map(({ score }) => measure(score)));
  const lines = rows.map(({ place, name, score, won }) => {
    const points = ' '.repeat(longest - measure(score)) + score;
    const line = `${place}. ${name}${' '.repeat(widest - measure(name))}  ${points}`;
    return won ? paint.winner(line) : line;
  });
  return [paint.heading(tongue.say('cli.final')), ...lines].join('\n');
}

/** The one line that says how it ended, or where it stands. */
export function printedResult(sitting: Sitting, tongue: Tongue): string {
  const { outcome } = sitting.match.state.run;
  return outcome === null ? printedStand(sitting, tongue) : sayOutcome(outcome, tongue);
}

function printedStand({ match }: Sitting, tongue: Tongue): string {
  return tongue.say('cli.stands', { turn: match.state.run.turn, player: { seat: match.asked } });
}
