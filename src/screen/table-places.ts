// The places of a table: what lies where, with the zone and the seat that it belongs to.
import type { PileZone, Place, Saying, Zone } from '../engine/index.js';
import type { Position } from './position.js';

export interface Found {
  readonly place: Place;
  readonly zone: Saying;
  /** Undefined: it lies between the players. */
  readonly seat: number | undefined;
  /** The pile that the place is the top of. */
  readonly pile?: PileZone;
}

/** The places of the same zone of the same seat, the place itself among them; of piles, all of a seat belong together. */
export function neighbours({ table }: Position, id: string): Found[] {
  const zones = [
    ...table.seats.flatMap(({ seat, zones: own }) => together(own).map((some) => placesOf(some, seat))),
    ...together(table.centre).map((some) => placesOf(some, undefined)),
  ];
  return zones.find((places) => places.some(({ place }) => place.id === id)) ?? [];
}

/** The place of an id, those within piles that all may look through among them. */
export function findPlace({ table }: Position, id: string): Found | undefined {
  const all = [
    ...table.seats.flatMap(({ seat, zones }) => placesOf(zones, seat)),
    ...placesOf(table.centre, undefined),
  ];
  return (
    all.find(({ place }) => place.id === id) ??
    all.flatMap((found) => within(found)).find(({ place }) => place.id === id)
  );
}

/** The cards of the pile on whose top a place is; none where nobody may look through it. */
export function within({ pile, zone, seat }: Found): Found[] {
  return (pile?.cards ?? []).map((place) => ({ place, zone, seat }));
}

/** What entering a place leads to that is looked at: a list of cards, a whole card, or nothing more than is seen already. */
export function depthOf(position: Position, spot: string): 'pile' | 'card' | undefined {
  const found = findPlace(position, spot);
  if (found === undefined) return undefined;
  if (within(found).length > 0) return 'pile';
  const { face, notes = [] } = found.place;
  return face === undefined && notes.length === 0 ? undefined : 'card';
}

/** Each zone on its own, but the piles as one. */
function together(zones: readonly Zone[]): (readonly Zone[])[] {
  const piles = zones.filter(({ zone }) => zone === 'pile');
  return [...zones.filter(({ zone }) => zone !== 'pile').map((zone) => [zone]), piles];
}

function placesOf(zones: readonly Zone[], seat: number | undefined): Found[] {
  return zones.flatMap((zone): Found[] => {
    switch (zone.zone) {
      case 'grid':
        return zone.rows.flat().map((place) => ({ place, zone: zone.name, seat }));
      case 'pile':
        return [{ place: zone.top, zone: zone.name, seat, pile: zone }];
      case 'stack':
        return zone.layers.map(({ place }) => ({ place, zone: zone.name, seat }));
      case 'gauge':
      case 'effects':
      case 'note':
      case 'map':
        return [];
    }
  });
}
