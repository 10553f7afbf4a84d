// A bot that plays whole runs from its view: it explores, rests, gathers, follows the quest down, and fights with what it has.
// It plays the enemies too, when it sits in their seat.
import type { Bot } from '../../../../engine/index.js';
import { EFFECT_KINDS, type EffectMark, kindOf } from '../../../../kits/combat/index.js';
import type { TrailChoice } from '../../choices.js';
import { type ItemId, itemOf } from '../../content/items/index.js';
import type { Verb } from '../../content/vocabulary.js';
import { type Creature, mostLife, mostMana } from '../../rules/creature.js';
import { FAR, OFFSETS, STEPS, WAYS } from '../../rules/map/index.js';
import { firstStep, knownWays } from '../../steps/walking.js';
import type { TrailView } from '../../view.js';
import { DRINK_BELOW, inFight, verbsOf } from './fighting.js';

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

/** Share of the most life below which the hero rests. */
const REST_BELOW = 0.85;
/** Life below which an illness is not waited out, even if it draws no blood. */
const WEAK = 15;

/** The first thing in a list of wishes that is open. */
function onMap(view: TrailView, choices: readonly TrailChoice[]): number {
  const find = (wanted: (choice: TrailChoice) => boolean): number => choices.findIndex(wanted);
  const { body, hero, foes, inView } = view;
  const share = body.life / mostLife(hero);
  const awake = foes.some(({ id, asleep }) => !asleep && inView.includes(id));
  const wishes: (() => number)[] = [
    () => find((choice) => choice.act === 'equip' && isBetter(choice.item, view)),
    () => cureAny(view, choices, 'counts'),
    () => (body.life < WEAK ? cureAny(view, choices, 'stopsRecovery') : -1),
    () => (share < DRINK_BELOW && awake ? use(choices, ['mend']) : -1),
    () => use(choices, ['train', 'chart']),
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

/** The place of a choice to use something that does one of some verbs. */
function use(choices: readonly TrailChoice[], verbs: readonly Verb['do'][]): number {
  return choices.findIndex(
    (choice) => choice.act === 'use' && verbsOf(choice.item).some((verb) => verbs.includes(verb.do)),
  );
}

/** The place of a choice to use what ends the first illness with a mark that something can be done about. */
function cureAny({ body }: TrailView, choices: readonly TrailChoice[], mark: EffectMark): number {
  for (const { id } of body.effects) {
    const at = kindOf(EFFECT_KINDS, id)[mark] === true ? cure(choices, id) : -1;
    if (at >= 0) return at;
  }
  return -1;
}

/** The place of a choice to use what ends an illness, and as little else as there is. */
function cure(choices: readonly TrailChoice[], illness: string): number {
  let best = -1;
  let fewest = Infinity;
  choices.forEach((choice, at) => {
    if (choice.act !== 'use') return;
    for (const verb of verbsOf(choice.item)) {
      if (verb.do !== 'cure' || !verb.effects.some((id) => id === illness) || verb.effects.length >= fewest) continue;
      best = at;
      fewest = verb.effects.length;
    }
  });
  return best;
}

/** A sleeper next to the hero is attacked before it wakes, if the hero is well. */
function attackNear(view: TrailView, choices: readonly TrailChoice[]): number {
  if (view.body.life < mostLife(view.hero) * REST_BELOW) return -1;
  return attack(view, choices, (foe) => foe.asleep && STEPS.some((offset) => view.body.at + offset === foe.at));
}

/** Goes up to the nearest enemy of a sort, or into it. */
function attack(view: TrailView, choices: readonly TrailChoice[], wanted: (foe: Creature) => boolean): number {
  const { body, inView } = view;
  const foes = view.foes.filter((foe) => inView.includes(foe.id) && wanted(foe));
  if (foes.length === 0) return -1;
  const ways = knownWays(view);
  let best = FAR;
  let nearest = Infinity;
  for (const foe of foes)
    for (const offset of STEPS) {
      const steps = foe.at + offset === body.at ? 0 : (ways.steps[foe.at + offset] ?? FAR);
      if (steps === FAR || steps >= nearest) continue;
      nearest = steps;
      best = steps === 0 ? foe.at : firstStep(ways, foe.at + offset);
    }
  const way = WAYS.find((one) => body.at + OFFSETS[one] === best);
  return choices.findIndex((choice) => choice.act === 'go' && choice.way === way);
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
