// The tactics, each with another way in which the opponent can remove it (AR-6).
import type { TacticCard } from './vocabulary.js';

export const tactics = {
  'tortoise-stance': { bonus: [{ stat: 'defence', by: 2 }], removal: { by: 'discard', what: 'action', count: 2 } },
  'press-forward': { bonus: [{ stat: 'strength', by: 2 }], removal: { by: 'discard', what: 'defence', count: 1 } },
  'death-by-scratches': {
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'bleed', turns: 2, power: 1 }] }],
    removal: { by: 'lose-equipment' },
  },
  'darling-of-the-crowd': {
    abilities: [
      {
        on: 'hit',
        do: [
          { do: 'heal', who: 'self', by: 1 },
          { do: 'draw', who: 'self', count: 1 },
        ],
      },
    ],
    removal: { by: 'hurt', life: 2 },
  },
  'slow-circle': {
    abilities: [{ on: 'attacked', do: [{ do: 'reduce-damage', by: 1 }] }],
    bonus: [{ stat: 'strength', by: 1 }],
    removal: { by: 'spend', count: 3 },
  },
  'patient-hunter': {
    abilities: [{ on: 'turn', do: [{ do: 'heal', who: 'self', by: 1 }] }],
    removal: { by: 'condition', condition: { if: 'less-life' } },
  },
  'duellists-code': {
    bonus: [
      { stat: 'strength', by: 1 },
      { stat: 'basic', by: 2 },
    ],
    removal: { by: 'condition', condition: { if: 'wields', what: 'blade' } },
  },
  'war-of-nerves': {
    abilities: [{ on: 'turn', do: [{ do: 'apply', who: 'foe', effect: 'weak', turns: 2, power: 1 }] }],
    removal: { by: 'lose-tactic' },
  },
  'feigned-weakness': {
    abilities: [{ on: 'struck', do: [{ do: 'draw', who: 'self', count: 1 }] }],
    bonus: [{ stat: 'defence', by: 1 }],
    removal: { by: 'discard', what: 'card', count: 3 },
  },
  'long-reach': {
    abilities: [{ on: 'attack', do: [{ do: 'raise-damage', by: 1 }] }],
    bonus: [{ stat: 'defence', by: 1 }],
    removal: { by: 'discard', what: 'equipment', count: 1 },
  },
} as const satisfies Readonly<Record<string, TacticCard>>;
