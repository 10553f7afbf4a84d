// Two seats that sit opposite each other: the viewer's side below, the other one above it, their front rows meeting in the middle.
// A side is made as lines from the middle outward, so that both look alike.
import { type GridZone, NOBODY, type PileZone, type SeatArea, type Zone } from '../../engine/index.js';
import { widthOf } from '../glyphs.js';
import type { Position } from '../position.js';
import { type Block, beside, flow, stack, textBlock } from './blocks.js';
import type { Brush } from './brush.js';
import { isWhole, namedRows, rowsBehind, titleWidth } from './named-rows.js';
import { nameBlock } from './seats.js';
import { zoneBlock } from './zones.js';

/** Columns between zones beside each other. */
const GAP = 2;

/** Both seats as one block, and whether all cards of the rows that meet are in sight. */
export interface Facing extends Block {
  readonly isWhole: boolean;
}

/**
 * Both seats.
 * @param front how the rows that meet are drawn
 * @param rest how all else is drawn
 */
export function facingBlock(position: Position, room: number, front: Brush, rest: Brush): Facing {
  const { seats, facing } = position.table;
  const own = seats.find(({ seat }) => seat === nearSeat(position)) ?? seats[0];
  const other = seats.find((area) => area !== own);
  if (own === undefined || other === undefined) throw new Error('two seats sit opposite each other');
  const turned = turnedRound(other, facing === 'lanes');
  const fronts = [own, turned].flatMap(({ zones }) => frontOf(zones) ?? []);
  const title = titleWidth(fronts, room, front);
  const sideOf = (area: SeatArea): Block[] => {
    const first = frontOf(area.zones);
    const row = first === undefined ? [] : [rowsBehind(first, title, room, front, fronts)];
    const zones = area.zones.filter((zone) => zone !== first);
    return [...row, ...linesOf(zones, title, room, rest), headBlock(position, { ...area, zones }, room, rest)];
  };
  return {
    ...stack([...sideOf(turned).reverse(), ruleBlock(room, rest), ...sideOf(own)]),
    isWhole: isWhole(fronts, title, room, front),
  };
}

/** The seat that is drawn below: the viewer's; before anybody has been asked, that of a person. */
function nearSeat({ viewer, bySeatBot }: Position): number {
  return viewer === NOBODY ? bySeatBot.findIndex((bot) => bot === undefined) : viewer;
}

/** A seat as the other one sees it: its front row is the nearest, and left is right where that means something. */
function turnedRound(area: SeatArea, isMirrored: boolean): SeatArea {
  const first = frontOf(area.zones);
  const turn = (zone: Zone): Zone => {
    if (zone.zone !== 'grid') return zone;
    const rows = zone.rows.toReversed();
    return { ...zone, rows: zone === first && isMirrored ? rows.map((row) => row.toReversed()) : rows };
  };
  return { ...area, zones: area.zones.map(turn) };
}

/** The grid that lies in the middle of the table. */
function frontOf([first]: readonly Zone[]): GridZone | undefined {
  return first?.zone === 'grid' ? first : undefined;
}

/**
 * Zones as lines from the middle outward; grids that follow each other stand beside each other where there is room.
 * @param title columns of the name that leads the front row, for those that begin a line
 */
function linesOf(zones: readonly Zone[], title: number, room: number, brush: Brush): Block[] {
  const lines: Block[] = [];
  let line: Block | undefined;
  for (const zone of zones) {
    if (zone.zone === 'pile') continue;
    const block = zone.zone === 'grid' ? namedRows(zone, room, brush) : zoneBlock(zone, room, brush, true);
    if (block.height === 0) continue;
    const isBeside = zone.zone === 'grid' && line !== undefined && line.width + GAP + block.width <= room;
    if (isBeside && line !== undefined) {
      line = beside([line, block], GAP);
      lines.splice(-1, 1, line);
    } else if (zone.zone === 'grid') {
      line = namedRows(zone, room, brush, title);
      lines.push(line);
    } else {
      line = undefined;
      lines.push(block);
    }
  }
  return lines;
}

/** The outermost line: the name, how the seat stands, and its piles. */
function headBlock(position: Position, { seat, summary, zones }: SeatArea, room: number, brush: Brush): Block {
  const { theme, tongue } = brush;
  const said = theme.fold(tongue.speak(summary));
  const piles = zones.filter((zone): zone is PileZone => zone.zone === 'pile');
  const withPiles = (hasFaces: boolean): Block =>
    flow(
      [
        nameBlock(position, seat, Math.floor(room / 3), brush),
        ...(said === '' ? [] : [textBlock([said], Math.min(room, widthOf(said)), theme.part('muted'))]),
        ...piles.map((pile) => pileLine(pile, room, brush, hasFaces)),
      ],
      room,
      GAP - 1,
    );
  const head = withPiles(true);
  return head.height > 1 && brush.density === 'compact' ? withPiles(false) : head;
}

/** A pile in a line: its name, its count, and its top card where that is seen. Before it stands a blank, or the cursor. */
function pileLine({ name, count, top }: PileZone, room: number, brush: Brush, hasFace: boolean): Block {
  const { theme, tongue, chosen, open, spots } = brush;
  const title = `${theme.fold(tongue.speak(name))} ${count}`;
  const face = top.face === undefined || !hasFace ? '' : ` ${theme.fold(tongue.face(top.face))}`;
  const width = Math.min(room, 1 + widthOf(title) + widthOf(face));
  return {
    width,
    height: 1,
    draw: (canvas, x, y) => {
      spots.set(top.id, { x, y, width, height: 1 });
      const isChosen = top.id === chosen;
      const isOpen = isChosen || open.has(top.id);
      canvas.put(x, y, isChosen ? theme.signs.cursor : ' ', theme.part('open'));
      const end = canvas.put(x + 1, y, title, theme.part(isOpen ? 'key' : 'muted'), x + width);
      const tone = theme.tone(top.face?.tone ?? '');
      canvas.put(end, y, face, isChosen ? { ...tone, inverse: true } : tone, x + width);
    },
  };
}

function ruleBlock(room: number, { theme }: Brush): Block {
  return textBlock([theme.signs.border.across.repeat(room)], room, theme.part('frame'));
}
