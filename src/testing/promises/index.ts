// The promises that every game keeps, in the order in which they build on each other.
import { botsAnswer } from './bots.js';
import { cardsArePlayed } from './cards.js';
import { concedingEnds, refusalsChangeNothing, textsFindChoices } from './choices.js';
import { ends, repeats } from './ending.js';
import { generatorIsHidden, nobodyIsTold, permutingShowsNothing } from './hidden.js';
import { imaginedStatesFit } from './imagining.js';
import type { GamePromise } from './promise.js';
import { secretsAreUntold } from './secrets.js';
import { copiesAreIndependent, isVerified, survivesJson } from './state.js';
import { lookingChangesNothing, tablesAreSound } from './table.js';
import { allIsSaid, eventsAreSaid } from './words.js';

export const PROMISES: readonly GamePromise[] = [
  ends,
  repeats,
  survivesJson,
  copiesAreIndependent,
  textsFindChoices,
  isVerified,
  lookingChangesNothing,
  generatorIsHidden,
  permutingShowsNothing,
  imaginedStatesFit,
  secretsAreUntold,
  refusalsChangeNothing,
  concedingEnds,
  eventsAreSaid,
  allIsSaid,
  tablesAreSound,
  botsAnswer,
  cardsArePlayed,
  nobodyIsTold,
];
