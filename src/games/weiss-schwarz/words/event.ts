// What each event says: codes and data into keys and slots of the catalogues.
import type { GameEvent, Saying } from '../../../engine/index.js';
import { type ToldEffect, WEISS_EVENTS, type WeissEvent } from '../events.js';
import { say } from '../text/say.js';
import { sayChange, sayPlace } from './card.js';
import { cardSlot } from './face.js';

export function sayEvent(event: GameEvent): Saying | undefined {
  if (!isWeissEvent(event)) return undefined;
  const { code } = event;
  switch (code) {
    case 'weiss.clocked':
    case 'weiss.event':
    case 'weiss.climax':
    case 'weiss.climax-gone':
    case 'weiss.direct':
    case 'weiss.died':
    case 'weiss.cancelled':
    case 'weiss.milled':
    case 'weiss.removed':
    case 'weiss.annulled':
    case 'weiss.again':
      return say(`event.${code}`, { player: { seat: event.player }, card: cardSlot(event.card) });
    case 'weiss.begins':
    case 'weiss.nothing-drawn':
    case 'weiss.nothing-turned-up':
    case 'weiss.nothing-taken':
    case 'weiss.ordered':
    case 'weiss.lowest-level':
    case 'weiss.hand-hit':
    case 'weiss.nobody-there':
      return say(`event.${code}`, { player: { seat: event.player } });
    case 'weiss.drew-unseen':
    case 'weiss.looked-unseen':
    case 'weiss.refilled':
    case 'weiss.returned':
    case 'weiss.recovered':
    case 'weiss.reached':
    case 'weiss.die':
      return say(`event.${code}`, { player: { seat: event.player }, n: event.n });
    case 'weiss.bound':
      return say(`event.${code}`, { n: event.n });
    case 'weiss.drew':
    case 'weiss.looked':
    case 'weiss.paid':
    case 'weiss.discarded':
    case 'weiss.swept':
      return say(`event.${code}`, { player: { seat: event.player }, cards: event.cards.map(cardSlot) });
    case 'weiss.put':
      return say(`event.${code}`, {
        player: { seat: event.player },
        card: cardSlot(event.card),
        place: sayPlace(event.n),
      });
    case 'weiss.turned-up':
    case 'weiss.levels-up':
    case 'weiss.level-down':
      return say(`event.${code}`, { player: { seat: event.player }, card: cardSlot(event.card), n: event.n });
    case 'weiss.in-force':
    case 'weiss.undone':
      return say(`event.${code}`, { effects: event.effects.map(sayTold) });
    case 'weiss.sides':
      return say(`event.${code}`, { weiss: { seat: event.player }, schwarz: { seat: event.other } });
    case 'weiss.coin':
      return say(`event.${code}`, { player: { seat: event.player }, side: event.heads ? 'heads' : 'tails' });
    case 'weiss.meets':
      return say(`event.${code}`, {
        player: { seat: event.player },
        card: cardSlot(event.card),
        power: event.power,
        other: cardSlot(event.other),
        against: event.against,
      });
    case 'weiss.damage': {
      const { player, soul, extra, direct } = event;
      return say(`event.${code}`, {
        player: { seat: player },
        sum: saySum([soul, extra, direct]),
        n: soul + extra + direct,
      });
    }
    case 'weiss.taken':
      return say(`event.${code}`, {
        player: { seat: event.player },
        card: cardSlot(event.card),
        n: event.n,
        of: event.of,
      });
  }
}

/** `2 + 1`: the soul, and whatever comes on top of it. */
function saySum([soul = 0, ...more]: readonly number[]): Saying {
  return more
    .filter((points) => points > 0)
    .reduce((before, by) => say('weiss.sum.more', { before, by }), say('weiss.sum', { by: soul }));
}

function sayTold({ player, card, use }: ToldEffect): Saying {
  return say('weiss.effect', { change: sayChange(use), card: cardSlot(card), player: { seat: player } });
}

function isWeissEvent(event: GameEvent): event is WeissEvent {
  return WEISS_EVENTS.some((code) => code === event.code);
}
