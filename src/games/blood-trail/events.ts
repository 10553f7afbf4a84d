// What happens on a run, as codes with data. The words stand in text/.
import type { GameEvent } from '../../engine/index.js';
import type { CallingId, SkillId } from './content/callings/index.js';
import type { AbilityId, EnemyId } from './content/enemies/index.js';
import type { ItemId } from './content/items/index.js';
import type { LevelId } from './content/levels/index.js';
import type { QuestId, StageId } from './content/quests/index.js';
import type { Statistic } from './content/vocabulary.js';
import type { Find } from './state.js';

/** Who somebody is: the hero, or a kind of enemy with its place in the fight when there are several of them (else 0). */
export interface Name {
  readonly kind: EnemyId | 'hero';
  readonly place: number;
}

export type TrailEvent = GameEvent &
  (
    | { readonly code: 'trail.enters'; readonly calling: CallingId; readonly level: LevelId }
    | { readonly code: 'trail.sees'; readonly names: readonly Name[] }
    | { readonly code: 'trail.finds'; readonly kind: Exclude<Find['kind'], 'door'>; readonly item: ItemId | null }
    | { readonly code: 'trail.uncovers' }
    | { readonly code: 'trail.opens' }
    | { readonly code: 'trail.takes'; readonly item: ItemId; readonly count: number }
    | { readonly code: 'trail.uses'; readonly item: ItemId }
    | { readonly code: 'trail.wears'; readonly item: ItemId }
    | { readonly code: 'trail.descends'; readonly level: LevelId; readonly depth: number }
    | { readonly code: 'trail.wakes'; readonly name: Name }
    | { readonly code: 'trail.fight'; readonly names: readonly Name[] }
    | {
        readonly code: 'trail.blow';
        readonly actor: Name;
        readonly target: Name;
        readonly verb: 'scratch' | 'hit' | 'cut' | 'crush';
        readonly damage: number;
        readonly critical: boolean;
      }
    | { readonly code: 'trail.misses'; readonly actor: Name; readonly target: Name }
    | { readonly code: 'trail.skill'; readonly skill: SkillId }
    | { readonly code: 'trail.ability'; readonly actor: Name; readonly ability: AbilityId }
    | { readonly code: 'trail.stunned'; readonly name: Name }
    | { readonly code: 'trail.harmed'; readonly name: Name; readonly n: number }
    | { readonly code: 'trail.mended'; readonly name: Name; readonly n: number }
    | { readonly code: 'trail.focused'; readonly n: number }
    | { readonly code: 'trail.cured'; readonly name: Name; readonly effect: string }
    | { readonly code: 'trail.nothing' }
    | { readonly code: 'trail.trained'; readonly statistic: Statistic; readonly n: number }
    | { readonly code: 'trail.charted' }
    | { readonly code: 'trail.flees' }
    | { readonly code: 'trail.stays' }
    | { readonly code: 'trail.falls'; readonly name: Name; readonly experience: number; readonly gold: number }
    | { readonly code: 'trail.drops'; readonly item: ItemId }
    | { readonly code: 'trail.ranks'; readonly rank: number }
    | { readonly code: 'trail.second'; readonly name: Name }
    | {
        readonly code: 'trail.quest';
        readonly quest: QuestId;
        readonly stage: StageId;
        readonly experience: number;
        readonly gold: number;
      }
    | { readonly code: 'trail.fx'; readonly fx: `fx.${string}`; readonly name: Name; readonly n: number }
    | { readonly code: 'trail.dies'; readonly by: string }
    | { readonly code: 'trail.wins' }
    | { readonly code: 'trail.time' }
    | {
        readonly code: 'trail.score';
        readonly points: number;
        readonly depth: number;
        readonly rank: number;
        readonly kills: number;
        readonly gold: number;
        readonly blood: number;
        readonly turns: number;
      }
  );
