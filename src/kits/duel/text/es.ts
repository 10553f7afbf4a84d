// Spanish: what is wrong with a deck list, or with cards stacked on a deck.
import type en from './en.js';

export default {
  'fault.deck.unknown-name': 'no hay ningún mazo «{name}». Los mazos preparados: {known}.',
  'fault.deck.second': '{player} ya tiene un mazo: lo correcto es uno por jugador.',
  'fault.deck.unknown-word': '«{word}:» no se conoce aquí. Se conocen: {known}.',
  'fault.deck.twice': '«{word}:» aparece dos veces; ya está en la línea {first}.',
  'fault.deck.missing': 'al mazo le falta la línea «{word}:», por ejemplo «{example}».',
  'fault.deck.no-leader': '{card} no puede ir detrás de «{word}:»; ahí va una carta de ese tipo.',
  'fault.deck.leader-among-cards': '{card} no se cuenta entre las cartas: va detrás de «{word}:».',
  'fault.deck.bad-line':
    '«{text}» no es una línea de mazo: lo correcto es un número y el nombre de una carta, por ejemplo «{example}».',
  'fault.deck.unknown-card': 'no hay ninguna carta «{card}».',
  'fault.deck.unknown-card-near': 'no hay ninguna carta «{card}». La más parecida es «{near}».',
  'fault.deck.none': '{card} está 0 veces en el mazo: lo mínimo es 1, o se quita la línea.',
  'fault.deck.too-many': '{card} está {count} veces en el mazo: lo máximo son {most}.',
  'fault.deck.size':
    'el mazo tiene {count, plural, one {# carta} other {# cartas}}: lo correcto son exactamente {right}.',
  'fault.deck.too-small': 'el mazo tiene {count, plural, one {# carta} other {# cartas}}: debe tener al menos {least}.',
  'fault.deck.card-differs':
    'la carta «{card}» no es aquí la misma que en el otro mazo, que es de {player}. Un identificador es una sola carta.',
  'fault.stack.whose': 'cada jugador tiene su mazo: las cartas colocadas se escriben «stack NOMBRE: carta, carta».',
  'fault.stack.not-in-deck': '{card} no está en este mazo, o no las veces necesarias. De quién es el mazo: {player}.',
} satisfies Record<keyof typeof en, string>;
