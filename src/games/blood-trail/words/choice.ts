// How choices are spoken of: whole, and word by word in menus. What skills, abilities and items do is said from the same data
// that does it.
import { type Branch, memberOf, type Saying, type Slot } from '../../../engine/index.js';
import { ACTS, NO_FOE, type TrailChoice } from '../choices.js';
import { CALLING_IDS, callingOf } from '../content/callings/index.js';
import { ENEMY_IDS, enemyOf } from '../content/enemies/index.js';
import { ITEM_IDS, type ItemId, itemOf } from '../content/items/index.js';
import { type Skill, STATISTICS, type Statistic, type Verb } from '../content/vocabulary.js';
import { DOOR, OFFSETS, STAIRS, WAYS } from '../rules/map/index.js';
import { creatureOf } from '../state.js';
import { nameOf } from '../steps/telling.js';
import { foeAt } from '../steps/walking.js';
import { say } from '../text/say.js';
import type { TrailView } from '../view.js';
import { sayName } from './event.js';
import { spotOf } from './map-zone.js';

/** What a choice says on its own. */
export function sayChoice(choice: TrailChoice, view: TrailView): Saying {
  switch (choice.act) {
    case 'go':
      return sayGo(choice.way, view);
    case 'travel':
      return say('trail.choice.travel', { place: sayPlace(choice.place, view) });
    case 'use':
    case 'equip':
      return say(`trail.choice.${choice.act}`, { item: sayItem(choice.item) });
    case 'strike':
      return say('trail.choice.strike', { name: foeName(choice.foe, view) });
    case 'skill':
      return withTarget(say(`trail.skill.${choice.skill}`), choice.foe, view);
    case 'item':
      return withTarget(sayItem(choice.item), choice.foe, view);
    case 'play':
      return say(`trail.ability.${choice.ability}`);
    case 'wait':
    case 'rest':
    case 'take':
    case 'explore':
    case 'descend':
    case 'flee':
      return say(`trail.choice.${choice.act}`);
  }
}

/** What the first words of a choice's text stand for. */
export function branch(words: readonly string[], view: TrailView, _seat: number): Branch {
  const [first, what, foe] = words;
  const act = memberOf(ACTS, first);
  if (what === undefined) return { say: say(`trail.act.${act}`) };
  if (foe !== undefined) {
    const detail = act === 'skill' ? skillDetail(named(SKILLS, what)) : itemDetail(memberOf(ITEM_IDS, what));
    return { say: say('trail.choice.at', { name: foeName(Number(foe), view) }), ...detailOf(detail) };
  }
  switch (act) {
    case 'go':
      return { say: sayGo(what, view) };
    case 'travel':
      return { say: sayPlace(what, view), spot: spotOf(what) };
    case 'strike':
      return { say: say('trail.choice.at', { name: foeName(Number(what), view) }) };
    case 'skill': {
      const skill = named(SKILLS, what);
      return { say: say(`trail.skill.${skill.id}`), ...detailOf(skillDetail(skill)) };
    }
    case 'play': {
      const ability = named(ABILITIES, what);
      return {
        say: say(`trail.ability.${ability.id}`),
        ...detailOf(say('trail.detail', { does: does(ability.steps) })),
      };
    }
    case 'use':
    case 'equip':
    case 'item': {
      const item = memberOf(ITEM_IDS, what);
      return { say: sayItem(item), ...detailOf(itemDetail(item)) };
    }
    case 'wait':
    case 'rest':
    case 'take':
    case 'explore':
    case 'descend':
    case 'flee':
      return { say: say(`trail.act.${act}`) };
  }
}

function sayGo(way: string, view: TrailView): Saying {
  const known = WAYS.find((one) => one === way) ?? 'n';
  const cell = view.body.at + OFFSETS[known];
  const slots = { way: say(`trail.way.${known}`) };
  const foe = foeAt(view, cell);
  if (foe !== undefined) return say('trail.choice.go.foe', { ...slots, name: sayName(nameOf(view, foe)) });
  const glyph = view.level.cells[cell];
  if (glyph === DOOR) return say('trail.choice.go.door', slots);
  return say(glyph === STAIRS ? 'trail.choice.go.stairs' : 'trail.choice.go', slots);
}

function sayPlace(place: string, { finds, level }: TrailView): Saying {
  const find = finds.find(({ name }) => name === place);
  const item = level.items.find(({ at }) => at === find?.at)?.item;
  const thing = find?.kind === 'item' && item !== undefined ? sayItem(item) : say(`trail.find.${find?.kind ?? 'item'}`);
  return say('trail.place', { thing, place });
}

function sayItem(item: ItemId): Saying {
  return say(`trail.item.${item}`);
}

function withTarget(what: Saying, foe: number, view: TrailView): Saying {
  return foe === NO_FOE ? what : say('trail.choice.on', { what, name: foeName(foe, view) });
}

function foeName(place: number, view: TrailView): Slot {
  const foe = creatureOf(view, view.fight?.foes[place - 1] ?? -1);
  return foe === undefined ? String(place) : sayName(nameOf(view, foe));
}

function detailOf(detail: Saying | undefined): Pick<Branch, 'detail'> {
  return detail === undefined ? {} : { detail };
}

/** Mana and what it does. */
function skillDetail({ mana, steps }: Skill): Saying {
  return say('trail.detail.skill', { mana, does: does(steps) });
}

function itemDetail(item: ItemId): Saying | undefined {
  const data = itemOf(item);
  if (data.kind === 'use') return say('trail.detail', { does: does(data.steps) });
  if (data.kind !== 'gear') return undefined;
  const additions = Object.entries(data.adds).map(([name, by]) => addition(memberOf(STATISTICS, name), by));
  return say('trail.detail', { does: additions });
}

const SKILLS = CALLING_IDS.flatMap((id) => callingOf(id).skills);
const ABILITIES = ENEMY_IDS.flatMap((id) => enemyOf(id).abilities);

function named<Thing extends { readonly id: string }>(things: readonly Thing[], word: string): Thing {
  const thing = things.find(({ id }) => id === word);
  if (thing === undefined) throw new Error(`nothing is called ${word}`);
  return thing;
}

/** The verbs of something, said one after the other. */
function does(verbs: readonly Verb[]): Slot[] {
  return verbs.flatMap(sayVerb);
}

function sayVerb(verb: Verb): Slot[] {
  switch (verb.do) {
    case 'blow':
      return [say(`trail.verb.${verb.do}`, { percent: verb.percent }), ...does(verb.then ?? [])];
    case 'harm':
    case 'mend':
    case 'focus':
      return [say(`trail.verb.${verb.do}`, { n: verb.amount })];
    case 'inflict':
    case 'gain':
      return [say(`trail.verb.${verb.do}`, { effect: say(`fx.${verb.effect}`), turns: verb.turns, power: verb.power })];
    case 'cure':
      return [say(`trail.verb.${verb.do}`, { effects: verb.effects.map((id) => say(`fx.${id}`)) })];
    case 'train':
      return [addition(verb.statistic, verb.by)];
    case 'chart':
    case 'slip':
      return [say(`trail.verb.${verb.do}`)];
    case 'perhaps':
      return [say(`trail.verb.${verb.do}`, { percent: verb.percent, does: does(verb.steps) })];
    case 'everyone':
      return [say(`trail.verb.${verb.do}`, { does: does(verb.steps) })];
  }
}

function addition(statistic: Statistic, by: number): Saying {
  return say('trail.adds', { statistic: say(`trail.stat.${statistic}`), n: by > 0 ? `+${by}` : `−${-by}` });
}
