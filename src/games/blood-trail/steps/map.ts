// What the hero does on the map: one choice a turn (BT-8, BT-10).
import { type Closed, decision, type Play } from '../../../engine/index.js';
import { DESCEND, EXPLORE, formatChoice, GO, REST, TAKE, type TrailChoice, WAIT } from '../choices.js';
import { ITEM_IDS, type ItemId, itemOf } from '../content/items/index.js';
import { levelOf } from '../content/levels/index.js';
import { QUEST_IDS, questOf } from '../content/quests/index.js';
import type { TrailEvent } from '../events.js';
import { HERO, mostLife, mostMana } from '../rules/creature.js';
import { DOOR, isWalkable, OFFSETS, pathTo, STAIRS, WAYS } from '../rules/map/index.js';
import { type TrailState, withItem, withoutItem } from '../state.js';
import type { Errand, TrailStep } from '../step.js';
import { enter, refresh } from './level.js';
import { foesNear } from './muster.js';
import { gathered } from './quests.js';
import { performAll } from './verbs.js';
import { foeAt, type Ground, goTo, isOpenFind, knownGround, knownWays, worthExploring } from './walking.js';

export const act = decision({
  choices: (state: TrailState, _step: TrailStep, list) => {
    const { level, body } = state;
    for (const way of WAYS) {
      const cell = body.at + OFFSETS[way];
      if (isWalkable(level.cells, cell) || level.cells[cell] === DOOR) list.add(GO[way]);
    }
    list.add(WAIT);
    if (whyNoTake(state) === undefined) list.add(TAKE);
    if (whyNoDescent(state) === undefined) list.add(DESCEND);
    if (whyNoErrand(state) === undefined) {
      const ways = knownWays(state);
      if (ways.order.some(worthExploring(state))) list.add(EXPLORE);
      if (whyNoRest(state) === undefined) list.add(REST);
      for (const find of state.finds) if (isOpenFind(state, find, ways)) list.add({ act: 'travel', place: find.name });
    }
    for (const item of kindsIn(state.hero.pack)) {
      const { kind } = itemOf(item);
      if (isUsable(item, 'map')) list.add({ act: 'use', item });
      else if (kind === 'gear') list.add({ act: 'equip', item });
    }
  },
  choose: (play: Play<TrailState>, step: TrailStep, choice: TrailChoice) => {
    const { state } = play;
    state.acted = true;
    switch (choice.act) {
      case 'go': {
        const cell = state.body.at + OFFSETS[choice.way];
        const foe = foeAt(state, cell);
        if (foe === undefined) goTo(play, cell);
        else
          play.put({ do: 'fight', player: step.player, foes: foesNear(state, foe), first: 'hero' } satisfies TrailStep);
        return;
      }
      case 'take':
        take(play);
        return;
      case 'descend':
        descend(play);
        return;
      case 'use':
        state.hero.pack = withoutItem(state.hero.pack, choice.item);
        play.tell?.({ code: 'trail.uses', item: choice.item } satisfies TrailEvent);
        performAll(play, step.player, stepsOf(choice.item), HERO, HERO);
        return;
      case 'equip':
        equip(play, choice.item);
        return;
      case 'explore':
      case 'rest':
      case 'travel': {
        state.acted = false;
        play.put(errandStep(step.player, errandOf(state, choice)));
        return;
      }
      case 'wait':
      case 'strike':
      case 'skill':
      case 'item':
      case 'flee':
      case 'play':
        return;
    }
  },
  closed: (state: TrailState): Closed[] => {
    const { level, body } = state;
    const closed: Closed[] = [];
    for (const way of WAYS) {
      const cell = body.at + OFFSETS[way];
      if (!isWalkable(level.cells, cell) && level.cells[cell] !== DOOR)
        closed.push({ text: formatChoice(GO[way]), code: 'trail.wall' });
    }
    const take = whyNoTake(state);
    if (take !== undefined) closed.push({ text: 'take', code: take });
    const descent = whyNoDescent(state);
    if (descent !== undefined) closed.push({ text: 'descend', code: descent });
    const errand = whyNoErrand(state);
    const ways = knownWays(state);
    if (errand !== undefined) closed.push({ text: 'explore', code: errand });
    else if (!ways.order.some(worthExploring(state))) closed.push({ text: 'explore', code: 'trail.explored' });
    const rest = errand ?? whyNoRest(state);
    if (rest !== undefined) closed.push({ text: 'rest', code: rest });
    for (const find of state.finds) {
      const text = `travel ${find.name}`;
      if (errand !== undefined) closed.push({ text, code: errand });
      else if (find.at === body.at) closed.push({ text, code: 'trail.here' });
      // Nobody looks for a door that is open by now.
      else if (!isOpenFind(state, find, ways)) closed.push({ text, code: 'trail.no-way', elsewhere: true });
    }
    for (const item of ITEM_IDS) {
      const { kind } = itemOf(item);
      const carried = state.hero.pack.includes(item);
      if (kind === 'use' && !(carried && isUsable(item, 'map')))
        closed.push({ text: `use ${item}`, code: carried ? 'trail.fight-only' : 'trail.no-item' });
      else if (kind === 'gear' && !carried && isWorn(state, item))
        closed.push({ text: `equip ${item}`, code: 'trail.worn' });
    }
    return closed;
  },
});

