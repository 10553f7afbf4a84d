// Looking at a map: the cursor of inspecting walks its cells one by one, those where nothing has a name of its own among them.
import type { MapZone } from '../engine/index.js';
import { same, type Updated } from './key-answer.js';
import type { Model } from './model.js';
import type { Position } from './position.js';

/** A cell of a map. */
interface Looked {
  readonly map: MapZone;
  readonly x: number;
  readonly y: number;
}

/** Columns and rows that a key leads on. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  up: [0, -1],
  k: [0, -1],
  down: [0, 1],
  j: [0, 1],
  left: [-1, 0],
  h: [-1, 0],
  right: [1, 0],
  l: [1, 0],
  y: [-1, -1],
  u: [1, -1],
  b: [-1, 1],
  n: [1, 1],
};

/** What a cell is called while it is looked at, unless it is a spot of its map. Ids of places hold no blanks. */
export function cellId(x: number, y: number): string {
  return `${x} ${y}`;
}

/** The cell of a map that an id names: where a spot lies, or a cell by its own id. */
export function cellNamed(map: MapZone, id: string | undefined): { x: number; y: number } | undefined {
  const spot = map.spots.find((one) => one.id === id);
  if (spot !== undefined) return spot;
  const [x, y] = /^\d+ \d+$/u.test(id ?? '') ? (id ?? '').split(' ').map(Number) : [];
  return x === undefined || y === undefined || x >= map.width || y >= map.height ? undefined : { x, y };
}

/** The cell that an id names, on the first map of the table that knows it. */
export function lookedAt({ table }: Position, id: string): Looked | undefined {
  const zones = [...table.seats.flatMap((area) => area.zones), ...table.centre];
  return zones.flatMap((zone) => {
    const cell = zone.zone === 'map' ? cellNamed(zone, id) : undefined;
    return zone.zone === 'map' && cell !== undefined ? [{ map: zone, x: cell.x, y: cell.y }] : [];
  })[0];
}

/** Whether a key leads from one cell of a map to another just now. */
export function leadsOn(name: string, { position, overlay }: Model): boolean {
  return overlay?.kind === 'inspect' && Object.hasOwn(STEPS, name) && lookedAt(position, overlay.spot) !== undefined;
}

/** One cell on, as far as the map goes. Undefined for all other keys, and where no map is looked at. */
export function lookOn(model: Model, name: string): Updated | undefined {
  const { overlay, position } = model;
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  const from = overlay?.kind === 'inspect' ? lookedAt(position, overlay.spot) : undefined;
  if (step === undefined || from === undefined) return undefined;
  const { map } = from;
  const x = Math.max(0, Math.min(map.width - 1, from.x + step[0]));
  const y = Math.max(0, Math.min(map.height - 1, from.y + step[1]));
  // The last spot of a cell is the one that is drawn.
  const spot = map.spots.findLast((one) => one.x === x && one.y === y)?.id ?? cellId(x, y);
  return same({ ...model, overlay: { kind: 'inspect', spot } });
}
