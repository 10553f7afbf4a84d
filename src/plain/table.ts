// A table in sentences: the status, what lies between the players, and each seat with its cards place by place.
import type { Place, Saying, SeatArea, Slot, TableView, Zone } from '../engine/index.js';
import type { Tongue } from '../text/index.js';

/** How much is said: where things lie, or also what the cards themselves say. */
export type Detail = 'places' | 'cards';

/** Everything that lies on a table, one sentence a line. */
export function sayTable(table: TableView, tongue: Tongue, detail: Detail): string[] {
  return [
    ...table.status.map((text) => note(text, tongue)),
    ...table.centre.flatMap((zone) => sayZone(zone, tongue, detail)),
    ...table.seats.flatMap((area) => [
      saySummary(area, tongue),
      ...area.zones.flatMap((zone) => indent(sayZone(zone, tongue, detail))),
    ]),
  ];
}

/** What waits to be carried out: the stacks between the players. */
export function sayStacks({ centre }: TableView, tongue: Tongue): string[] {
  return centre.flatMap((zone) => (zone.zone === 'stack' ? sayZone(zone, tongue, 'places') : []));
}

/** The gauges and effects of a seat and of what lies between the players, one sentence a line. */
export function sayGauges(table: TableView, seat: number, tongue: Tongue): string[] {
  const own = table.seats.find((area) => area.seat === seat)?.zones ?? [];
  const linesOf = (zones: readonly Zone[]): string[] =>
    zones
      .filter(({ zone }) => zone === 'gauge' || zone === 'effects')
      .flatMap((zone) => sayZone(zone, tongue, 'places'));
  return [...indent(linesOf(own)), ...linesOf(table.centre)];
}

/** One line on how a seat stands, without its cards. */
export function saySummary({ seat, summary }: SeatArea, tongue: Tongue): string {
  return tongue.say('plain.seat', { player: { seat }, summary });
}

function sayZone(zone: Zone, tongue: Tongue, detail: Detail): string[] {
  switch (zone.zone) {
    case 'grid':
      if (zone.rows.length === 0) return [tongue.say('plain.pile.gone', { name: zone.name })];
      return zone.rows.flatMap((places, row) => {
        const list = places.map((place) => sayPlace(place, tongue)).join(', ');
        const line =
          zone.rows.length === 1
            ? tongue.say('plain.grid', { name: zone.name, places: list })
            : tongue.say('plain.grid.row', { name: zone.name, row: row + 1, places: list });
        return [line, ...(detail === 'cards' ? indent(places.flatMap((place) => sayNotes(place, tongue))) : [])];
      });
    case 'pile':
      return [
        sayPile(zone.name, zone.count, zone.top, tongue),
        ...(detail === 'cards' ? indent(sayNotes(zone.top, tongue)) : []),
      ];
    case 'stack':
      return [
        tongue.say('plain.stack', { name: zone.name }),
        ...indent(
          zone.layers.flatMap(({ place, says }) => [
            tongue.say('plain.layer', { card: faceOf(place), text: says }),
            ...(detail === 'cards' ? indent(sayNotes(place, tongue)) : []),
          ]),
        ),
      ];
    case 'gauge':
      return [tongue.say('plain.gauge', { name: zone.words ?? zone.name, value: zone.value, most: zone.most })];
    case 'effects': {
      if (zone.labels.length === 0) return [];
      const effects = zone.labels.map(({ name, words, stacks, turns }) =>
        tongue.say('plain.effect', { name: words ?? name, stacks, turns }),
      );
      return [tongue.say('plain.effects', { effects: tongue.join(effects) })];
    }
    case 'note':
      return zone.onlyDrawn === true ? [] : [note(zone.text, tongue)];
    case 'map':
      return [note(zone.name, tongue), ...indent(zone.words.map((words) => note(words, tongue)))];
  }
}

function sayPile(name: Saying, count: number, top: Place, tongue: Tongue): string {
  if (count === 0) return tongue.say('plain.pile.gone', { name });
  if (top.face === undefined) return tongue.say('plain.pile.down', { name, count });
  return tongue.say(count === 1 ? 'plain.pile.only' : 'plain.pile.open', { name, count, card: faceOf(top) });
}

function sayPlace(place: Place, tongue: Tongue): string {
  const said = tongue.say(`plain.place.${place.lies}`, { label: place.label, card: faceOf(place) }).trim();
  return place.marks === undefined || place.marks.length === 0 ? said : `${said} (${place.marks.join(', ')})`;
}

/** What a card itself says, in one line. */
function sayNotes(place: Place, tongue: Tongue): string[] {
  if (place.notes === undefined || place.notes.length === 0) return [];
  return [`${sayPlace(place, tongue)}: ${place.notes.map((text) => tongue.speak(text)).join(' ')}`];
}

function note(text: Saying, tongue: Tongue): string {
  return tongue.say('plain.note', { text });
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function faceOf({ face }: Place): Slot {
  return face === undefined ? '' : { face };
}
