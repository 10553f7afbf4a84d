// The wordings of the common catalogue: which keys there are, and the slots of their texts, as English has them.
import type { EngineWording, GameWording, Having, PlainKey, Wording } from '../engine/index.js';
import type common from './en/common.js';
import type faults from './en/faults.js';
import type en from './en/index.js';
import type packs from './en/packs.js';

/**
 * Everything that is common to all games and to all ways of playing, what the engine says among it; and what every game says by
 * its own ids.
 */
export type CommonWording = Having<EngineWording & GameWording, Wording<typeof en>> & GameWording;

/** The part of the common words that games use. */
export type SharedWording = Wording<typeof common & typeof faults & typeof packs>;

/** A key of the common catalogue whose text has no slots. */
export type CommonKey = PlainKey<CommonWording>;
