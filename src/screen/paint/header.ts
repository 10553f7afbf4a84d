// The two lines at the top: the phase table with the present phase marked, and what is special about the moment.
import { NOBODY, type Saying } from '../../engine/index.js';
import { type Canvas, PLAIN, type Style } from '../canvas.js';
import { cut, widthOf } from '../glyphs.js';
import type { Position } from '../position.js';
import type { Theme } from '../theme.js';

interface Piece {
  readonly text: string;
  readonly style: Style;
}

export function drawHeader(canvas: Canvas, position: Position, theme: Theme): void {
  drawPhases(canvas, position, theme);
  drawStatus(canvas, position, theme);
}

/** `Golf  Deal ─ Reveal ─ [Play: draw · (swap) · discard] ─ Final round ─ Scoring`; far phases give way when there is no room. */
function drawPhases(canvas: Canvas, position: Position, theme: Theme): void {
  const { game, tongue, row } = position;
  const phases = game.rows.map(({ phase }, at) => {
    const name = theme.fold(tongue.say(`phase.${phase}`));
    return at === row ? presentPhase(position, name, theme) : [{ text: name, style: theme.part('muted') }];
  });
  const title = `${theme.fold(tongue.say(`game.${game.id}`))}  `;
  let end = canvas.put(0, 0, title, theme.part('title'));
  const joint: Piece = { text: ` ${theme.signs.joint} `, style: theme.part('muted') };
  const [from, to] = shownPhases(phases, row, canvas.columns - end, widthOf(joint.text));
  const dots: Piece = { text: '…', style: theme.part('muted') };
  const shown = phases.slice(from, to).flatMap((pieces, at) => (at === 0 ? pieces : [joint, ...pieces]));
  const all = [...(from > 0 ? [dots, joint] : []), ...shown, ...(to < phases.length ? [joint, dots] : [])];
  for (const { text, style } of all) end = canvas.put(end, 0, text, style);
}

/** The present phase with its steps, as far as they have words; the step that asks is marked. */
function presentPhase({ game, tongue, row, step }: Position, name: string, theme: Theme): Piece[] {
  const steps = (game.rows[row]?.steps ?? []).filter((id) => tongue.has(`step.${id}`));
  const present = theme.part('present');
  const pieces: Piece[] = [{ text: `[${name}`, style: present }];
  steps.forEach((id, at) => {
    const word = theme.fold(tongue.say(`step.${id}`));
    pieces.push({ text: at === 0 ? ': ' : ` ${theme.signs.dot} `, style: { ...PLAIN, inverse: true } });
    pieces.push(
      id === step ? { text: `(${word})`, style: present } : { text: word, style: { ...PLAIN, inverse: true } },
    );
  });
  return [...pieces, { text: ']', style: present }];
}

/** The stretch of phases round the present one that fits. */
function shownPhases(
  phases: readonly (readonly Piece[])[],
  row: number,
  room: number,
  joint: number,
): [from: number, to: number] {
  const widths = phases.map((pieces) => pieces.reduce((sum, { text }) => sum + widthOf(text), 0));
  let from = 0;
  let to = phases.length;
  const taken = (): number =>
    widths.slice(from, to).reduce((sum, width) => sum + width + joint, -joint) +
    (from > 0 ? joint + 1 : 0) +
    (to < phases.length ? joint + 1 : 0);
  while (taken() > room && to - from > 1) {
    if (row - from >= to - 1 - row) from++;
    else to--;
  }
  return [from, to];
}

function drawStatus(canvas: Canvas, position: Position, theme: Theme): void {
  const { table, tongue, active, asked, outcome } = position;
  const parts = outcome === null ? table.status.map((saying) => tongue.speak(saying)) : [tongue.say('screen.over')];
  if (active !== NOBODY && active !== asked && outcome === null && !table.status.some((one) => isOf(one, active)))
    parts.push(tongue.say('screen.turn', { player: { seat: active } }));
  const status = parts.map((part) => theme.fold(part)).join(` ${theme.signs.dot} `);
  const chooses = asked === NOBODY ? '' : theme.fold(tongue.say('screen.chooses', { player: { seat: asked } }));
  const right = Math.min(widthOf(chooses), Math.floor(canvas.columns / 2));
  canvas.put(0, 1, cut(status, canvas.columns - right - 2), theme.part('heading'));
  if (chooses !== '') canvas.put(canvas.columns - right, 1, cut(chooses, right), theme.part('active'));
}

/** Whether a saying names a player. */
function isOf({ slots = {} }: Saying, seat: number): boolean {
  return Object.values(slots).some((slot) => typeof slot === 'object' && 'seat' in slot && slot.seat === seat);
}
