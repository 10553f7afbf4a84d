// Tells what happens, to the one whose eyes the table is shown to. Everything that is written goes through here, so that it
// is known whether something hidden stands in the scrollback.
import { eventFor, type LogEntry, NOBODY, type Sitting, type Slot, type TableView } from '../engine/index.js';
import { type LogLine, logLines, type Tongue } from '../text/index.js';
import { type Detail, sayGauges, sayPiles, sayStacks, sayStand, sayTable } from './table.js';
import { wrapLine } from './wrap.js';

/** Enough to push what stands on a simple terminal out of sight. */
const PUSH = 40;

export class Teller {
  readonly tongue: Tongue;
  readonly #sitting: Sitting;
  readonly #output: NodeJS.WritableStream;
  /** How much of the log has been told. */
  #told: number;
  /** By seat: how much of the log had been told when that person last saw something. */
  readonly #seen = new Map<number, number>();
  /** The lines of the table as it was last told. */
  #tableTold: ReadonlySet<string> = new Set();
  /** By seat: how it stood when that was last told, or could be read from the table. */
  readonly #stands = new Map<number, string>();
  /** Whoever was shown something that an onlooker may not know. */
  #secretsOf = NOBODY;

  constructor(sitting: Sitting, tongue: Tongue, output: NodeJS.WritableStream) {
    this.#sitting = sitting;
    this.tongue = tongue;
    this.#output = output;
    this.#told = firstWorthTelling(sitting);
  }

  /** Writes lines. */
  write(...lines: readonly string[]): void {
    for (const line of lines.flatMap((one) => wrapLine(one, this.#columns()))) this.#output.write(`${line}\n`);
  }

  /** Writes the words of a key as one line, however long: a path or a command in it must stay whole to be copied. */
  sayWhole(key: string, slots: Readonly<Record<string, Slot>>): void {
    this.#output.write(`${this.tongue.say(key, slots)}\n`);
  }

  /** Writes the words of a key. */
  say(key: string, slots?: Readonly<Record<string, Slot>>): void {
    this.write(this.tongue.say(key, slots));
  }

  /** Writes without ending the line. */
  prompt(text: string): void {
    this.#output.write(text);
  }

  /**
   * Tells what has happened since it was last told, as a seat may know it.
   * @returns what kind the last line was, undefined when there was none
   */
  tellNews(seat: number): LogLine['kind'] | undefined {
    const { log } = this.#sitting;
    const last = this.#tell(log.slice(this.#told), seat);
    this.#told = log.length;
    this.#seen.set(seat, log.length);
    this.#noteSecrets(seat);
    return last;
  }

  /** Tells the whole log, as a seat may know it. */
  tellLog(seat: number): void {
    this.#tell(this.#sitting.log, seat);
  }

  /**
   * Tells what lies on the table.
   * @param onlyNew leaves out what was told word for word the last time
   */
  tellTable(seat: number, detail: Detail = 'places', onlyNew = false): void {
    const lines = sayTable(this.#tableFor(seat), this.tongue, detail);
    this.write(...(onlyNew ? newLines(lines, this.#tableTold) : lines));
    this.#tableTold = new Set(underHeadings(lines));
    this.#newStands(this.#tableFor(seat));
    this.#noteSecrets(seat);
  }

  /** Tells what lies in the piles that all may look through. */
  tellPiles(seat: number): void {
    this.write(...sayPiles(this.#tableFor(seat), this.tongue), '');
  }

  /** Tells a seat what has changed: how each one stands, its own gauges, and what waits to be carried out. */
  tellStand(seat: number): void {
    const table = this.#tableFor(seat);
    this.write(...this.#newStands(table));
    // A gauge is worth a line where it says something else than the last time.
    const told = [...this.#tableTold];
    this.write(...sayGauges(table, seat, this.tongue).filter((line) => !told.some((known) => known.endsWith(line))));
    this.#tableTold = new Set(underHeadings(sayTable(table, this.tongue, 'places')));
    this.write(...sayStacks(table, this.tongue));
  }

  /** How the seats stand whose stand is another one than when it was last told. */
  #newStands({ seats }: TableView): string[] {
    return seats.flatMap((area) => {
      const line = sayStand(area, this.tongue);
      if (this.#stands.get(area.seat) === line) return [];
      this.#stands.set(area.seat, line);
      return [line];
    });
  }

  /** After something was taken back there is less to have told. */
  forget(): void {
    this.#told = Math.min(this.#told, this.#sitting.log.length);
  }

  /**
   * Pushes out of sight what an earlier person was shown and others still may not know; the next one is told again what
   * happened meanwhile. What has become public by now may stay.
   */
  cover(next: number): void {
    const former = this.#secretsOf;
    if (former === NOBODY || former === next) return;
    this.#secretsOf = NOBODY;
    if (!this.#sitting.hasSecrets(former)) return;
    this.write(...Array.from({ length: PUSH }, () => ''));
    this.#told = Math.min(this.#told, this.#seen.get(next) ?? firstWorthTelling(this.#sitting));
  }

  #tell(entries: readonly LogEntry[], seat: number): LogLine['kind'] | undefined {
    const known = entries.flatMap(({ turn, event }) => {
      const told = eventFor(event, seat);
      return told === undefined ? [] : [{ turn, event: told }];
    });
    const lines = logLines(this.#sitting.game, known, this.tongue);
    for (const { kind, text } of lines) {
      if (kind === 'heading') this.write('');
      this.write(text);
    }
    return lines.at(-1)?.kind;
  }

  /** The width of a terminal; lines to anything else stay whole. */
  #columns(): number {
    const output = this.#output;
    return 'columns' in output && typeof output.columns === 'number' ? output.columns : Infinity;
  }

  #noteSecrets(seat: number): void {
    if (seat !== NOBODY && this.#sitting.hasSecrets(seat)) this.#secretsOf = seat;
  }

  #tableFor(seat: number): TableView {
    const { game, match } = this.#sitting;
    return game.presentation.table(game.view(match.state, seat));
  }
}

/** A game that is played on is told from the last turn of each player; a new one from its beginning. */
function firstWorthTelling({ log, names }: Sitting): number {
  const turns = log.flatMap(({ event }, at) => (event.code === '@turn' ? [at] : []));
  return turns.length <= names.length ? 0 : (turns.at(-names.length) ?? 0);
}

/** The lines that were not told before; whose they are is said again above those that are indented. */
function newLines(lines: readonly string[], told: ReadonlySet<string>): string[] {
  const known = underHeadings(lines).map((line) => told.has(line));
  return lines.filter((line, at) => {
    if (known[at] !== true) return true;
    if (isIndented(line)) return false;
    for (let below = at + 1; below < lines.length && isIndented(lines[below] as string); below++)
      if (known[below] !== true) return true;
    return false;
  });
}

/** The same lines, each with the name that it stands under: what is told of two players may read alike. */
function underHeadings(lines: readonly string[]): string[] {
  let heading = '';
  return lines.map((line) => {
    if (!isIndented(line)) heading = line.split(':', 1)[0] ?? '';
    return `${heading} ${line}`;
  });
}

function isIndented(line: string): boolean {
  return line.startsWith(' ');
}
