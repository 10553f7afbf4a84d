// Fights: turns by energy (BT-4), what a creature's turn begins with (BT-5), what hero and enemies choose (BT-10).
import { automatic, type Closed, decision, EFFECT_KINDS, hasEffect, type Play, tickEffects } from '../../../engine/index.js';
import { callingOf } from '../callings/index.js';
import { FLEE, NO_FOE, type TrailChoice } from '../choices.js';
import { actionsOf, HERO } from '../creature.js';
import { type AbilityId, enemyOf } from '../enemies/index.js';
import type { TrailEvent } from '../events.js';
import { ITEM_IDS, itemOf } from '../items/index.js';
import { FAR } from '../map/index.js';
import { creatureOf, FOE_SEAT, standing, type TrailState, withoutItem } from '../state.js';
import { flee, wayOut } from './fleeing.js';
import { isUsable, kindsIn, stepsOf } from './map.js';
import type { TrailStep } from './step.js';
import { bodyOf, countBlood, hearerFor, nameOf } from './telling.js';
import { performAll } from './verbs.js';

/** Energy that acting costs, and that one must have to act (BT-4). */
export const FULL = 100;
/** What everybody begins a fight with; whoever began it has FULL, whoever was asleep nothing. */
const READY = 50;
const STRIKE = [{ do: 'blow', percent: 100 }] as const;

type FightStep = Extract<TrailStep, { readonly do: 'fight' }>;
type OwnStep = Extract<TrailStep, { readonly creature: number }>;

export const fight = automatic((play: Play<TrailState>, { player, foes, first }: FightStep) => {
  const { state } = play;
  state.fight = { foes };
  state.body.energy = first === 'hero' ? FULL : READY;
  for (const { foe } of standing(state)) {
    foe.energy = foe.asleep ? 0 : first === 'foes' ? FULL : READY;
    foe.asleep = false;
    foe.rests = foe.rests.map(() => 0);
  }
  const names = standing(state).map(({ foe }) => nameOf(state, foe));
  play.tell?.({ code: 'trail.fight', names, uncovers: true } satisfies TrailEvent);
  play.put({ do: 'beat', player } satisfies TrailStep);
});

/** Everybody gains energy by their speed until somebody can act; the one with the most acts first, the hero before others. */
export const beat = automatic((play: Play<TrailState>, step: TrailStep) => {
  const { state } = play;
  const foes = standing(state).map(({ foe }) => foe);
  if (state.fight === null || foes.length === 0) {
    state.fight = null;
    return;
  }
  const everybody = [state.body, ...foes];
  while (everybody.every(({ energy }) => energy < FULL))
    for (const one of everybody) one.energy += Math.max(1, bodyOf(state, one).stat('speed'));
  const next = everybody.reduce((best, one) => (one.energy > best.energy ? one : best));
  play.put(step);
  play.put({ do: 'own-turn', player: step.player, creature: next.id } satisfies TrailStep);
});

/** BT-5, word for word: energy, stun noted, effects, rests, deaths, stun-proof. */
export const ownTurn = automatic((play: Play<TrailState>, { player, creature }: OwnStep) => {
  const { state } = play;
  const actor = creatureOf(state, creature);
  if (actor === undefined) return;
  actor.energy -= FULL;
  if (creature === HERO) state.rounds++;
  const stunned = hasEffect(actor, 'stun');
  const hearer = hearerFor(play, actor);
  tickEffects(EFFECT_KINDS, bodyOf(state, actor), hearer);
  countBlood(state, hearer, true);
  actor.rests = actor.rests.map((rest) => Math.max(0, rest - 1));
  if (actor.life <= 0) return;
  actor.stunProof = stunned;
  if (stunned) {
    play.tell?.({ code: 'trail.stunned', name: nameOf(state, actor) } satisfies TrailEvent);
    return;
  }
  if (creature === HERO) play.put({ do: 'choose', player } satisfies TrailStep);
  else if (state.order.length > 1) play.put({ do: 'foe', player: FOE_SEAT, creature } satisfies TrailStep);
  else play.put({ do: 'foe-plan', player, creature } satisfies TrailStep);
});

