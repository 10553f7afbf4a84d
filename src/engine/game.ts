// What a game consists of, and how the parts are assembled into something the engine can run.
import type { Bot } from './bot.js';
import type { Chance } from './chance.js';
import type { GameEvent } from './event.js';
import type { Fault } from './fault.js';
import type { Language } from './languages.js';
import type { CardLibrary } from './library.js';
import type { OptionKind, OptionTable } from './options.js';
import { say } from './own-words.js';
import { nextInOrder, type PhaseTable, phaseRows, phaseSteps } from './phases.js';
import type { Play } from './play.js';
import { type Saying, sayText } from './saying.js';
import type { Setup } from './setup.js';
import { copyRun, imagineRun, newRun, type Run, type RunView, type State, type View, viewRun } from './state.js';
import type { Choice, Step } from './step.js';
import type { StepDefinition, StepTable } from './step-table.js';
import type { TableView } from './table.js';
import { formatOrder, isOrder, isOrdering, type TriggerTable, triggerSteps } from './triggers.js';

/** A node of the tree of choices that the words of their texts make: what it says, and the place on the table it is about. */
export interface Branch {
  readonly say: Saying;
  /** What is to be known before choosing it, such as the text of a card; the screen shows the notes of the place anyway. */
  readonly detail?: Saying;
  /** A `Place.id` of the table. */
  readonly spot?: string;
}

/** A key (named as the screen names keys: `up`, `h`, `>`) and the canonical text of the choice it stands for. */
export interface KeyChoice {
  readonly key: string;
  readonly text: string;
}

/** How a game speaks, shows and explains itself. Nothing here decides anything. */
export interface Presentation<C extends Choice, V> {
  /** The game's catalogue in one language, loaded when it is needed; undefined: it lacks that language. English it must have. */
  catalogue(language: Language): Promise<Readonly<Record<string, string>> | undefined>;
  /** What one of the game's own events says; undefined: nothing worth a line. */
  sayEvent(event: GameEvent): Saying | undefined;
  /** What a choice says on its own. */
  sayChoice(choice: C, view: V): Saying;
  /** What the first words of choice texts stand for: `['reveal']`, `['reveal', '1']`. */
  branch(words: readonly string[], view: V, seat: number): Branch;
  /** What lies where. */
  table(view: V): TableView;
  /** What a triggered ability is called and says, for games whose players choose what is settled first. */
  sayAbility?(ability: string, view: V): Branch;
  /** The step of the phase table within which a step asks that the game put on the agenda by itself; by default its own name. */
  stepWithin?(step: string, view: V): string;
  /**
   * Keys that stand for choices, by their canonical texts. Only those whose choice is open just now need be listed; a key that
   * the table itself uses for something is the game's as long as it is listed here.
   */
  keys?(view: V): readonly KeyChoice[];
  /** Keys of the rules page, in order: headings and paragraphs alike. */
  readonly rules: readonly string[];
}

/** A standing rule: what holds at every moment. */
export interface StandingRule<S extends State> {
  /** Answers whether it changed anything; it is asked again until it did not. */
  enforce(play: Play<S>): boolean;
}

/** The values of a game's options, as its state has them. */
type OptionsIn<S extends State> = S['run']['options'];

/** What the engine, the table and the bots ask of a game, and a game says as it is. */
interface GameCore<S extends State, C extends Choice, V> {
  readonly id: string;
  /** Of a game from outside, where it came from: the name and version of its package. Recordings say it. */
  readonly origin?: string;
  /** Version of the rules; a recording made under another is refused. */
  readonly rules: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: OptionTable & Readonly<Record<keyof OptionsIn<S>, OptionKind>>;
  readonly bots: Readonly<Record<string, Bot<C, V>>>;
  readonly presentation: Presentation<C, V>;
  /** Cards and decks, for games that are played with decks. */
  readonly library?: CardLibrary;
  /** What happens when a player concedes: must end the game, now or by the steps it puts (CO-7). */
  concede(play: Play<S>, player: number): void;
  /** The canonical text of a choice. */
  format(choice: C): string;
  /** Brings what a person typed nearer to a canonical text: order of slots, short forms. */
  tidy(text: string): string;
  /**
   * What simulations tally of a finished game: by a key of the catalogues that names the fact, a number, or a key that names
   * the case.
   */
  facts?(state: S): Readonly<Record<string, string | number>>;
  /** Broken promises of a state, such as a card in two zones, in English; for tests and simulations. */
  verify(state: S): string[];
}

/** A game as its folder defines it. Where it makes states and views, the engine hands it their run, to be put beside its own fields. */
export interface GameDefinition<S extends State, T extends Step, C extends Choice, V extends View>
  extends GameCore<S, C, V> {
  readonly phases: PhaseTable<S, T['do']>;
  /** Names that begin with `@` are the engine's own, and do not compile. */
  readonly steps: StepTable<S, T, C> & Readonly<Record<T['do'] & `@${string}`, never>>;
  /** What the game finds wrong with a set-up, beyond what holds for all games: stacked cards, decks. */
  checkSetup(setup: Setup<OptionsIn<S>>): Fault[];
  /** The state before the first step. */
  begin(setup: Setup<OptionsIn<S>>, run: Run<OptionsIn<S>>): S;
  /** A copy that shares nothing that changes. */
  copy(state: S, run: Run<OptionsIn<S>>): S;
  /** What a seat may know of a state; NOBODY sees what everybody may. */
  view(state: S, seat: number, run: RunView<OptionsIn<S>>): V;
  /** A full state that fits a view: the unknown is dealt anew. */
  imagine(view: V, chance: Chance, run: Run<OptionsIn<S>>): S;
  /**
   * What a seat may know of a step that lies on the agenda, for games whose steps carry what is hidden; by default all of it. A
   * step that hides nothing is answered as it is.
   */
  stepFor?(step: Step, seat: number, state: S): Step;
  /** What events wake. A game that wakes its abilities by itself (`Play.wake`) says in what order they come instead. */
  readonly triggers?: TriggerTable<S>;
  /** Whether players order their own triggered abilities. */
  readonly playersOrderTriggers?: boolean;
  readonly standing?: readonly StandingRule<S>[];
  /** Whose turn comes next; NOBODY begins the closing phases. By default the next seat in the order of play. */
  readonly next?: (state: S) => number;
}

