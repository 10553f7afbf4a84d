// Ways to break the sound game: a part of it replaced, and all the rest as it was.
import { defineGame, type Game, type Presentation, type TableView } from '../../../src/engine/index.js';
import type { Check, FaultCode } from '../../../src/testing/index.js';
import { LOTS, LOTS_WORDS, type LotsChoice, type LotsView } from '../lots.js';

/** The kind of fault, what is broken, the game, and how it is looked at where that matters. */
export type Row = readonly [code: FaultCode, what: string, game: unknown, check?: Check];

export type Part = Partial<typeof LOTS>;

/** The game with another part. */
export const broken = (part: Part): Game => defineGame({ ...LOTS, ...part });

/** The game, shown otherwise. */
export const shown = (part: Partial<Presentation<LotsChoice, LotsView>>, other: Part = {}): Game =>
  broken({ ...other, presentation: { ...LOTS.presentation, ...part } });

/** The game with other texts: the same ones in every language, or those of one. */
export const worded = (texts: Readonly<Record<string, string | undefined>>, only?: string, other: Part = {}): Game =>
  shown(
    {
      catalogue: (language) => {
        const own = LOTS_WORDS[language];
        if (own === undefined) return Promise.resolve(undefined);
        const all = Object.entries(only === undefined || only === language ? { ...own, ...texts } : own);
        return Promise.resolve(
          Object.fromEntries(all.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]]))),
        );
      },
    },
    other,
  );

/** The game with another table. */
export const tabled = (change: (table: TableView, view: LotsView) => TableView, other: Part = {}): Game =>
  shown({ table: (view) => change(LOTS.presentation.table(view), view) }, other);

/** The cards that a view of the game shows. */
export function shownCards({ hands, laid, run }: LotsView): string[] {
  const drawn = run.agenda.map((step) => ('card' in step ? Number(step.card) : 0));
  return [...hands.flat(), ...laid, ...drawn].filter((one) => one > 0).map(String);
}
