// Which words there must be: the catalogues are held to the rest of the game here, so that they need to know nothing of it. What
// lacks words does not compile.
import type { Having, NeededKey } from '../../../engine/index.js';
import type { OPTIONS } from '../options.js';
import type { phases } from '../phases.js';
import type messages from './en/messages.js';

type MessagesKeys = NeededKey<'blood-trail', typeof phases, typeof OPTIONS>;

export type WholeMessages = Having<Readonly<Record<MessagesKeys, string>>, typeof messages>;
