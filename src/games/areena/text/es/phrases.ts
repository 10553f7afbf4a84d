// Spanish: what Areena’s cards say.
import type en from '../en/phrases.js';

export default {
  'areena.type.gladiator': 'gladiador',
  'areena.type.attack': 'ataque',
  'areena.type.defence': 'defensa',
  'areena.type.reaction': 'reacción',
  'areena.type.equipment': 'equipo',
  'areena.type.tactic': 'táctica',
  'areena.class.blade': 'hoja',
  'areena.class.spear': 'lanza',
  'areena.class.net': 'red',
  'areena.class.shield': 'escudo',
  'areena.class.armour': 'armadura',
  'areena.class.charm': 'amuleto',
  'areena.class.tool': 'útil',
  'areena.count.card': '{count, plural, one {# carta} other {# cartas}}',
  'areena.count.action': '{count, plural, one {# acción} other {# acciones}}',
  'areena.count.attack': '{count, plural, one {# ataque} other {# ataques}}',
  'areena.count.defence': '{count, plural, one {# defensa} other {# defensas}}',
  'areena.count.reaction': '{count, plural, one {# reacción} other {# reacciones}}',
  'areena.count.equipment': '{count, plural, one {# carta de equipo} other {# cartas de equipo}}',
  'areena.count.tactic': '{count, plural, one {# táctica} other {# tácticas}}',
  'areena.text.gladiator': 'Gladiador: resistencia {life}, ataque básico {attack}',
  'areena.text.attack': 'Ataque: {attack}',
  'areena.text.defence': 'Defensa',
  'areena.text.reaction': 'Reacción',
  'areena.text.tactic': 'Táctica',
  'areena.text.equipment':
    'Equipo, {class}: {hands, plural, =0 {no ocupa manos} one {ocupa # mano} other {ocupa # manos}}{use, select, once {, de un solo uso} other {}}',
  'areena.text.needs': 'Solo {needs}',
  'areena.text.ability': '{when}: {verbs}',
  'areena.text.ability-if': '{when}, {needs}: {verbs}',
  'areena.text.immune': 'Inmunidad: {effects}',
  'areena.text.removal': 'El rival la retira en la fase de plan así: {way}',
  'areena.bonus.strength': 'Cada ataque propio: +{by}',
  'areena.bonus.defence': 'Cada ataque del rival: −{by}',
  'areena.bonus.basic': 'El ataque básico: +{by}',
  'areena.on.play': 'Efecto',
  'areena.on.attack': 'Al atacar',
  'areena.on.attacked': 'Al recibir un ataque',
  'areena.on.hit': 'Cuando un ataque propio hace daño',
  'areena.on.struck': 'Al sufrir daño de un ataque',
  'areena.on.turn': 'Al comienzo del turno propio',
  'areena.if.wields.blade': 'con una hoja en uso',
  'areena.if.wields.spear': 'con una lanza en uso',
  'areena.if.wields.net': 'con una red en uso',
  'areena.if.wields.shield': 'con un escudo en uso',
  'areena.if.wields.armour': 'con una armadura en uso',
  'areena.if.wields.charm': 'con un amuleto en uso',
  'areena.if.wields.tool': 'con un útil en uso',
  'areena.if.unarmed': 'sin equipo en las manos',
  'areena.if.free-hands': 'con al menos {hands, plural, one {# mano libre} other {# manos libres}}',
  'areena.if.attacking': 'al atacar',
  'areena.if.defending': 'al defender',
  'areena.if.basic-attack': 'con el ataque básico',
  'areena.if.has-tactic':
    '{who, select, foe {si el rival tiene una táctica en juego} other {con una táctica propia en juego}}',
  'areena.if.bears':
    '{who, select, foe {si el rival sufre el efecto: {effect}} other {si el gladiador propio sufre el efecto: {effect}}}',
  'areena.if.life-at-most':
    '{who, select, foe {si al rival le quedan como mucho {life} de resistencia} other {con {life} de resistencia como mucho}}',
  'areena.if.hand-at-most':
    '{who, select, foe {si el rival tiene como mucho {count, plural, one {# carta} other {# cartas}} en la mano} other {con {count, plural, one {# carta} other {# cartas}} como mucho en la mano}}',
  'areena.if.less-life': 'con menos resistencia que el rival',
  'areena.do.draw': '{who, select, foe {el rival roba {cards}} both {ambos roban {cards}} other {robar {cards}}}',
  'areena.do.shed':
    '{who, select, foe {el rival descarta {cards}} both {ambos descartan {cards}} other {descartar {cards}}}',
  'areena.do.spend':
    '{who, select, foe {pasar {cards} del mazo del rival a su descarte} both {pasar {cards} de cada mazo al descarte} other {pasar {cards} del mazo propio al descarte}}',
  'areena.do.raise-damage': 'aumentar el daño en {by}',
  'areena.do.reduce-damage': 'reducir el daño en {by}',
  'areena.do.zero-damage': 'dejar el daño en cero',
  'areena.do.nullify':
    'anular {what, select, attack {el ataque del rival} defence {la defensa más alta del rival} reaction {la reacción más alta del rival} other {la acción más alta del rival}}',
  'areena.do.heal':
    '{who, select, foe {el rival recupera {by} de resistencia} both {ambos recuperan {by} de resistencia} other {recuperar {by} de resistencia}}',
  'areena.do.hurt':
    '{who, select, foe {el rival pierde {by} de resistencia} both {ambos pierden {by} de resistencia} other {perder {by} de resistencia}}',
  'areena.do.apply':
    '{who, select, foe {el rival recibe {effect}} both {ambos reciben {effect}} other {recibir {effect}}}',
  'areena.do.cure':
    '{who, select, foe {termina en el rival: {effects}} both {termina en ambos: {effects}} other {termina en el gladiador propio: {effects}}}',
  'areena.do.lose-equipment':
    '{who, select, foe {elegir un equipo que el rival pierde} other {elegir un equipo propio que se pierde}}',
  'areena.do.lose-tactic':
    '{who, select, foe {el rival pierde su táctica} both {ambos pierden su táctica} other {perder la táctica propia}}',
  'areena.do.search': 'tomar {cards} del mazo y barajarlo',
  'areena.do.recover': 'recuperar {cards} del descarte propio',
  'areena.effect.lasting': '{effect} ({turns, plural, one {# turno} other {# turnos}}, fuerza {power})',
  'areena.effect.wounds':
    '{effect} ({turns, plural, one {# turno} other {# turnos}}, {power, plural, one {# herida} other {# heridas}})',
  'areena.effect.turn': '{effect} (hasta el final del turno, fuerza {power})',
  'areena.removal.discard': 'descartar {cards}',
  'areena.removal.lose-equipment': 'renunciar a un equipo en uso',
  'areena.removal.lose-tactic': 'renunciar a la táctica propia',
  'areena.removal.hurt': 'perder {life} de resistencia',
  'areena.removal.spend': 'pasar {cards} del mazo propio al descarte',
  'areena.removal.condition': 'sin coste, {needs}',
  'areena.text.line': '{text}.',
  'areena.text.then': '{first}; {next}',
  'areena.text.also': '{first} {next}',
} satisfies Record<keyof typeof en, string>;
