// The French pack in Bulgarian.
import type en from './en.js';

export default {
  'pack.rank.A': 'асо',
  'pack.rank.2': 'двойка',
  'pack.rank.3': 'тройка',
  'pack.rank.4': 'четворка',
  'pack.rank.5': 'петица',
  'pack.rank.6': 'шестица',
  'pack.rank.7': 'седмица',
  'pack.rank.8': 'осмица',
  'pack.rank.9': 'деветка',
  'pack.rank.10': 'десетка',
  'pack.rank.J': 'вале',
  'pack.rank.Q': 'дама',
  'pack.rank.K': 'поп',
  'pack.suit.C': 'спатия',
  'pack.suit.S': 'пика',
  'pack.suit.H': 'купа',
  'pack.suit.D': 'каро',
  'pack.card': '{rank} {suit}',
} satisfies Record<keyof typeof en, string>;
