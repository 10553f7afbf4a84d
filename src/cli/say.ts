// How the command line speaks. It has this from the engine and only the types from the texts: what reads them is loaded later.
import { wordsOf } from '../engine/index.js';
import type { CommonWording } from '../text/index.js';

export const { say, fault } = wordsOf<CommonWording>();
