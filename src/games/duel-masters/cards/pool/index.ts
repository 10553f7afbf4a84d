// Our card pool. A card is its id: where it stands here means nothing.
import type { CardData } from '../vocabulary.js';
import { darkness } from './darkness.js';
import { fire } from './fire.js';
import { light } from './light.js';
import { manyCivilizations } from './many-civilizations.js';
import { nature } from './nature.js';
import { twoCivilizations } from './two-civilizations.js';
import { water } from './water.js';

export { RACES, type Race } from './races.js';

const CARDS = [...light, ...water, ...darkness, ...fire, ...nature, ...twoCivilizations, ...manyCivilizations] as const;

/** The ids of our own cards: what the catalogues must have names for. */
export type CardId = (typeof CARDS)[number]['id'];

export const POOL: readonly CardData[] = CARDS;
