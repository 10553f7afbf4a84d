// Which words there must be: the catalogues are held to the rest of the game here, so that they need to know nothing of it. What
// lacks words does not compile.
import type { Having, NeededKey } from '../../../engine/index.js';
import type { EffectKey } from '../../../kits/combat/index.js';
import type { TurnName } from '../cards/vocabulary.js';
import type { DeckName } from '../decks/index.js';
import type { AreenaEvent } from '../events.js';
import type { OPTIONS } from '../options.js';
import type { phases } from '../phases.js';
import type { ClosedCode } from '../rules/condition.js';
import type messages from './en/messages.js';

type MessagesKeys =
  | NeededKey<'areena', typeof phases, typeof OPTIONS>
  | `closed.${ClosedCode}`
  | `event.${AreenaEvent['code']}`
  | `areena.deck.${DeckName}`
  | EffectKey<TurnName>;

export type WholeMessages = Having<Readonly<Record<MessagesKeys, string>>, typeof messages>;
