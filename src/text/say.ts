// How everything speaks that has no words but the common ones.
import { wordsOf } from '../engine/index.js';
import type { CommonWording } from './wording.js';

export const { say, fault } = wordsOf<CommonWording>();
