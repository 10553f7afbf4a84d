// The quests. All of them run from the beginning; the stages of one are done in order. To add one: its data here, and its
// words in the catalogues.
import type { Quest } from './quest.js';

export const QUESTS = {
  // BT-1
  'blood-trail': {
    stages: [
      { id: 'blood-trail.1', goal: { do: 'slay', enemy: 'wolf-leader' }, experience: 30, gold: 20, shuts: 1 },
      { id: 'blood-trail.2', goal: { do: 'slay', enemy: 'guardian' }, experience: 0, gold: 100, wins: true },
    ],
  },
  'lost-miners': {
    stages: [{ id: 'lost-miners.1', goal: { do: 'gather', item: 'miners-badge', count: 3 }, experience: 50, gold: 60 }],
  },
} as const satisfies Readonly<Record<string, Quest>>;

export type QuestId = keyof typeof QUESTS;
export type StageId = (typeof QUESTS)[QuestId]['stages'][number]['id'];

export const QUEST_IDS = Object.keys(QUESTS).filter((id): id is QuestId => Object.hasOwn(QUESTS, id));

export function questOf(id: QuestId): {
  readonly stages: readonly (Quest['stages'][number] & { readonly id: StageId })[];
} {
  return QUESTS[id];
}
