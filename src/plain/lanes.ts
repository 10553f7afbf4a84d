// Places that face each other across a table, in words.
import type { GridZone, Place, SeatArea, TableView } from '../engine/index.js';
import type { Tongue } from '../text/index.js';

/** Which places of two front rows face each other, one's left the other's right; nothing where that means nothing. */
export function sayLanes(table: TableView, tongue: Tongue, sayPlace: (place: Place) => string): string[] {
  const [one, other] = table.seats;
  if (table.facing !== 'lanes' || one === undefined || other === undefined) return [];
  const facing = frontRow(other).toReversed();
  const lanes = frontRow(one).flatMap((place, at) => {
    const opposite = facing[at];
    if (opposite === undefined || (place.lies === 'free' && opposite.lies === 'free')) return [];
    const first = `${tongue.name(one.seat)}, ${sayPlace(place)}`;
    const second = `${tongue.name(other.seat)}, ${sayPlace(opposite)}`;
    return [tongue.say('plain.lane.places', { first, second })];
  });
  return lanes.length === 0 ? [] : [tongue.say('plain.lane', { places: lanes.join('; ') })];
}

function frontRow({ zones }: SeatArea): readonly Place[] {
  const front = zones.find((zone): zone is GridZone => zone.zone === 'grid');
  return front?.rows[0] ?? [];
}
