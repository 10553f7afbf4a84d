// The rules that must have a test that names them, by the letters of their ids and how many there are of each.
const RULEBOOK = {
  /** Common to all games. */
  CO: 8,
  /** Lasting effects. */
  EF: 21,
  /** Areena. */
  AR: 20,
  /** Golf. */
  GO: 20,
} as const;

/** `GO-1` to `GO-20` and so on. */
export const RULE_IDS: readonly string[] = Object.entries(RULEBOOK).flatMap(([letters, count]) =>
  Array.from({ length: count }, (_, index) => `${letters}-${index + 1}`),
);
