// What cards and verbs are worth to a player, in points of damage. Rough numbers: they order choices, no more.
import { type EffectKind, effect, inflicted, type LastingEffect, renewed } from '../../../../kits/combat/index.js';
import { foeOf, NONE, zoneOf } from '../../../../kits/duel/index.js';
import { definition, isOfClass, type Kind } from '../../cards/index.js';
import type { Ability, Bonus, Condition, TurnName, Verb } from '../../cards/vocabulary.js';
import { holds } from '../../rules/condition.js';
import { EFFECTS } from '../../rules/effects.js';
import { bearerAt, definitionOf, kindOf } from '../../state.js';
import type { AreenaView } from '../../view.js';

/** More than anything a card can do: the game is decided. */
export const DECIDED = 100;
/** How often a lasting ability is expected to act before the game is over or its card is gone. */
const TIMES = 3;
/** Chance that a condition that does not hold now will hold when it is asked for. */
const UNMET = 0.3;

/** What it is worth to a seat that a verb of its own is carried out now. Modifiers and nullifying: see outlook.ts. */
export function verbWorth(view: AreenaView, seat: number, verb: Verb): number {
  switch (verb.do) {
    case 'draw':
      return both(view, seat, verb.who, (whose) => drawWorth(view, whose, verb.count));
    case 'shed':
      return both(view, seat, verb.who, (whose) => -Math.min(verb.count, handOf(view, whose)));
    case 'spend':
      return both(view, seat, verb.who, () => -0.2 * verb.count);
    case 'heal':
      return both(view, seat, verb.who, (whose) => 0.9 * Math.min(verb.by, missing(view, whose)));
    case 'hurt':
      return both(view, seat, verb.who, (whose) => -hurtWorth(view, whose, verb.by));
    case 'apply':
      return both(view, seat, verb.who, (whose) => effectWorth(view, whose, verb));
    case 'until-end':
      return both(view, seat, verb.who, () => turnWorth(verb.effect, verb.power));
    case 'cure':
      return both(view, seat, verb.who, (whose) => 2 * bearing(view, whose, verb.effects));
    case 'lose-equipment':
      return both(view, seat, verb.who, (whose) => -bestInUse(view, whose));
    case 'lose-tactic':
      return both(view, seat, verb.who, (whose) => -tacticWorth(view, whose));
    case 'search':
      return 2;
    case 'recover':
      return zoneOf(view.discards, seat).some((card) => isOfClass(definitionOf(view, card), verb.what)) ? 1.5 : 0;
    case 'raise-damage':
    case 'reduce-damage':
    case 'zero-damage':
    case 'nullify':
      return 0;
  }
}

/** What a card that stays in play is worth to its player from now on. */
export function lastingWorth(view: AreenaView, seat: number, kind: Kind): number {
  const { bonus, abilities, use } = definition(kind);
  let worth = 0;
  for (const one of bonus) worth += bonusWorth(one);
  for (const ability of abilities) worth += abilityWorth(view, seat, ability) * (use === 'once' ? 1 : TIMES);
  return worth;
}

/** What it is worth to hold a card: used when one must go, or may be taken. */
export function holdingWorth(view: AreenaView, seat: number, kind: Kind): number {
  const { type, attack, needs, abilities } = definition(kind);
  const copies = zoneOf(view.hands, seat).filter((card) => card >= 0 && kindOf(view, card) === kind).length;
  const crowded = copies > 1 ? 0.7 : 1;
  const ready = needs.reduce((share, need) => share * readiness(view, seat, need), 1);
  switch (type) {
    case 'attack':
      return crowded * ready * (attack + sum(abilities, (ability) => abilityWorth(view, seat, ability)));
    case 'defence':
    case 'reaction':
      return (
        crowded * ready * (1 + sum(abilities, (ability) => sum(ability.do, (verb) => actionWorth(view, seat, verb))))
      );
    case 'tactic':
      return view.tactics[seat] === NONE ? lastingWorth(view, seat, kind) * 0.6 * crowded : 1;
    case 'equipment':
      return lastingWorth(view, seat, kind) * 0.6 * crowded;
    case 'gladiator':
      return 0;
  }
}

/** The tactic in play on a side, or 0. */
export function tacticWorth(view: AreenaView, seat: number): number {
  const card = view.tactics[seat] ?? NONE;
  return card === NONE ? 0 : lastingWorth(view, seat, kindOf(view, card));
}

/** What a seat loses when its stamina falls. */
export function hurtWorth(view: AreenaView, seat: number, by: number): number {
  return by >= bearerAt(view, seat).life ? DECIDED : by;
}

