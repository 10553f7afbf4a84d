// What each event of Duel Masters says: codes and data into keys and slots of the catalogues.
import type { GameEvent, Saying } from '../../../engine/index.js';
import type { Destination, Zone } from '../cards/vocabulary.js';
import { DUEL_EVENTS, type DuelEvent } from '../events.js';
import { say } from '../text/say.js';
import { sayBase, sayDestination } from './card-text/phrase.js';
import { sayTraits } from './card-text/trait.js';
import { cardSlot } from './face.js';

export function sayEvent(event: GameEvent): Saying | undefined {
  if (!isDuelEvent(event)) return undefined;
  const { code } = event;
  const player = { seat: event.player };
  switch (code) {
    case 'duel-masters.begins':
    case 'duel-masters.no-draw':
    case 'duel-masters.not-blocked':
    case 'duel-masters.keeps':
    case 'duel-masters.looks-hand':
    case 'duel-masters.searches':
    case 'duel-masters.found-unseen':
    case 'duel-masters.found-nothing':
    case 'duel-masters.shuffles':
    case 'duel-masters.no-card':
    case 'duel-masters.last-card':
    case 'duel-masters.trigger':
      return say(`event.${code}`, { player });
    case 'duel-masters.weary':
      return say(`event.${code}`);
    case 'duel-masters.shields-laid':
    case 'duel-masters.drew-unseen':
    case 'duel-masters.looks':
    case 'duel-masters.looks-shields':
      return say(`event.${code}`, { player, n: event.n });
    case 'duel-masters.charges':
    case 'duel-masters.attacks-player':
    case 'duel-masters.misses':
    case 'duel-masters.final-blow':
    case 'duel-masters.destroyed':
    case 'duel-masters.no-power':
    case 'duel-masters.left-tapped':
    case 'duel-masters.wakes':
    case 'duel-masters.from-shields':
    case 'duel-masters.found':
    case 'duel-masters.burnt':
      return say(`event.${code}`, { player, card: cardSlot(event.card) });
    case 'duel-masters.drew':
    case 'duel-masters.taps':
    case 'duel-masters.untaps':
      return say(`event.${code}`, { player, cards: event.cards.map(cardSlot) });
    case 'duel-masters.summons':
    case 'duel-masters.casts':
      return say(`event.${code}`, { player, card: cardSlot(event.card), n: event.n });
    case 'duel-masters.evolves':
      return say(`event.${code}`, {
        player,
        card: cardSlot(event.card),
        bases: event.bases.map((base, at) => sayBase(cardSlot(base), event.places[at] ?? 'battle')),
        n: event.n,
      });
    case 'duel-masters.taps-for':
      return say(`event.${code}`, { player, card: cardSlot(event.card), by: cardSlot(event.by) });
    case 'duel-masters.attacks':
    case 'duel-masters.blocks':
      return say(`event.${code}`, { player, card: cardSlot(event.card), other: cardSlot(event.other) });
    case 'duel-masters.battle':
      return say(`event.${code}`, {
        card: cardSlot(event.card),
        power: event.power,
        other: cardSlot(event.other),
        otherPower: event.otherPower,
      });
    case 'duel-masters.breaks':
      return say(`event.${code}`, { card: cardSlot(event.card), other: { seat: event.other }, n: event.n });
    case 'duel-masters.moved':
      return say(`event.${code}`, { player, card: cardSlot(event.card), ...way(event) });
    case 'duel-masters.moved-unseen':
      return say(`event.${code}`, { player, n: event.n, ...way(event) });
    case 'duel-masters.given':
      return say(`event.${code}`, {
        player,
        cards: event.cards.map(cardSlot),
        until: event.until === 'turn-end' ? 'turn' : 'next',
        traits: sayTraits(event.traits),
      });
  }
}

/** From where to where; whose zones they are is said by the player. */
function way({ from, to }: { readonly from: Zone | 'deck'; readonly to: Destination }): { from: Saying; to: Saying } {
  const source = from === 'battle' || from === 'deck' ? say(`duel-masters.from.${from}`) : sayFrom(from);
  return { from: source, to: sayDestination(to, 'own') };
}

function sayFrom(from: Exclude<Zone, 'battle'>): Saying {
  return say(`duel-masters.from.${from}`, { whose: 'owner' });
}

function isDuelEvent(event: GameEvent): event is DuelEvent {
  return DUEL_EVENTS.some((code) => code === event.code);
}
