// Which words there must be: the catalogues are held to the rest of the game here, so that they need to know nothing of it. What
// lacks words does not compile.
import type { Having, NeededKey } from '../../../engine/index.js';
import type { OPTIONS } from '../options.js';
import type { phases } from '../phases.js';
import type en from './en.js';

type Keys = NeededKey<'golf', typeof phases, typeof OPTIONS>;

export type WholeEn = Having<Readonly<Record<Keys, string>>, typeof en>;