function abilityWorth(view: AreenaView, seat: number, { needs, do: verbs }: Ability): number {
  const ready = (needs ?? []).reduce(
    (share, need) => share * (need.if === 'hand-at-most' ? 0.6 : readiness(view, seat, need)),
    1,
  );
  return ready * sum(verbs, (verb) => actionWorth(view, seat, verb));
}

/** A verb's worth where the moment of its use is still to come. */
function actionWorth(view: AreenaView, seat: number, verb: Verb): number {
  if (verb.do === 'raise-damage' || verb.do === 'reduce-damage') return verb.by;
  if (verb.do === 'zero-damage') return 5;
  if (verb.do === 'nullify') return 3;
  return Math.min(6, Math.max(-6, verbWorth(view, seat, verb)));
}

function bonusWorth({ stat, by }: Bonus): number {
  return by * (stat === 'basic' ? 1 : TIMES);
}

function readiness(view: AreenaView, seat: number, need: Condition): number {
  if (need.if === 'attacking' || need.if === 'defending' || holds(view, seat, need)) return 1;
  if (need.if !== 'wields') return UNMET;
  const fits = (card: number): boolean => card >= 0 && definitionOf(view, card).class === need.what;
  return zoneOf(view.hands, seat).some(fits) ? 0.8 : UNMET;
}

/** Cards are worth less the nearer the deck is to its end, and a card that is not there costs the game (AR-3). */
function drawWorth(view: AreenaView, seat: number, count: number): number {
  const left = (view.deckCounts[seat] ?? 0) - count;
  if (left < 0) return -DECIDED;
  return left < 6 ? -count : left < 12 ? 0.2 * count : 0.9 * count;
}

function effectWorth(
  view: AreenaView,
  seat: number,
  { effect: id, turns, power }: Extract<Verb, { do: 'apply' }>,
): number {
  const { effects, immune } = bearerAt(view, seat);
  if (immune.includes(id)) return 0;
  const kind = EFFECTS[id];
  const there = effects.find((one) => one.id === id);
  const given = inflicted(EFFECTS, id, turns, power);
  const after = there === undefined ? given : renewed(kind, there, given);
  if (kind.harm !== undefined) return inAll(kind.harm, there) - inAll(kind.harm, after);
  if (kind.mend !== undefined) return Math.min(missing(view, seat), inAll(kind.mend, after)) - inAll(kind.mend, there);
  const strength = added(kind, 'strength', given);
  // Effects tick before their bearer strikes: the last turn of a weakness harms nobody.
  if (strength < 0) return there === undefined ? 0.8 * (turns - 1) * strength : -0.2;
  if (strength > 0) return there === undefined ? 0.5 * turns * strength : 0.2;
  return there === undefined ? 0.8 * turns * added(kind, 'defence', given) : 0.3;
}

/** What an effect that lasts until the end of the turn is worth to its bearer. */
function turnWorth(id: TurnName, power: number): number {
  const given = effect(id, 1, power);
  return added(EFFECTS[id], 'strength', given) + added(EFFECTS[id], 'defence', given);
}

/** Stamina that an effect takes or gives in all the turns it has left. */
function inAll(each: NonNullable<EffectKind['harm']>, one: LastingEffect | undefined): number {
  return one === undefined ? 0 : one.turns * each(one);
}

/** What an effect adds to a statistic. */
function added(kind: EffectKind, statistic: string, one: LastingEffect): number {
  return kind.change?.(statistic, 0, one) ?? 0;
}

function both(view: AreenaView, seat: number, who: 'self' | 'foe' | 'both', ofSeat: (seat: number) => number): number {
  const own = who === 'foe' ? 0 : ofSeat(seat);
  const other = who === 'self' ? 0 : ofSeat(foeOf(seat));
  // Both out at once is no win, but better than losing (CO-6).
  return own <= -DECIDED && other <= -DECIDED ? -DECIDED / 4 : own - other;
}

function bestInUse(view: AreenaView, seat: number): number {
  return Math.max(0, ...zoneOf(view.equipment, seat).map((card) => lastingWorth(view, seat, kindOf(view, card))));
}

function bearing(view: AreenaView, seat: number, ids: readonly string[]): number {
  return bearerAt(view, seat).effects.filter(({ id }) => ids.includes(id)).length;
}

function missing(view: AreenaView, seat: number): number {
  const { life, mostLife } = bearerAt(view, seat);
  return mostLife - life;
}

function handOf(view: AreenaView, seat: number): number {
  return zoneOf(view.hands, seat).length;
}

function sum<T>(items: readonly T[], worth: (item: T) => number): number {
  return items.reduce((total, item) => total + worth(item), 0);
}
