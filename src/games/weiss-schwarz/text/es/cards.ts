// Spanish: what the cards of Weiss-Schwarz say.
import type en from '../en/cards.js';

export default {
  'weiss.name': '{name}',
  'weiss.flavour': '{line}',
  'weiss.type.character': 'personaje',
  'weiss.type.event': 'evento',
  'weiss.type.climax': 'clímax',
  'weiss.colour.red': 'rojo',
  'weiss.colour.blue': 'azul',
  'weiss.colour.green': 'verde',
  'weiss.colour.yellow': 'amarillo',
  'weiss.text.character': 'Personaje: nivel {level}, coste {cost}, poder {power}, alma {soul}',
  'weiss.text.event': 'Evento: nivel {level}, coste {cost}',
  'weiss.text.climax': 'Clímax',
  'weiss.text.colour': 'Color {colour}, efecto extra {extra}',
  'weiss.text.subtypes': 'Subtipos: {subtypes}',
  'weiss.text.ability':
    '{ability}{lasts, select, field { (mientras la carta esté en el campo)} turn { (hasta el final del turno)} other {}}',
  'weiss.text.then': '{first}. {next}',
  'weiss.ability.discard-colour': 'Todas las cartas del mazo propio que son del color de la primera se descartan',
  'weiss.ability.order-deck': 'Se ordenan las cinco primeras cartas de uno de los mazos',
  'weiss.ability.return-all': 'El reloj, la reserva y los personajes propios vuelven al mazo, que se mezcla',
  'weiss.ability.sweep-field': 'Todos los personajes propios se descartan',
  'weiss.ability.raise-subtype':
    'Personajes propios {named, select, yes {del subtipo {what}} other {que comparten un subtipo con esta carta}}: poder +{n}',
  'weiss.ability.die-strike':
    'Un dado destruye a un personaje del frente: de 1 a 3 en los lugares propios, de 4 a 6 en los rivales, siempre desde la izquierda',
  'weiss.ability.coin-mill': 'Mientras una moneda dé cara, se descarta la primera carta del mazo rival',
  'weiss.ability.recover':
    'Tantas veces como se pueda, se descartan dos cartas de la reserva propia y una del reloj propio',
  'weiss.ability.level-down': 'El nivel propio baja en uno y todos los personajes propios se descartan',
  'weiss.ability.banish': 'Un personaje de cualquiera de los campos se remueve del juego',
  'weiss.ability.annul-power': 'Un personaje de cualquiera de los campos: poder 0',
  'weiss.ability.coin-banish':
    'Decide una moneda: con cara se remueve del juego una carta rival, con cruz una propia, del campo o de la mano',
  'weiss.ability.lower-power': 'Personajes rivales{named, select, yes { de nivel {what}} other {}}: poder −{n}',
  'weiss.change.raise-subtype': '{named, select, yes {{what}} other {mismo subtipo}} +{n}',
  'weiss.change.annul-power': 'poder 0',
  'weiss.change.lower-power': '{named, select, yes {rivales de nivel {what}} other {rivales}} −{n}',
} satisfies Record<keyof typeof en, string>;
