// How Duel Masters speaks: by the keys of its own catalogue, by those of decks, and by those that games share.
import { type CodeOf, type PlainKey, type Wording, wordsOf } from '../../../engine/index.js';
import type { DeckWording } from '../../../kits/duel/index.js';
import type { SharedWording } from '../../../text/index.js';
import type en from './en/index.js';

type DuelWording = Wording<typeof en>;

/** Why a choice can be closed. */
export type ClosedCode = CodeOf<DuelWording, 'closed'>;
/** How a game can end. */
export type ReasonCode = CodeOf<DuelWording & SharedWording, 'reason'>;

/** A key of a text without slots. */
export type PlainDuelKey = PlainKey<DuelWording>;

export const { say, fault } = wordsOf<DuelWording, DeckWording & SharedWording>();
