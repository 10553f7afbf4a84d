// A position: everything about a sitting that the screen draws, as the viewer may know it, made once after each choice.
import {
  type ChoiceNode,
  type Closed,
  type Game,
  type GameEvent,
  type KeyChoice,
  NOBODY,
  type Outcome,
  type Saying,
  type Sitting,
  skipSingle,
  type TableView,
  treeInAnyOrder,
  type View,
} from '../engine/index.js';
import { type LogLine, logLines, type Tongue, withoutEmpty } from '../text/index.js';

/** Where a game is kept, and the commands that play it again and go on with it. */
export interface Ending {
  readonly file: string;
  readonly replay: string;
  readonly resume: string;
}

export interface Position {
  readonly game: Game;
  readonly tongue: Tongue;
  readonly ending: Ending;
  readonly seed: string;
  readonly names: readonly string[];
  /** Whose eyes this is for; NOBODY: an onlooker. */
  readonly viewer: number;
  readonly view: View;
  readonly table: TableView;
  /** The row of the phase table, and the step of it within which somebody is asked. */
  readonly row: number;
  readonly step: string | undefined;
  readonly active: number;
  /** Who is to choose, or NOBODY. */
  readonly asked: number;
  readonly botToMove: boolean;
  readonly bySeatBot: readonly (string | undefined)[];
  /** What a person can choose, as a tree of words; nothing while a bot is to choose. */
  readonly root: ChoiceNode;
  readonly closed: readonly Closed[];
  /** The game's own keys for choices, open or closed; none while a bot is to choose. */
  readonly keys: readonly KeyChoice[];
  /** What a choice says on its own, by its canonical text. */
  sayChoice(text: string): Saying | undefined;
  readonly log: readonly LogLine[];
  readonly outcome: Outcome | null;
}

const NO_CHOICES: ChoiceNode = { words: [], text: undefined, children: [] };

/** Looks at sittings in one tongue, and remembers the words of what happened. */
export class Onlooker {
  readonly #tongue: Tongue;
  readonly #ending: Ending;
  readonly #said = new WeakMap<GameEvent, readonly LogLine[]>();

  constructor(tongue: Tongue, ending: Ending) {
    this.#tongue = tongue;
    this.#ending = ending;
  }

  look(sitting: Sitting): Position {
    const { game, match, setup, viewer } = sitting;
    const { state } = match;
    const view = game.view(state, viewer);
    const person = !match.over && !sitting.botToMove;
    const texts = person ? match.texts() : [];
    return {
      game,
      tongue: this.#tongue,
      ending: this.#ending,
      seed: setup.seed,
      names: sitting.names,
      viewer,
      view,
      table: game.presentation.table(view),
      row: state.run.phase,
      step: match.step === undefined ? undefined : (game.presentation.stepWithin?.(match.step, view) ?? match.step),
      active: state.run.active,
      asked: match.asked,
      botToMove: sitting.botToMove,
      bySeatBot: setup.players.map(({ bot }) => bot),
      root: person ? skipSingle(treeInAnyOrder(game, texts)) : NO_CHOICES,
      closed: person ? match.closed() : [],
      keys: person ? (game.presentation.keys?.(view) ?? []) : [],
      sayChoice: (text) => {
        const index = texts.indexOf(game.tidy(text));
        return index < 0 ? undefined : game.presentation.sayChoice(match.choices.at(index), view);
      },
      log: this.#logOf(sitting, viewer),
      outcome: state.run.outcome,
    };
  }

  #logOf(sitting: Sitting, viewer: number): LogLine[] {
    const lines = sitting.logFor(viewer).flatMap((entry) => {
      const known = this.#said.get(entry.event);
      if (known !== undefined) return [...known];
      const said = logLines(sitting.game, [entry], this.#tongue);
      this.#said.set(entry.event, said);
      return said;
    });
    return withoutEmpty(lines);
  }
}

/** Whether a person is to choose. */
export function personToMove({ asked, botToMove }: Position): boolean {
  return asked !== NOBODY && !botToMove;
}
