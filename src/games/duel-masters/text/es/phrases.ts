// Spanish: what the cards of Duel Masters say.
import type en from '../en/phrases.js';

/** How many of a noun, whose, and how they lie; `a` ends the words that agree with it. */
const np = (a: 'a' | 'o', one: string, many: string) => {
  const other = a === 'a' ? 'otra' : 'otro';
  return `{amount, select, count {{other, select, yes {{n, plural, one {${other} } other {${other}s {n} }}} other {{n} }}} upto {hasta {other, select, yes {{n, plural, one {{n} ${other} } other {${other}s {n} }}} other {{n} }}} all {tod${a}s l${a}s {other, select, yes {demás } other {}}} each {cada {other, select, yes {${other} } other {}}} none {ningun${a === 'a' ? 'a' : ''} {other, select, yes {${other} } other {}}} any {{other, select, yes {${other} } other {un${a === 'a' ? 'a' : ''} }}} other {{other, select, yes {${other}s } other {}}}}{n, plural, one {${one}} other {${many}}}{whose, select, own {{n, plural, one { propi${a}} other { propi${a}s}}} foe {{n, plural, one { rival} other { rivales}}} other {}}{state, select, tapped {{n, plural, one { girad${a}} other { girad${a}s}}} untapped { sin girar} other {}}`;
};

