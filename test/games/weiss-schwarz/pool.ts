// Cards for tests, as lines of a card file. What a card is there for stands in its name.
import { unwrap } from '../../../src/engine/index.js';
import { type Draft, readCardLine } from '../../../src/games/weiss-schwarz/cards/card-line.js';

const LINES = {
  // Characters of level 0 without abilities, by power.
  tiny: 'CHARACTER|Tiny|red|0|||0|0|400|1|Mago',
  weak: 'CHARACTER|Weak|red|0|||0|0|1000|1|Mago',
  middle: 'CHARACTER|Middle|green|0|||0|0|2000|1|',
  strong: 'CHARACTER|Strong|blue|1|||0|0|4000|2|Mago,Fuego',
  twin: 'CHARACTER|Twin|yellow|0|||0|0|4000|1|Sabio',
  // Levels, costs and colours.
  'red-one': 'CHARACTER|Red One|red|0|||1|0|3000|1|',
  'red-one-paid': 'CHARACTER|Red One Paid|red|0|||1|2|5000|1|',
  'red-two': 'CHARACTER|Red Two|red|0|||2|0|6000|1|',
  'blue-one': 'EVENT|Blue One|blue|0|||1|1',
  // Lasting abilities.
  leader: 'CHARACTER|Leader|green|0|A5:Mago:1100||0|0|1500|1|Sabio',
  kin: 'CHARACTER|Kin|green|0|Aumento poder a subtipo||0|0|1000|1|Fuego',
  chill: 'CHARACTER|Chill|blue|0|Reducir Poder 1000||0|0|1500|1|',
  frost: 'CHARACTER|Frost|blue|0|Reducir Poder Nivel 1||0|0|1500|1|',
  void: 'CHARACTER|Void|yellow|0|AB||0|0|1500|1|',
  cheer: 'EVENT|Cheer|red|0|A5:Mago:1100||0|0',
  hush: 'EVENT|Hush|red|0|AB||0|0',
  dread: 'EVENT|Dread|red|0|Reducir Poder 1000||0|0',
  // Abilities that do something once.
  'a-1': 'EVENT|A 1|red|0|A1||0|0',
  'a-2': 'EVENT|A 2|red|0|A2||0|0',
  'a-3': 'EVENT|A 3|red|0|A3||0|0',
  'a-4': 'EVENT|A 4|red|0|A4||0|0',
  'a-6': 'EVENT|A 6|red|0|A6||0|0',
  'a-7': 'EVENT|A 7|red|0|A7||0|0',
  'a-8': 'EVENT|A 8|red|0|A8||0|0',
  'a-9': 'EVENT|A 9|red|0|A9||0|0',
  'a-a': 'EVENT|A A|red|0|AA||0|0',
  'a-c': 'EVENT|A C|red|0|AC||0|0',
  // The same on characters.
  'c-1': 'CHARACTER|C 1|red|0|A1||0|0|1000|1|',
  'c-2': 'CHARACTER|C 2|red|0|A2||0|0|1000|1|',
  'c-4': 'CHARACTER|C 4|red|0|A4||0|0|1000|1|',
  'c-8': 'CHARACTER|C 8|red|0|A8||0|0|1000|1|',
  'c-a': 'CHARACTER|C A|red|0|AA||0|0|1000|1|',
  // Climaxes, and cards that never matter.
  dawn: 'CLIMAX|Dawn|red|2||',
  dusk: 'CLIMAX|Dusk|blue|1|A5:Mago:1100|',
  'extra-two': 'EVENT|Extra Two|yellow|2|||3|9',
  filler: 'EVENT|Filler|green|0|||3|9',
  'filler-red': 'EVENT|Filler Red|red|0|||3|9',
  'filler-blue': 'EVENT|Filler Blue|blue|0|||3|9',
} as const;

export type TestCard = keyof typeof LINES;

/** Every card of the pool; its id is its key. */
export const POOL: readonly Draft[] = Object.values(LINES).map((line) => unwrap(readCardLine(line, 1).draft));
