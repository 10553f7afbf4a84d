// The hero's turn in a fight: strike, skill, item, flee (BT-4).
import { type Closed, decision, type Play } from '../../../engine/index.js';
import { FLEE, NO_FOE, type TrailChoice } from '../choices.js';
import { callingOf } from '../content/callings/index.js';
import { ITEM_IDS, itemOf } from '../content/items/index.js';
import type { TrailEvent } from '../events.js';
import { HERO } from '../rules/creature.js';
import { FAR } from '../rules/map/index.js';
import { standing, type TrailState, withoutItem } from '../state.js';
import type { TrailStep } from '../step.js';
import type { ClosedCode } from '../text/say.js';
import { flee, wayOut } from './fleeing.js';
import { isUsable, kindsIn, stepsOf } from './map.js';
import { performAll } from './verbs.js';

const STRIKE = [{ do: 'blow', percent: 100 }] as const;

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
  closed: (state: TrailState): Closed<ClosedCode>[] => {
    const { body, hero } = state;
    const foes = standing(state).map(({ place }) => place);
    const fallen = (state.fight?.foes ?? []).map((_, at) => at + 1).filter((place) => !foes.includes(place));
    const closed: Closed<ClosedCode>[] = fallen.map((place) => ({ text: `strike ${place}`, code: 'trail.fallen' }));
    callingOf(hero.calling).skills.forEach(({ id, mana, aim }, at) => {
      const code = (body.rests[at] ?? 0) > 0 ? 'trail.resting' : mana > body.mana ? 'trail.no-mana' : undefined;
      if (code === undefined) return;
      for (const text of aim === 'foe' ? foes.map((foe) => `skill ${id} ${foe}`) : [`skill ${id}`])
        closed.push({ text, code });
    });
    for (const item of ITEM_IDS) {
      const data = itemOf(item);
      if (data.kind !== 'use') continue;
      const carried = hero.pack.includes(item);
      if (carried && isUsable(item, 'fight')) continue;
      const code = carried ? 'trail.map-only' : 'trail.no-item';
      for (const text of data.aim === 'foe' ? foes.map((foe) => `item ${item} ${foe}`) : [`item ${item}`])
        closed.push({ text, code });
    }
    if (wayOut(state) === FAR) closed.push({ text: 'flee', code: 'trail.nowhere' });
    return closed;
  },
});

/** The number of the enemy at a place of the fight; the hero when nobody is aimed at. */
function targetOf(state: TrailState, place: number): number {
  return place === NO_FOE ? HERO : (state.fight?.foes[place - 1] ?? HERO);
}
