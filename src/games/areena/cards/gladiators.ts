// The gladiators: stamina, the value of the own attack, and a skill that no other one has (AR-2).
import type { GladiatorCard } from './vocabulary.js';

export const gladiators = {
  'varka-the-wall': {
    life: 27,
    attack: 3,
    abilities: [{ on: 'attacked', needs: [{ if: 'wields', what: 'shield' }], do: [{ do: 'reduce-damage', by: 1 }] }],
  },
  'iskar-quickhand': {
    life: 31,
    attack: 3,
    abilities: [
      {
        on: 'hit',
        needs: [{ if: 'hand-at-most', who: 'self', count: 3 }],
        do: [{ do: 'draw', who: 'self', count: 1 }],
      },
    ],
  },
  'orsolo-the-planner': {
    life: 32,
    attack: 3,
    abilities: [{ on: 'turn', needs: [{ if: 'has-tactic', who: 'self' }], do: [{ do: 'heal', who: 'self', by: 1 }] }],
  },
  'mirelle-redthorn': {
    life: 22,
    attack: 3,
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'bleed', turns: 2, power: 1 }] }],
  },
  'duma-of-the-ash': {
    life: 29,
    attack: 3,
    abilities: [
      {
        on: 'hit',
        needs: [{ if: 'basic-attack' }],
        do: [{ do: 'apply', who: 'foe', effect: 'burn', turns: 2, power: 2 }],
      },
    ],
  },
  'grey-hollin': {
    life: 30,
    attack: 3,
    abilities: [
      {
        on: 'struck',
        needs: [{ if: 'life-at-most', who: 'self', life: 12 }],
        do: [{ do: 'apply', who: 'self', effect: 'rage', turns: 2, power: 3 }],
      },
    ],
  },
  'sefa-the-heron': {
    life: 29,
    attack: 4,
    abilities: [{ on: 'attack', needs: [{ if: 'free-hands', hands: 2 }], do: [{ do: 'raise-damage', by: 2 }] }],
  },
  'bannick-saltbones': { life: 28, attack: 3, bonus: [{ stat: 'defence', by: 1 }], immune: ['bleed', 'poison'] },
} as const satisfies Readonly<Record<string, GladiatorCard>>;
