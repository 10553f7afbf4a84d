// Inspecting: what lies in a place, in words.
import type { Place, Saying, Zone } from '../engine/index.js';
import { lookedAt } from './look.js';
import { closedAt } from './picker.js';
import type { Position } from './position.js';

/** A place with the zone and the seat that it belongs to. */
interface Found {
  readonly place: Place;
  readonly zone: Saying;
  readonly seat: number | undefined;
  readonly count: number | undefined;
}

/** Lines that describe the place of an id, as the viewer knows it. */
export function describePlace(position: Position, spot: string): string[] {
  const { tongue, names } = position;
  const found = allPlaces(position).find(({ place }) => place.id === spot);
  if (found === undefined) return describeMap(position, spot);
  const { place, zone, seat, count } = found;
  const inWords = tongue.for(names, 'words');
  const slots = { zone, player: seat === undefined ? '' : { seat }, slot: place.label };
  const where = tongue.say(seat === undefined ? 'screen.inspect.centre' : 'screen.inspect.seat', slots);
  const lines = [
    place.label === '' || seat === undefined ? where : tongue.say('screen.inspect.slot', slots),
    sayFace(place, inWords),
  ];
  if (count !== undefined) lines.push(tongue.say('screen.inspect.count', { count }));
  if (place.marks !== undefined && place.marks.length > 0) lines.push(place.marks.join(', '));
  return [...lines, ...(place.notes ?? []).map((note) => inWords.speak(note)), ...whyNot(position, spot)];
}

/** The name of what lies in a place and what is to be said about it; nothing where its name says all. */
export function notesAt(position: Position, spot: string): string[] {
  const { tongue, names } = position;
  const place = allPlaces(position).find((found) => found.place.id === spot)?.place;
  if (place?.notes === undefined || place.notes.length === 0) return [];
  const inWords = tongue.for(names, 'words');
  return [sayFace(place, inWords), ...place.notes.map((note) => inWords.speak(note))];
}

/** Why it cannot be chosen, while a person chooses. */
function whyNot(position: Position, spot: string): string[] {
  const reasons = closedAt(position, spot).map((reason) => ({ reason }));
  return reasons.map((slots) => position.tongue.say('screen.inspect.closed', slots));
}

/** A cell of a map: what is said of it, else what it is by its tone; for tones without a word, what the map says of itself. */
function describeMap(position: Position, spot: string): string[] {
  const { tongue } = position;
  const looked = lookedAt(position, spot);
  if (looked === undefined) return [];
  const { map, x, y } = looked;
  const name = tongue.speak(map.name);
  const says = map.spots.find(({ id }) => id === spot)?.says;
  if (says !== undefined) return [name, tongue.speak(says)];
  const cell = map.rows[y]?.[x];
  const key = `screen.map.${cell?.tone ?? ''}`;
  if (cell === undefined || !tongue.has(key)) return [name, ...map.words.map((saying) => tongue.speak(saying))];
  const what = tongue.say(key);
  return [name, cell.dim ? tongue.say('screen.map.remembered', { what }) : what];
}

function sayFace(place: Place, tongue: Position['tongue']): string {
  switch (place.lies) {
    case 'open':
      return place.face === undefined ? tongue.say('screen.inspect.open') : tongue.face(place.face);
    case 'down':
      return tongue.say('screen.inspect.down');
    case 'gone':
      return tongue.say('screen.inspect.gone');
  }
}

function allPlaces({ table }: Position): Found[] {
  const centre = table.centre.flatMap((zone) => placesOf(zone, undefined));
  return [...table.seats.flatMap(({ seat, zones }) => zones.flatMap((zone) => placesOf(zone, seat))), ...centre];
}

function placesOf(zone: Zone, seat: number | undefined): Found[] {
  switch (zone.zone) {
    case 'grid':
      return zone.rows.flat().map((place) => ({ place, zone: zone.name, seat, count: undefined }));
    case 'pile':
      return [{ place: zone.top, zone: zone.name, seat, count: zone.count }];
    case 'stack':
      return zone.layers.map(({ place }) => ({ place, zone: zone.name, seat, count: undefined }));
    case 'gauge':
    case 'effects':
    case 'note':
    case 'map':
      return [];
  }
}
