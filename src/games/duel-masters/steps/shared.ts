// Steps that carry nothing but their player: made once for each seat and shared by all games.
import { SEATS } from '../../../kits/duel/index.js';
import type { BareStep } from '../step.js';

type Name = BareStep['do'];

const made = new Map<Name, readonly BareStep[]>();

/** The step of a name for a seat. */
export function stepFor(name: Name, player: number): BareStep {
  let own = made.get(name);
  if (own === undefined) {
    own = Array.from({ length: SEATS }, (_, seat) => Object.freeze({ do: name, player: seat }));
    made.set(name, own);
  }
  return own[player] as BareStep;
}
