// The ranger: sure of aim, quick, lightly protected.
import type { Calling } from '../content/vocabulary.js';

export const ranger = {
  life: 40,
  mana: 5,
  stats: { strength: 8, defence: 2, agility: 13, speed: 24, accuracy: 0, critical: 12 },
  growth: { life: 8, mana: 1, strength: 1 },
  skills: [
    { id: 'aimed-shot', mana: 2, rest: 2, aim: 'foe', steps: [{ do: 'blow', percent: 170 }] },
    {
      id: 'poison-arrow',
      mana: 1,
      rest: 3,
      aim: 'foe',
      steps: [{ do: 'blow', percent: 75, then: [{ do: 'inflict', effect: 'poison', turns: 4, power: 3 }] }],
    },
    { id: 'sidestep', mana: 1, rest: 5, aim: 'self', steps: [{ do: 'gain', effect: 'dodge', turns: 3, power: 10 }] },
    {
      id: 'hamstring',
      mana: 1,
      rest: 2,
      aim: 'foe',
      steps: [{ do: 'blow', percent: 90, then: [{ do: 'inflict', effect: 'chill', turns: 4, power: 1 }] }],
    },
    { id: 'volley', mana: 3, rest: 4, aim: 'self', steps: [{ do: 'everyone', steps: [{ do: 'blow', percent: 90 }] }] },
  ],
  weapon: 'hunting-bow',
  armour: 'hide-coat',
  pack: ['bandage', 'bandage', 'antidote', 'healing-draught', 'smoke-bomb'],
} as const satisfies Calling;
