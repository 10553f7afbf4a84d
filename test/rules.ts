// The rules that must have a test that names them, by the letters of their ids and how many there are of each.
const RULEBOOK = {
  /** Common to all games. */
  CO: 8,
  /** Lasting effects. */
  EF: 21,
  /** Areena. */
  AR: 20,
  /** Duel Masters. */
  DM: 42,
  /** Golf. */
  GO: 20,
  /** Weiss-Schwarz. */
  WS: 20,
} as const;

/** The twelve abilities of Weiss-Schwarz have ids of their own: `WS-A1` to `WS-AC`. */
const ABILITIES = 12;

/** `GO-1` to `GO-20` and so on. */
export const RULE_IDS: readonly string[] = [
  ...Object.entries(RULEBOOK).flatMap(([letters, count]) => numbered(count).map((number) => `${letters}-${number}`)),
  ...numbered(ABILITIES).map((number) => `WS-A${number.toString(16).toUpperCase()}`),
];

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
