// What lies where. Nothing here decides anything.
import {
  freePlace,
  gridOf,
  NOBODY,
  oncePer,
  openPile,
  type PileZone,
  type Place,
  type Saying,
  type SeatArea,
  type Slot,
  type TableView,
  unseenPile,
  type Zone,
} from '../../engine/index.js';
import { type Card, cardPlaces, NONE, openCard, zoneOf } from '../../kits/duel/index.js';
import { COLOURS } from './cards/card.js';
import { ROWS } from './phases.js';
import { actsAgain, useOf } from './rules/pile.js';
import { effectsOn, powerOf } from './rules/power.js';
import { cardAt, dataOf, FRONT, FULL_CLOCK, levelOf, PLACES } from './state.js';
import { say } from './text/say.js';
import type { WeissView } from './view.js';
import { sayCard, sayChange } from './words/card.js';
import { cardSlot, faceOf, pictureOf } from './words/face.js';
import { sayMeeting } from './words/meeting.js';

const textOf = oncePer(sayCard);

const LEGEND = COLOURS.map((colour) => ({ mark: say(`weiss.mark.${colour}`), words: say(`weiss.colour.${colour}`) }));

export function table(view: WeissView): TableView {
  const phase = say(`phase.${ROWS[view.run.phase]?.phase ?? 'sides'}`);
  const status = view.run.turn === 0 ? phase : say('weiss.status.phase', { phase, player: { seat: view.run.active } });
  return {
    seats: view.run.order.map((seat) => seatArea(view, seat)),
    centre: centre(view),
    status: [status],
    facing: 'lanes',
    legend: LEGEND,
  };
}

/** What a place of the field is called, whatever lies there. */
export function fieldId(seat: number, place: number): string {
  return `field.${seat}.${place}`;
}

/** From the middle of the table outward. */
function seatArea(view: WeissView, seat: number): SeatArea {
  const most = Number(view.run.options['greatest-level']);
  const side = seat === 0 ? 'weiss' : 'schwarz';
  const removed = zoneOf(view.removed, seat);
  const zones: Zone[] = [
    gridOf(say('weiss.zone.field'), fieldRow(view, seat, 0, FRONT), fieldRow(view, seat, FRONT, PLACES)),
    { ...gridOf(say('weiss.zone.clock'), clockRow(view, seat)), small: true },
    pile(view, say('weiss.zone.level'), `level.${seat}`, zoneOf(view.levels, seat)),
    pile(view, say('weiss.zone.stock'), `stock.${seat}`, zoneOf(view.stocks, seat)),
    unseenPile(say('weiss.zone.deck'), `deck.${seat}`, view.deckCounts[seat] ?? 0),
    pile(view, say('weiss.zone.discard'), `discard.${seat}`, zoneOf(view.discards, seat)),
    ...(removed.length === 0 ? [] : [pile(view, say('weiss.zone.removed'), `removed.${seat}`, removed)]),
    gridOf(say('weiss.zone.climax'), [climaxPlace(view, seat)]),
    gridOf(say('weiss.zone.hand', { count: zoneOf(view.hands, seat).length }), hand(view, seat)),
  ];
  return { seat, summary: say('weiss.seat', { side, most }), stand: stand(view, seat), zones };
}

/** What decides what can be played, and how far defeat is. */
function stand(view: WeissView, seat: number): Saying {
  return say('weiss.stand', {
    level: levelOf(view, seat),
    most: Number(view.run.options['greatest-level']),
    clock: zoneOf(view.clocks, seat).length,
    full: FULL_CLOCK,
    stock: zoneOf(view.stocks, seat).length,
    hand: zoneOf(view.hands, seat).length,
  });
}

/** The attack that was made last, what is being played, and what is being put in order. */
function centre(view: WeissView): Zone[] {
  const zones: Zone[] = attackLines(view).map((text) => ({ zone: 'note', text }));
  if (view.handling !== NONE) zones.push(gridOf(say('weiss.zone.handling'), [openPlace(view, view.handling)]));
  if (view.looker === NOBODY) return zones;
  if (view.ordered.length > 0) zones.push(gridOf(say('weiss.zone.ordered'), seen(view, view.ordered, 'ordered')));
  zones.push(gridOf(say('weiss.zone.looked'), seen(view, view.looked, 'looked')));
  return zones;
}

