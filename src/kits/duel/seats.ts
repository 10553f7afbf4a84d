// Two seats face to face, and what lies where by seat. A card is a number; what it is stands in a column by that number.

export type Card = number;

export const SEATS = 2;
/** No card. */
export const NONE = -1;
/** Stands in a view for a card that the seat cannot see; far from marks that a game may have besides. */
export const HIDDEN = -9;

/** The other seat. */
export function foeOf(seat: number): number {
  return 1 - seat;
}

/** What belongs to a seat, such as its hand of all hands. */
export function zoneOf<T>(zones: readonly T[], seat: number): T {
  return zones[seat] as T;
}

/** Zones that share nothing with the others. */
export function copyZones(zones: readonly (readonly Card[])[]): Card[][] {
  return [zoneOf(zones, 0).slice(), zoneOf(zones, 1).slice()];
}
