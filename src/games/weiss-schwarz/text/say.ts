// How the game speaks: by the keys of its own catalogue, by those of decks, and by those that games share.
import { type CodeOf, type Wording, wordsOf } from '../../../engine/index.js';
import type { DeckWording } from '../../../kits/duel/index.js';
import type { SharedWording } from '../../../text/index.js';
import type en from './en/index.js';

type WeissWording = Wording<typeof en>;

/** How a game can end. */
export type ReasonCode = CodeOf<WeissWording & SharedWording, 'reason'>;

export const { say, fault } = wordsOf<WeissWording, DeckWording & SharedWording>();
