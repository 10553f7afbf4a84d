// What the hero earns: experience, levels, gold, loot, and the stages of quests (BT-11).
import type { Play } from '../../../engine/index.js';
import { callingOf } from '../content/callings/index.js';
import { enemyOf } from '../content/enemies/index.js';
import type { ItemId } from '../content/items/index.js';
import { QUEST_IDS, questOf } from '../content/quests/index.js';
import type { TrailEvent } from '../events.js';
import type { Creature } from '../rules/creature.js';
import type { TrailState } from '../state.js';
import { finish } from './end.js';
import { layCorpse } from './level.js';
import { nameOf } from './telling.js';

/** Experience needed to rise from a rank: 20, 60, 120, 200 and so on. */
export function experienceFor(rank: number): number {
  return 10 * rank * (rank + 1);
}

/** An enemy is dead: it leaves the level. In sight of the hero it brings experience, gold and loot; out of sight nothing. */
export function slain(play: Play<TrailState>, foe: Creature, seen: boolean): void {
  const { state } = play;
  const { kind, at } = foe;
  if (kind === 'hero') return;
  const name = nameOf(state, foe);
  state.foes = state.foes.filter(({ id }) => id !== foe.id);
  layCorpse(state, at);
  if (seen) {
    const { experience, gold: range, loot } = enemyOf(kind);
    const gold = range[0] + play.chance.below(range[1] - range[0] + 1);
    state.kills++;
    state.hero.gold += gold;
    play.tell?.({ code: 'trail.falls', name, experience, gold, uncovers: true } satisfies TrailEvent);
    for (const { item, percent } of loot) {
      if (play.chance.below(100) >= percent) continue;
      state.level.items = [...state.level.items, { at, item, count: 1 }];
      play.tell?.({ code: 'trail.drops', item } satisfies TrailEvent);
    }
    earn(play, experience);
  }
  advance(play, (goal) => goal.do === 'slay' && goal.enemy === kind);
}

/** Something was taken up. */
export function gathered(play: Play<TrailState>, item: ItemId): void {
  advance(play, (goal) => goal.do === 'gather' && goal.item === item);
}

function advance(
  play: Play<TrailState>,
  serves: (goal: ReturnType<typeof questOf>['stages'][number]['goal']) => boolean,
): void {
  const { state } = play;
  QUEST_IDS.forEach((quest, at) => {
    const number = state.stages[at] ?? 0;
    const stage = questOf(quest).stages[number];
    if (stage === undefined || !serves(stage.goal)) return;
    const count = (state.counts[at] ?? 0) + 1;
    state.counts[at] = count;
    if (stage.goal.do === 'gather' && count < stage.goal.count) return;
    state.stages[at] = number + 1;
    state.counts[at] = 0;
    state.hero.gold += stage.gold;
    const { id, experience, gold } = stage;
    play.tell?.({ code: 'trail.quest', quest, stage: id, experience, gold } satisfies TrailEvent);
    earn(play, experience);
    if (stage.wins === true) finish(play, 'won');
  });
}

/** A new rank brings life, mana and statistics, by the growth of the calling. */
function earn(play: Play<TrailState>, experience: number): void {
  const { hero, body } = play.state;
  hero.experience += experience;
  while (hero.experience >= experienceFor(hero.rank)) {
    hero.rank++;
    const { growth } = callingOf(hero.calling);
    body.life += growth.life;
    body.mana += growth.mana;
    play.tell?.({ code: 'trail.ranks', rank: hero.rank } satisfies TrailEvent);
  }
}
