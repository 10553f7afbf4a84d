// Spanish: cards and decks on the command line.
import type en from '../en/cards.js';

export default {
  'cards.weight': '{type}, peso {weight}',
  'cards.count': '{count, plural, one {# carta} other {# cartas}}',
  'decks.listed': '{name} ({count, plural, one {# carta} other {# cartas}}): {summary}',
  'decks.types': 'Tipos',
  'decks.curve': 'Curva por peso',
  'decks.good': '{file}: un mazo correcto para {game}. {count, plural, one {# carta} other {# cartas}}: {types}',
  'fault.cards.none': 'ninguna carta de {game} contiene todo esto: {words}.',
  'fault.game.no-decks': '{game} se juega sin mazos. Los juegos con mazos: {known}.',
  'fault.usage.deck-twice': '{player} ya tiene un mazo: lo correcto es uno por jugador.',
  'fault.deck.no-such': 'no hay ningún mazo preparado ni archivo «{name}». Los mazos preparados: {known}.',
  'fault.deck.fixed': 'el mazo de {player} queda fijado aquí. «--deck» sirve para guiones que lo dejan abierto.',
  'fault.usage.deck-form':
    '«--deck {text}» no basta: lo correcto es un nombre, «=» y un mazo, por ejemplo --deck {example}.',
  'fault.usage.deck-stdin': '«--deck» no puede leer aquí la entrada estándar, porque desde ella se juega la partida.',
  'fault.file.deck-missing': 'no existe ese archivo. Es correcta una lista de mazo o - para la entrada estándar.',
  'fault.file.deck-folder': 'esto es una carpeta. Es correcto un archivo con una lista de mazo.',
  'fault.file.deck-not-utf8': 'estos bytes no son UTF-8. Una lista de mazo es texto en UTF-8.',
  'fault.simulate.deck-whose':
    '«--deck» nombra {name}, que no es un bot que juegue ni su lugar. Lo correcto es uno de estos: {known}.',
  'fault.simulate.deck-or-decks': '«--deck» y «--decks» se excluyen entre sí: lo correcto es uno de los dos.',
  'fault.simulate.no-decks': '«--decks» no nombra ningún mazo. Los mazos preparados: {known}.',
  'fault.simulate.matrix-bots': '«--matrix» requiere un solo bot, que juega los dos lados, no {count}.',
  'fault.simulate.matrix-decks': '«--matrix» requiere al menos dos mazos distintos, elegidos con «--decks».',
  'fault.simulate.matrix-players': '«--matrix» enfrenta dos mazos, así que requiere dos jugadores, no {count}.',
} satisfies Record<keyof typeof en, string>;
