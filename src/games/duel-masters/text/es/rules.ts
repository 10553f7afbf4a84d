// Spanish: the rules of Duel Masters.
import type en from '../en/rules.js';

export default {
  'duel-masters.rules.aim': 'Objetivo',
  'duel-masters.rules.aim.text':
    'Dos jugadores lanzan criaturas contra los escudos del otro. Quien ataca a un rival sin escudos y no es detenido da el golpe final y gana. Quien roba la última carta de su mazo pierde al instante. Si ambos pierden en el mismo momento, hay empate.',
  'duel-masters.rules.cards': 'Cartas',
  'duel-masters.rules.cards.text':
    'Un mazo tiene al menos 40 cartas, como mucho 4 con el mismo nombre. Las criaturas se quedan en la zona de batalla; un hechizo hace lo que dice y va al cementerio. Cada carta pertenece a una o más de cinco civilizaciones: luz, agua, oscuridad, fuego y naturaleza. Los cementerios están boca arriba y ambos pueden mirarlos cuando quieran.',
  'duel-masters.rules.start': 'Comienzo',
  'duel-masters.rules.start.text':
    'Ambos barajan, ponen en fila las cinco cartas superiores boca abajo y sin mirarlas, como escudos, y roban cinco cartas. La suerte decide quién empieza si no está fijado; quien empieza no roba carta en el primer turno.',
  'duel-masters.rules.turn': 'Un turno',
  'duel-masters.rules.turn.text':
    'Enderezar, robar, cargar, principal, ataque, final. Primero se enderezan las criaturas y las cartas de maná propias que estén giradas. Después se roba una carta.',
  'duel-masters.rules.charge': 'Cargar',
  'duel-masters.rules.charge.text':
    'Una carta cualquiera de la mano puede ir a la zona de maná, donde queda como maná de sus civilizaciones. Una carta de más de una civilización entra girada en la zona de maná.',
  'duel-masters.rules.main': 'Principal: usar cartas',
  'duel-masters.rules.main.text':
    'Una carta se usa girando exactamente tantas cartas de maná como cuesta. Entre ellas debe haber una carta de maná distinta para cada una de sus civilizaciones; una carta de maná da un maná, de una de sus civilizaciones. Se gira de modo que se pueda seguir pagando lo más posible de la mano; también se puede elegir carta a carta. Una criatura no puede atacar en el turno en que entra.',
  'duel-masters.rules.evolution': 'Evolución',
  'duel-masters.rules.evolution.text':
    'Una criatura de evolución se pone sobre una criatura propia de la raza indicada; una evolución vórtice, sobre dos. Algunas indican otra zona, como el maná o el cementerio: entonces la base se toma de allí. La evolución queda como estaba su base en la zona de batalla, girada o no; si no la hubo, sin girar, y puede atacar enseguida. La pila es una sola criatura en la que solo cuenta la carta de arriba; cuando deja la zona de batalla, todas sus cartas van al mismo sitio.',
  'duel-masters.rules.attack': 'Ataque',
  'duel-masters.rules.attack.text':
    'Atacan tantas criaturas propias como se quiera, una tras otra, y cada una se gira para ello. El objetivo es el rival o una de sus criaturas giradas. En esta fase ya no se usan cartas, salvo los escudos disparadores. El orden es este: girar a la atacante y elegir el objetivo, después las habilidades de ataque, después el rival puede bloquear y por último el golpe.',
  'duel-masters.rules.block': 'Bloquear',
  'duel-masters.rules.block.text':
    'Una criatura bloqueadora sin girar puede girarse para parar un ataque: la atacante lucha entonces contra ella y no llega a su objetivo, ni siquiera si la bloqueadora desaparece antes de la batalla. Un ataque lo bloquea como mucho una criatura, y la atacada no se bloquea a sí misma.',
  'duel-masters.rules.battle': 'Batalla',
  'duel-masters.rules.battle.text':
    'Gana la criatura con más poder y la otra es destruida y va al cementerio; con el mismo poder, ambas. El poder nunca cuenta por debajo de 0, y una criatura con poder 0 es destruida. Un + junto al poder indica que crece en alguna situación.',
  'duel-masters.rules.shields': 'Escudos',
  'duel-masters.rules.shields.text':
    'Un ataque al rival rompe un escudo, o más con una habilidad de rompedor, de uno en uno: quien ataca elige un escudo y este va a la mano de su dueño. Si es un escudo disparador, se puede usar al instante y gratis. Una criatura que llega así ya no puede bloquear ese ataque. Romper el último escudo no es un golpe final con el mismo ataque; los escudos que se añadan entretanto también se rompen mientras la atacante pueda romper más.',
  'duel-masters.rules.keywords': 'Palabras de ataque y defensa',
  'duel-masters.rules.keywords.text':
    'Un bloqueador bloquea cualquier ataque; una guardia, solo ataques a otras criaturas propias. Los rompedores doble y triple rompen dos y tres escudos; el rompedor de grupo rompe uno y otro más por cada otra criatura propia que cumpla la condición; de varias palabras así solo vale la mayor. El atacante potente tiene más poder mientras ataca. El verdugo destruye también a quien lo vence. El atacante veloz puede atacar en el turno en que entra. Una criatura con sigilo no puede ser bloqueada mientras el rival tenga esa civilización en la zona de maná. Los escudos que rompe un quemaescudos van al cementerio.',
  'duel-masters.rules.skills': 'Otras palabras',
  'duel-masters.rules.skills.text':
    'Recarga: tras usarse, el hechizo va a la zona de maná. Superviviente: una habilidad así marcada la comparten todas las supervivientes propias en la zona de batalla. Oleada: la habilidad vale con tres o más criaturas propias de oleada en la zona de batalla. Embestida turbo: la habilidad vale hasta el final del turno en cuanto otra criatura propia ha roto un escudo. Habilidad de giro: la criatura se gira para usarla en lugar de atacar, y no en el turno en que entra. Habilidad silenciosa: al comienzo del turno la criatura puede quedarse girada y entonces ocurre su habilidad.',
  'duel-masters.rules.order': 'Qué texto vale',
  'duel-masters.rules.order.text':
    'Lo que una carta permite vale más que las reglas; lo que una carta prohíbe vale más que todo. De un texto se hace tanto como se pueda. De varias habilidades a la vez van primero las de quien tiene el turno, y cada cual ordena las suyas. Lo que dura hasta el final del turno termina a la vez en la fase final.',
  'duel-masters.rules.bound': 'Límite',
  'duel-masters.rules.bound.text':
    'En cada turno se roba una carta, y quien ya no tiene ninguna que robar pierde. Así, la partida termina a más tardar con los mazos.',
  'duel-masters.rules.options': 'Opciones',
  'duel-masters.rules.options.text':
    'wave-strikers=both cuenta las criaturas de oleada de ambos lados. Por el escudo disparador se pregunta con cada escudo roto, y a quien tiene cartas y maná se le pregunta en la fase principal, para que el otro lado no sepa nada de las cartas ocultas.',
} satisfies Record<keyof typeof en, string>;
