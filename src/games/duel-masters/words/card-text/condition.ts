// Conditions in words.
import type { Saying } from '../../../../engine/index.js';
import type { Condition } from '../../cards/vocabulary.js';
import { say } from '../../text/say.js';
import { sayCounted } from './phrase.js';

/** What must hold, all of it. */
export function sayNeeds(needs: readonly Condition[]): Saying {
  const [first, ...others] = needs.flatMap(sayCondition);
  return others.reduce(
    (before, next) => say('duel-masters.needs', { first: before, next }),
    first ?? say('duel-masters.none'),
  );
}

function sayCondition(condition: Condition): Saying[] {
  switch (condition.if) {
    case 'count': {
      const { of } = condition;
      const where = of.in === undefined || of.in === 'battle' ? 'battle' : 'other';
      const least = condition.least ?? (condition.most === undefined ? 1 : 0);
      const { most } = condition;
      if (most === 0) return [say(`duel-masters.if.${condition.if}.none`, { where, np: sayCounted(of, 'none') })];
      if (most === least)
        return [say(`duel-masters.if.${condition.if}`, { where, bound: 'exact', np: sayCounted(of, 'count', least) })];
      return [
        ...(least > 0
          ? [say(`duel-masters.if.${condition.if}`, { where, bound: 'least', np: sayCounted(of, 'count', least) })]
          : []),
        ...(most === undefined
          ? []
          : [say(`duel-masters.if.${condition.if}`, { where, bound: 'most', np: sayCounted(of, 'count', most) })]),
      ];
    }
    case 'fewer':
      return [say(`duel-masters.if.${condition.if}`, { zone: condition.in })];
    case 'turn':
      return [say(`duel-masters.if.${condition.if}`, { whose: condition.whose })];
    case 'attacking':
    case 'tapped':
    case 'untapped':
      return [say(`duel-masters.if.${condition.if}`)];
  }
}
