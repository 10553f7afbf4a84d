// Which names there must be: one for everything in the content.
import type { CallingId, SkillId } from '../content/callings/index.js';
import type { AbilityId, EnemyId } from '../content/enemies/index.js';
import type { ItemId } from '../content/items/index.js';
import type { LevelId } from '../content/levels/index.js';
import type { QUESTS, QuestId } from '../content/quests/index.js';
import type { Statistic } from '../content/vocabulary.js';

/** A name for everything in the content; a missing one does not compile. */
export type NamesPart = Readonly<
  Record<
    | `trail.calling.${CallingId}`
    | `trail.skill.${SkillId}`
    | `trail.enemy.${EnemyId}`
    | `trail.ability.${AbilityId}`
    | `trail.item.${ItemId}`
    | `trail.level.${LevelId}`
    | `trail.quest.${QuestId}`
    | StageKey
    | `trail.stat.${Statistic}`,
    string
  >
>;

/** What a stage asks for and what is said when it is done, for every stage of every quest; stages count from 1. */
type StageKey = {
  [Q in QuestId]: `trail.quest.${Q}.${StageNumber[Extract<keyof (typeof QUESTS)[Q]['stages'], keyof StageNumber>]}${'' | '.done'}`;
}[QuestId];
type StageNumber = { '0': '1'; '1': '2'; '2': '3'; '3': '4'; '4': '5' };
