// Zones as blocks: grids and hands, piles, gauges, effect bars, notes, maps. A new kind of zone is drawn by one function more here.
import {
  type EffectsZone,
  effectBar,
  effectLabel,
  type GaugeZone,
  type GridZone,
  gaugeBar,
  type PileZone,
  type Zone,
} from '../../engine/index.js';
import { cut, widthOf, wrap } from '../glyphs.js';
import { type Block, flow, stack, textBlock } from './blocks.js';
import { type Brush, CARD_SIZE } from './brush.js';
import { cardBlock, cardWidth, leastWidth } from './card.js';
import { mapBlock } from './map.js';
import { stackBlock } from './stack.js';

/** Narrower bars cannot tell empty, begun and full apart. */
const NARROWEST_GAUGE = 3;
const WIDEST_GAUGE = 24;
/** Lines that the name of a pile may take. */
const NAME_LINES = 2;
/** Columns between grids beside each other. */
const GRID_GAP = 2;

/**
 * Zones below each other; piles, and grids that follow each other, beside each other where there is room.
 * @param named whether grids say their names: needed where there are several
 */
export function zonesBlock(zones: readonly Zone[], room: number, brush: Brush, named: boolean): Block {
  const piles = zones.filter((zone) => zone.zone === 'pile');
  const blocks: Block[] = [];
  let grids: Block[] = [];
  const flush = (): void => {
    if (grids.length > 0) blocks.push(flow(grids, room, GRID_GAP));
    grids = [];
  };
  for (const zone of zones) {
    if (zone.zone === 'grid') {
      grids.push(zoneBlock(zone, room, brush, named));
      continue;
    }
    flush();
    if (zone.zone !== 'pile') blocks.push(zoneBlock(zone, room, brush, named));
    else if (zone === piles[0]) blocks.push(pilesBlock(piles, room, brush));
  }
  flush();
  return stack(blocks);
}

export function zoneBlock(zone: Zone, room: number, brush: Brush, named: boolean): Block {
  const { tongue, theme } = brush;
  switch (zone.zone) {
    case 'grid':
      return gridBlock(zone, room, brush, named);
    case 'pile':
      return pilesBlock([zone], room, brush);
    case 'stack':
      return stackBlock(zone, room, brush);
    case 'gauge':
      return textBlock([sayGauge(zone, room, brush)], room, theme.part('title'));
    case 'effects':
      return zone.labels.length === 0
        ? stack([])
        : textBlock(wrap(sayEffects(zone, brush), room), room, theme.part('notice'));
    case 'note':
      return textBlock(wrap(theme.fold(tongue.speak(zone.text)), room), room, theme.part('muted'));
    case 'map':
      return mapBlock(zone, room, brush);
  }
}

/** Rows of cards of one width; rows that are too long for whole faces are folded. Where room is scarce the name leads the row. */
function gridBlock({ name, rows }: GridZone, room: number, brush: Brush, named: boolean): Block {
  const { tongue, theme, density } = brush;
  const places = rows.flat();
  const longest = Math.max(1, ...rows.map(({ length }) => length));
  const wanted = Math.max(...places.map((place) => cardWidth(place, brush)));
  const needed = Math.max(...places.map((place) => leastWidth(place, brush)));
  const gap = wanted * longest + (longest - 1) <= room && density === 'large' ? 1 : 0;
  const fair = Math.floor((room + gap) / longest) - gap;
  const width = Math.min(room, Math.max(Math.min(wanted, fair), needed));
  const cards = rows.map((row) =>
    flow(
      row.map((place) => cardBlock(place, width, brush)),
      room,
      gap,
    ),
  );
  const said = theme.fold(tongue.speak(name));
  const heading = places.length === 0 ? `${said}: ${theme.signs.dot}` : said;
  if (!named && places.length > 0) return stack(cards);
  const line = cut(heading, room);
  const title = textBlock([line], widthOf(line), theme.part('muted'));
  return density === 'compact' && rows.length <= 1 ? flow([title, ...cards], room, 1) : stack([title, ...cards]);
}

/** Piles beside each other, each under its name and count; names share the room when it is scarce. */
function pilesBlock(piles: readonly PileZone[], room: number, brush: Brush): Block {
  const { tongue, theme, density } = brush;
  const gap = 2;
  const names = piles.map(({ name, count, top }) => {
    const text = theme.fold(tongue.speak(name));
    return count > 1 || top.lies !== 'open' ? `${text} ${count}` : text;
  });
  const natural = names.map(widthOf);
  const fits = natural.reduce((sum, width) => sum + Math.max(width, CARD_SIZE[density].columns) + gap, -gap) <= room;
  const fair = Math.floor((room + gap) / piles.length) - gap;
  const blocks = piles.map(({ top }, at) => {
    const card = cardWidth(top, brush);
    const width = Math.max(Math.min(card, room), fits ? (natural[at] ?? 0) : Math.min(fair, natural[at] ?? 0));
    const lines = wrap(names[at] ?? '', width).slice(0, NAME_LINES);
    if (density === 'compact') {
      const name = textBlock(lines.slice(0, 1), widthOf(lines[0] ?? ''), theme.part('muted'));
      return flow([name, cardBlock(top, card, brush)], room, 1);
    }
    return stack([textBlock(lines, width, theme.part('muted')), cardBlock(top, Math.min(card, width), brush)]);
  });
  return flow(bottomAligned(blocks), room, gap);
}

/** Blocks of one height, so that cards under names of one and two lines stand in one line. */
function bottomAligned(blocks: readonly Block[]): Block[] {
  const height = Math.max(0, ...blocks.map((block) => block.height));
  return blocks.map((block) => ({
    ...block,
    height,
    draw: (canvas, x, y) => block.draw(canvas, x, y + height - block.height),
  }));
}

function sayGauge({ name, value, most }: GaugeZone, room: number, { tongue, theme }: Brush): string {
  const title = theme.fold(tongue.speak(name));
  const bare = widthOf(gaugeBar(title, value, most, NARROWEST_GAUGE)) - NARROWEST_GAUGE;
  return gaugeBar(title, value, most, Math.max(NARROWEST_GAUGE, Math.min(WIDEST_GAUGE, room - bare)));
}

function sayEffects({ labels }: EffectsZone, { tongue, theme }: Brush): string {
  return effectBar(
    labels.map(({ name, stacks, turns }) => effectLabel(theme.fold(tongue.speak(name)), { stacks, turns })),
  );
}
