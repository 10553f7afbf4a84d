// Measuring on a noisy machine: everything in turn, round after round, and the median of the rounds.

/** Something to measure. One call is one round of it, and answers with its figure. */
export interface Subject {
  readonly name: string;
  readonly unit: string;
  measure(): number | Promise<number>;
  /** The name of the subject that it is compared with, and whether its figure is divided by the other's or the other way round. */
  readonly against?: { readonly name: string; readonly ratio: 'own/other' | 'other/own' };
  /** What is to be reached: by the ratio where there is one, else by the figure. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
}

export interface Figure {
  readonly subject: Subject;
  readonly median: number;
  /** The median of the rounds' own ratios, so that what slows a whole round down does not count. */
  readonly ratio: number | undefined;
}

/** Measures all subjects in turn, several rounds, after one that does not count. */
export async function measureRounds(subjects: readonly Subject[], rounds: number): Promise<Figure[]> {
  const figures = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const subject of subjects) {
      const figure = await subject.measure();
      if (round > 0) figures.get(subject.name)?.push(figure);
    }
  }
  return subjects.map((subject) => {
    const own = figures.get(subject.name) ?? [];
    const { against } = subject;
    const others = against && (figures.get(against.name) ?? []);
    const ratios = others && own.map((figure, round) => ratioOf(figure, others[round] ?? NaN, against.ratio));
    return { subject, median: median(own), ratio: ratios && median(ratios) };
  });
}

/**
 * How often something happens in a second of processor time, which other programs on the machine do not lengthen. `work` does
 * it a few hundred times and answers how often.
 */
export function perSecond(work: () => number, milliseconds = 250): number {
  let count = 0;
  let spent = 0;
  const begun = process.cpuUsage();
  while (spent < milliseconds) {
    count += work();
    const { user, system } = process.cpuUsage(begun);
    spent = (user + system) / 1000;
  }
  return (count / spent) * 1000;
}

/** The middle one; of an even number the upper of the two. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
}

function ratioOf(own: number, other: number, ratio: 'own/other' | 'other/own'): number {
  return ratio === 'own/other' ? own / other : other / own;
}
