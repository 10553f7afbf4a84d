// The keys of the table, as data: the key, what it does, how the help describes it, and when it does nothing and why. Help
// and hint line are made from this table, so they cannot say anything else than what is true.
import type { Saying } from '../engine/index.js';
import { type CommonKey, say } from '../text/index.js';
import { areTaken, gameKeys } from './game-keys.js';
import { leadsOn, lookedAt } from './map-cursor.js';
import { isOver, levelOf, type Model, movesSideways } from './model.js';
import { personToMove } from './position.js';
import { depthOf } from './table-places.js';

const COMMANDS = [
  'act',
  'back',
  'up',
  'down',
  'left',
  'right',
  'next',
  'previous',
  'page-up',
  'page-down',
  'top',
  'bottom',
  'help',
  'log',
  'inspect',
  'rules',
  'undo',
  'concede',
  'close',
  'leave',
  'hints',
  'redraw',
] as const;
export type Command = (typeof COMMANDS)[number];

export interface Binding {
  readonly keys: readonly string[];
  readonly command: Command;
  /** How the keys are printed: a text as it is, or something to be said. */
  readonly printed: string | Saying;
  /** What it does: a key of the catalogues. Commands that help describes together share one. */
  readonly help: CommonKey;
  /** Its short word in the hint line: a key of the catalogues. */
  readonly hint?: CommonKey;
  /** Why it does nothing just now: a key of the catalogues. */
  readonly disabled?: (model: Model) => CommonKey | undefined;
}

const notToMove = (model: Model): CommonKey | undefined =>
  personToMove(model.position) ? undefined : 'screen.why.nobody-chooses';
const nothingOpen = (model: Model): CommonKey | undefined =>
  model.overlay === undefined && model.trail.length < 2 ? 'screen.why.nothing-open' : undefined;

const ARROWS = say('screen.key.arrows');
const PAGES = say('screen.key.pages');

/** In the order in which help lists them and the hint line has room for them. */
export const BINDINGS: readonly Binding[] = [
  {
    keys: ['enter', ' '],
    command: 'act',
    printed: say('screen.key.enter-space'),
    help: 'screen.help.act',
    hint: 'screen.hint.act',
  },
  {
    keys: ['escape'],
    command: 'back',
    printed: 'Esc',
    help: 'screen.help.back',
    hint: 'screen.hint.back',
    disabled: nothingOpen,
  },
  {
    keys: ['up', 'k'],
    command: 'up',
    printed: ARROWS,
    help: 'screen.help.move',
    hint: 'screen.hint.move',
  },
  { keys: ['down', 'j'], command: 'down', printed: ARROWS, help: 'screen.help.move' },
  { keys: ['left', 'h'], command: 'left', printed: ARROWS, help: 'screen.help.move' },
  { keys: ['right', 'l'], command: 'right', printed: ARROWS, help: 'screen.help.move' },
  { keys: ['tab'], command: 'next', printed: 'Tab', help: 'screen.help.next', hint: 'screen.hint.next' },
  { keys: ['backtab'], command: 'previous', printed: 'Tab', help: 'screen.help.next' },
  { keys: ['?', 'f1'], command: 'help', printed: '?', help: 'screen.help.help', hint: 'screen.hint.help' },
  { keys: ['q'], command: 'close', printed: 'q', help: 'screen.help.close', hint: 'screen.hint.close' },
  { keys: ['L'], command: 'log', printed: 'l L', help: 'screen.help.log', hint: 'screen.hint.log' },
  { keys: ['u', 'U'], command: 'undo', printed: 'u U', help: 'screen.help.undo', hint: 'screen.hint.undo' },
  { keys: ['r'], command: 'rules', printed: 'r', help: 'screen.help.rules', hint: 'screen.hint.rules' },
  { keys: ['i'], command: 'inspect', printed: 'i', help: 'screen.help.inspect', hint: 'screen.hint.inspect' },
  { keys: ['c'], command: 'concede', printed: 'c', help: 'screen.help.concede', disabled: notToMove },
  { keys: ['Q'], command: 'leave', printed: 'Q', help: 'screen.help.leave' },
  { keys: ['H'], command: 'hints', printed: 'H', help: 'screen.help.hints' },
  { keys: ['ctrl-l'], command: 'redraw', printed: say('screen.key.redraw'), help: 'screen.help.redraw' },
  { keys: ['pageup'], command: 'page-up', printed: PAGES, help: 'screen.help.pages' },
  { keys: ['pagedown'], command: 'page-down', printed: PAGES, help: 'screen.help.pages' },
  { keys: ['home', 'g'], command: 'top', printed: PAGES, help: 'screen.help.pages' },
  { keys: ['end', 'G'], command: 'bottom', printed: PAGES, help: 'screen.help.pages' },
];

const BY_KEY = new Map(BINDINGS.flatMap((binding) => binding.keys.map((key) => [key, binding] as const)));
const LOG = BY_KEY.get('L');

/** The binding of a key in a model: `l` opens the log where there is no way to the right. */
export function bindingOf(key: string, model: Model): Binding | undefined {
  if (key === 'l' && !movesSideways(model)) return LOG;
  return BY_KEY.get(key);
}

/** Whether a key means something just now: a command, or the printed key of an item. */
export function means(key: string, model: Model): boolean {
  if (gameKeys(model).some((own) => own.key === key) || leadsOn(key, model)) return true;
  return BY_KEY.has(key) || levelOf(model).items.some((item) => item.key === key);
}

/** A binding's key as it is printed: those of log and undo depend on what `l` and `u` do just now. */
export function printedKey(binding: Binding, model: Model): string | Saying {
  if (binding.command === 'log') return movesSideways(model) || areTaken(['l'], model) ? 'L' : 'l';
  if (binding.command === 'undo') return areTaken(['u'], model) ? 'U' : 'u';
  return binding.printed;
}

/** The word of a binding in the hint line; undefined where it has none just now. What Enter does depends on what is looked at. */
export function hintOf({ command, hint }: Binding, { overlay, position }: Model): CommonKey | undefined {
  if (overlay?.kind !== 'inspect') return hint;
  if (command === 'next') return 'screen.hint.next-thing';
  if (command !== 'act') return hint;
  if (lookedAt(position, overlay.spot) !== undefined) return 'screen.hint.back';
  const depth = depthOf(position, overlay.spot);
  return depth && `screen.hint.${depth}`;
}

/** The bindings that the hint line shows, most needed first. */
export function hinted(model: Model): Binding[] {
  const isInspecting = model.overlay?.kind === 'inspect';
  const useless: readonly Command[] = isInspecting ? [] : isOver(model) ? ['act', 'up'] : [];
  const useful: readonly Command[] = isInspecting ? ['act', 'up', 'next', 'back', 'help', 'log', 'rules'] : COMMANDS;
  // Else Tab is worth a word only where the arrows are the game's.
  const idle: readonly Command[] = isInspecting || areTaken(['up'], model) ? useless : [...useless, 'next'];
  return BINDINGS.filter(
    (binding) =>
      hintOf(binding, model) !== undefined &&
      binding.disabled?.(model) === undefined &&
      useful.includes(binding.command) &&
      !idle.includes(binding.command) &&
      !areTaken(binding.keys, model),
  );
}
