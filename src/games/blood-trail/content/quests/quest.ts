// What a quest asks for, stage by stage.
import type { EnemyId } from '../enemies/index.js';
import type { ItemId } from '../items/index.js';

export interface Quest {
  readonly stages: readonly Stage[];
}

interface Stage {
  /** Of its words: the quest and the number of the stage, from 1. */
  readonly id: string;
  readonly goal:
    | { readonly do: 'slay'; readonly enemy: EnemyId }
    | { readonly do: 'gather'; readonly item: ItemId; readonly count: number };
  readonly experience: number;
  readonly gold: number;
  /** The way down from this level (counted from 1) stays shut until the stage is done. */
  readonly shuts?: number;
  /** The run is won when the stage is done. */
  readonly wins?: boolean;
}
