// What a card says, made from the data that it is played by: a line for what it is, then one for each thing it does.
import type { Saying } from '../../../engine/index.js';
import { definition, type Kind } from '../cards/index.js';
import { nameKey } from '../cards/names.js';
import type { Ability, CardClass, Condition, LastingName, Removal, TurnName, Verb } from '../cards/vocabulary.js';
import { EFFECTS } from '../rules/effects.js';
import { say } from '../text/say.js';

/** The name of a card. */
export function sayName(kind: Kind): Saying {
  return say(nameKey(kind));
}

/** A card's text, a line each, in the order in which it is played by. */
export function sayCard(kind: Kind): Saying[] {
  return partsOf(kind).map((text) => say('areena.text.line', { text }));
}

/** A card's whole text in one piece. */
export function sayWhole(kind: Kind): Saying {
  return sayCard(kind).reduce((first, next) => say('areena.text.also', { first, next }));
}

/** What sets a gladiator apart: its text without what it is, and without a full stop. */
export function saySkill(kind: Kind): Saying {
  const [, ...skill] = partsOf(kind);
  return skill.reduce((first, next) => say('areena.text.then', { first, next }));
}

function partsOf(kind: Kind): Saying[] {
  const { needs, bonus, immune, abilities, removal } = definition(kind);
  return [
    sayType(kind),
    ...(needs.length > 0 ? [say('areena.text.needs', { needs: needs.map(sayCondition) })] : []),
    ...bonus.map(({ stat, by }) => say(`areena.bonus.${stat}`, { by })),
    ...(immune.length > 0 ? [say('areena.text.immune', { effects: immune.map(sayEffect) })] : []),
    ...abilities.map(sayAbility),
    ...(removal === undefined ? [] : [say('areena.text.removal', { way: sayRemoval(removal) })]),
  ];
}

function sayType(kind: Kind): Saying {
  const { type, life, attack, class: equipmentClass, hands, use } = definition(kind);
  switch (type) {
    case 'gladiator':
      return say('areena.text.gladiator', { life, attack });
    case 'attack':
      return say('areena.text.attack', { attack });
    case 'equipment':
      return say('areena.text.equipment', {
        class: say(`areena.class.${equipmentClass ?? 'tool'}`),
        hands,
        use: use ?? 'lasting',
      });
    case 'defence':
    case 'reaction':
    case 'tactic':
      return say(`areena.text.${type}`);
  }
}

function sayAbility({ on, needs, do: verbs }: Ability): Saying {
  const when = say(`areena.on.${on}`);
  // In order: what comes first is done first.
  const said = verbs.map(sayVerb).reduce((first, next) => say('areena.text.then', { first, next }));
  return needs === undefined || needs.length === 0
    ? say('areena.text.ability', { when, verbs: said })
    : say('areena.text.ability-if', { when, needs: needs.map(sayCondition), verbs: said });
}

function sayCondition(condition: Condition): Saying {
  switch (condition.if) {
    case 'wields':
      return say(`areena.if.${condition.if}.${condition.what}`);
    case 'free-hands':
      return say(`areena.if.${condition.if}`, { hands: condition.hands });
    case 'has-tactic':
      return say(`areena.if.${condition.if}`, { who: condition.who });
    case 'bears':
      return say(`areena.if.${condition.if}`, { who: condition.who, effect: sayEffect(condition.effect) });
    case 'life-at-most':
      return say(`areena.if.${condition.if}`, { who: condition.who, life: condition.life });
    case 'hand-at-most':
      return say(`areena.if.${condition.if}`, { who: condition.who, count: condition.count });
    case 'unarmed':
    case 'attacking':
    case 'defending':
    case 'basic-attack':
    case 'less-life':
      return say(`areena.if.${condition.if}`);
  }
}

function sayVerb(verb: Verb): Saying {
  switch (verb.do) {
    case 'draw':
    case 'shed':
    case 'spend':
      return say(`areena.do.${verb.do}`, { who: verb.who, cards: sayCount('card', verb.count) });
    case 'raise-damage':
    case 'reduce-damage':
      return say(`areena.do.${verb.do}`, { by: verb.by });
    case 'zero-damage':
      return say(`areena.do.${verb.do}`);
    case 'nullify':
      return say(`areena.do.${verb.do}`, { what: verb.what });
    case 'heal':
    case 'hurt':
      return say(`areena.do.${verb.do}`, { who: verb.who, by: verb.by });
    case 'apply': {
      const { turns, power } = verb;
      const measure = EFFECTS[verb.effect].strength === 'stacks' ? 'areena.effect.wounds' : 'areena.effect.lasting';
      const effect = say(measure, { effect: sayEffect(verb.effect), turns, power });
      return say(`areena.do.${verb.do}`, { who: verb.who, effect });
    }
    case 'until-end': {
      const effect = say('areena.effect.turn', { effect: sayEffect(verb.effect), power: verb.power });
      return say('areena.do.apply', { who: verb.who, effect });
    }
    case 'cure':
      return say(`areena.do.${verb.do}`, { who: verb.who, effects: verb.effects.map(sayEffect) });
    case 'lose-equipment':
    case 'lose-tactic':
      return say(`areena.do.${verb.do}`, { who: verb.who });
    case 'search':
    case 'recover':
      return say(`areena.do.${verb.do}`, { cards: sayCount(verb.what, 1) });
  }
}

function sayRemoval(removal: Removal): Saying {
  switch (removal.by) {
    case 'discard':
      return say(`areena.removal.${removal.by}`, { cards: sayCount(removal.what, removal.count) });
    case 'hurt':
      return say(`areena.removal.${removal.by}`, { life: removal.life });
    case 'spend':
      return say(`areena.removal.${removal.by}`, { cards: sayCount('card', removal.count) });
    case 'condition':
      return say(`areena.removal.${removal.by}`, { needs: sayCondition(removal.condition) });
    case 'lose-equipment':
    case 'lose-tactic':
      return say(`areena.removal.${removal.by}`);
  }
}

function sayCount(what: CardClass, count: number): Saying {
  return say(`areena.count.${what}`, { count });
}

/** The names of effects are common to all games; those of a turn are Areena's own. */
function sayEffect(id: LastingName | TurnName): Saying {
  return say(`fx.${id}`);
}
