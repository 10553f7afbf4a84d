// How Areena speaks: by the keys of its own catalogue, by those of effects and decks, and by those that games share.
import { type CodeOf, type Having, type Wording, wordsOf } from '../../../engine/index.js';
import type { CombatWording, EffectWording } from '../../../kits/combat/index.js';
import type { DeckWording } from '../../../kits/duel/index.js';
import type { SharedWording } from '../../../text/index.js';
import type en from './en/index.js';

type AreenaWording = Having<EffectWording, Wording<typeof en>>;

/** How a game can end. */
export type ReasonCode = CodeOf<AreenaWording & SharedWording, 'reason'>;

export const { say, fault } = wordsOf<AreenaWording, CombatWording & DeckWording & SharedWording>();
