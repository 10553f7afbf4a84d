// What each event of Golf says: codes and data into keys and slots of the catalogues.
import { type GameEvent, type Saying, type Slot, say } from '../../../engine/index.js';
import type { Card } from '../cards.js';
import { GOLF_EVENTS, type GolfEvent } from '../events.js';
import { faceOf } from '../table.js';

export function sayEvent(event: GameEvent): Saying | undefined {
  if (!isGolfEvent(event)) return undefined;
  const { code } = event;
  const key = `event.${code}`;
  switch (code) {
    case 'golf.order':
      return say(key, { players: event.players.map((seat) => ({ seat })) });
    case 'golf.dealt':
      return say(key, { card: card(event.card) });
    case 'golf.turned-up':
      return say(key, {
        player: { seat: event.player },
        cards: event.slots.map((slot, at) =>
          say('golf.card-in-slot', { card: card(event.cards[at] as Card), slot: slot + 1 }),
        ),
      });
    case 'golf.drew':
    case 'golf.discarded':
      return say(key, { player: { seat: event.player }, card: card(event.card) });
    case 'golf.swapped':
    case 'golf.took':
      return say(key, {
        player: { seat: event.player },
        card: card(event.card),
        old: card(event.old),
        slot: event.slot + 1,
      });
    case 'golf.row-removed':
      return say(key, { player: { seat: event.player }, row: event.row + 1, cards: event.cards.map(card) });
    case 'golf.drew-unseen':
    case 'golf.last-round':
    case 'golf.both-rows':
      return say(key, { player: { seat: event.player } });
    case 'golf.still':
      return say(key, { turns: event.turns });
    case 'golf.points':
      return say(key, { player: { seat: event.player }, points: event.points });
  }
}

function card(number: Card): Slot {
  return { face: faceOf(number) };
}

function isGolfEvent(event: GameEvent): event is GolfEvent {
  return GOLF_EVENTS.some((code) => code === event.code);
}
