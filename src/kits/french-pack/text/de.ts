// The French pack in German.
import type en from './en.js';

export default {
  'pack.rank.A': 'Ass',
  'pack.rank.2': 'Zwei',
  'pack.rank.3': 'Drei',
  'pack.rank.4': 'Vier',
  'pack.rank.5': 'Fünf',
  'pack.rank.6': 'Sechs',
  'pack.rank.7': 'Sieben',
  'pack.rank.8': 'Acht',
  'pack.rank.9': 'Neun',
  'pack.rank.10': 'Zehn',
  'pack.rank.J': 'Bube',
  'pack.rank.Q': 'Dame',
  'pack.rank.K': 'König',
  'pack.suit.C': 'Kreuz',
  'pack.suit.S': 'Pik',
  'pack.suit.H': 'Herz',
  'pack.suit.D': 'Karo',
  'pack.card': '{suit}-{rank}',
} satisfies Record<keyof typeof en, string>;
