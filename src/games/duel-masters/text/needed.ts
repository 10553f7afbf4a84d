// Which words there must be: the catalogues are held to the rest of the game here, so that they need to know nothing of it. What
// lacks words does not compile.
import type { Having, NeededKey } from '../../../engine/index.js';
import type { CardId, Race } from '../cards/pool/index.js';
import type {
  Action,
  CardData,
  Civilization,
  Condition,
  CreatureMoment,
  Destination,
  FilterWord,
  PlayerMoment,
  Trait,
  Under,
  Zone,
} from '../cards/vocabulary.js';
import type { Act } from '../choices.js';
import type { DeckName } from '../decks/index.js';
import type { DuelEvent } from '../events.js';
import type { OPTIONS } from '../options.js';
import type { phases } from '../phases.js';
import type { WhyNot } from '../rules/permission.js';
import type { WhyNoUse } from '../rules/use.js';
import type { ExplainedWord } from '../words/card-text/keyword.js';
import type { MarkName } from '../words/card-text/mark.js';
import type { Noun } from '../words/card-text/phrase.js';
import type cards from './en/cards.js';
import type messages from './en/messages.js';
import type phrases from './en/phrases.js';

type MessagesKeys =
  | NeededKey<'duel-masters', typeof phases, typeof OPTIONS>
  | `closed.${WhyNot | WhyNoUse}`
  | `event.${DuelEvent['code']}`
  | `duel-masters.act.${Act}`
  | `duel-masters.choice.${Act}`
  | `duel-masters.mark.${MarkName}`
  | `duel-masters.legend.${MarkName}`;

type Deed = Extract<Trait, { has: 'cannot' }>['deed'];
type PhrasesKeys =
  | `duel-masters.np.${Noun}`
  | `duel-masters.civilization.${Civilization}`
  | `duel-masters.word.${FilterWord}`
  | `duel-masters.trait.${Exclude<Trait['has'], 'can' | 'cannot'> | 'shield-trigger' | 'charger'}`
  | `duel-masters.trait.cannot.${Deed}`
  | `duel-masters.on.${CreatureMoment | PlayerMoment}`
  | `duel-masters.do.${Exclude<Action['do'], 'if' | 'peek'>}`
  | `duel-masters.if.${Condition['if']}`
  | `duel-masters.under.${Under}`
  | `duel-masters.to.${Destination}`
  | `duel-masters.from.${Exclude<Zone, 'battle'>}`
  | `duel-masters.in.${Exclude<Zone, 'battle'>}`
  | `duel-masters.reminder.${ExplainedWord}`;

type CardsKeys =
  | `duel-masters.card.${CardId}`
  | `duel-masters.race.${Race}`
  | `duel-masters.deck.${DeckName}`
  | `duel-masters.kind.${CardData['type']}`
  | 'duel-masters.as-written';

export type WholeMessages = Having<Readonly<Record<MessagesKeys, string>>, typeof messages>;

export type WholePhrases = Having<Readonly<Record<PhrasesKeys, string>>, typeof phrases>;

export type WholeCards = Having<Readonly<Record<CardsKeys, string>>, typeof cards>;
