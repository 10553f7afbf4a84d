// What all toy games leave plain: no bots, no words, nothing hidden unless a toy says so.
import {
  type Choice,
  defineGame,
  drawnOutcome,
  type Game,
  type GameDefinition,
  type OpenPart,
  placeLast,
  type State,
  type Step,
  say,
} from '../../../src/engine/index.js';

type Plain =
  | 'rules'
  | 'bots'
  | 'presentation'
  | 'checkSetup'
  | 'copy'
  | 'concede'
  | 'tidy'
  | 'view'
  | 'imagine'
  | 'verify';

export type ToyDefinition<S extends State, T extends Step, C extends Choice> = Omit<
  GameDefinition<S, T, C, OpenPart<S>>,
  Plain
> &
  Partial<Pick<GameDefinition<S, T, C, OpenPart<S>>, Plain>>;

/** A game from the parts a toy cares about. Views are copies of the whole state, unless the toy has its own. */
export function defineToy<S extends State, T extends Step, C extends Choice>(
  toy: ToyDefinition<S, T, C>,
): Game<S, C, OpenPart<S>> {
  return defineGame<S, T, C, OpenPart<S>>({
    rules: 1,
    bots: {},
    presentation: {
      catalogue: () => Promise.resolve({}),
      sayEvent: () => undefined,
      sayChoice: ({ act }) => say(act),
      branch: ([act = '']) => ({ say: say(act) }),
      table: () => ({ seats: [], centre: [], status: [] }),
      rules: [],
    },
    checkSetup: () => [],
    copy: (state, run) => ({ ...structuredClone(state), run }),
    concede: (play, player) =>
      play.end(placeLast(drawnOutcome(play.state.run.order.length, 'conceded'), player, 'conceded')),
    tidy: (text) => text.toLowerCase(),
    view: (state, _seat, run) => ({ ...structuredClone(state), run }),
    imagine: (view, _chance, run) => ({ ...structuredClone(view), run }) as S,
    verify: () => [],
    ...toy,
  });
}
