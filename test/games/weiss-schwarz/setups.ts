// Set-ups for tests: decks by name, or as lines.
import { arrange, type DeckChoice, type Game, type Setup, splitOption } from '../../../src/engine/index.js';

export interface WeissSetup {
  /** By seat: the name of a ready deck, or the lines of a card file; the ready ones by default. */
  readonly decks?: readonly (string | readonly string[])[];
  readonly options?: readonly string[];
  readonly seed?: string;
  readonly first?: number;
}

/** Throws when the parts do not make a set-up. */
export function weissSetup(game: Game, { decks = [], options = [], seed = '1', first }: WeissSetup = {}): Setup {
  const chosen = decks.map(
    (deck, player): DeckChoice =>
      typeof deck === 'string' ? { player, name: deck, lines: [] } : { player, name: undefined, lines: deck },
  );
  const arranged = arrange(game, {
    players: ['Ann', 'Bob'].map((name) => ({ name, bot: undefined })),
    options: options.map((option) => splitOption(option)),
    seed,
    first,
    decks: chosen,
  });
  if (Array.isArray(arranged)) throw new Error(`no set-up: ${JSON.stringify(arranged)}`);
  return arranged;
}

/** Small decks in which every ability comes often, with names that files may hold: `#Uno`, a dot alone, a colon. */
export const ABILITIES_OFTEN: readonly string[] = [
  'CHARACTER|#Uno|red|1|A5||0|0|1000|1|Mago',
  'CHARACTER|(bold)|blue|0|AB| |0|0|2000|1|Mago,Fuego',
  'CHARACTER|·|green|1|AD:1:500||0|0|1500|2|',
  'CHARACTER|Uno|red|0|A2|x|0|0|500|1|Fuego',
  'EVENT|Cuatro: cinco|yellow|2|A6||0|0',
  'EVENT|Seis|red|0|AC||0|0',
  'EVENT|Siete|blue|0|A3||0|0',
  'EVENT|Ocho|green|0|AA||0|0',
  'EVENT|Nueve|yellow|0|A9||0|0',
  'EVENT|CLIMAX del alba|red|0|A8||0|0',
  'CLIMAX|Alba|red|2|A1|',
  'CLIMAX|Ocaso|blue|1|A4|',
  'EVENT|Diez|green|0|A7||0|0',
  'EVENT|Once|yellow|0|A5:Fuego:300||0|0',
  'EVENT|Doce|yellow|0|||0|0',
];

/** The options that go with them. */
export const SMALL: readonly string[] = [`deck-size=${ABILITIES_OFTEN.length * 2}`];

/** Two copies of each. */
export const SMALL_DECK: readonly string[] = [...ABILITIES_OFTEN, ...ABILITIES_OFTEN];