export default {
  'duel-masters.none': '–',
  'duel-masters.np.creature': np('a', 'criatura', 'criaturas'),
  'duel-masters.np.evolution': np('a', 'criatura de evolución', 'criaturas de evolución'),
  'duel-masters.np.spell': np('o', 'hechizo', 'hechizos'),
  'duel-masters.np.card': np('a', 'carta', 'cartas'),
  'duel-masters.np.shield': np('o', 'escudo', 'escudos'),
  'duel-masters.np.this': 'esta criatura',
  'duel-masters.np.this-card': 'esta carta',
  'duel-masters.np.them':
    '{kind, select, creature {{n, plural, one {esa criatura} other {esas criaturas}}} other {{n, plural, one {esa carta} other {esas cartas}}}}',
  'duel-masters.np.rival': '{by, select, yes {esa criatura} other {la otra criatura}}',
  'duel-masters.np.random': '{np} (al azar)',
  'duel-masters.np.foe-chooses': '{np} (a elección del rival)',
  'duel-masters.np.such': '{np} {such}',
  'duel-masters.np.of': '{first} {next}',
  'duel-masters.np.and': '{first} y {next}',
  'duel-masters.np.in': '{np} {place}',
  'duel-masters.either': '{first} o {next}',
  'duel-masters.such.races': 'de raza {races}',
  'duel-masters.such.civilizations': 'de la civilización {civilizations}',
  'duel-masters.such.named': 'con el nombre {name}',
  'duel-masters.such.several': 'de más de una civilización',
  'duel-masters.such.one': 'de una sola civilización',
  'duel-masters.such.power':
    'con poder {bound, select, least {{least} o más} most {{most} o menos} exact {{least}} other {de {least} a {most}}}',
  'duel-masters.such.cost':
    'con coste {bound, select, least {{least} o más} most {{most} o menos} exact {{least}} other {de {least} a {most}}}',
  'duel-masters.such.with': 'con «{word}»',
  'duel-masters.such.without': 'sin «{word}»',
  'duel-masters.word.blocker': 'bloqueador',
  'duel-masters.word.guard': 'guardia',
  'duel-masters.word.slayer': 'verdugo',
  'duel-masters.word.speed-attacker': 'atacante veloz',
  'duel-masters.word.breaker': 'rompedor',
  'duel-masters.word.wave-striker': 'oleada',
  'duel-masters.civilization.light': 'luz',
  'duel-masters.civilization.water': 'agua',
  'duel-masters.civilization.darkness': 'oscuridad',
  'duel-masters.civilization.fire': 'fuego',
  'duel-masters.civilization.nature': 'naturaleza',
  'duel-masters.from.hand':
    '{whose, select, own {de la mano propia} foe {de la mano rival} any {de cualquier mano} other {de la mano}}',
  'duel-masters.from.mana':
    '{whose, select, own {de la zona de maná propia} foe {de la zona de maná rival} any {de cualquier zona de maná} other {de la zona de maná}}',
  'duel-masters.from.shields':
    '{whose, select, own {de entre los escudos propios} foe {de entre los escudos rivales} any {de entre todos los escudos} other {de entre los escudos}}',
  'duel-masters.from.graveyard':
    '{whose, select, own {del cementerio propio} foe {del cementerio rival} any {de cualquier cementerio} other {del cementerio}}',
  'duel-masters.in.hand':
    '{whose, select, own {en la mano propia} foe {en la mano rival} any {en ambas manos} other {en la mano}}',
  'duel-masters.in.mana':
    '{whose, select, own {en la zona de maná propia} foe {en la zona de maná rival} any {en ambas zonas de maná} other {en la zona de maná}}',
  'duel-masters.in.shields':
    '{whose, select, own {en el lado propio} foe {en el lado rival} any {en ambos lados} other {allí}}',
  'duel-masters.in.graveyard':
    '{whose, select, own {en el cementerio propio} foe {en el cementerio rival} any {en ambos cementerios} other {en el cementerio}}',
  'duel-masters.to.battle':
    '{whose, select, foe {en la zona de batalla rival} owner {en la zona de batalla de su dueño} other {en la zona de batalla}}',
  'duel-masters.to.mana':
    '{whose, select, foe {en la zona de maná rival} owner {en la zona de maná de su dueño} other {en la zona de maná}}',
  'duel-masters.to.hand': '{whose, select, foe {en la mano rival} owner {en la mano de su dueño} other {en la mano}}',
  'duel-masters.to.shields':
    '{whose, select, foe {boca abajo entre los escudos rivales} owner {boca abajo entre los escudos de su dueño} other {boca abajo entre los escudos}}',
  'duel-masters.to.graveyard':
    '{whose, select, foe {en el cementerio rival} owner {en el cementerio de su dueño} other {en el cementerio}}',
  'duel-masters.to.deck-top':
    '{whose, select, foe {encima del mazo rival} owner {encima del mazo de su dueño} other {encima del mazo}}',
  'duel-masters.to.deck-bottom':
    '{whose, select, foe {debajo del mazo rival} owner {debajo del mazo de su dueño} other {debajo del mazo}}',
  'duel-masters.type.creature': 'criatura: {civilizations}, coste {cost}, poder {power}, raza {races}',
  'duel-masters.type.creature.raceless': 'criatura: {civilizations}, coste {cost}, poder {power}',
  'duel-masters.type.evolution': 'criatura de evolución: {civilizations}, coste {cost}, poder {power}, raza {races}',
  'duel-masters.type.evolution.raceless': 'criatura de evolución: {civilizations}, coste {cost}, poder {power}',
  'duel-masters.type.spell': 'hechizo: {civilizations}, coste {cost}',
  'duel-masters.base.evolution': 'evolución sobre {base}',
  'duel-masters.base.vortex': 'evolución vórtice sobre {base} y sobre {second}',
  'duel-masters.text.line': '{text}.',
  'duel-masters.text.also': '{first} {next}',
  'duel-masters.traits': '{first}, {next}',
  'duel-masters.trait.shield-trigger': 'escudo disparador',
  'duel-masters.trait.charger': 'recarga',
  'duel-masters.trait.blocker': 'bloqueador',
  'duel-masters.trait.guard': 'guardia',
  'duel-masters.trait.slayer': 'verdugo',
  'duel-masters.trait.speed-attacker': 'atacante veloz',
  'duel-masters.trait.double-breaker': 'rompedor doble',
  'duel-masters.trait.triple-breaker': 'rompedor triple',
  'duel-masters.trait.crew-breaker': 'rompedor de grupo: un escudo más por {each}',
  'duel-masters.trait.power-attacker': 'atacante potente +{by}',
  'duel-masters.trait.must-attack': 'ataca cada turno si puede',
  'duel-masters.trait.enters-tapped': 'entra girada',
  'duel-masters.trait.shield-burner': 'quemaescudos',
  'duel-masters.trait.stealth': 'sigilo: {civilization}',
  'duel-masters.trait.power': 'poder {by}',
  'duel-masters.trait.can.attack-untapped': 'puede atacar también a criaturas sin girar',
  'duel-masters.trait.can.attack-untapped.against': 'puede atacar también a {against}',
  'duel-masters.trait.cannot.attack': 'no puede atacar',
  'duel-masters.trait.cannot.attack-player': 'no puede atacar al rival',
  'duel-masters.trait.cannot.attack-creature': 'no puede atacar a criaturas',
  'duel-masters.trait.cannot.attack-creature.against': 'no puede atacar a {against}',
  'duel-masters.trait.cannot.block': 'no puede bloquear',
  'duel-masters.trait.cannot.block.against': 'no puede bloquear a {against}',
  'duel-masters.trait.cannot.be-blocked': 'no puede ser bloqueada',
  'duel-masters.trait.cannot.be-blocked.against': 'no puede ser bloqueada por {against}',
  'duel-masters.trait.cannot.be-attacked': 'no puede ser atacada',
  'duel-masters.trait.cannot.be-attacked.against': 'no puede ser atacada por {against}',
  'duel-masters.trait.cannot.untap': 'no se endereza al comienzo del turno',
  'duel-masters.trait.cannot.be-chosen': 'no puede ser elegida por efectos rivales',
  'duel-masters.trait.returns':
    '{to, select, hand {vuelve a la mano} mana {va a la zona de maná} shields {va boca abajo entre los escudos} other {va debajo del mazo}} en lugar de ser destruida',
  'duel-masters.for-each': '{first} por {each}',
  'duel-masters.under.survivor': 'Superviviente. {ability}',
  'duel-masters.under.wave-striker': 'Oleada. {ability}',
  'duel-masters.under.turbo-rush': 'Embestida turbo. {ability}',
  'duel-masters.ability': '{when}: {then}',
  'duel-masters.ability-if': '{when}, {needs}: {then}',
  'duel-masters.if-so': '{needs}: {then}',
  'duel-masters.always.to': '{to} tienen: {traits}',
  'duel-masters.ability.tap': 'habilidad de giro',
  'duel-masters.ability.tap.by': 'habilidad de giro, girando {by}',
  'duel-masters.ability.silent': 'habilidad silenciosa',
  'duel-masters.ability.cost': '{cards}: cuestan {by} {sign, select, less {menos} other {más}}',
  'duel-masters.ability.ban': '{cards}: no se pueden usar',
  'duel-masters.on.enters': 'cuando {who} entre en la zona de batalla',
  'duel-masters.on.attacks': 'cuando {who} ataque',
  'duel-masters.on.blocks': 'cuando {who} bloquee',
  'duel-masters.on.blocked': 'cuando {who} sea bloqueada',
  'duel-masters.on.unblocked': 'cuando {who} ataque y no sea bloqueada',
  'duel-masters.on.breaks': 'cuando {who} rompa un escudo',
  'duel-masters.on.wins': 'cuando {who} gane una batalla',
  'duel-masters.on.destroyed': 'cuando {who} sea destruida',
  'duel-masters.on.leaves': 'cuando {who} deje la zona de batalla',
  'duel-masters.on.turn-start':
    '{whose, select, own {al comienzo del turno propio} foe {al comienzo del turno rival} other {al comienzo de cada turno}}',
  'duel-masters.on.turn-end':
    '{whose, select, own {al final del turno propio} foe {al final del turno rival} other {al final de cada turno}}',
  'duel-masters.on.casts': 'cuando se use {card}',
  'duel-masters.on.charges': 'cuando se cargue como maná {card}',
  'duel-masters.on.loses-shield':
    '{whose, select, own {cuando se pierda un escudo propio} foe {cuando el rival pierda un escudo} other {cuando se pierda un escudo}}',
  'duel-masters.if.count':
    'si hay {bound, select, least {al menos {np}} most {como mucho {np}} other {exactamente {np}}}{where, select, battle { en la zona de batalla} other {}}',
  'duel-masters.if.count.none': 'si no hay {np}{where, select, battle { en la zona de batalla} other {}}',
  'duel-masters.if.fewer':
    'con {zone, select, battle {menos criaturas} mana {menos maná} hand {menos cartas en la mano} shields {menos escudos} other {menos cartas en el cementerio}} que el rival',
  'duel-masters.if.turn': '{whose, select, foe {en el turno rival} other {en el turno propio}}',
  'duel-masters.if.attacking': 'mientras esta criatura ataca',
  'duel-masters.if.tapped': 'mientras esta criatura está girada',
  'duel-masters.if.untapped': 'mientras esta criatura está sin girar',
  'duel-masters.needs': '{first} y {next}',
  'duel-masters.then': '{first}; {next}',
  'duel-masters.apart': '{first}. {next}',
  'duel-masters.or-else': '{first} – o: {next}',
  'duel-masters.do.draw':
    '{who, select, foe {el rival roba } both {ambos roban } other {robar }}{upto, select, yes {hasta } other {}}{n, plural, one {# carta} other {# cartas}}',
  'duel-masters.do.destroy': 'destruir {what}',
  'duel-masters.do.move': 'poner {what} {source} {dest}',
  'duel-masters.do.move.battle': 'poner {what} {dest}',
  'duel-masters.do.return':
    'devolver {what} a {whose, select, foe {la mano rival} owner {la mano de su dueño} other {la mano}}',
  'duel-masters.do.discard': 'descartar {what} {source}',
  'duel-masters.do.top':
    'poner {n, plural, one {la carta superior} other {las # cartas superiores}} {who, select, foe {del mazo rival} both {de cada mazo} other {del mazo}} {dest}',
  'duel-masters.do.look':
    'mirar {n, plural, one {la carta superior} other {las # cartas superiores}} del mazo; poner {what} {dest} y el resto {rest}',
  'duel-masters.do.search': 'buscar en el mazo; poner {what} {dest} y barajar',
  'duel-masters.do.peek.hand': 'mirar la mano rival',
  'duel-masters.do.peek.shields': 'mirar {n, plural, one {# escudo rival} other {# escudos rivales}}',
  'duel-masters.do.tap': 'girar {what}',
  'duel-masters.do.untap': 'enderezar {what}',
  'duel-masters.do.give':
    '{until, select, turn {hasta el final del turno} other {hasta el comienzo del próximo turno propio}}, para {what}: {traits}',
  'duel-masters.do.break': 'romper {n, plural, one {# escudo rival} other {# escudos rivales}}',
  'duel-masters.do.battle': 'esta criatura lucha contra {what}',
  'duel-masters.do.cast': 'usar gratis {what} {source}',
  'duel-masters.do.may': 'opcionalmente, {then}',
  'duel-masters.do.choose': 'elegir una opción: {modes}',
  'duel-masters.reminder.shield-trigger':
    'Escudo disparador: cuando la carta pasa de los escudos a la mano, se puede usar al instante y gratis.',
  'duel-masters.reminder.charger': 'Recarga: tras usarse, el hechizo va a la zona de maná y no al cementerio.',
  'duel-masters.reminder.blocker':
    'Bloqueador: puede girarse para parar cualquier ataque; el atacante lucha entonces contra esta criatura.',
  'duel-masters.reminder.guard':
    'Guardia: bloquea como un bloqueador, pero solo ataques contra otras criaturas propias.',
  'duel-masters.reminder.slayer': 'Verdugo: si pierde una batalla, la ganadora también es destruida.',
  'duel-masters.reminder.speed-attacker': 'Atacante veloz: puede atacar ya en el turno en que entra.',
  'duel-masters.reminder.double-breaker': 'Rompedor doble: rompe dos escudos.',
  'duel-masters.reminder.triple-breaker': 'Rompedor triple: rompe tres escudos.',
  'duel-masters.reminder.crew-breaker':
    'Rompedor de grupo: rompe un escudo y otro más por cada otra criatura propia en la zona de batalla que cumpla la condición.',
  'duel-masters.reminder.power-attacker': 'Atacante potente: tanto poder más mientras ataca.',
  'duel-masters.reminder.shield-burner':
    'Quemaescudos: los escudos que rompe van al cementerio, sin escudos disparadores.',
  'duel-masters.reminder.stealth':
    'Sigilo: no puede ser bloqueada mientras el rival tenga esa civilización en la zona de maná.',
  'duel-masters.reminder.evolution': 'Evolución: se pone sobre la criatura indicada y puede atacar enseguida.',
  'duel-masters.reminder.vortex':
    'Evolución vórtice: se pone sobre las dos criaturas indicadas y puede atacar enseguida.',
  'duel-masters.reminder.survivor':
    'Superviviente: todas las supervivientes propias en la zona de batalla comparten las habilidades así marcadas.',
  'duel-masters.reminder.wave-striker':
    'Oleada: vale con tres o más criaturas propias de oleada en la zona de batalla.',
  'duel-masters.reminder.turbo-rush':
    'Embestida turbo: vale hasta el final del turno en cuanto otra criatura propia ha roto un escudo.',
  'duel-masters.reminder.tap': 'Habilidad de giro: la criatura se gira para esto en lugar de atacar.',
  'duel-masters.reminder.silent':
    'Habilidad silenciosa: al comienzo del turno propio la criatura puede quedarse girada; entonces ocurre esto.',
} satisfies Record<keyof typeof en, string>;
