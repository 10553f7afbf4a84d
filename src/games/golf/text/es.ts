// Golf in Spanish.
import type en from './en.js';

export default {
  'game.golf': 'Golf',
  'game.golf.summary':
    'Golf de seis cartas para dos a cuatro: cambiar cartas, emparejar columnas y sumar menos puntos que nadie.',
  'phase.deal': 'Reparto',
  'phase.reveal': 'Ronda inicial',
  'phase.play': 'Juego',
  'phase.final-round': 'Última ronda',
  'phase.scoring': 'Recuento',
  'step.reveal': 'descubrir dos',
  'step.draw': 'robar',
  'step.swap': 'cambiar',
  'step.discard': 'descartar',
  'option.test-mode': 'modo de prueba: solo doses, damas y reyes',
  'option.order': 'orden de juego: el indicado o por sorteo',
  'golf.card-in-slot': '{card} (casilla {slot})',
  'golf.zone.grid': 'Cartas',
  'golf.zone.draw-pile': 'Mazo',
  'golf.zone.discard-pile': 'Descarte',
  'golf.zone.drawn': 'Robada',
  'golf.seat':
    '{bothGone, select, yes {las dos filas retiradas} other {{points, plural, one {# punto} other {# puntos}}, {down} boca abajo}}',
  'golf.status.reveal': 'Cada cual descubre dos cartas',
  'golf.status.round': 'Ronda {round}',
  'golf.status.last-round':
    'Última ronda: {left, plural, =0 {no quedan turnos} one {queda # turno} other {quedan # turnos}} (iniciada por {player})',
  'golf.act.reveal': 'Descubrir cartas propias',
  'golf.act.draw': 'Robar del mazo',
  'golf.act.take': 'Tomar {top} del descarte',
  'golf.act.swap': 'Poner {drawn} en una casilla',
  'golf.act.discard': 'Descartar {drawn} y descubrir una carta',
  'golf.slot.down': 'casilla {slot}, boca abajo',
  'golf.slot.open': 'casilla {slot}, {card}',
  'golf.choice.reveal': 'descubrir {count, plural, one {la casilla} other {las casillas}} {slots}',
  'golf.choice.draw': 'robar del mazo',
  'golf.choice.swap': 'poner {drawn} en la casilla {slots}',
  'golf.choice.discard': 'descartar {drawn} y descubrir la casilla {slots}',
  'golf.choice.take': 'tomar {top} para la casilla {slots}',
  'closed.golf.face-up': 'esa carta ya está boca arriba',
  'closed.golf.gone': 'esa fila ya se ha retirado',
  'closed.golf.draw-pile-empty': 'el mazo está vacío',
  'closed.golf.discard-pile-empty': 'el descarte está vacío',
  'closed.golf.nothing-drawn': 'no se ha robado ninguna carta',
  'closed.golf.already-drawn': 'ya se ha robado una carta y primero hay que jugarla',
  'reason.golf.points': 'todas las cartas están contadas',
  'reason.golf.still': 'hace demasiado que no se descubre nada nuevo',
  'event.golf.order': 'Orden de juego por sorteo: {players}.',
  'event.golf.dealt': 'Cada cual recibe seis cartas; el descarte empieza con {card}.',
  'event.golf.turned-up': '{player} descubre {cards}.',
  'event.golf.drew': '{player} roba {card}.',
  'event.golf.drew-unseen': '{player} roba una carta.',
  'event.golf.swapped': '{player} pone {card} en la casilla {slot} y descarta {old}.',
  'event.golf.discarded': '{player} descarta {card}.',
  'event.golf.took': '{player} toma {card} del descarte para la casilla {slot} y descarta {old}.',
  'event.golf.row-removed': '{player} retira la fila {row, select, 1 {superior} other {inferior}}: {cards}.',
  'event.golf.last-round': '{player} ya no tiene cartas boca abajo: a los demás les queda un turno.',
  'event.golf.still': 'En {turns} turnos no se ha descubierto nada nuevo: cuenta lo que hay sobre la mesa.',
  'event.golf.points': '{player} tiene {points, plural, one {# punto} other {# puntos}}.',
  'event.golf.both-rows': '{player} ha retirado las dos filas: menos infinitos puntos.',
  'golf.rules.aim': 'Objetivo',
  'golf.rules.aim.text':
    'Gana quien tenga menos puntos al final. Juegan de dos a cuatro, cada cual con seis cartas en dos filas de tres.',
  'golf.rules.start': 'Comienzo',
  'golf.rules.start.text':
    'Las seis cartas están boca abajo y nadie las conoce, ni siquiera su dueño. Una carta abre el descarte y el resto forma el mazo. Después, por orden, cada jugador elige dos cartas propias y las dos se descubren a la vez.',
  'golf.rules.turn': 'En cada turno se elige una de estas tres jugadas',
  'golf.rules.turn.reveal': 'Descubrir una o dos cartas propias que estén boca abajo.',
  'golf.rules.turn.draw':
    'Robar la primera carta del mazo. Se pone en cualquier casilla propia, y la carta que había allí va al descarte; o bien se descarta, y entonces hay que descubrir una carta propia que esté boca abajo.',
  'golf.rules.turn.take':
    'Tomar la primera carta del descarte y ponerla en cualquier casilla propia; la carta que había allí va al descarte.',
  'golf.rules.rows': 'Filas',
  'golf.rules.rows.text':
    'Si al acabar el turno una fila propia tiene tres cartas iguales (por ejemplo, tres damas), todas boca arriba, esa fila va al descarte. Sus cartas ya no cuentan.',
  'golf.rules.end': 'Final',
  'golf.rules.end.text':
    'Cuando un jugador ya no tiene cartas boca abajo, a los demás les queda un turno. Después se descubren todas las cartas y se retiran una vez más las filas completas.',
  'golf.rules.points': 'Puntos',
  'golf.rules.points.text':
    'El as vale 1; el dos, menos 2; del tres al diez, su número; la jota y la dama, 10; el rey, 0.',
  'golf.rules.points.pairs':
    'Dos cartas iguales en una columna (por ejemplo, dos damas) no suman nada, tampoco los doses. Si la otra carta de la columna se ha retirado, la que queda cuenta sola.',
  'golf.rules.win': 'Victoria',
  'golf.rules.win.text':
    'Gana la suma más baja; con la misma suma se comparte el puesto. Quien haya retirado las dos filas gana directamente. Si en 200 turnos no se descubre nada nuevo, cuenta lo que hay sobre la mesa.',
  'golf.rules.options': 'Opciones',
  'golf.rules.options.text':
    'test-mode juega solo con doses, damas y reyes, para que salgan filas a menudo. order=random sortea el orden de juego.',
} satisfies Readonly<Record<keyof typeof en, string>>;
