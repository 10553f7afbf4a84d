// Spanish: what is wrong with something a person gave us, and why a choice is refused.
import type en from '../en/faults.js';

export default {
  'fault.at-line': '{file}:{line}: {fault}',
  'fault.in-file': '{file}: {fault}',
  'fault.recording.no-version': 'esto no es una grabación: la primera línea debe ser «hotseat 1», pero es «{text}».',
  'fault.recording.empty': 'esto no es una grabación: el archivo está vacío. La primera línea debe ser «hotseat 1».',
  'fault.recording.no-end-of-header': 'la cabecera no termina: antes de la primera jugada debe haber una línea «---».',
  'fault.recording.open-deck': 'un mazo se abre con una llave y no se cierra: falta una línea con la llave de cierre.',
  'fault.recording.no-game': 'la cabecera no nombra ningún juego: falta una línea como «game golf».',
  'fault.recording.twice': '«{word}» aparece dos veces; ya está en la línea {first}.',
  'fault.recording.nothing-after': 'después de «{word}» falta algo.',
  'fault.recording.bad-number': 'después de «{word}» debe ir un número entero, no «{text}».',
  'fault.recording.unknown-header':
    'una línea de la cabecera no puede empezar por «{word}». Puede empezar por: {known}.',
  'fault.recording.bad-hash':
    '«{text}» no es una comprobación: después de «=» van de 8 a 64 de los caracteres 0-9 y a-f.',
  'fault.recording.unknown-word': '«! {word}» no se conoce. Se conoce: {known}.',
  'fault.recording.no-choice':
    '«{text}» no es una jugada: hacen falta un nombre, dos puntos y la jugada, como «Ann: draw».',
  'fault.recording.no-such-player': 'aquí nadie se llama «{name}». Juegan: {known}.',
  'fault.recording.after-end': 'la partida ha terminado y {name} ya no tiene nada que elegir.',
  'fault.recording.torn': 'la última línea, «{text}», está cortada y se omite.',
  'fault.version.format': 'esta grabación tiene la versión de formato {version}; este programa lee la versión {known}.',
  'fault.version.rules':
    'esta grabación se hizo con la versión {version} de las reglas; este programa juega con la versión {known}. Puede reproducirse con el programa con el que se hizo.',
  'fault.diverged': 'la partida difiere de la grabación en el turno {turn}: se esperaba {expected} y ha salido {got}.',
  'fault.choice.not-open': '{name} no puede elegir «{text}» ahora. Posible: {choices}.',
  'fault.choice.closed': '{name} no puede elegir «{text}»: {reason}. Posible: {choices}.',
  'fault.choice.not-asked':
    '{name} no puede elegir «{text}»: le toca elegir a {asked}. Posible para {asked}: {choices}.',
  'fault.choice.over': '{name} no puede elegir «{text}»: la partida ha terminado.',
  'fault.name.empty': 'el nombre del jugador {place} está vacío. Un nombre lleva al menos una letra.',
  'fault.name.control': 'el nombre «{name}» contiene caracteres de control. Valen letras, cifras, espacios y signos.',
  'fault.name.format':
    'el nombre «{name}» no puede escribirse en una grabación: no debe contener dos puntos ni «bot=», ni empezar por «#», «=» o «!».',
  'fault.name.long': 'el nombre «{name}» es demasiado largo: {most} caracteres como máximo.',
  'fault.name.equal':
    'los nombres «{name}» y «{other}» son iguales: deben diferenciarse en algo más que mayúsculas y espacios.',
  'fault.players.number': '{game} es para entre {least} y {most} jugadores, no para {count}.',
  'fault.players.exactly':
    '{game} es para {right, plural, one {# jugador} other {# jugadores}} exactamente, no para {count}.',
  'fault.bot.unknown': 'no hay ningún bot «{name}». Los bots: {known}.',
  'fault.option.unknown': 'no hay ninguna opción «{name}». Las opciones: {known}.',
  'fault.option.bad-value': 'la opción «{name}» no puede ser «{value}». Es correcto: {right}.',
  'fault.option.twice': 'la opción «{name}» aparece dos veces. Es correcto: una vez.',
  'fault.seed.empty': 'la semilla está vacía. Vale cualquier texto o número, como 42.',
  'fault.seed.control': 'la semilla contiene caracteres de control. Vale cualquier texto o número sin ellos, como 42.',
  'fault.stack.no-deck': '{game} tiene una baraja común: las cartas preparadas se escriben «stack: …», sin jugador.',
  'fault.stack.no-card': '«{card}» no es una carta. Las cartas se escriben, por ejemplo, así: {example}.',
  'fault.stack.not-in-pack': 'la baraja no tiene {card}, o no tantas veces.',
  'fault.deck.no-decks': '{game} se juega sin mazos propios.',
  'refusal.over': 'La partida ha terminado.',
  'refusal.not-open': '«{text}» no es posible ahora. Posible: {choices}.',
  'refusal.closed': '«{text}» no es posible: {reason}. Posible: {choices}.',
  'refusal.not-asked': 'Le toca elegir a otra persona.',
  'refusal.nothing-to-undo': 'No hay nada que deshacer.',
  'refusal.undo-uncovered': 'Eso no se puede deshacer: desde entonces se ha visto una carta oculta.',
} satisfies Record<keyof typeof en, string>;
