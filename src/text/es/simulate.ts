// Spanish: what a simulation reports.
import type en from '../en/simulate.js';

export default {
  'simulate.title': '{game}: {games, plural, one {# partida} other {# partidas}}, {players} jugadores, semilla {seed}',
  'simulate.bot': 'Bot',
  'simulate.deck': 'Mazo',
  'simulate.seat': 'Puesto',
  'simulate.games': 'Partidas',
  'simulate.wins': 'Victorias',
  'simulate.draws': 'Empates',
  'simulate.rate': '% victorias',
  'simulate.interval': 'Intervalo 95 %',
  'simulate.advantage': 'Ventaja',
  'simulate.points': 'Puntos',
  'simulate.certain': '* El intervalo excluye {rate}, lo que ganaría cada puesto si todos fueran igual de buenos.',
  'simulate.even': 'Ningún puesto tiene una ventaja que esta cantidad de partidas pueda demostrar.',
  'simulate.unlike':
    'Con estos bots los puestos se enfrentan a rivales distintos, así que no se comparan. El mismo bot en todos los puestos mostraría si alguno es mejor.',
  'simulate.unlike-decks':
    'Con estos mazos los puestos se enfrentan a rivales distintos, así que no se comparan. El mismo mazo en todos los puestos mostraría si alguno es mejor.',
  'simulate.matrix.title':
    '{game}: mazo contra mazo, {games, plural, one {# partida} other {# partidas}} por pareja, bot {bot} en ambos lados, semilla {seed}',
  'simulate.matrix.how':
    'Cada fila: cuántas veces gana su mazo contra el de la columna, y el intervalo del 95 %. Los puestos cambian en cada partida.',
  'simulate.drawn': 'Partidas con el primer lugar compartido: {draws, number} ({rate})',
  'simulate.decisions': 'Decisiones por partida: {mean} de media, {min, number} como mínimo, {max, number} como máximo',
  'simulate.fact': '{fact}:',
  'simulate.fact.number': '{fact}: {mean} de media, {min, number} como mínimo, {max, number} como máximo',
  'simulate.fact.case': '{what}: {count, number} ({rate})',
  'simulate.time': '{games, plural, one {# partida} other {# partidas}} en {seconds} s',
  'simulate.seed-drawn': 'No se indicó ninguna semilla, así que se sorteó una: {seed}',
  'simulate.progress': 'partidas',
  'simulate.stopped': 'Interrumpido tras {played, number} de {games, number} partidas: no hay resultados.',
  'simulate.broken': 'La partida {number} (semilla {seed}) incumplió una garantía: {what}\nSu grabación: {file}',
  'simulate.broken.not-kept':
    'La partida {number} (semilla {seed}) incumplió una garantía: {what}\nNo se pudo guardar su grabación: {reason}',
  'simulate.broken.more':
    '{count, plural, one {Otra partida incumplió} other {Otras # partidas incumplieron}} una garantía sin quedar {count, plural, one {grabada} other {grabadas}}.',
  'fault.simulate.number': '«{option}» requiere un número entero de 1 a {most, number}, no «{text}».',
  'fault.simulate.no-bots': '«--bots» no nombra ningún bot. Los bots: {known}.',
  'fault.simulate.each-unknown':
    '«--each» requiere una opción del juego con una lista de valores, no «{name}». Posible: {known}.',
  'fault.simulate.each-or-matrix': '«--each» y «--matrix» se excluyen entre sí: lo correcto es uno de los dos.',
  'fault.simulate.each-or-option':
    '«--each {name}» juega todos los valores de «{name}», así que «--option» no puede fijar uno.',
} satisfies Record<keyof typeof en, string>;
