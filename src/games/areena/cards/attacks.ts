// The attack actions.
import type { AttackCard } from './vocabulary.js';

export const attacks = {
  'hook-strike': {
    attack: 5,
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'weak', turns: 2, power: 1 }] }],
  },
  'straight-thrust': { attack: 7, needs: [{ if: 'wields', what: 'spear' }] },
  'shield-bash': {
    attack: 5,
    needs: [{ if: 'wields', what: 'shield' }],
    abilities: [{ on: 'hit', do: [{ do: 'shed', who: 'foe', count: 1 }] }],
  },
  'low-sweep': { attack: 4, abilities: [{ on: 'attack', do: [{ do: 'draw', who: 'self', count: 1 }] }] },
  'rending-cut': {
    attack: 4,
    needs: [{ if: 'wields', what: 'blade' }],
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'bleed', turns: 2, power: 2 }] }],
  },
  'twin-cut': { attack: 7, needs: [{ if: 'wields', what: 'blade' }] },
  'leaping-blow': { attack: 7, abilities: [{ on: 'attack', do: [{ do: 'hurt', who: 'self', by: 1 }] }] },
  'snare-and-stab': {
    attack: 5,
    needs: [{ if: 'wields', what: 'net' }],
    abilities: [{ on: 'hit', do: [{ do: 'lose-equipment', who: 'foe' }] }],
  },
  'torch-lash': {
    attack: 3,
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'burn', turns: 2, power: 2 }] }],
  },
  'bear-hug': { attack: 7, needs: [{ if: 'unarmed' }] },
  'dust-in-the-eyes': {
    attack: 3,
    abilities: [
      { on: 'attack', do: [{ do: 'until-end', who: 'foe', effect: 'exposed', power: 2 }] },
      { on: 'hit', do: [{ do: 'shed', who: 'foe', count: 1 }] },
    ],
  },
  'finishing-stroke': { attack: 9, needs: [{ if: 'life-at-most', who: 'foe', life: 10 }] },
  'headlong-charge': {
    attack: 6,
    abilities: [{ on: 'attack', do: [{ do: 'shed', who: 'self', count: 1 }] }],
  },
  'patient-jab': {
    attack: 4,
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'self', effect: 'shield', turns: 1, power: 2 }] }],
  },
  'bow-to-the-crowd': { attack: 4, abilities: [{ on: 'hit', do: [{ do: 'heal', who: 'self', by: 2 }] }] },
  'open-the-wound': { attack: 6, needs: [{ if: 'bears', who: 'foe', effect: 'bleed' }] },
  'tainted-edge': {
    attack: 3,
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'poison', turns: 3, power: 1 }] }],
  },
} as const satisfies Readonly<Record<string, AttackCard>>;
