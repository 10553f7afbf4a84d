// Keywords as bits, so that a creature's can be asked for at once.
import { CIVILIZATIONS, type Civilization, type Trait } from './vocabulary.js';

export const BLOCKER = 1;
export const GUARD = 2;
export const SLAYER = 4;
export const SPEED_ATTACKER = 8;
export const DOUBLE_BREAKER = 16;
export const TRIPLE_BREAKER = 32;
export const CREW_BREAKER = 64;
export const MUST_ATTACK = 128;
export const ENTERS_TAPPED = 256;
export const SHIELD_BURNER = 512;
/** Traits that say something beyond being there: they are looked up one by one. */
export const POWER = 1024;
export const POWER_ATTACKER = 2048;
export const STEALTH = 4096;
export const CAN = 8192;
export const CANNOT = 16384;
export const RETURNS = 32768;

export const BREAKER = DOUBLE_BREAKER | TRIPLE_BREAKER | CREW_BREAKER;

const BITS: Readonly<Record<Trait['has'], number>> = {
  blocker: BLOCKER,
  guard: GUARD,
  slayer: SLAYER,
  'speed-attacker': SPEED_ATTACKER,
  'double-breaker': DOUBLE_BREAKER,
  'triple-breaker': TRIPLE_BREAKER,
  'crew-breaker': CREW_BREAKER,
  'must-attack': MUST_ATTACK,
  'enters-tapped': ENTERS_TAPPED,
  'shield-burner': SHIELD_BURNER,
  power: POWER,
  'power-attacker': POWER_ATTACKER,
  stealth: STEALTH,
  can: CAN,
  cannot: CANNOT,
  returns: RETURNS,
};

/** The bits of some traits together. */
export function bitsOf(traits: readonly Trait[]): number {
  let bits = 0;
  for (const { has } of traits) bits |= BITS[has];
  return bits;
}

/** A bit for each civilization, in the order of CIVILIZATIONS. */
export function civilizationBits(civilizations: readonly Civilization[]): number {
  let bits = 0;
  for (const civilization of civilizations) bits |= 1 << CIVILIZATIONS.indexOf(civilization);
  return bits;
}
