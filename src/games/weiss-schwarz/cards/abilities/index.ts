// The table of abilities (WS-A1 to WS-AC, and lowering), one line each.
import type { AbilityUse } from '../card.js';
import type { Ability } from './ability.js';
import { annulPower } from './annul-power.js';
import { banish } from './banish.js';
import { coinBanish } from './coin-banish.js';
import { coinMill } from './coin-mill.js';
import { dieStrike } from './die-strike.js';
import { discardColour } from './discard-colour.js';
import { levelDown } from './level-down.js';
import { lowerPower } from './lower-power.js';
import { orderDeck } from './order-deck.js';
import { raiseSubtype } from './raise-subtype.js';
import { recover } from './recover.js';
import { returnAll } from './return-all.js';
import { sweepField } from './sweep-field.js';

export type { Ability } from './ability.js';

export const ABILITIES = [
  discardColour,
  orderDeck,
  returnAll,
  sweepField,
  raiseSubtype,
  dieStrike,
  coinMill,
  recover,
  levelDown,
  banish,
  annulPower,
  coinBanish,
  lowerPower,
] as const satisfies readonly Ability[];

/** What its words are called by: one that has none does not compile. */
export type AbilityName = (typeof ABILITIES)[number]['name'];

/** Those that lie in the pile: what they change has words as well. */
export type LastingName = Extract<(typeof ABILITIES)[number], { readonly onCard: unknown }>['name'];

const BY_NAME: ReadonlyMap<string, Ability & { readonly name: AbilityName }> = new Map(
  ABILITIES.map((ability) => [ability.name, ability]),
);

/** Whether it lies in the pile, so that what it changes has words. */
export function isLasting(name: AbilityName): name is LastingName {
  return abilityNamed(name).onCard !== undefined;
}

/** The ability of a name; throws where there is none. */
export function abilityNamed(name: string): Ability & { readonly name: AbilityName } {
  const ability = BY_NAME.get(name);
  if (ability === undefined) throw new Error(`weiss-schwarz: no ability is called ${name}`);
  return ability;
}

/**
 * The ability that a card file names: `Aumento poder a subtipo Mago 1100`, or `A5:Mago:1100`.
 * @returns undefined when there is none of that name; an example when what stands behind the name cannot be understood
 */
export function readAbility(
  text: string,
  abilities: readonly Ability[] = ABILITIES,
): AbilityUse | { readonly example: string } | undefined {
  const words = wordsOf(text);
  const folded = words.map(fold);
  let best: { ability: Ability; length: number } | undefined;
  for (const ability of abilities)
    for (const name of [ability.short, ...ability.names]) {
      const own = wordsOf(name).map(fold);
      // A name may begin like another one: the longest is meant.
      if (own.length > (best?.length ?? 0) && own.every((word, at) => word === folded[at]))
        best = { ability, length: own.length };
    }
  if (best === undefined) return undefined;
  const rest = words.slice(best.length).join(' ');
  const { name, names, parameters } = best.ability;
  const read = parameters === undefined ? (rest === '' ? NO_PARAMETERS : undefined) : parameters.read(rest);
  return read === undefined
    ? { example: parameters?.example ?? names[0] }
    : { ability: name, what: read.what, n: read.n };
}

const NO_PARAMETERS = { what: '', n: 0 } as const;

function wordsOf(text: string): string[] {
  return text.split(/[\s:]+/u).filter((word) => word !== '');
}

/** Without case and accents. */
function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
