// A table with a map: the map with a panel at its side, below them the seats in a few wide lines, and the log.
import { effectBar, effectLabel, gaugeBar, type MapZone, type SeatArea, type Zone } from '../../engine/index.js';
import type { Canvas, Rect } from '../canvas.js';
import { cut, widthOf, wrap } from '../glyphs.js';
import type { Model } from '../model.js';
import type { Position } from '../position.js';
import { type Block, flow, stack, textBlock } from './blocks.js';
import type { Brush } from './brush.js';
import { drawChoices, type ItemHit } from './choices.js';
import { drawLog } from './log-pane.js';
import { drawMap } from './map.js';
import { zonesBlock } from './zones.js';

const PANEL = { least: 28, most: 64 } as const;
/** Between the map and its panel: a blank, a line, a blank. */
const BORDER = 3;
const LEAST_MAP = 11;
const LEAST_LOG = 4;
/** Rows from which on lines part the map from what stands below it. */
const AIRY = 26;
/** Columns of a bar. */
const BAR = 12;
const GAP = 2;

/** The map among some zones. */
export function mapAmong(zones: readonly Zone[]): MapZone | undefined {
  return zones.find((zone): zone is MapZone => zone.zone === 'map');
}

/** Draws the table within an area and answers where the items of the choices are. */
export function drawMapTable(canvas: Canvas, area: Rect, map: MapZone, model: Model, brush: Brush): ItemHit[] {
  const { position } = model;
  const { theme } = brush;
  const isAiry = area.height >= AIRY;
  const lines = isAiry ? 2 : 0;
  const strip = stripBlock(position, area.width, brush);
  const stripRows = Math.min(strip.height, area.height - LEAST_MAP - LEAST_LOG - lines);
  const rows = Math.min(map.height, area.height - stripRows - LEAST_LOG - lines);
  const panel = Math.max(PANEL.least, Math.min(PANEL.most, area.width - map.width - BORDER));
  const room = Math.min(map.width, area.width - panel - BORDER);
  drawMap(canvas, area.x, area.y, room, rows, map, brush);
  for (let row = area.y; row < area.y + rows; row++)
    canvas.put(area.x + room + 1, row, theme.signs.border.down, theme.part('frame'));
  const items = drawPanel(
    canvas,
    { x: area.x + room + BORDER, y: area.y, width: panel, height: rows },
    map,
    model,
    brush,
  );
  let y = area.y + rows;
  const rule = (): void => {
    if (isAiry) canvas.put(area.x, y++, theme.signs.border.across.repeat(area.width), theme.part('frame'));
  };
  rule();
  strip.draw(canvas, area.x, y);
  y += stripRows;
  canvas.fill({ x: area.x, y, width: area.width, height: area.y + area.height - y });
  rule();
  drawLog(canvas, { x: area.x, y, width: area.width, height: area.y + area.height - y }, position.log, theme);
  return items;
}

/** What else lies between the players, and the choices. */
function drawPanel(canvas: Canvas, area: Rect, map: MapZone, model: Model, brush: Brush): ItemHit[] {
  const others = zonesBlock(
    model.position.table.centre.filter((zone) => zone !== map),
    area.width,
    brush,
    true,
  );
  others.draw(canvas, area.x, area.y);
  // Choices matter more than the rest of a long list.
  const used = Math.min(others.height, Math.floor(area.height / 2));
  canvas.fill({ ...area, y: area.y + used, height: area.height - used });
  return drawChoices(canvas, { ...area, y: area.y + used, height: area.height - used }, model, brush.theme);
}

/** Every seat in lines as wide as the room: name, summary and bars, then effects and notes. */
function stripBlock(position: Position, room: number, brush: Brush): Block {
  return stack(position.table.seats.map((area) => seatBlock(position, area, room, brush)));
}

function seatBlock(position: Position, { seat, summary, zones }: SeatArea, room: number, brush: Brush): Block {
  const { theme, tongue } = brush;
  const moves = seat === position.asked;
  const sign = moves ? `${theme.signs.active} ` : '  ';
  const name = cut(`${sign}${theme.fold(position.names[seat] ?? '')}`, Math.floor(room / 3));
  const bars = zones.filter(({ zone }) => zone === 'gauge');
  const rest = zones.filter(({ zone }) => zone !== 'gauge');
  const head = [
    oneLine(name, moves ? { ...theme.part('active'), underline: true } : theme.part('title')),
    oneLine(theme.fold(tongue.speak(summary)), theme.part('muted')),
    ...bars.flatMap((zone) => lineBlocks(zone, room, brush)),
  ];
  return stack([
    flow(head, room, GAP),
    flow(
      rest.flatMap((zone) => lineBlocks(zone, room, brush)),
      room,
      GAP,
    ),
  ]);
}

/** A zone no wider than it needs to be. */
function lineBlocks(zone: Zone, room: number, brush: Brush): Block[] {
  const { theme, tongue } = brush;
  switch (zone.zone) {
    case 'gauge': {
      const bar = gaugeBar(theme.fold(tongue.speak(zone.name)), zone.value, zone.most, BAR);
      return [oneLine(bar, theme.part('title'))];
    }
    case 'effects': {
      const labels = zone.labels.map(({ name, stacks, turns }) =>
        effectLabel(theme.fold(tongue.speak(name)), { stacks, turns }),
      );
      return [oneLine(effectBar(labels), theme.part('notice'))];
    }
    case 'note': {
      const text = wrap(theme.fold(tongue.speak(zone.text)), room);
      return [textBlock(text, Math.max(...text.map(widthOf)), theme.part('muted'))];
    }
    case 'grid':
    case 'pile':
    case 'stack':
    case 'map':
      return [zonesBlock([zone], room, brush, true)];
  }
}

function oneLine(text: string, style: Parameters<typeof textBlock>[2]): Block {
  return textBlock([text], widthOf(text), style);
}
