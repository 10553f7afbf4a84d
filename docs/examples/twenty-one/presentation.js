// How twenty-one looks and speaks. Nothing here decides anything.
import { faceDown, gridOf, unseenPile } from 'hotseat/engine';
import { cardSlot, faceOf, packWords } from 'hotseat/kits/french-pack';
import { totalOf } from './count.js';
import { say, WORDS } from './words.js';

export const presentation = {
  // English alone: whoever plays in another language reads these.
  catalogue: async (language) => ({ ...(await packWords(language)), ...WORDS }),

  sayEvent: (event) => {
    const key = `event.${event.code}`;
    const player = { seat: event.player };
    switch (event.code) {
      case 'twenty-one.draws':
        return say(key, { player, card: cardSlot(event.card) });
      case 'twenty-one.shows':
        return say(key, { player, cards: event.cards.map(cardSlot), total: event.total });
      default:
        return say(key, { player });
    }
  },

  sayChoice: ({ act }) => say(`twenty-one.${act}`),
  branch: ([act]) => ({ say: say(`twenty-one.${act}`) }),

  table: ({ run: { order }, hands, packCount }) => ({
    seats: order.map((seat) => ({
      seat,
      summary: sayHand(hands[seat]),
      zones: [
        gridOf(
          say('twenty-one.hand'),
          hands[seat].map((card, at) => placeOf(`${seat}.${at}`, card)),
        ),
      ],
    })),
    centre: [unseenPile(say('twenty-one.pack'), 'pack', packCount)],
    status: [],
  }),

  rules: ['twenty-one.rules.turn', 'twenty-one.rules.count'],
};

function placeOf(id, card) {
  return card < 0 ? faceDown(id) : { id, label: '', lies: 'open', face: faceOf(card) };
}

/** A hand of which a card cannot be seen counts nothing yet. */
function sayHand(cards) {
  return cards.some((card) => card < 0)
    ? say('twenty-one.unknown', { count: cards.length })
    : say('twenty-one.total', { total: totalOf(cards) });
}
