// Bars and labels of a table, as text in any language: names come from outside.

/** Short name, `x` and the stacks when above 1, then `:` and the turns left (EF-17): `bleedx3:2`. */
export function effectLabel(
  name: string,
  { stacks, turns }: { readonly stacks: number; readonly turns: number },
): string {
  return `${name}${stacks > 1 ? `x${stacks}` : ''}:${turns}`;
}

/** Labels in brackets; no effects, no brackets (EF-17). */
export function effectBar(labels: readonly string[]): string {
  return labels.length === 0 ? '' : `[${labels.join(' ')}]`;
}

/** `L [###########-] 62/67`, filled in proportion (EF-18). A bar is empty only at 0 and full only at the most. */
export function gaugeBar(name: string, value: number, most: number, width: number): string {
  const share = most <= 0 ? 0 : Math.min(1, Math.max(0, value / most));
  const filled = value <= 0 ? 0 : value >= most ? width : Math.min(width - 1, Math.max(1, Math.round(share * width)));
  return `${name} [${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${value}/${most}`;
}