/** The kinds of items in a pack, each once. */
export function kindsIn(pack: readonly ItemId[]): ItemId[] {
  return [...new Set(pack)];
}

export function isUsable(item: ItemId, where: 'map' | 'fight'): boolean {
  const data = itemOf(item);
  return data.kind === 'use' && (data.where === 'anywhere' || data.where === where);
}

export function stepsOf(item: ItemId): Extract<ReturnType<typeof itemOf>, { kind: 'use' }>['steps'] {
  const data = itemOf(item);
  return data.kind === 'use' ? data.steps : [];
}

function errandStep(player: number, errand: Errand): TrailStep & { readonly do: 'errand' } {
  return { do: 'errand', player, errand, before: null };
}

/** Why the hero will not set out on anything long: an enemy that is awake is in view. */
export function whyNoErrand({ foes, inView }: Pick<Ground, 'foes' | 'inView'>): string | undefined {
  return foes.some(({ id, asleep }) => !asleep && inView.includes(id)) ? 'trail.enemy-near' : undefined;
}

function whyNoRest({ body, hero }: TrailState): string | undefined {
  const well = body.life >= mostLife(hero) && body.mana >= mostMana(hero) && body.effects.length === 0;
  return well ? 'trail.well' : undefined;
}

function whyNoTake({ level, body }: TrailState): string | undefined {
  return level.items.some(({ at }) => at === body.at) ? undefined : 'trail.nothing-here';
}

function whyNoDescent(state: TrailState): string | undefined {
  if (state.level.cells[state.body.at] !== STAIRS) return 'trail.no-stairs';
  const shut = QUEST_IDS.some((id, at) => questOf(id).stages[state.stages[at] ?? 0]?.shuts === state.depth + 1);
  return shut ? 'trail.shut' : undefined;
}

function errandOf(state: TrailState, choice: TrailChoice & { readonly act: 'explore' | 'rest' | 'travel' }): Errand {
  if (choice.act !== 'travel') return { kind: choice.act };
  const to = state.finds.find(({ name }) => name === choice.place)?.at ?? state.body.at;
  return { kind: 'travel', path: pathTo(state.body.at, to, knownGround(state)) };
}

function take(play: Play<TrailState>): void {
  const { state } = play;
  const { level, body, hero } = state;
  const here = level.items.filter(({ at }) => at === body.at);
  level.items = level.items.filter(({ at }) => at !== body.at);
  for (const { item, count } of here) {
    if (itemOf(item).kind === 'coins') hero.gold += count;
    else hero.pack = withItem(hero.pack, item);
    play.tell?.({ code: 'trail.takes', item, count } satisfies TrailEvent);
    gathered(play, item);
  }
}

function equip(play: Play<TrailState>, item: ItemId): void {
  const { hero } = play.state;
  const data = itemOf(item);
  if (data.kind !== 'gear') return;
  const old = hero.worn[data.slot];
  const pack = withoutItem(hero.pack, item);
  hero.pack = old === '' ? pack : withItem(pack, old);
  hero.worn = { ...hero.worn, [data.slot]: item };
  play.tell?.({ code: 'trail.wears', item } satisfies TrailEvent);
}

function descend(play: Play<TrailState>): void {
  const { state } = play;
  enter(play, state.depth + 1);
  play.tell?.({
    code: 'trail.descends',
    level: levelOf(state.depth).id,
    depth: state.depth + 1,
    uncovers: true,
  } satisfies TrailEvent);
  refresh(play);
}

function isWorn({ hero }: TrailState, item: ItemId): boolean {
  return Object.values(hero.worn).includes(item);
}
