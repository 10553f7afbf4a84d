// What promises ask of ready decks: none of their cards is there for nothing.
import { ends } from './ending.js';
import { promise } from './promise.js';

export const cardsArePlayed = promise({
  name: 'every card of the ready decks gets played',
  games: 1500,
  restsOn: [ends],
  applies: (trial) => trial.readyCards !== undefined && trial.playedCard !== undefined,
  watch: (trial, notes) => {
    const played = new Set<string>();
    return {
      ended: ({ heard, match }) => {
        for (const event of heard) {
          const card = trial.playedCard?.(event, match);
          if (card === undefined) continue;
          notes.look();
          played.add(card);
        }
      },
      done: () => {
        const left = (trial.readyCards ?? []).filter((card) => !played.has(card));
        if (left.length > 0) notes.fault('cards.unplayed', left.join(', '), 'the ready decks');
      },
    };
  },
});
