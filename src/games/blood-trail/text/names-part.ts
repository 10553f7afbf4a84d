// Which names there must be: one for everything in the content.
import type { CallingId, SkillId } from '../content/callings/index.js';
import type { AbilityId, EnemyId } from '../content/enemies/index.js';
import type { ItemId } from '../content/items/index.js';
import type { LevelId } from '../content/levels/index.js';
import type { QuestId, StageId } from '../content/quests/index.js';
import type { Statistic } from '../content/vocabulary.js';

/** A name for everything in the content, and for each stage of a quest what it asks for and what is said when it is done. */
export type NamesPart = Readonly<
  Record<
    | `trail.calling.${CallingId}`
    | `trail.skill.${SkillId}`
    | `trail.enemy.${EnemyId}`
    | `trail.ability.${AbilityId}`
    | `trail.item.${ItemId}`
    | `trail.level.${LevelId}`
    | `trail.quest.${QuestId}`
    | `trail.quest.${StageId}${'' | '.done'}`
    | `trail.stat.${Statistic}`,
    string
  >
>;
