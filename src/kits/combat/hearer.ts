// Who hears what effects do, and who counts the blood: a fight's log, or somebody who keeps quiet (EF-19).
import type { GameEvent } from '../../engine/index.js';
import type { Bearer } from './effect.js';

/** What an effect tells; `id` is the effect's, `n` the number in the words. The words are `event.fx.on.bleed` and so on. */
export type EffectEvent = GameEvent & { readonly bearer: Bearer; readonly id: string; readonly n: number };

export interface Hearer {
  /** Undefined: nobody listens, and no event is made. */
  readonly tell: ((event: EffectEvent) => void) | undefined;
  /** Blood spilt so far. It is counted whether anybody listens or not. */
  blood: number;
}

/** A hearer that says nothing but still counts blood (EF-19). */
export function quietHearer(): Hearer {
  return { tell: undefined, blood: 0 };
}

/** Tells something of an effect on somebody: `fx.on` of bleed is the code `fx.on.bleed`. */
export function tell(hearer: Hearer, moment: string, bearer: Bearer, id: string, n: number): void {
  hearer.tell?.({ code: `${moment}.${id}`, bearer, id, n } satisfies EffectEvent);
}
