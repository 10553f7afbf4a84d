// `hotseat simulate --each`: the same games for every value of one option of the game.

import {
  clip,
  failure,
  type Game,
  type OptionKind,
  type Result,
  splitOption,
  success,
  successUnless,
} from '../../../engine/index.js';
import type { Plan, Report } from '../../../simulation/index.js';
import { fault } from '../../say.js';
import type { SimulateOptions } from './options.js';

/** An option that takes all of its values in turn: as they are written, with what they are in a plan. */
export interface Each {
  readonly option: string;
  readonly values: ReadonlyMap<string, string | boolean>;
}

/** What `--json` prints. */
interface EachReport {
  readonly schema: 1;
  readonly game: string;
  readonly each: string;
  readonly runs: readonly ({ readonly value: string } & Omit<Report, 'schema' | 'game'>)[];
}

/** What `--each` says; undefined where it is not given. */
export function readEach(game: Game, options: SimulateOptions): Result<Each | undefined> {
  const { each: option, matrix, option: written } = options;
  if (option === undefined) return success(undefined);
  const lists = new Map(Object.entries(game.options).map(([name, kind]) => [name, valuesOf(kind)]));
  const known = [...lists.keys()].filter((name) => lists.get(name) !== undefined);
  const values = lists.get(option);
  const excluded = matrix === true ? [fault('simulate.each-or-matrix')] : [];
  if (values === undefined) return failure(fault('simulate.each-unknown', { name: clip(option), known }), ...excluded);
  const isWritten = written.some((text) => splitOption(text).name === option);
  const twice = isWritten ? [fault('simulate.each-or-option', { name: option })] : [];
  return successUnless([...excluded, ...twice], { option, values });
}

/** A plan once for each value; nothing else differs, the seeds included. */
export function plansOfEach(plan: Plan, { option, values }: Each): Plan[] {
  return [...values.values()].map((value) => ({ ...plan, options: { ...plan.options, [option]: value } }));
}

/** Puts the reports together, which are in the order of the values. */
export function makeEachReport(game: string, { option, values }: Each, reports: readonly Report[]): EachReport {
  const words = [...values.keys()];
  const runs = reports.map(({ schema: _schema, game: _game, ...run }, at) => ({ value: words[at] ?? '', ...run }));
  return { schema: 1, game, each: option, runs };
}

/** Undefined for an option whose values are too many to be played one after the other. */
function valuesOf(kind: OptionKind): ReadonlyMap<string, string | boolean> | undefined {
  switch (kind.kind) {
    case 'flag':
      return new Map([
        ['off', false],
        ['on', true],
      ]);
    case 'word':
      return new Map(kind.words.map((word) => [word, word]));
    case 'number':
      return undefined;
  }
}