/** Who met whom, and what came of it. */
function attackLines(view: WeissView): Saying[] {
  const { attack } = view;
  if (attack === null) return [];
  const { attacker, defender, power, against, turnedUp, damage, taken, cancelled } = attack;
  const card = (one: Card): Slot => cardSlot(dataOf(view, one));
  const met = defender === NONE ? undefined : { card: card(defender), power: against };
  const lines = [sayMeeting({ card: card(attacker), power }, met)];
  if (defender !== NONE && power <= against)
    return [...lines, say(power === against ? 'weiss.attack.both' : 'weiss.attack.lost')];
  if (turnedUp !== NONE)
    lines.push(say('weiss.attack.turned-up', { card: card(turnedUp), n: dataOf(view, turnedUp).extra }));
  const cards = taken.map(card);
  if (cards.length === 0) lines.push(say('weiss.attack.nothing', { n: damage }));
  else lines.push(say(cancelled ? 'weiss.attack.cancelled' : 'weiss.attack.damage', { n: damage, cards }));
  return lines;
}

function fieldRow(view: WeissView, seat: number, from: number, to: number): Place[] {
  const row: Place[] = [];
  for (let place = from; place < to; place++) row.push(fieldPlace(view, seat, place));
  return row;
}

/** A character with its power as it is now, and what makes it so; turned when it has attacked this turn. */
function fieldPlace(view: WeissView, seat: number, place: number): Place {
  const id = fieldId(seat, place);
  const label = String((place % FRONT) + 1);
  const card = cardAt(view, seat, place);
  if (card === NONE) return freePlace(id, label);
  const power = powerOf(view, card);
  const attacked = seat === view.run.active && place < FRONT && (view.attacked & (1 << place)) !== 0;
  const open = openPlace(view, card);
  return {
    ...open,
    id,
    label,
    marks: [String(power)],
    notes: [...sayPower(view, card, power), ...sayAgain(view, card), ...(open.notes ?? [])],
    ...(attacked ? { turned: true } : {}),
  };
}

function sayAgain(view: WeissView, card: Card): Saying[] {
  const { ability } = dataOf(view, card);
  return ability !== null && actsAgain(view, ability.ability) ? [say('weiss.again')] : [];
}

/** Nothing when nothing touches the card: then its text says the power. */
function sayPower(view: WeissView, card: Card, power: number): Saying[] {
  const effects = effectsOn(view, card);
  if (effects.length === 0) return [];
  return [
    say('weiss.power', { power, printed: dataOf(view, card).power }),
    ...effects.map((effect) =>
      say('weiss.effect', {
        change: sayChange(useOf(effect)),
        card: cardSlot(dataOf(view, effect.source)),
        player: { seat: effect.player },
      }),
    ),
  ];
}

/** Seven places; a clock is never fuller while anybody looks. */
function clockRow(view: WeissView, seat: number): Place[] {
  const clock = zoneOf(view.clocks, seat);
  return Array.from({ length: FULL_CLOCK }, (_, at): Place => {
    const card = clock[at];
    if (card === undefined) return freePlace(`clock.${seat}.${at}`);
    return { ...openPlace(view, card), marks: [say(`weiss.mark.${dataOf(view, card).colour}`)] };
  });
}

function climaxPlace(view: WeissView, seat: number): Place {
  const card = zoneOf(view.climaxes, seat);
  const id = `climax.${seat}`;
  return card === NONE ? freePlace(id) : { ...openPlace(view, card), id };
}

function hand(view: WeissView, seat: number): Place[] {
  return seen(view, zoneOf(view.hands, seat), `hand.${seat}`);
}

function seen(view: WeissView, cards: readonly Card[], id: string): Place[] {
  return cardPlaces(cards, id, (card) => openPlace(view, card));
}

/** A pile that all may look through. */
function pile(view: WeissView, name: Saying, id: string, cards: readonly Card[]): PileZone {
  return openPile(name, id, cards.map((card) => openPlace(view, card)).reverse());
}

function openPlace(view: WeissView, card: Card): Place {
  const data = dataOf(view, card);
  return { ...openCard(card, faceOf(data), textOf(data)), picture: pictureOf(data) };
}
