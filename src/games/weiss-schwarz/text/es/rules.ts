// Spanish: the rules of Weiss-Schwarz.
import type en from '../en/rules.js';

export default {
  'weiss.rules.aim': 'Objetivo',
  'weiss.rules.aim.text':
    'Dos lados, Blanco (Weiss) y Negro (Schwarz), hacen combatir a sus personajes. El daño llena el reloj; un reloj lleno sube de nivel. Quien llega al nivel 4 pierde en el acto.',
  'weiss.rules.cards': 'Cartas',
  'weiss.rules.cards.text':
    'Un mazo es un archivo de exactamente 50 cartas, con 4 del mismo nombre y 8 clímax como máximo. Los personajes combaten en el frente o apoyan desde la retaguardia; lo que hacen vale mientras están en el campo. Los eventos y los clímax valen hasta el final del turno. Cada carta tiene un color y un efecto extra de 0 a 2.',
  'weiss.rules.zones': 'Zonas',
  'weiss.rules.zones.text':
    'Cada lado tiene un frente de tres lugares y una retaguardia de dos, un reloj de siete lugares, nivel, reserva, un lugar para el clímax, mazo, mano y descarte. Las cartas removidas del juego no vuelven nunca. La izquierda propia queda frente a la derecha rival.',
  'weiss.rules.start': 'Comienzo',
  'weiss.rules.start.text':
    'El azar decide quién empieza. Ese lado recibe cuatro cartas y el otro, cinco. La mano no tiene límite, y las listas de los dos mazos están a la vista.',
  'weiss.rules.turn': 'El turno',
  'weiss.rules.turn.text':
    'Robar una carta; se aplican los efectos de las cartas del campo; reloj; fase principal; combate; segunda fase principal; final.',
  'weiss.rules.clock': 'Reloj',
  'weiss.rules.clock.text':
    'Se puede bajar una carta de la mano al reloj propio para robar dos. Es un daño voluntario: puede subir de nivel, y permite jugar cartas de un color.',
  'weiss.rules.main': 'Fases principales',
  'weiss.rules.main.text':
    'Se juegan todas las cartas que se quiera. Un personaje o un evento exige su nivel, su coste en cartas de la reserva, que se descartan desde arriba, y una carta de su color en el reloj o en el nivel propios; las de nivel 0 no necesitan color. Un personaje exige además un lugar libre. Un clímax exige su color y que el lugar del clímax esté vacío.',
  'weiss.rules.combat': 'Combate',
  'weiss.rules.combat.text':
    'Cada personaje del frente puede atacar una vez por turno, también si acaba de entrar. Se enfrenta al personaje de enfrente: gana el poder mayor y el otro va al descarte; con poder igual van los dos. Quien gana, o no encuentra a nadie, hace daño: se descubre la primera carta del mazo propio para la reserva, y su efecto extra se suma al alma del atacante. La retaguardia ni ataca ni es atacada.',
  'weiss.rules.damage': 'Daño',
  'weiss.rules.damage.text':
    'Quien recibe daño saca otras tantas cartas de su mazo, una por una. Si una es un clímax, el daño se cancela y todas las cartas sacadas van al descarte; si no, van al reloj. Con siete o más allí, una de ellas, elegida al azar, va al nivel y las demás al descarte. De un mazo vacío no se saca nada.',
  'weiss.rules.effects': 'Efectos',
  'weiss.rules.effects.text':
    'Los cambios de poder forman una pila: actúan en el orden en que se aplicaron, también sobre los personajes que llegan después, y el poder nunca muestra menos de 0. Al final de cada turno se deshacen todos, primero el último; los de personajes del campo vuelven en el mismo orden en el turno siguiente, sea de quien sea. Un personaje que deja el campo se lleva su efecto.',
  'weiss.rules.end': 'Final del turno y del juego',
  'weiss.rules.end.text':
    'El clímax va al descarte. Quien tiene el mazo vacío mezcla el descarte en uno nuevo. Después de 400 turnos gana el nivel más bajo y luego el reloj menor; si también son iguales, es empate.',
  'weiss.rules.options': 'Opciones',
  'weiss.rules.options.text':
    'deck-size pide otro número de cartas; greatest-level cambia el nivel que pierde; direct-soul da un daño más a los ataques directos; con repeat-abilities los personajes repiten en la fase de efectos de cada turno lo que su habilidad hace solo una vez al jugarlos.',
} satisfies Record<keyof typeof en, string>;
