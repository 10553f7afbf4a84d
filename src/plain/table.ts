// A table in sentences: the status, what lies between the players, and each seat with its cards place by place.
import type { PileZone, Place, Saying, SeatArea, Slot, TableView, Zone } from '../engine/index.js';
import { sayMarks, type Tongue } from '../text/index.js';
import { sayLanes } from './lanes.js';

/** How much is said: where things lie, or also what the cards themselves say. */
export type Detail = 'places' | 'cards';

/** What the words of a zone depend on beside the zone. */
interface Teller {
  readonly table: TableView;
  readonly tongue: Tongue;
  readonly detail: Detail;
}

/** Everything that lies on a table, one sentence a line. */
export function sayTable(table: TableView, tongue: Tongue, detail: Detail): string[] {
  const teller = { table, tongue, detail };
  return [
    ...table.status.map((text) => note(text, tongue)),
    ...table.centre.flatMap((zone) => sayZone(zone, teller)),
    ...table.seats.flatMap((area) => [
      saySummary(area, tongue),
      ...area.zones.flatMap((zone) => indent(sayZone(zone, teller))),
    ]),
    ...sayLanes(table, tongue, (place) => sayPlace(place, teller)),
  ];
}

/** The cards of every pile that all may look through, the topmost first, with what they say; a line a card. */
export function sayPiles(table: TableView, tongue: Tongue): string[] {
  const teller: Teller = { table, tongue, detail: 'cards' };
  const said = [
    ...table.centre.flatMap((zone) => sayPileCards(zone, undefined, teller)),
    ...table.seats.flatMap(({ seat, zones }) => zones.flatMap((zone) => sayPileCards(zone, seat, teller))),
  ];
  return said.length === 0 ? [tongue.say('plain.piles.none')] : said;
}

/** What waits to be carried out: the stacks between the players. */
export function sayStacks(table: TableView, tongue: Tongue): string[] {
  const teller: Teller = { table, tongue, detail: 'places' };
  return table.centre.flatMap((zone) => (zone.zone === 'stack' ? sayZone(zone, teller) : []));
}

/** The gauges and effects of a seat and of what lies between the players, one sentence a line. */
export function sayGauges(table: TableView, seat: number, tongue: Tongue): string[] {
  const own = table.seats.find((area) => area.seat === seat)?.zones ?? [];
  const linesOf = (zones: readonly Zone[]): string[] =>
    zones
      .filter(({ zone }) => zone === 'gauge' || zone === 'effects')
      .flatMap((zone) => sayZone(zone, { table, tongue, detail: 'places' }));
  return [...indent(linesOf(own)), ...linesOf(table.centre)];
}

/** One line on how a seat stands, without its cards. */
export function sayStand({ seat, summary, stand = summary }: SeatArea, tongue: Tongue): string {
  return tongue.say('plain.seat', { player: { seat }, summary: stand });
}

function saySummary({ seat, summary }: SeatArea, tongue: Tongue): string {
  return tongue.say('plain.seat', { player: { seat }, summary });
}

function sayZone(zone: Zone, teller: Teller): string[] {
  const { tongue } = teller;
  switch (zone.zone) {
    case 'grid':
      if (zone.rows.length === 0) return [tongue.say('plain.pile.gone', { name: zone.name })];
      return zone.rows.flatMap((places, row) => {
        const list = sayPlaces(places, teller);
        const line =
          zone.rows.length === 1
            ? tongue.say('plain.grid', { name: zone.name, places: list })
            : tongue.say('plain.grid.row', { name: zone.name, row: row + 1, places: list });
        return [line, ...indent(places.flatMap((place) => sayNotes(place, teller)))];
      });
    case 'pile':
      return [sayPile(zone, tongue), ...indent(sayNotes(zone.top, teller))];
    case 'stack':
      return [
        tongue.say('plain.stack', { name: zone.name }),
        ...indent(
          zone.layers.flatMap(({ place, says }) => [
            tongue.say('plain.layer', { card: faceOf(place), text: says }),
            ...indent(sayNotes(place, teller)),
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

function sayPile({ name, count, top }: PileZone, tongue: Tongue): string {
  if (count === 0) return tongue.say('plain.pile.gone', { name });
  if (top.face === undefined) return tongue.say('plain.pile.down', { name, count });
  return tongue.say(count === 1 ? 'plain.pile.only' : 'plain.pile.open', { name, count, card: faceOf(top) });
}

function sayPileCards(zone: Zone, seat: number | undefined, teller: Teller): string[] {
  if (zone.zone !== 'pile' || zone.cards === undefined || zone.cards.length === 0) return [];
  const slots = { name: zone.name, count: zone.cards.length };
  const { tongue } = teller;
  const heading =
    seat === undefined
      ? tongue.say('plain.pile.list.centre', slots)
      : tongue.say('plain.pile.list', { ...slots, player: { seat } });
  const cards = zone.cards.map((place) => {
    const [withNotes] = sayNotes(place, teller);
    return withNotes ?? sayPlace(place, teller);
  });
  return [heading, ...indent(cards)];
}

/** The places of a row; several without a card to see or a label of their own, such as a hidden hand, are counted. */
function sayPlaces(places: readonly Place[], teller: Teller): string {
  const runs: { text: string; count: number }[] = [];
  for (const place of places) {
    const text = sayPlace(place, teller);
    const last = runs.at(-1);
    if (last?.text === text && place.face === undefined) last.count++;
    else runs.push({ text, count: 1 });
  }
  const { tongue } = teller;
  return runs
    .map(({ text, count }) => (count === 1 ? text : tongue.say('plain.place.many', { place: text, count })))
    .join(', ');
}

function sayPlace(place: Place, { table, tongue }: Teller): string {
  const lies = place.lies === 'free' ? 'gone' : place.lies;
  const said = tongue.say(`plain.place.${lies}`, { label: place.label, card: faceOf(place) }).trim();
  const marks = sayMarks(place, table, tongue);
  return marks.length === 0 ? said : `${said} (${marks.join(', ')})`;
}

/** What a card itself says, in one line, where that is asked for. */
function sayNotes(place: Place, teller: Teller): string[] {
  if (teller.detail !== 'cards' || place.notes === undefined || place.notes.length === 0) return [];
  const notes = place.notes.map((text) => ended(teller.tongue.speak(text)));
  return [`${sayPlace(place, teller)}: ${notes.join(' ')}`];
}

/** A line as a sentence, so that the next one does not run on from it. */
function ended(line: string): string {
  return /[\p{L}\p{N})]$/u.test(line) ? `${line}.` : line;
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
