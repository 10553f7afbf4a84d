// Inspecting: what lies in a place, in words.
import type { Place, Saying } from '../engine/index.js';
import { sayMark, sayMarks, wordsOfMark } from '../text/index.js';
import { lookedAt } from './map-cursor.js';
import { closedAt } from './picker.js';
import type { Position } from './position.js';
import { type Found, findPlace } from './table-places.js';

/** All that is to be said about a card, for whoever looks at nothing else. */
export interface Described {
  readonly name: string;
  /** Where it lies, and how many cards lie there where that is a pile. */
  readonly where: readonly string[];
  /** How it lies, and its marks, each with what it means. */
  readonly marks: readonly string[];
  readonly notes: readonly string[];
  /** Why it cannot be chosen now. */
  readonly closed: readonly string[];
}

/** Lines that describe the place of an id, as the viewer knows it. */
export function describePlace(position: Position, spot: string): string[] {
  const found = findPlace(position, spot);
  if (found === undefined) return describeMap(position, spot);
  const { tongue, table } = position;
  const { name, where, notes, closed } = describeFound(position, found);
  const marks = sayMarks(found.place, table, tongue);
  const reasons = closed.map((reason) => tongue.say('screen.inspect.closed', { reason }));
  const [first = '', ...counts] = where;
  return [first, name, ...counts, ...(marks.length === 0 ? [] : [marks.join(', ')]), ...notes, ...reasons];
}

/** All that is to be said about the card in a place; undefined where no such place is. */
export function describeCard(position: Position, spot: string): Described | undefined {
  const found = findPlace(position, spot);
  return found && describeFound(position, found);
}

/** The name of what lies in a place and what is to be said about it; nothing where its name says all. */
export function notesAt(position: Position, spot: string): string[] {
  const place = findPlace(position, spot)?.place;
  if (place?.notes === undefined || place.notes.length === 0) return [];
  const inWords = position.tongue.for(position.names, 'words');
  return [sayFace(place, inWords), ...place.notes.map((note) => inWords.speak(note))];
}

/** Whose zone it is: `Ann, hand`. */
export function sayZone({ tongue }: Position, zone: Saying, seat: number | undefined): string {
  if (seat === undefined) return tongue.say('screen.inspect.centre', { zone });
  return tongue.say('screen.inspect.seat', { zone, player: { seat } });
}

function describeFound(position: Position, { place, zone, seat, pile }: Found): Described {
  const { tongue, names, table } = position;
  const inWords = tongue.for(names, 'words');
  const isLabelled = place.label !== '' && seat !== undefined;
  const where = isLabelled
    ? tongue.say('screen.inspect.slot', { zone, player: { seat }, slot: place.label })
    : sayZone(position, zone, seat);
  const marks = (place.marks ?? []).map((mark) => {
    const words = wordsOfMark(mark, table, tongue);
    const written = sayMark(mark, tongue);
    return words === undefined ? written : tongue.say('screen.card.mark', { mark: written, words });
  });
  return {
    name: sayFace(place, inWords),
    where: pile === undefined ? [where] : [where, tongue.say('screen.inspect.count', { count: pile.count })],
    marks: place.turned === true ? [tongue.say('place.turned'), ...marks] : marks,
    notes: (place.notes ?? []).map((note) => inWords.speak(note)),
    closed: closedAt(position, place.id),
  };
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
  const what = tongue.sayText(key);
  return [name, cell.dim ? tongue.say('screen.map.remembered', { what }) : what];
}

function sayFace(place: Place, tongue: Position['tongue']): string {
  switch (place.lies) {
    case 'open':
      return place.face === undefined ? tongue.say('screen.inspect.open') : tongue.face(place.face);
    case 'down':
      return tongue.say('screen.inspect.down');
    case 'free':
    case 'gone':
      return tongue.say('screen.inspect.gone');
  }
}
