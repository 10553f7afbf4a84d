// The reaction actions: played by either side, where nothing says otherwise.
import type { ReactionCard } from './vocabulary.js';

export const reactions = {
  'reckless-gamble': {
    needs: [{ if: 'defending' }],
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'draw', who: 'self', count: 3 },
          { do: 'raise-damage', by: 2 },
        ],
      },
    ],
  },
  'see-through': { abilities: [{ on: 'play', do: [{ do: 'nullify', what: 'defence' }] }] },
  'break-the-rhythm': { abilities: [{ on: 'play', do: [{ do: 'nullify', what: 'reaction' }] }] },
  'cold-stare': {
    needs: [{ if: 'has-tactic', who: 'self' }],
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'nullify', what: 'action' },
          { do: 'draw', who: 'self', count: 1 },
        ],
      },
    ],
  },
  'trip-the-runner': {
    needs: [{ if: 'defending' }],
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'nullify', what: 'attack' },
          { do: 'hurt', who: 'self', by: 2 },
        ],
      },
    ],
  },
  'twist-the-blade': {
    needs: [{ if: 'attacking' }, { if: 'wields', what: 'blade' }],
    abilities: [{ on: 'play', do: [{ do: 'raise-damage', by: 3 }] }],
  },
  'the-crowd-roars': {
    needs: [{ if: 'attacking' }],
    abilities: [{ on: 'play', do: [{ do: 'raise-damage', by: 2 }] }],
  },
  'press-the-gap': {
    needs: [{ if: 'attacking' }],
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'raise-damage', by: 1 },
          { do: 'draw', who: 'self', count: 1 },
        ],
      },
    ],
  },
  'blood-for-blood': { abilities: [{ on: 'play', do: [{ do: 'hurt', who: 'both', by: 3 }] }] },
  'second-wind': { abilities: [{ on: 'play', do: [{ do: 'heal', who: 'self', by: 3 }] }] },
  'snap-the-strap': { abilities: [{ on: 'play', do: [{ do: 'lose-equipment', who: 'foe' }] }] },
  'biting-remark': { abilities: [{ on: 'play', do: [{ do: 'shed', who: 'foe', count: 1 }] }] },
  'old-trick': {
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'recover', what: 'attack' },
          { do: 'draw', who: 'self', count: 1 },
        ],
      },
    ],
  },
  'answering-cut': {
    needs: [{ if: 'defending' }],
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'hurt', who: 'foe', by: 1 },
          { do: 'apply', who: 'foe', effect: 'bleed', turns: 2, power: 1 },
        ],
      },
    ],
  },
  'tight-bandage': {
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'cure', who: 'self', effects: ['bleed', 'poison', 'burn'] },
          { do: 'heal', who: 'self', by: 2 },
        ],
      },
    ],
  },
  'drag-it-out': { abilities: [{ on: 'play', do: [{ do: 'draw', who: 'both', count: 2 }] }] },
} as const satisfies Readonly<Record<string, ReactionCard>>;
