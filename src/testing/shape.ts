// The shape of a game: that its parts are there and named as they may be. Nothing is played for it.
import { withCommonBots } from '../bots/index.js';
import type { Game, OptionKind } from '../engine/index.js';
import { FaultList } from './faults.js';

/** The parts that every game has, each with its type. */
const PARTS: readonly (readonly [way: string, type: 'string' | 'number' | 'object' | 'function'])[] = [
  ['id', 'string'],
  ['rules', 'number'],
  ['seats', 'object'],
  ['options', 'object'],
  ['bots', 'object'],
  ['steps', 'object'],
  ['rows', 'object'],
  ['begin', 'function'],
  ['checkSetup', 'function'],
  ['copy', 'function'],
  ['concede', 'function'],
  ['format', 'function'],
  ['tidy', 'function'],
  ['view', 'function'],
  ['imagine', 'function'],
  ['verify', 'function'],
  ['presentation', 'object'],
  ['presentation.catalogue', 'function'],
  ['presentation.sayEvent', 'function'],
  ['presentation.sayChoice', 'function'],
  ['presentation.branch', 'function'],
  ['presentation.table', 'function'],
  ['presentation.rules', 'object'],
];

const SLUG = /^[a-z][a-z0-9-]*$/u;
const WORD = /^[a-z0-9][a-z0-9.-]*$/u;
/** The greatest number that an option can be given. */
const GREATEST = 999_999_999;

/** Whether something is a game as far as it has all the parts; those that are missing are faults. */
export function hasParts(value: unknown, faults: FaultList): value is Game {
  const missing = PARTS.filter(([way, type]) => typeof partOf(value, way) !== type || partOf(value, way) === null);
  for (const [way, type] of missing) faults.add('part.missing', way, `${way} is no ${type}`);
  return missing.length === 0;
}

/** Whether a value has everything that the program asks of a game. */
export function isGame(value: unknown): value is Game {
  return hasParts(value, new FaultList());
}

/** What is wrong with names, bounds and tables. @returns whether the game can be played at all */
export function checkShape(game: Game, faults: FaultList): boolean {
  const { id, rules, seats, options, rows, steps } = game;
  if (!SLUG.test(id)) faults.add('game.id', 'id', `it is "${id}"`);
  if (!isWhole(rules, 1, Infinity)) faults.add('game.rules', 'rules', `it is ${rules}`);
  const canSit = isWhole(seats.least, 1, seats.most) && isWhole(seats.most, 1, Infinity);
  if (!canSit) faults.add('game.seats', 'seats', `at least ${seats.least}, at most ${seats.most}`);
  for (const [name, kind] of Object.entries(options)) {
    if (!SLUG.test(name)) faults.add('option.name', `option ${name}`, `it is called "${name}"`);
    const wrong = wrongWith(kind);
    if (wrong !== undefined) faults.add('option.value', `option ${name}`, `${name}: ${wrong}`);
  }
  for (const { phase } of rows)
    if (!SLUG.test(phase)) faults.add('phase.name', `phase ${phase}`, `it is called "${phase}"`);
  const undefinedSteps = rows.flatMap((row) => row.steps.filter((step) => steps.get(step) === undefined));
  for (const step of undefinedSteps) faults.add('step.missing', `step ${step}`, `${step} is not in the step table`);
  checkBots(game, faults);
  return canSit && undefinedSteps.length === 0;
}

function checkBots(game: Game, faults: FaultList): void {
  const { bots } = game;
  const common = withCommonBots({ ...game, bots: {} }).bots;
  for (const [name, bot] of Object.entries(bots)) {
    if (!SLUG.test(name)) faults.add('bot.name', `bot ${name}`, `it is called "${name}"`);
    if (Object.hasOwn(common, name) && common[name] !== bot)
      faults.add('bot.name', `bot ${name}`, `every game has another bot called ${name}`);
  }
  if (!Object.hasOwn(bots, 'greedy')) faults.add('bot.greedy', 'bots', 'no bot is called greedy');
}

function wrongWith(kind: OptionKind): string | undefined {
  switch (kind.kind) {
    case 'flag':
      return undefined;
    case 'word': {
      const { words } = kind;
      if (words.some((word) => !WORD.test(word))) return `a word of "${words.join('", "')}" is no slug`;
      return new Set(words).size === words.length ? undefined : `a word of ${words.join(', ')} stands twice`;
    }
    case 'number': {
      const { least, most, usual } = kind;
      const isSound = isWhole(least, 0, usual) && isWhole(usual, least, most) && isWhole(most, least, GREATEST);
      return isSound ? undefined : `least ${least}, usual ${usual}, most ${most}`;
    }
    default:
      return 'it is no flag, word or number';
  }
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function partOf(value: unknown, way: string): unknown {
  let part = value;
  for (const name of way.split('.')) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Reflect.get(part, name);
  }
  return part;
}
