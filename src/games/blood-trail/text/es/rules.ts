// Blood Trail in Spanish: the rules page.
import type en from '../en/rules.js';

export default {
  'trail.rules.aim': 'Objetivo',
  'trail.rules.aim.text':
    'Un héroe baja por tres niveles: sigue las gotas de sangre hasta la guarida del lobo jefe, lo mata para que se abra el camino y, en la sala profunda, se enfrenta al guardián. Si cae el guardián, la partida está ganada; si cae el héroe, se ha acabado.',
  'trail.rules.map': 'En el mapa',
  'trail.rules.map.text':
    'Cada paso es un turno del mundo: primero actúa el héroe y después todos los demás. Andar contra una puerta cerrada la abre; andar contra un enemigo empieza un combate. Los enemigos despiertos persiguen al héroe y atacan desde la casilla vecina.',
  'trail.rules.map.long':
    'Explorar, ir a un lugar y descansar continúan por sí solos y se detienen en cuanto aparece algo nuevo, se pierde vida o empieza un combate. No se pueden elegir mientras haya a la vista un enemigo despierto.',
  'trail.rules.signs': 'Signos',
  'trail.rules.signs.text':
    '@ es el héroe, las letras son criaturas, # muro, . suelo, + puerta cerrada, las puertas abiertas se muestran con un apóstrofo, > escalera, una coma es una gota de sangre, % un cadáver; los demás signos son objetos que hay en el suelo.',
  'trail.rules.fight': 'Combates',
  'trail.rules.fight.text':
    'El héroe golpea, usa una habilidad o un objeto, o huye. Las habilidades cuestan maná y después necesitan unos turnos antes de volver a usarse. La huida sale bien más a menudo cuanto más ágil es el héroe; los enemigos pierden entonces el rastro por un tiempo.',
  'trail.rules.fight.turn':
    'Cada cual gana energía según su velocidad y actúa al llegar a 100, que es lo que cuesta. El turno empieza con los efectos sobre quien actúa. Quien sufre aturdimiento pierde el turno y no puede volver a sufrirlo hasta que acabe su turno siguiente.',
  'trail.rules.fight.blow':
    'La probabilidad de acertar es 75 más el doble de la agilidad de quien golpea menos el doble de la del blanco; con heridas graves es 15 menos. El daño es la fuerza menos la defensa, y un golpe crítico hace la mitad más. Un arma con filo deja una herida con un golpe crítico y, si no, en el 35 % de los aciertos.',
  'trail.rules.effects': 'Efectos duraderos',
  'trail.rules.effects.harm':
    'El sangrado quita 1 de vida por herida y turno, con cinco heridas como máximo. El veneno y las quemaduras quitan su potencia cada turno. El frío quita 2 de agilidad por capa, con tres como máximo. La debilidad quita fuerza.',
  'trail.rules.effects.help':
    'La regeneración devuelve vida cada turno, la ira da fuerza y quita 2 de defensa, un escudo da defensa y esquivar da agilidad. Un antídoto acaba con el veneno, el sangrado y las quemaduras; una venda corta el sangrado y deja que el héroe se regenere durante tres turnos.',
  'trail.rules.effects.life':
    'Cada tres turnos del mundo el héroe recupera 1 de vida, salvo si sangra o está envenenado. Quien tiene menos de un cuarto de su vida está con heridas graves. Quien sangra deja gotas por donde pasa.',
  'trail.rules.gain': 'Ganancias',
  'trail.rules.gain.text':
    'Los enemigos caídos dan experiencia, oro y a veces objetos; los que mueren sin ser vistos no dan nada. Cada nivel del héroe añade vida, maná y fuerza. Las misiones dan más de todo.',
  'trail.rules.end': 'Final y puntuación',
  'trail.rules.end.text':
    'Cada nivel por debajo del primero vale 100 puntos, cada enemigo abatido 10, la experiencia y el oro tal cual, la victoria 500. La partida termina como muy tarde tras 5000 turnos.',
  'trail.rules.two': 'Dos jugadores',
  'trail.rules.two.text':
    'El segundo jugador lleva a los enemigos en los combates; el mapa sigue siendo del héroe. Si cae el guardián, gana quien lleva al héroe; si cae el héroe, gana el otro; si se acaba el tiempo, hay empate.',
  'trail.rules.options': 'Opciones',
  'trail.rules.options.text':
    'calling=barbarian, ranger o shaman elige al héroe. turns=NÚMERO hace la partida más corta.',
} satisfies Readonly<Record<keyof typeof en, string>>;
