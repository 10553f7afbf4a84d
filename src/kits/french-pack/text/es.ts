// The French pack in Spanish.
import type en from './en.js';

export default {
  'pack.rank.A': 'as',
  'pack.rank.2': 'dos',
  'pack.rank.3': 'tres',
  'pack.rank.4': 'cuatro',
  'pack.rank.5': 'cinco',
  'pack.rank.6': 'seis',
  'pack.rank.7': 'siete',
  'pack.rank.8': 'ocho',
  'pack.rank.9': 'nueve',
  'pack.rank.10': 'diez',
  'pack.rank.J': 'jota',
  'pack.rank.Q': 'dama',
  'pack.rank.K': 'rey',
  'pack.suit.C': 'tréboles',
  'pack.suit.S': 'picas',
  'pack.suit.H': 'corazones',
  'pack.suit.D': 'diamantes',
  'pack.card': '{rank} de {suit}',
} satisfies Record<keyof typeof en, string>;
