// What each event of Areena says: codes and data into keys and slots of the catalogues.
import { type GameEvent, type Saying, say } from '../../../engine/index.js';
import { sayTold } from '../../../kits/combat/index.js';
import { AREENA_EVENTS, type AreenaEvent, type EffectTold } from '../events.js';
import type { Term } from '../rules/damage.js';
import { sumOf } from '../rules/damage.js';
import { EFFECTS } from '../rules/effects.js';
import { cardSlot } from './face.js';

export function sayEvent(event: GameEvent): Saying | undefined {
  if (isEffectTold(event)) return sayEffectEvent(event);
  if (!isAreenaEvent(event)) return undefined;
  const { code } = event;
  const key = `event.${code}`;
  switch (code) {
    case 'areena.enters':
    case 'areena.discarded':
    case 'areena.equips':
    case 'areena.uses':
    case 'areena.equipment-gone':
    case 'areena.used-up':
    case 'areena.tactic':
    case 'areena.tactic-gone':
    case 'areena.attacks':
    case 'areena.basic':
    case 'areena.reacts':
    case 'areena.handled':
    case 'areena.fizzled':
    case 'areena.nullified':
    case 'areena.wakes':
    case 'areena.found':
      return say(key, { player: { seat: event.player }, card: cardSlot(event.kind) });
    case 'areena.begins':
    case 'areena.no-attack':
    case 'areena.passes':
    case 'areena.nothing-nullified':
    case 'areena.falls':
    case 'areena.exhausted':
    case 'areena.removes':
    case 'areena.found-unseen':
    case 'areena.recovered-unseen':
      return say(key, { player: { seat: event.player } });
    case 'areena.drew-unseen':
    case 'areena.hit':
    case 'areena.hurt':
    case 'areena.healed':
      return say(key, { player: { seat: event.player }, n: event.n });
    case 'areena.drew':
    case 'areena.spent':
      return say(key, { player: { seat: event.player }, cards: event.kinds.map(cardSlot) });
    case 'areena.raised':
    case 'areena.reduced':
    case 'areena.still':
      return say(key, { n: event.n });
    case 'areena.zeroed':
      return say(key);
    case 'areena.damage': {
      const below = sumOf(event.terms);
      const slots = { player: { seat: event.player }, sum: saySum(event.terms) };
      return below < 0
        ? say(`${key}-below`, { ...slots, below: `−${-below}` })
        : say(key, { ...slots, total: event.total });
    }
  }
}

/** A sum as it is written: `5 + 2 + 1 − 3`; what was set to zero is multiplied by it. */
export function saySum(terms: readonly Term[]): Saying {
  let sum = say('areena.sum.value', { by: 0 });
  for (const { op, by } of terms) sum = say(`areena.sum.${op}`, op === 'zero' ? { before: sum } : { before: sum, by });
  return sum;
}

/** Being wounded has no further meaning here, so it has words of its own. */
function sayEffectEvent({ code, player, n }: EffectTold): Saying {
  if (code === 'fx.wounded') return say('event.areena.wounded', { player: { seat: player } });
  return sayTold(EFFECTS, code, { seat: player }, n);
}

function isAreenaEvent(event: GameEvent): event is AreenaEvent {
  return AREENA_EVENTS.some((code) => code === event.code);
}

function isEffectTold(event: GameEvent): event is EffectTold {
  return event.code.startsWith('fx.');
}
