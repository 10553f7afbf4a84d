// `npm run bench [-- ROUNDS]`: how fast the engine and the program are on this machine, what is compared interleaved.
import { cpus } from 'node:os';
import { engineSubjects } from './engine-subjects.js';
import { gameSubjects } from './game-subjects.js';
import { programSubjects } from './program-subjects.js';
import { type Figure, measureRounds, type Subject } from './rounds.js';

const ROUNDS = 7;

const [program = '', rounds] = process.argv.slice(2);
await main(program, Number(rounds ?? ROUNDS));

async function main(executable: string, count: number): Promise<void> {
  if (!Number.isInteger(count) || count < 1) {
    console.error(`npm run bench -- ROUNDS: ${rounds} is no whole number from 1 on`);
    process.exitCode = 2;
    return;
  }
  // The engine comes first: what screens leave behind in the heap and in compiled code would be counted against it.
  const figures = [
    ...(await measureRounds(engineSubjects(), count)),
    ...(await measureRounds(gameSubjects(), count)),
    ...(await measureRounds(programSubjects(executable), count)),
  ];
  console.log(`${machine()}; medians of ${count} interleaved rounds\n`);
  const rows = [['', '', '', 'ratio', 'to reach', ''], ...figures.map(row)];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of rows)
    console.log(
      cells
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    );
}

/** The machine's kind, and nothing that tells whose it is. */
function machine(): string {
  const all = cpus();
  const cores = all.length === 1 ? '1 core' : `${all.length} cores`;
  return `${process.platform} ${process.arch}, ${cores} of ${all[0]?.model.trim() ?? 'an unknown kind'}, Node ${process.versions.node}`;
}

function row({ subject, median, ratio }: Figure): string[] {
  const { name, unit, goal } = subject;
  const shown = ratio === undefined ? '' : `${ratio.toFixed(2)} ×`;
  const decided = ratio ?? median;
  if (goal === undefined) return [name, amount(median), unit, shown, '', ''];
  const reached = 'atMost' in goal ? decided <= goal.atMost : decided >= goal.atLeast;
  return [name, amount(median), unit, shown, bound(goal), reached ? 'reached' : 'MISSED'];
}

function bound(goal: NonNullable<Subject['goal']>): string {
  return 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${amount(goal.atLeast)}`;
}

/** Three digits or so, whatever the size. */
function amount(figure: number): string {
  if (figure >= 1e6) return `${(figure / 1e6).toFixed(2)} million`;
  if (figure >= 100) return Math.round(figure).toLocaleString('en');
  return figure.toFixed(2);
}

/** Names to the left, figures to the right. */
function pad(cell: string, width: number, column: number): string {
  return column === 1 || column === 3 ? cell.padStart(width) : cell.padEnd(width);
}
