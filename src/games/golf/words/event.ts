// What each event of Golf says: codes and data into keys and slots of the catalogues.
import type { GameEvent, Saying, Slot } from '../../../engine/index.js';
import { type Card, cardSlot } from '../../../kits/french-pack/index.js';
import { GOLF_EVENTS, type GolfEvent } from '../events.js';
import { say } from '../text/say.js';

export function sayEvent(event: GameEvent): Saying | undefined {
  if (!isGolfEvent(event)) return undefined;
  const { code } = event;
  switch (code) {
    case 'golf.order':
      return say(`event.${code}`, { players: event.players.map((seat) => ({ seat })) });
    case 'golf.dealt':
      return say(`event.${code}`, { card: cardSlot(event.card) });
    case 'golf.turned-up':
      return say(`event.${code}`, {
        player: { seat: event.player },
        cards: event.slots.map((slot, at) =>
          say('golf.card-in-slot', { card: cardSlot(event.cards[at] as Card), slot: slot + 1 }),
        ),
      });
    case 'golf.drew':
    case 'golf.discarded':
      return say(`event.${code}`, { player: { seat: event.player }, card: cardSlot(event.card) });
    case 'golf.swapped':
    case 'golf.took':
      return say(`event.${code}`, {
        player: { seat: event.player },
        card: cardSlot(event.card),
        old: cardSlot(event.old),
        slot: event.slot + 1,
      });
    case 'golf.row-removed':
      return say(`event.${code}`, {
        player: { seat: event.player },
        row: event.row + 1,
        cards: event.cards.map(cardSlot),
      });
    case 'golf.drew-unseen':
    case 'golf.last-round':
    case 'golf.both-rows':
      return say(`event.${code}`, { player: { seat: event.player } });
    case 'golf.still':
      return say(`event.${code}`, { turns: event.turns });
    case 'golf.points':
      return say(`event.${code}`, { player: { seat: event.player }, points: event.points });
  }
}

function isGolfEvent(event: GameEvent): event is GolfEvent {
  return GOLF_EVENTS.some((code) => code === event.code);
}
