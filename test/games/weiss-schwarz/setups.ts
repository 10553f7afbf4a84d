// Decks and options of set-ups for tests.

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

/** Characters with every ability that does something once, and little else. */
export const REPEATING_DECK: readonly string[] = ['A1', 'A2', 'A3', 'A4', 'A6', 'A7', 'A8', 'A9', 'AA', 'AC']
  .flatMap((ability, at) => [
    ...new Array<string>(2).fill(`CHARACTER|Otra ${at}|red|1|${ability}||0|0|${500 * at}|1|Mago`),
    `CHARACTER|Llana ${at}|blue|1|||0|0|${1000 * at}|2|`,
  ])
  .concat(['CLIMAX|Alba|red|2||', 'CLIMAX|Ocaso|blue|1|A5:Mago:700|']);

/** The options that go with it. */
export const REPEATING: readonly string[] = [`deck-size=${REPEATING_DECK.length}`, 'repeat-abilities'];
