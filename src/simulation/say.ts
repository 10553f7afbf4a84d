// How simulations speak. Only the types come from the texts: worker threads need no words.
import { wordsOf } from '../engine/index.js';
import type { CommonWording } from '../text/index.js';

export const { fault } = wordsOf<CommonWording>();
