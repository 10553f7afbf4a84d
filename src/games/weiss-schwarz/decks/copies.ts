// Repeated lines: that is how card files write copies.

/** The line as often as the deck holds the card. */
export function copies(count: number, line: string): readonly string[] {
  return Array.from({ length: count }, () => line);
}
