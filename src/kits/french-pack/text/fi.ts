// The French pack in Finnish.
import type en from './en.js';

export default {
  'pack.rank.A': 'ässä',
  'pack.rank.2': 'kakkonen',
  'pack.rank.3': 'kolmonen',
  'pack.rank.4': 'nelonen',
  'pack.rank.5': 'viitonen',
  'pack.rank.6': 'kuutonen',
  'pack.rank.7': 'seiska',
  'pack.rank.8': 'kasi',
  'pack.rank.9': 'ysi',
  'pack.rank.10': 'kymppi',
  'pack.rank.J': 'jätkä',
  'pack.rank.Q': 'rouva',
  'pack.rank.K': 'kuningas',
  'pack.suit.C': 'risti',
  'pack.suit.S': 'pata',
  'pack.suit.H': 'hertta',
  'pack.suit.D': 'ruutu',
  'pack.card': '{suit}{rank}',
} satisfies Record<keyof typeof en, string>;
