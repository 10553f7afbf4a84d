// Card names in every language, as deck lists and stacked cards may write them.
import { nearest } from '../../../engine/index.js';
import { kindFinder } from '../../../kits/duel/index.js';
import bg from '../text/bg/cards.js';
import de from '../text/de/cards.js';
import en from '../text/en/cards.js';
import es from '../text/es/cards.js';
import fi from '../text/fi/cards.js';
import { type Kind, POOL } from './index.js';

/** The key of a card's name in the catalogues. */
export function nameKey(kind: Kind): `areena.card.${Kind}` {
  return `areena.card.${kind}`;
}

/** The English name: what deck lists are written with. */
export function englishName(kind: Kind): string {
  return en[nameKey(kind)];
}

/** The kind that an id or a name in any language stands for, whatever its case, blanks and signs; or undefined. */
export const kindByName: (text: string) => Kind | undefined = kindFinder(() =>
  POOL.map(({ id }) => [id, [id, ...namesOf(id)]]),
);

/** The known name that a mistyped one is nearest to, or undefined when none is near. */
export function nearestName(text: string): string | undefined {
  return nearest(
    text,
    POOL.flatMap(({ id }) => namesOf(id)),
  );
}

function namesOf(kind: Kind): string[] {
  const key = nameKey(kind);
  return [en[key], de[key], fi[key], bg[key], es[key]];
}
