// Whether and how to colour, settled once: the flag, then NO_COLOR, then FORCE_COLOR, then what the terminal can do.
import type { ChalkInstance } from 'chalk';

/** chalk's levels: no colour, 16 colours, 256, all. */
export type ColourLevel = 0 | 1 | 2 | 3;

type Environment = Readonly<Record<string, string | undefined>>;

/** What is asked of a stream: Node's terminals have both. */
interface Output {
  readonly isTTY?: boolean;
  getColorDepth?(env?: object): number;
}

/** @param flag `--color` (true), `--no-color` (false), or neither */
export function colourLevel(flag: boolean | undefined, env: Environment, output: Output): ColourLevel {
  if (flag === false) return 0;
  if (flag === true) return Math.max(1, terminalLevel(output)) as ColourLevel;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return 0;
  const { FORCE_COLOR: forced } = env;
  if (forced === '0' || forced === 'false') return 0;
  if (forced === '2' || forced === '3') return forced === '2' ? 2 : 3;
  if (forced !== undefined) return 1;
  return terminalLevel(output);
}

/** The styles that printed text uses; each is the identity without colour. */
export interface Paint {
  heading(text: string): string;
  winner(text: string): string;
  fault(text: string): string;
}

export async function paintFor(level: ColourLevel): Promise<Paint> {
  if (level === 0) return { heading: same, winner: same, fault: same };
  const { Chalk } = await import('chalk');
  const chalk: ChalkInstance = new Chalk({ level });
  return { heading: chalk.bold, winner: chalk.bold.green, fault: chalk.red };
}

function same(text: string): string {
  return text;
}

function terminalLevel(output: Output): ColourLevel {
  if (output.isTTY !== true || output.getColorDepth === undefined) return 0;
  const depth = output.getColorDepth();
  if (depth >= 24) return 3;
  if (depth >= 8) return 2;
  return depth >= 4 ? 1 : 0;
}
