// What lies where on a table of Golf, and how choices are spoken of. Nothing here decides anything.
import {
  type Branch,
  type Face,
  NOBODY,
  type Place,
  type Saying,
  type SeatArea,
  say,
  type TableView,
} from '../../engine/index.js';
import { type Card, formatCard, PACK, rankName, suitName } from './cards.js';
import { type GolfChoice, NO_SLOT } from './choices.js';
import { gridPoints } from './rules/scoring.js';
import { NONE, ROW, ROWS, SLOTS, slotsOf } from './state.js';
import { type GolfView, HIDDEN } from './view.js';

const SYMBOLS = { C: '♣', S: '♠', H: '♥', D: '♦' } as const;
const TONES = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' } as const;

/** By card. */
const FACES: readonly Face[] = PACK.map((card) => {
  const rank = rankName(card);
  const suit = suitName(card);
  return {
    drawn: `${rank}${SYMBOLS[suit]}`,
    ascii: formatCard(card),
    words: say('golf.card', { rank: say(`golf.rank.${rank}`), suit: say(`golf.suit.${suit}`) }),
    tone: TONES[suit],
  };
});

export function faceOf(card: Card): Face {
  return FACES[card] as Face;
}

/** The place ids of the two piles and of the drawn card; a slot's is its seat and number, `1.5`. */
const DRAW_PILE = 'draw-pile';
const DISCARD_PILE = 'discard-pile';

export function table(view: GolfView): TableView {
  const round = Math.max(1, Math.ceil(view.run.turn / view.run.order.length));
  const status: Saying[] = view.run.turn === 0 ? [say('golf.status.reveal')] : [say('golf.status.round', { round })];
  if (view.finisher !== NOBODY)
    status.push(say('golf.status.last-round', { player: { seat: view.finisher }, left: view.turnsLeft }));
  return {
    seats: view.run.order.map((seat) => seatArea(view, seat)),
    centre: [
      {
        zone: 'pile',
        name: say('golf.zone.draw-pile'),
        count: view.drawCount,
        top: pile(DRAW_PILE, view.drawCount > 0 ? HIDDEN : NONE),
      },
      {
        zone: 'pile',
        name: say('golf.zone.discard-pile'),
        count: view.discardPile.length,
        top: pile(DISCARD_PILE, view.discardPile.at(-1) ?? NONE),
      },
      ...(view.drawn === NONE
        ? []
        : [{ zone: 'pile' as const, name: say('golf.zone.drawn'), count: 1, top: pile('drawn', view.drawn) }]),
    ],
    status,
  };
}

function seatArea(view: GolfView, seat: number): SeatArea {
  const gone = view.gone[seat] as number;
  const places = Array.from({ length: SLOTS }, (_, slot): Place => {
    const id = slotId(seat, slot);
    const label = String(slot + 1);
    if (gone & (1 << slot)) return { id, label, lies: 'gone', face: undefined };
    return { ...place(id, view.cards[seat * SLOTS + slot] ?? NONE), label };
  });
  const shown = places.map(({ lies }, slot) => (lies === 'open' ? view.cards[seat * SLOTS + slot] : undefined));
  const down = slotsOf(view.down[seat] as number).length;
  return {
    seat,
    summary: say('golf.seat', { points: gridPoints(shown), down, bothGone: gone === 0b111111 ? 'yes' : 'no' }),
    zones: [
      {
        zone: 'grid',
        name: say('golf.zone.grid'),
        rows: ROWS.map((_, row) => places.slice(row * ROW, (row + 1) * ROW)),
      },
    ],
  };
}

function slotId(seat: number, slot: number): string {
  return `${seat}.${slot + 1}`;
}

function pile(id: string, card: Card): Place {
  return { ...place(id, card), label: '' };
}

function place(id: string, card: Card): Omit<Place, 'label'> {
  if (card === NONE) return { id, lies: 'gone', face: undefined };
  return card === HIDDEN ? { id, lies: 'down', face: undefined } : { id, lies: 'open', face: faceOf(card) };
}

/** What a choice says on its own. */
export function sayChoice({ act, slot, other }: GolfChoice, view: GolfView): Saying {
  const top = view.discardPile.at(-1);
  const slots = slot === NO_SLOT ? [] : other === NO_SLOT ? [slot + 1] : [slot + 1, other + 1];
  return say(`golf.choice.${act}`, {
    slots,
    count: slots.length,
    drawn: view.drawn >= 0 ? { face: faceOf(view.drawn) } : '',
    top: top === undefined ? '' : { face: faceOf(top) },
  });
}

/** What the first words of a choice's text stand for. */
export function branch(words: readonly string[], view: GolfView, seat: number): Branch {
  const [act = '', ...slots] = words;
  const slot = slots.at(-1);
  if (slot === undefined) {
    const top = view.discardPile.at(-1);
    const spot = act === 'draw' ? DRAW_PILE : act === 'take' ? DISCARD_PILE : undefined;
    const text = say(`golf.act.${act}`, {
      top: top === undefined ? '' : { face: faceOf(top) },
      drawn: view.drawn >= 0 ? { face: faceOf(view.drawn) } : '',
    });
    return spot === undefined ? { say: text } : { say: text, spot };
  }
  const card = view.cards[seat * SLOTS + Number(slot) - 1] ?? NONE;
  const lies =
    card === HIDDEN ? say('golf.slot.down', { slot }) : say('golf.slot.open', { slot, card: { face: faceOf(card) } });
  return { say: lies, spot: slotId(seat, Number(slot) - 1) };
}
