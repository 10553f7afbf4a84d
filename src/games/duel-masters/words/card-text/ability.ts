// Abilities in words: when they are on, what wakes them, what they do.
import type { Saying } from '../../../../engine/index.js';
import type { Ability, TriggeredAbility } from '../../cards/vocabulary.js';
import { say } from '../../text/say.js';
import { sayActions } from './action.js';
import { sayNeeds } from './condition.js';
import { type Context, sayCreatures, sayUsed } from './phrase.js';
import { sayTraits } from './trait.js';

/** Nothing has been chosen yet. */
export const AT_FIRST: Context = { them: 1, creatures: true, by: false, spell: false };

/** One line: `Survivor. When this creature attacks: …` */
export function sayAbility(ability: Ability): Saying {
  const body = sayBody(ability);
  return ability.under === undefined
    ? body
    : say(`duel-masters.under.${ability.under}`, { ability: { ...body, capital: true } });
}

function sayBody(ability: Ability): Saying {
  switch (ability.ability) {
    case 'when': {
      const done = sayActions(ability.do, { ...AT_FIRST, by: 'by' in ability && ability.by !== undefined });
      const then = ability.may === true ? say('duel-masters.do.may', { then: done }) : done;
      return sayWith(sayMoment(ability), ability, then);
    }
    case 'always': {
      const traits = sayTraits(ability.traits);
      const said =
        ability.to === undefined
          ? traits
          : say('duel-masters.always.to', { to: sayCreatures(ability.to, 'all'), traits });
      return ability.needs === undefined
        ? said
        : say('duel-masters.if-so', { needs: sayNeeds(ability.needs), then: said });
    }
    case 'tap': {
      const label =
        ability.by === undefined
          ? say('duel-masters.ability.tap')
          : say('duel-masters.ability.tap.by', { by: sayCreatures({ ...ability.by, whose: 'own' }, 'any') });
      return sayWith(label, ability, sayActions(ability.do, AT_FIRST));
    }
    case 'silent':
      return sayWith(say('duel-masters.ability.silent'), ability, sayActions(ability.do, AT_FIRST));
    case 'cost':
      return sayStanding(
        ability,
        say('duel-masters.ability.cost', {
          cards: sayUsed({ ...ability.of, whose: ability.whose }, 'kind'),
          sign: ability.by < 0 ? 'less' : 'more',
          by: Math.abs(ability.by),
        }),
      );
    case 'ban':
      return sayStanding(
        ability,
        say('duel-masters.ability.ban', { cards: sayUsed({ ...ability.of, whose: ability.whose }, 'kind') }),
      );
  }
}

function sayWith(when: Saying, { needs }: Ability, then: Saying): Saying {
  return needs === undefined || needs.length === 0
    ? say('duel-masters.ability', { when, then })
    : say('duel-masters.ability-if', { when, needs: sayNeeds(needs), then });
}

function sayStanding({ needs }: Ability, said: Saying): Saying {
  return needs === undefined || needs.length === 0
    ? said
    : say('duel-masters.if-so', { needs: sayNeeds(needs), then: said });
}

function sayMoment(ability: TriggeredAbility): Saying {
  switch (ability.on) {
    case 'turn-start':
    case 'turn-end':
    case 'loses-shield':
      return say(`duel-masters.on.${ability.on}`, { whose: ability.whose });
    case 'casts':
      return say(`duel-masters.on.${ability.on}`, {
        card: sayUsed({ ...ability.card, type: 'spell', whose: ability.whose }, 'any'),
      });
    case 'charges':
      return say(`duel-masters.on.${ability.on}`, { card: sayUsed({ ...ability.card, whose: ability.whose }, 'any') });
    case 'enters':
    case 'attacks':
    case 'blocks':
    case 'blocked':
    case 'unblocked':
    case 'breaks':
    case 'wins':
    case 'destroyed':
    case 'leaves':
      return ability.by === undefined
        ? say(`duel-masters.on.${ability.on}`, { who: say('duel-masters.np.this') })
        : say(`duel-masters.on.${ability.on}`, { who: sayCreatures(ability.by, 'any') });
  }
}
