// How Golf speaks: by the keys of its own catalogue, and by those that games share.
import { type CodeOf, type Wording, wordsOf } from '../../../engine/index.js';
import type { SharedWording } from '../../../text/index.js';
import type en from './en.js';

type GolfWording = Wording<typeof en>;

/** Why a choice can be closed. */
export type ClosedCode = CodeOf<GolfWording, 'closed'>;
/** How a game can end. */
export type ReasonCode = CodeOf<GolfWording, 'reason'>;

export const { say, fault } = wordsOf<GolfWording, SharedWording>();