/** A game ready to be played. */
export interface Game<S extends State = State, C extends Choice = Choice, V extends View = View>
  extends GameCore<S, C, V> {
  /** What the game finds wrong with a set-up, beyond what holds for all games: stacked cards, decks. */
  checkSetup(setup: Setup): Fault[];
  /** The state before the first step. The match adds the seed and the opening. */
  begin(setup: Setup): S;
  /** A copy that shares nothing that changes. */
  copy(state: S): S;
  /** What a seat may know of a state; NOBODY sees what everybody may. */
  view(state: S, seat: number): V;
  /** A full state that fits a view: the unknown is dealt anew, and the generator goes on from the given one. */
  imagine(view: V, chance: Chance): S;
  /** Every step by its name, the engine's own among them. */
  readonly steps: ReadonlyMap<string, StepDefinition<S, Step, C>>;
  /** The rows of the phase table, in order. */
  readonly rows: readonly {
    readonly phase: string;
    readonly steps: readonly string[];
    readonly section: 'opening' | 'turn' | 'closing';
  }[];
  readonly triggers: TriggerTable<S> | undefined;
  /** Whether abilities can be woken. */
  readonly abilities: boolean;
  readonly standing: readonly StandingRule<S>[] | undefined;
}

/** What every definition has: types ask for it, but games come from outside too. */
const PARTS = [
  'id',
  'rules',
  'seats',
  'options',
  'phases',
  'steps',
  'bots',
  'presentation',
  'begin',
  'checkSetup',
  'copy',
  'concede',
  'format',
  'tidy',
  'view',
  'imagine',
  'verify',
] as const satisfies readonly (keyof GameDefinition<State, Step, Choice, View>)[];

/**
 * Assembles a game: its steps and the engine's in one table, its phases made into steps, its states made round their runs.
 * @throws when the definition lacks a part, or takes a name that is the engine's own
 */
export function defineGame<S extends State, T extends Step, C extends Choice, V extends View>(
  definition: GameDefinition<S, T, C, V>,
): Game<S, C, V> {
  const given: Readonly<Record<string, unknown>> = { ...definition };
  const lacking = PARTS.filter((part) => given[part] === undefined);
  if (lacking.length > 0) throw new Error(`defineGame is given no ${lacking.join(', ')}`);
  const { phases, steps, triggers, playersOrderTriggers, standing, next, ...core } = definition;
  const marked = Object.keys(steps).filter((name) => name.startsWith('@'));
  if (marked.length > 0) throw new Error(`${core.id}: step ${marked.join(', ')}: names with @ are the engine's own`);
  const all: Readonly<Record<string, StepDefinition<S, Step, C>>> = {
    ...phaseSteps(phases, steps, definition.seats.most, next ?? nextInOrder),
    ...triggerSteps<S>(playersOrderTriggers ?? false),
    ...steps,
  };
  const written = playersOrderTriggers === true ? { ...core, ...ordering(definition) } : core;
  return {
    ...written,
    ...whole(definition),
    steps: new Map(Object.entries(all)),
    rows: phaseRows(phases),
    triggers,
    abilities: triggers !== undefined || playersOrderTriggers === true,
    standing,
  };
}

/** States and views with the engine's part in them. */
function whole<S extends State, T extends Step, C extends Choice, V extends View>(
  game: GameDefinition<S, T, C, V>,
): Pick<Game<S, C, V>, 'begin' | 'copy' | 'view' | 'imagine'> {
  const shown = (state: S, seat: number): RunView<OptionsIn<S>> => {
    const run = viewRun(state.run);
    return game.stepFor === undefined
      ? run
      : { ...run, agenda: run.agenda.map((step) => game.stepFor?.(step, seat, state) ?? step) };
  };
  return {
    begin: (setup) => game.begin(setup, newRun(setup.players.length, setup.first ?? 0, setup.options)),
    copy: (state) => game.copy(state, copyRun(state.run)),
    view: (state, seat) => game.view(state, seat, shown(state, seat)),
    imagine: (view, chance) => {
      const state = game.imagine(view, chance, imagineRun(view.run));
      state.run.chance = chance.save();
      return state;
    },
  };
}

/** What is settled first is the engine's own choice, so the engine writes and says it. */
function ordering<S extends State, C extends Choice, V extends View>(
  core: GameCore<S, C, V>,
): Pick<GameCore<S, C, V>, 'format' | 'presentation'> {
  const { presentation } = core;
  const called = (ability: string, view: V): Branch =>
    presentation.sayAbility?.(ability, view) ?? { say: sayText(ability) };
  return {
    format: (choice) => (isOrder(choice) ? formatOrder(choice) : core.format(choice)),
    presentation: {
      ...presentation,
      sayChoice: (choice, view) =>
        isOrder(choice)
          ? say('choice.first', { ability: called(choice.ability, view).say })
          : presentation.sayChoice(choice, view),
      branch: (words, view, seat) => {
        if (!isOrdering(view.run)) return presentation.branch(words, view, seat);
        const [, ability] = words;
        return ability === undefined ? { say: say('branch.first') } : called(ability, view);
      },
    },
  };
}
