// How sure a rate is.

/** A share of games with the bounds that the true share lies between, 95 times of a hundred. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The normal distribution's bound that leaves out one in forty on either side. */
const Z = 1.959963984540054;

/** The rate of `wins` among `games` with Wilson's score interval, which holds near 0 and 1 too. No games: anything may be. */
export function wilson(wins: number, games: number): Rate {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const spread = (Z * Z) / games;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate) + spread / 4) / games);
  return { rate, low: wins === 0 ? 0 : centre - half, high: wins === games ? 1 : centre + half };
}
