// Hearers of effects (EF-19).
import type { Hearer } from './effect.js';

/** A hearer that says nothing but still counts blood (EF-19). */
export function quietHearer(): Hearer {
  return { tell: undefined, blood: 0 };
}
