// Spanish: what every game and every way of playing has in common.
import type en from '../en/common.js';

export default {
  'language.name': 'español',
  'event.@turn': 'Turno {turn}: {player}',
  'event.@conceded': '{player} se rinde.',
  'event.@bounded': 'Tras {decisions, number} decisiones, la partida se da por terminada.',
  'event.@over.won': '{winner} gana: {reason}.',
  'event.@over.drawn': 'Empate entre {players}: {reason}.',
  'event.@over.lost': 'No gana nadie: {reason}.',
  'choice.first': 'Primero: {ability}',
  'branch.first': 'Qué habilidad va primero',
  'reason.conceded': 'alguien se ha rendido',
  'reason.@bounded': 'demasiadas decisiones',
  'score.minus-infinity': '−∞',
  'place.turned': 'girada',
} satisfies Record<keyof typeof en, string>;
