// The defence actions: played by the defending player.
import type { ReactionCard } from './vocabulary.js';

export const defences = {
  parry: {
    needs: [{ if: 'wields', what: 'blade' }],
    abilities: [{ on: 'play', do: [{ do: 'reduce-damage', by: 5 }] }],
  },
  'raised-shield': {
    needs: [{ if: 'wields', what: 'shield' }],
    abilities: [{ on: 'play', do: [{ do: 'reduce-damage', by: 5 }] }],
  },
  'clean-sidestep': {
    needs: [{ if: 'free-hands', hands: 1 }],
    abilities: [{ on: 'play', do: [{ do: 'zero-damage' }] }],
  },
  'roll-away': { abilities: [{ on: 'play', do: [{ do: 'reduce-damage', by: 3 }] }] },
  'brace-and-breathe': {
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'reduce-damage', by: 2 },
          { do: 'draw', who: 'self', count: 1 },
        ],
      },
    ],
  },
  'iron-guard': {
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'reduce-damage', by: 2 },
          { do: 'apply', who: 'self', effect: 'shield', turns: 2, power: 1 },
        ],
      },
    ],
  },
  'bind-the-arm': {
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'reduce-damage', by: 2 },
          { do: 'apply', who: 'foe', effect: 'weak', turns: 2, power: 2 },
        ],
      },
    ],
  },
  'duck-under': {
    abilities: [{ on: 'play', do: [{ do: 'zero-damage' }, { do: 'shed', who: 'self', count: 1 }] }],
  },
  'turn-the-blow': {
    needs: [{ if: 'wields', what: 'armour' }],
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'reduce-damage', by: 3 },
          { do: 'hurt', who: 'foe', by: 1 },
        ],
      },
    ],
  },
  'keep-at-length': {
    needs: [{ if: 'wields', what: 'spear' }],
    abilities: [{ on: 'play', do: [{ do: 'reduce-damage', by: 5 }] }],
  },
  'grit-the-teeth': {
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'reduce-damage', by: 2 },
          { do: 'heal', who: 'self', by: 1 },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, ReactionCard>>;
