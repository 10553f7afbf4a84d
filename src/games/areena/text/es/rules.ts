// Spanish: the rules of Areena.
import type en from '../en/rules.js';

export default {
  'areena.rules.aim': 'Objetivo',
  'areena.rules.aim.text':
    'Dos gladiadores luchan hasta que solo uno queda en pie. Un gladiador queda fuera cuando su resistencia llega a 0 o cuando hay que robar de un mazo vacío. Robar justo la última carta no es perder. Si ambos quedan fuera en el mismo instante, es un empate.',
  'areena.rules.cards': 'Cartas',
  'areena.rules.cards.text':
    'Cada bando tiene un gladiador y un mazo de 40 cartas, con 4 como máximo del mismo nombre. El equipo y las tácticas permanecen en juego; ataques, defensas y reacciones son acciones: tienen efecto una vez y van al descarte.',
  'areena.rules.equipment': 'Equipo',
  'areena.rules.equipment.text':
    'Un gladiador tiene dos manos. Parte del equipo ocupa una o las dos; al jugar equipo nuevo se puede descartar equipo propio en uso para liberar manos. El equipo de un solo uso va al descarte después de su efecto.',
  'areena.rules.tactics': 'Tácticas',
  'areena.rules.tactics.text':
    'Cada bando tiene como máximo una táctica en juego; una nueva la sustituye. Cada táctica indica cómo puede retirarla el rival.',
  'areena.rules.start': 'Comienzo',
  'areena.rules.start.text':
    'El azar decide quién empieza. Ambos barajan y roban cinco cartas. Las listas de los dos mazos son públicas.',
  'areena.rules.refresh': 'Renovación',
  'areena.rules.refresh.text':
    'Los efectos sobre el gladiador propio actúan y avanzan un turno. Después se puede descartar una carta, y la mano se completa hasta cinco.',
  'areena.rules.plan': 'Plan',
  'areena.rules.plan.text':
    'Una de dos cosas, o ninguna: jugar un equipo o una táctica; o retirar la táctica del rival cumpliendo su condición.',
  'areena.rules.assault': 'Asalto',
  'areena.rules.assault.attack':
    'Jugar un ataque, o descartar una carta para el ataque básico del gladiador, o no atacar. El ataque queda en el fondo de la pila.',
  'areena.rules.assault.react':
    'Después ambos ponen por turnos más acciones en la pila, primero quien defiende. Tras dos pases seguidos se resuelve la carta de arriba y ambos pueden reaccionar de nuevo, primero quien defiende. Solo quien defiende juega defensas. Una carta cuya condición ya no se cumple al resolverse no hace nada; una carta anulada va al descarte.',
  'areena.rules.assault.damage':
    'Cuando solo queda el ataque y ambos pasan, se calcula el daño: valor del ataque, bonificaciones de ambos lados y después aumentos, reducciones y puestas a cero en el orden en que se resolvieron. Menos de 0 cuenta como 0.',
  'areena.rules.regroup': 'Reagrupamiento',
  'areena.rules.regroup.text':
    'Ambos descartan hasta quedarse con cinco cartas, primero quien tiene el turno. Terminan los efectos que duran hasta el final del turno.',
  'areena.rules.effects': 'Efectos',
  'areena.rules.effects.text':
    'El sangrado quita resistencia por cada herida, y las heridas se acumulan hasta cinco; el veneno y la quemadura quitan su fuerza; la regeneración la devuelve. La ira suma su fuerza a los ataques y baja la guardia en 2; un escudo resta su fuerza a los ataques; la debilidad resta a los ataques propios. Un arrebato suma a los ataques propios, una guardia abierta resta a la defensa, ambos solo este turno.',
  'areena.rules.bound': 'Límite',
  'areena.rules.bound.text': 'Tras 50 turnos seguidos sin que ocurra nada, el duelo es un empate.',
  'areena.rules.options': 'Opciones',
  'areena.rules.options.text':
    'A quien tiene alguna carta se le pregunta por una reacción aunque ninguna sirva: pasar de largo sin preguntar revelaría lo que no hay en esa mano. Con la mano vacía no se pregunta; ask-always pregunta también entonces.',
} satisfies Record<keyof typeof en, string>;
