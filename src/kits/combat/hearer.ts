// Telling, and hearing nothing, of what effects do (EF-19).
import type { Bearer, EffectEvent, Hearer } from './effect.js';

/** A hearer that says nothing but still counts blood (EF-19). */
export function quietHearer(): Hearer {
  return { tell: undefined, blood: 0 };
}

type Moment = 'fx' | `fx.${'on' | 'more' | 'tick' | 'off'}`;

/** Tells something of an effect on somebody: `fx.on` of bleed is the code `fx.on.bleed`. */
export function tell(hearer: Hearer, moment: Moment, bearer: Bearer, id: string, n: number): void {
  hearer.tell?.({ code: `${moment}.${id}`, bearer, id, n } satisfies EffectEvent);
}
