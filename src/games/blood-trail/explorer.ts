// A bot that plays whole runs from its view: it explores, rests, gathers, follows the quest down, and fights with what it has.
// It plays the enemies too, when it sits in their seat.
import type { Bot } from '../../engine/index.js';
import { callingOf } from './callings/index.js';
import type { TrailChoice } from './choices.js';
import type { Verb } from './content/vocabulary.js';
import { Body, type Creature, mostLife, mostMana } from './creature.js';
import { enemyOf } from './enemies/index.js';
import { type ItemId, itemOf } from './items/index.js';
import { FAR, OFFSETS, STEPS, WAYS } from './map/index.js';
import { standing } from './state.js';
import { firstStep, knownWays } from './steps/walking.js';
import type { TrailView } from './view.js';

export const explorer: Bot<TrailChoice, TrailView> = {
  choose({ choices, view, chance }) {
    const known = view();
    const all = choices.toArray();
    const wanted = all.some(({ act }) => act === 'play')
      ? chance.below(all.length)
      : known.fight === null
        ? onMap(known, all)
        : inFight(known, all);
    return Math.max(0, wanted);
  },
};

/** Shares of the most life: rest below, drink below, run below. */
const REST_BELOW = 0.85;
const DRINK_BELOW = 0.4;
const RUN_BELOW = 0.2;

/** The first thing in a list of wishes that is open. */
function onMap(view: TrailView, choices: readonly TrailChoice[]): number {
  const find = (wanted: (choice: TrailChoice) => boolean): number => choices.findIndex(wanted);
  const { body, hero, foes, inView } = view;
  const share = body.life / mostLife(hero);
  const awake = foes.some(({ id, asleep }) => !asleep && inView.includes(id));
  const wishes: (() => number)[] = [
    () => find((choice) => choice.act === 'equip' && isBetter(choice.item, view)),
    () => (isIll(body, 'bleed') ? find((choice) => choice.act === 'use' && choice.item === 'bandage') : -1),
    () => (isIll(body, 'poison') && body.life < 15 ? find((choice) => choice.act === 'use' && choice.item === 'antidote') : -1),
    () => (share < DRINK_BELOW && awake ? find((choice) => choice.act === 'use' && choice.item === 'healing-draught') : -1),
    () => find((choice) => choice.act === 'use' && (choice.item === 'whetstone' || choice.item === 'gallery-chart')),
    () => (share < REST_BELOW || body.mana < mostMana(hero) ? find(({ act }) => act === 'rest') : -1),
    () => find(({ act }) => act === 'take'),
    () => (awake ? attack(view, choices, (foe) => !foe.asleep) : -1),
    () => attackNear(view, choices),
    () => find(({ act }) => act === 'explore'),
    () => find((choice) => choice.act === 'travel' && choice.place.startsWith('item')),
    () => attack(view, choices, (foe) => foe.asleep),
    () => find(({ act }) => act === 'descend'),
    () => find((choice) => choice.act === 'travel' && choice.place === 'den'),
    () => find((choice) => choice.act === 'travel' && choice.place === 'stairs'),
    () => find(({ act }) => act === 'wait'),
  ];
  for (const wish of wishes) {
    const at = wish();
    if (at >= 0) return at;
  }
  return 0;
}

/** A sleeper next to the hero is attacked before it wakes, if the hero is well. */
function attackNear(view: TrailView, choices: readonly TrailChoice[]): number {
  if (view.body.life < mostLife(view.hero) * REST_BELOW) return -1;
  return attack(view, choices, (foe) => foe.asleep && STEPS.some((offset) => view.body.at + offset === foe.at));
}

/** Goes up to the nearest enemy of a sort, or into it. */
function attack(view: TrailView, choices: readonly TrailChoice[], wanted: (foe: Creature) => boolean): number {
  const { body, foes, inView } = view;
  const ways = knownWays(view);
  let best = FAR;
  let nearest = Infinity;
  for (const foe of foes) {
    if (!inView.includes(foe.id) || !wanted(foe)) continue;
    for (const offset of STEPS) {
      const steps = foe.at + offset === body.at ? 0 : (ways.steps[foe.at + offset] ?? FAR);
      if (steps === FAR || steps >= nearest) continue;
      nearest = steps;
      best = steps === 0 ? foe.at : firstStep(ways, foe.at + offset);
    }
  }
  const way = WAYS.find((one) => body.at + OFFSETS[one] === best);
  return choices.findIndex((choice) => choice.act === 'go' && choice.way === way);
}

/** Every choice of a fight weighed: life taken from enemies against life lost. */
function inFight(view: TrailView, choices: readonly TrailChoice[]): number {
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
      return body.life < mostLife(hero) * RUN_BELOW && hero.pack.every((item) => item !== 'healing-draught') ? danger(view) : -1;
    default:
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
        : INFLICTED[verb.effect]?.(verb, target, view) ?? 0;
    case 'gain':
      if (isIll(body, verb.effect)) return 0;
      if (verb.effect === 'regen') return Math.min(missing, verb.turns * verb.power);
      return totalLife(foes) > 30 ? verb.turns * verb.power * 0.6 : 0;
    case 'cure':
      return body.effects.reduce((worth, one) => (verb.effects.some((id) => id === one.id) ? worth + one.turns * one.power * one.stacks : worth), 0);
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

const INFLICTED: Readonly<
  Record<string, (verb: Extract<Verb, { do: 'inflict' }>, target: Creature, view: TrailView) => number>
> = {
  bleed: ({ turns, power }, { life }) => Math.min(life, turns * power * 0.8),
  poison: ({ turns, power }, foe) => (isIll(foe, 'poison') ? 0 : Math.min(foe.life, turns * power * 0.8)),
  burn: ({ turns, power }, foe) => (isIll(foe, 'burn') ? 0 : Math.min(foe.life, turns * power * 0.8)),
  stun: (_verb, { life, stunProof }) => (stunProof || life < 8 ? 0 : 6),
  weak: ({ turns, power }, foe) => (isIll(foe, 'weak') || foe.life < 15 ? 0 : turns * power * 0.5),
  chill: (_verb, { life }) => (life < 10 ? 0 : 1.5),
};

/** Life that damage takes; an enemy that falls can harm nobody any more. */
function taken({ life }: Creature, damage: number): number {
  return damage >= life ? life + 4 : damage + 4 * (damage / life);
}

/** What staying costs: the strength of those who stand. */
function danger(view: TrailView): number {
  return standing(view).reduce((worth, { foe }) => worth + (foe.kind === 'hero' ? 0 : enemyOf(foe.kind).stats.strength), 0);
}

function totalLife(foes: readonly Creature[]): number {
  return foes.reduce((life, foe) => life + foe.life, 0);
}

function isIll({ effects }: Creature, id: string): boolean {
  return effects.some((effect) => effect.id === id);
}

/** Whether an item in the pack would be better than what is worn in its place. */
function isBetter(item: ItemId, { hero }: TrailView): boolean {
  const data = itemOf(item);
  if (data.kind !== 'gear') return false;
  const worn = hero.worn[data.slot];
  return worth(item) > (worn === '' ? 0 : worth(worn));
}

function worth(item: ItemId): number {
  const data = itemOf(item);
  if (data.kind !== 'gear') return 0;
  const { strength = 0, defence = 0, agility = 0, speed = 0, accuracy = 0, critical = 0 } = data.adds;
  return 2 * strength + 2 * defence + agility + speed + accuracy / 4 + critical / 4 + (data.edged ? 1 : 0);
}