/** BT-4: strike, skill, item, flee. */
export const choose = decision({
  choices: (state: TrailState, _step: TrailStep, list) => {
    const { body, hero } = state;
    if (state.fight === null || body.life <= 0) return;
    const foes = standing(state).map(({ place }) => place);
    for (const foe of foes) list.add({ act: 'strike', foe });
    callingOf(hero.calling).skills.forEach(({ id, mana, aim }, at) => {
      if (mana > body.mana || (body.rests[at] ?? 0) > 0) return;
      for (const foe of aim === 'foe' ? foes : [NO_FOE]) list.add({ act: 'skill', skill: id, foe });
    });
    for (const item of kindsIn(hero.pack)) {
      const data = itemOf(item);
      if (data.kind !== 'use' || !isUsable(item, 'fight')) continue;
      for (const foe of data.aim === 'foe' ? foes : [NO_FOE]) list.add({ act: 'item', item, foe });
    }
    if (wayOut(state) !== FAR) list.add(FLEE);
  },
  choose: (play: Play<TrailState>, { player }: TrailStep, choice: TrailChoice) => {
    const { state } = play;
    const { body, hero } = state;
    switch (choice.act) {
      case 'strike':
        performAll(play, player, STRIKE, HERO, targetOf(state, choice.foe));
        return;
      case 'skill': {
        const { skills } = callingOf(hero.calling);
        const at = skills.findIndex(({ id }) => id === choice.skill);
        const skill = skills[at];
        if (skill === undefined) return;
        body.mana -= skill.mana;
        body.rests[at] = skill.rest;
        play.tell?.({ code: 'trail.skill', skill: choice.skill } satisfies TrailEvent);
        performAll(play, player, skill.steps, HERO, targetOf(state, choice.foe));
        return;
      }
      case 'item':
        hero.pack = withoutItem(hero.pack, choice.item);
        play.tell?.({ code: 'trail.uses', item: choice.item } satisfies TrailEvent);
        performAll(play, player, stepsOf(choice.item), HERO, targetOf(state, choice.foe));
        return;
      case 'flee':
        flee(play);
        return;
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
        return;
    }
  },
  closed: (state: TrailState): Closed[] => {
    const { body, hero } = state;
    const foes = standing(state).map(({ place }) => place);
    const fallen = (state.fight?.foes ?? []).map((_, at) => at + 1).filter((place) => !foes.includes(place));
    const closed: Closed[] = fallen.map((place) => ({ text: `strike ${place}`, code: 'trail.fallen' }));
    callingOf(hero.calling).skills.forEach(({ id, mana, aim }, at) => {
      const code = (body.rests[at] ?? 0) > 0 ? 'trail.resting' : mana > body.mana ? 'trail.no-mana' : undefined;
      if (code === undefined) return;
      for (const text of aim === 'foe' ? foes.map((foe) => `skill ${id} ${foe}`) : [`skill ${id}`]) closed.push({ text, code });
    });
    for (const item of ITEM_IDS) {
      const data = itemOf(item);
      if (data.kind !== 'use') continue;
      const carried = hero.pack.includes(item);
      if (carried && isUsable(item, 'fight')) continue;
      const code = carried ? 'trail.map-only' : 'trail.no-item';
      for (const text of data.aim === 'foe' ? foes.map((foe) => `item ${item} ${foe}`) : [`item ${item}`]) closed.push({ text, code });
    }
    if (wayOut(state) === FAR) closed.push({ text: 'flee', code: 'trail.nowhere' });
    return closed;
  },
});

/** The second player chooses for an enemy (BT-10). */
export const foe = decision({
  choices: (state: TrailState, { creature }: OwnStep, list) => {
    for (const ability of readyAbilities(state, creature)) list.add({ act: 'play', ability });
  },
  choose: (play: Play<TrailState>, { player, creature }: OwnStep, choice: TrailChoice) => {
    if (choice.act === 'play') useAbility(play, player, creature, choice.ability);
  },
  closed: (state: TrailState, { creature }: OwnStep): Closed[] => {
    const actor = creatureOf(state, creature);
    if (actor === undefined || actor.kind === 'hero') return [];
    return enemyOf(actor.kind).abilities.flatMap(({ id }, at) =>
      (actor.rests[at] ?? 0) > 0 ? [{ text: `play ${id}`, code: 'trail.resting' }] : [],
    );
  },
});

/** With one player an enemy chooses among what is ready by weight and chance (BT-10). */
export const foePlan = automatic((play: Play<TrailState>, { player, creature }: OwnStep) => {
  const { state } = play;
  const ready = readyAbilities(state, creature);
  const actor = creatureOf(state, creature);
  if (actor === undefined || actor.kind === 'hero' || ready.length === 0) return;
  const { abilities } = enemyOf(actor.kind);
  const open = abilities.filter(({ id }) => ready.includes(id));
  let left = play.chance.below(open.reduce((sum, { weight }) => sum + weight, 0));
  for (const { id, weight } of open) {
    left -= weight;
    if (left >= 0) continue;
    useAbility(play, player, creature, id);
    return;
  }
});

function readyAbilities(state: TrailState, creature: number): AbilityId[] {
  const actor = creatureOf(state, creature);
  if (state.fight === null || actor === undefined || actor.kind === 'hero' || actor.life <= 0) return [];
  return enemyOf(actor.kind).abilities.filter((_, at) => (actor.rests[at] ?? 0) === 0).map(({ id }) => id);
}

function useAbility(play: Play<TrailState>, player: number, creature: number, ability: AbilityId): void {
  const { state } = play;
  const actor = creatureOf(state, creature);
  if (actor === undefined) return;
  const actions = actionsOf(actor, state.hero);
  const at = actions.findIndex(({ id }) => id === ability);
  const action = actions[at];
  if (action === undefined) return;
  actor.rests[at] = action.rest;
  play.tell?.({ code: 'trail.ability', actor: nameOf(state, actor), ability } satisfies TrailEvent);
  performAll(play, player, action.steps, creature, HERO);
}

/** The number of the enemy at a place of the fight; the hero when nobody is aimed at. */
function targetOf(state: TrailState, place: number): number {
  return place === NO_FOE ? HERO : (state.fight?.foes[place - 1] ?? HERO);
}
