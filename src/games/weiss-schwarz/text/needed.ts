// Which words there must be: the catalogues are held to the rest of the game here, so that they need to know nothing of it. What
// lacks words does not compile.
import type { Having, NeededKey } from '../../../engine/index.js';
import type { AbilityName, LastingName } from '../cards/abilities/index.js';
import type { CardType, Colour } from '../cards/card.js';
import type { DeckName } from '../decks/index.js';
import type { WeissEvent } from '../events.js';
import type { OPTIONS } from '../options.js';
import type { phases } from '../phases.js';
import type { ClosedCode } from '../rules/hand.js';
import type cards from './en/cards.js';
import type events from './en/events.js';
import type messages from './en/messages.js';

type MessagesKeys =
  | NeededKey<'weiss-schwarz', typeof phases, typeof OPTIONS>
  | `closed.${ClosedCode}`
  | `weiss.deck.${DeckName}`;

type CardsKeys =
  | `weiss.ability.${AbilityName}`
  | `weiss.change.${LastingName}`
  | `weiss.${'type' | 'text'}.${CardType}`
  | `weiss.colour.${Colour}`;

type EventsKeys = `event.${WeissEvent['code']}`;

export type WholeMessages = Having<Readonly<Record<MessagesKeys, string>>, typeof messages>;

export type WholeCards = Having<Readonly<Record<CardsKeys, string>>, typeof cards>;

export type WholeEvents = Having<Readonly<Record<EventsKeys, string>>, typeof events>;
