// How the explorer fights: every choice is weighed in life, what it takes from enemies against what it spares the hero.
import { EFFECT_KINDS, inflicted, kindOf } from '../../../../kits/combat/index.js';
import type { TrailChoice } from '../../choices.js';
import { callingOf } from '../../content/callings/index.js';
import { enemyOf } from '../../content/enemies/index.js';
import { type ItemId, itemOf } from '../../content/items/index.js';
import type { Verb } from '../../content/vocabulary.js';
import { Body, type Creature, mostLife } from '../../rules/creature.js';
import { standing } from '../../state.js';
import type { TrailView } from '../../view.js';

/** Shares of the most life: drink below, run below. */
export const DRINK_BELOW = 0.4;
const RUN_BELOW = 0.2;

/** Every choice of a fight weighed: life taken from enemies against life lost. */
export function inFight(view: TrailView, choices: readonly TrailChoice[]): number {
  let best = 0;
  let most = -Infinity;
  choices.forEach((choice, at) => {
    const worth = worthOf(view, choice);
    if (worth <= most) return;
    best = at;
    most = worth;
  });
  return best;
}

function worthOf(view: TrailView, choice: TrailChoice): number {
  const { body, hero } = view;
  const foes = standing(view);
  const target = (place: number): Creature | undefined => foes.find((one) => one.place === place)?.foe;
  switch (choice.act) {
    case 'strike':
      return harmOf(view, { do: 'blow', percent: 100 }, target(choice.foe));
    case 'skill': {
      const skill = callingOf(hero.calling).skills.find(({ id }) => id === choice.skill);
      return skill === undefined ? 0 : sum(view, skill.steps, target(choice.foe)) - 0.7 * skill.mana;
    }
    case 'item': {
      const item = itemOf(choice.item);
      return item.kind === 'use' ? sum(view, item.steps, target(choice.foe)) - ITEM_COST : 0;
    }
    case 'flee':
      return body.life < mostLife(hero) * RUN_BELOW &&
        !hero.pack.some((item) => verbsOf(item).some((verb) => verb.do === 'mend'))
        ? danger(view)
        : -1;
    case 'go':
    case 'wait':
    case 'rest':
    case 'take':
    case 'explore':
    case 'descend':
    case 'travel':
    case 'use':
    case 'equip':
    case 'play':
      return -1;
  }
}

/** What an item in the pack is worth at least. */
const ITEM_COST = 4;

function sum(view: TrailView, verbs: readonly Verb[], target: Creature | undefined): number {
  return verbs.reduce((worth, verb) => worth + harmOf(view, verb, target), 0);
}

/** What a verb is worth in life. */
function harmOf(view: TrailView, verb: Verb, target: Creature | undefined): number {
  const { body, hero } = view;
  const foes = standing(view).map(({ foe }) => foe);
  const missing = mostLife(hero) - body.life;
  const low = body.life < mostLife(hero) * DRINK_BELOW;
  switch (verb.do) {
    case 'blow': {
      if (target === undefined) return 0;
      const self = new Body(body, hero);
      const other = new Body(target, hero);
      const hits = Math.min(97, Math.max(15, self.accuracy - 2 * other.stat('agility'))) / 100;
      const damage = Math.max(1, (self.stat('strength') * verb.percent) / 100 - other.stat('defence'));
      return hits * (taken(target, damage) + sum(view, verb.then ?? [], target));
    }
    case 'harm':
      return target === undefined ? 0 : taken(target, verb.amount);
    case 'inflict':
      return target === undefined || target.kind === 'hero' || enemyOf(target.kind).immune.includes(verb.effect)
        ? 0
        : inflictedWorth(verb, target);
    case 'gain': {
      if (isIll(body, verb.effect)) return 0;
      const { mend } = kindOf(EFFECT_KINDS, verb.effect);
      const given = inflicted(EFFECT_KINDS, verb.effect, verb.turns, verb.power);
      if (mend !== undefined) return Math.min(missing, verb.turns * mend(given));
      return totalLife(foes) > 30 ? verb.turns * verb.power * 0.6 : 0;
    }
    case 'cure':
      return body.effects.reduce(
        (worth, one) => (verb.effects.some((id) => id === one.id) ? worth + one.turns * one.power * one.stacks : worth),
        0,
      );
    case 'mend':
      return low ? Math.min(missing, verb.amount) : 0;
    case 'focus':
      return body.mana <= 1 && totalLife(foes) > 40 ? 6 : 0;
    case 'perhaps':
      return (verb.percent / 100) * sum(view, verb.steps, target);
    case 'everyone':
      return foes.reduce((worth, foe) => worth + sum(view, verb.steps, foe), 0);
    case 'slip':
      return body.life < mostLife(hero) * RUN_BELOW ? 30 : 0;
    case 'train':
    case 'chart':
      return 0;
  }
}

/** What an effect on an enemy is worth, by what its kind does; one that does not stack is not worth inflicting again. */
function inflictedWorth({ effect, turns, power }: Extract<Verb, { do: 'inflict' }>, target: Creature): number {
  const kind = kindOf(EFFECT_KINDS, effect);
  const given = inflicted(EFFECT_KINDS, effect, turns, power);
  const { life, stunProof } = target;
  const again = kind.repeat !== 'stack' && isIll(target, effect);
  if (kind.harm !== undefined) return again ? 0 : Math.min(life, turns * kind.harm(given) * 0.8);
  if (kind.losesTurn === true) return stunProof || life < 8 ? 0 : 6;
  const strength = kind.change?.('strength', 0, given) ?? 0;
  const agility = kind.change?.('agility', 0, given) ?? 0;
  if (strength < 0) return again || life < 15 ? 0 : turns * -strength * 0.5;
  return agility >= 0 || life < 10 ? 0 : 1.5;
}

/** Life that damage takes; an enemy that falls can harm nobody any more. */
function taken({ life }: Creature, damage: number): number {
  return damage >= life ? life + 4 : damage + 4 * (damage / life);
}

/** What staying costs: the strength of those who stand. */
function danger(view: TrailView): number {
  return standing(view).reduce(
    (worth, { foe }) => worth + (foe.kind === 'hero' ? 0 : enemyOf(foe.kind).stats.strength),
    0,
  );
}

function totalLife(foes: readonly Creature[]): number {
  return foes.reduce((life, foe) => life + foe.life, 0);
}

/** What using an item does. */
export function verbsOf(item: ItemId): readonly Verb[] {
  const data = itemOf(item);
  return data.kind === 'use' ? data.steps : [];
}

export function isIll({ effects }: Creature, id: string): boolean {
  return effects.some((effect) => effect.id === id);
}
