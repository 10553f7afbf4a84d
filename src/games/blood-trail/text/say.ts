// How Blood Trail speaks: by the keys of its own catalogue, by those of effects, and by those that games share.
import { type CodeOf, type Having, type PlainKey, type Wording, wordsOf } from '../../../engine/index.js';
import type { CombatWording, EffectWording } from '../../../kits/combat/index.js';
import type { SharedWording } from '../../../text/index.js';
import type en from './en/index.js';

type TrailWording = Having<EffectWording, Wording<typeof en>>;

/** Why a choice can be closed. */
export type ClosedCode = CodeOf<TrailWording, 'closed'>;
/** How a run can end. */
export type ReasonCode = CodeOf<TrailWording & SharedWording, 'reason'>;

/** A key of a text without slots. */
export type PlainTrailKey = PlainKey<TrailWording & CombatWording & SharedWording>;

export const { say, fault } = wordsOf<TrailWording, CombatWording & SharedWording>();
