// What cards say, in English: one phrase for each word of the vocabulary that cards are written in.

/** How many of a noun, whose, and how they lie. `a` is its article. */
const np = <One extends string, Many extends string>(a: 'a' | 'an', one: One, many: Many) =>
  `{amount, select, count {{n} } upto {up to {n} } all {all } each {each } none {no } any {{other, select, yes {an} other {{whose, select, any {{state, select, untapped {an } tapped {a } other {${a} }}} other {an }}}}} other {}}{other, select, yes {other } other {}}{whose, select, own {own } foe {opposing } other {}}{state, select, tapped {tapped } untapped {untapped } other {}}{n, plural, one {${one}} other {${many}}}` as const;

export default {
  'duel-masters.none': '–',
  'duel-masters.np.creature': np('a', 'creature', 'creatures'),
  'duel-masters.np.evolution': np('an', 'evolution creature', 'evolution creatures'),
  'duel-masters.np.spell': np('a', 'spell', 'spells'),
  'duel-masters.np.card': np('a', 'card', 'cards'),
  'duel-masters.np.shield': np('a', 'shield', 'shields'),
  'duel-masters.np.this': 'this creature',
  'duel-masters.np.this-card': 'this card',
  'duel-masters.np.them':
    '{kind, select, creature {{n, plural, one {that creature} other {those creatures}}} other {{n, plural, one {that card} other {those cards}}}}',
  'duel-masters.np.rival': '{by, select, yes {that creature} other {the other creature}}',
  'duel-masters.np.random': '{np} (at random)',
  'duel-masters.np.foe-chooses': '{np} (the opponent chooses)',
  'duel-masters.np.such': '{np} {such}',
  'duel-masters.np.of': '{first} {next}',
  'duel-masters.np.and': '{first} and {next}',
  'duel-masters.np.in': '{np} {place}',
  'duel-masters.either': '{first} or {next}',
  'duel-masters.such.races': 'of the race {races}',
  'duel-masters.such.civilizations': 'of the civilization {civilizations}',
  'duel-masters.such.named': 'named {name}',
  'duel-masters.such.several': 'of more than one civilization',
  'duel-masters.such.one': 'of only one civilization',
  'duel-masters.such.power':
    'with power {bound, select, least {{least} or more} most {{most} or less} exact {{least}} other {{least} to {most}}}',
  'duel-masters.such.cost':
    'with cost {bound, select, least {{least} or more} most {{most} or less} exact {{least}} other {{least} to {most}}}',
  'duel-masters.such.with': 'with {word}',
  'duel-masters.such.without': 'without {word}',
  'duel-masters.word.blocker': 'blocker',
  'duel-masters.word.guard': 'guard',
  'duel-masters.word.slayer': 'slayer',
  'duel-masters.word.speed-attacker': 'speed attacker',
  'duel-masters.word.breaker': 'a breaker',
  'duel-masters.word.wave-striker': 'wave striker',
  'duel-masters.civilization.light': 'light',
  'duel-masters.civilization.water': 'water',
  'duel-masters.civilization.darkness': 'darkness',
  'duel-masters.civilization.fire': 'fire',
  'duel-masters.civilization.nature': 'nature',
  'duel-masters.from.hand':
    '{whose, select, own {from the own hand} foe {from the opponent’s hand} any {from either hand} other {from the hand}}',
  'duel-masters.from.mana':
    '{whose, select, own {from the own mana zone} foe {from the opponent’s mana zone} any {from either mana zone} other {from the mana zone}}',
  'duel-masters.from.shields':
    '{whose, select, own {from among the own shields} foe {from among the opponent’s shields} any {from among all shields} other {from among the shields}}',
  'duel-masters.from.graveyard':
    '{whose, select, own {from the own graveyard} foe {from the opponent’s graveyard} any {from either graveyard} other {from the graveyard}}',
  'duel-masters.in.hand':
    '{whose, select, own {in the own hand} foe {in the opponent’s hand} any {in both hands} other {in the hand}}',
  'duel-masters.in.mana':
    '{whose, select, own {in the own mana zone} foe {in the opponent’s mana zone} any {in both mana zones} other {in the mana zone}}',
  'duel-masters.in.shields':
    '{whose, select, own {on the own side} foe {on the opponent’s side} any {on both sides} other {there}}',
  'duel-masters.in.graveyard':
    '{whose, select, own {in the own graveyard} foe {in the opponent’s graveyard} any {in both graveyards} other {in the graveyard}}',
  'duel-masters.to.battle':
    '{whose, select, foe {into the opponent’s battle zone} owner {into the owner’s battle zone} other {into the battle zone}}',
  'duel-masters.to.mana':
    '{whose, select, foe {into the opponent’s mana zone} owner {into the owner’s mana zone} other {into the mana zone}}',
  'duel-masters.to.hand':
    '{whose, select, foe {into the opponent’s hand} owner {into the owner’s hand} other {into the hand}}',
  'duel-masters.to.shields':
    '{whose, select, foe {face down among the opponent’s shields} owner {face down among the owner’s shields} other {face down among the shields}}',
  'duel-masters.to.graveyard':
    '{whose, select, foe {into the opponent’s graveyard} owner {into the owner’s graveyard} other {into the graveyard}}',
  'duel-masters.to.deck-top':
    '{whose, select, foe {on top of the opponent’s deck} owner {on top of the owner’s deck} other {on top of the deck}}',
  'duel-masters.to.deck-bottom':
    '{whose, select, foe {under the opponent’s deck} owner {under the owner’s deck} other {under the deck}}',
  'duel-masters.type.creature': 'creature: {civilizations}, cost {cost}, power {power}, race {races}',
  'duel-masters.type.creature.raceless': 'creature: {civilizations}, cost {cost}, power {power}',
  'duel-masters.type.evolution': 'evolution creature: {civilizations}, cost {cost}, power {power}, race {races}',
  'duel-masters.type.evolution.raceless': 'evolution creature: {civilizations}, cost {cost}, power {power}',
  'duel-masters.type.spell': 'spell: {civilizations}, cost {cost}',
  'duel-masters.base.evolution': 'evolution, put on {base}',
  'duel-masters.base.vortex': 'vortex evolution, put on {base} and on {second}',
  'duel-masters.text.line': '{text}.',
  'duel-masters.text.also': '{first} {next}',
  'duel-masters.traits': '{first}, {next}',
  'duel-masters.trait.shield-trigger': 'shield trigger',
  'duel-masters.trait.charger': 'charger',
  'duel-masters.trait.blocker': 'blocker',
  'duel-masters.trait.guard': 'guard',
  'duel-masters.trait.slayer': 'slayer',
  'duel-masters.trait.speed-attacker': 'speed attacker',
  'duel-masters.trait.double-breaker': 'double breaker',
  'duel-masters.trait.triple-breaker': 'triple breaker',
  'duel-masters.trait.crew-breaker': 'crew breaker: one shield more for {each}',
  'duel-masters.trait.power-attacker': 'power attacker +{by}',
  'duel-masters.trait.must-attack': 'attacks each turn if able',
  'duel-masters.trait.enters-tapped': 'enters tapped',
  'duel-masters.trait.shield-burner': 'shield burner',
  'duel-masters.trait.stealth': '{civilization} stealth',
  'duel-masters.trait.power': 'power {by}',
  'duel-masters.trait.can.attack-untapped': 'can attack untapped creatures too',
  'duel-masters.trait.can.attack-untapped.against': 'can attack {against} too',
  'duel-masters.trait.cannot.attack': 'cannot attack',
  'duel-masters.trait.cannot.attack-player': 'cannot attack the opponent',
  'duel-masters.trait.cannot.attack-creature': 'cannot attack creatures',
  'duel-masters.trait.cannot.attack-creature.against': 'cannot attack {against}',
  'duel-masters.trait.cannot.block': 'cannot block',
  'duel-masters.trait.cannot.block.against': 'cannot block {against}',
  'duel-masters.trait.cannot.be-blocked': 'cannot be blocked',
  'duel-masters.trait.cannot.be-blocked.against': 'cannot be blocked by {against}',
  'duel-masters.trait.cannot.be-attacked': 'cannot be attacked',
  'duel-masters.trait.cannot.be-attacked.against': 'cannot be attacked by {against}',
  'duel-masters.trait.cannot.untap': 'does not untap at the start of the turn',
  'duel-masters.trait.cannot.be-chosen': 'cannot be chosen by the opponent’s effects',
  'duel-masters.trait.returns':
    '{to, select, hand {returns to the hand} mana {goes to the mana zone} shields {goes face down among the shields} other {goes under the deck}} instead of being destroyed',
  'duel-masters.for-each': '{first} for {each}',
  'duel-masters.under.survivor': 'Survivor. {ability}',
  'duel-masters.under.wave-striker': 'Wave striker. {ability}',
  'duel-masters.under.turbo-rush': 'Turbo rush. {ability}',
  'duel-masters.ability': '{when}: {then}',
  'duel-masters.ability-if': '{when}, {needs}: {then}',
  'duel-masters.if-so': '{needs}: {then}',
  'duel-masters.always.to': '{to} have: {traits}',
  'duel-masters.ability.tap': 'tap ability',
  'duel-masters.ability.tap.by': 'tap ability, tapping {by}',
  'duel-masters.ability.silent': 'silent skill',
  'duel-masters.ability.cost': '{cards} cost {by} {sign, select, less {less} other {more}}',
  'duel-masters.ability.ban': '{cards} cannot be used',
  'duel-masters.on.enters': 'when {who} enters the battle zone',
  'duel-masters.on.attacks': 'when {who} attacks',
  'duel-masters.on.blocks': 'when {who} blocks',
  'duel-masters.on.blocked': 'when {who} is blocked',
  'duel-masters.on.unblocked': 'when {who} attacks and is not blocked',
  'duel-masters.on.breaks': 'when {who} breaks a shield',
  'duel-masters.on.wins': 'when {who} wins a battle',
  'duel-masters.on.destroyed': 'when {who} is destroyed',
  'duel-masters.on.leaves': 'when {who} leaves the battle zone',
  'duel-masters.on.turn-start':
    '{whose, select, own {at the start of the own turn} foe {at the start of the opponent’s turn} other {at the start of each turn}}',
  'duel-masters.on.turn-end':
    '{whose, select, own {at the end of the own turn} foe {at the end of the opponent’s turn} other {at the end of each turn}}',
  'duel-masters.on.casts': 'when {card} is used',
  'duel-masters.on.charges': 'when {card} is charged as mana',
  'duel-masters.on.loses-shield':
    '{whose, select, own {when an own shield is lost} foe {when the opponent loses a shield} other {when a shield is lost}}',
  'duel-masters.if.count':
    'with {bound, select, least {at least {np}} most {at most {np}} other {exactly {np}}}{where, select, battle { in the battle zone} other {}}',
  'duel-masters.if.count.none': 'with {np}{where, select, battle { in the battle zone} other {}}',
  'duel-masters.if.fewer':
    'with {zone, select, battle {fewer creatures} mana {less mana} hand {fewer cards in hand} shields {fewer shields} other {fewer cards in the graveyard}} than the opponent',
  'duel-masters.if.turn': '{whose, select, foe {in the opponent’s turn} other {in the own turn}}',
  'duel-masters.if.attacking': 'while this creature attacks',
  'duel-masters.if.tapped': 'while this creature is tapped',
  'duel-masters.if.untapped': 'while this creature is untapped',
  'duel-masters.needs': '{first} and {next}',
  'duel-masters.then': '{first}; {next}',
  'duel-masters.apart': '{first}. {next}',
  'duel-masters.or-else': '{first} – or: {next}',
  'duel-masters.do.draw':
    '{who, select, foe {the opponent draws} both {both draw} other {draw}} {upto, select, yes {up to } other {}}{n, plural, one {# card} other {# cards}}',
  'duel-masters.do.destroy': 'destroy {what}',
  'duel-masters.do.move': 'put {what} {source} {dest}',
  'duel-masters.do.move.battle': 'put {what} {dest}',
  'duel-masters.do.return':
    'return {what} to {whose, select, foe {the opponent’s hand} owner {the owner’s hand} other {the hand}}',
  'duel-masters.do.discard': 'discard {what} {source}',
  'duel-masters.do.top':
    'put {n, plural, one {the top card} other {the top # cards}} of {who, select, foe {the opponent’s deck} both {each player’s deck} other {the deck}} {dest}',
  'duel-masters.do.look':
    'look at the {n, plural, one {top card} other {top # cards}} of the deck; put {what} {dest} and the rest {rest}',
  'duel-masters.do.search': 'search the deck; put {what} {dest} and shuffle',
  'duel-masters.do.peek.hand': 'look at the opponent’s hand',
  'duel-masters.do.peek.shields': 'look at {n, plural, one {# shield} other {# shields}} of the opponent',
  'duel-masters.do.tap': 'tap {what}',
  'duel-masters.do.untap': 'untap {what}',
  'duel-masters.do.give':
    '{until, select, turn {until the end of the turn} other {until the start of the next own turn}}, for {what}: {traits}',
  'duel-masters.do.break': 'break {n, plural, one {# shield} other {# shields}} of the opponent',
  'duel-masters.do.battle': 'this creature battles {what}',
  'duel-masters.do.cast': 'use {what} {source} free of cost',
  'duel-masters.do.may': 'optionally, {then}',
  'duel-masters.do.choose': 'choose one: {modes}',
  'duel-masters.reminder.shield-trigger':
    'Shield trigger: when it comes to the hand from the shields, it can be used at once, free of cost.',
  'duel-masters.reminder.charger': 'Charger: after use the spell goes to the mana zone, not to the graveyard.',
  'duel-masters.reminder.blocker':
    'Blocker: can be tapped to stop any attack of the opponent; the attacker battles it instead.',
  'duel-masters.reminder.guard': 'Guard: blocks like a blocker, but only attacks on other own creatures.',
  'duel-masters.reminder.slayer': 'Slayer: when it loses a battle, the winner is destroyed too.',
  'duel-masters.reminder.speed-attacker': 'Speed attacker: can attack in the turn in which it comes.',
  'duel-masters.reminder.double-breaker': 'Double breaker: breaks two shields.',
  'duel-masters.reminder.triple-breaker': 'Triple breaker: breaks three shields.',
  'duel-masters.reminder.crew-breaker':
    'Crew breaker: breaks one shield, and one more for each other own creature in the battle zone that fits.',
  'duel-masters.reminder.power-attacker': 'Power attacker: so much more power while it attacks.',
  'duel-masters.reminder.shield-burner':
    'Shield burner: shields that it breaks go to the graveyard, without shield triggers.',
  'duel-masters.reminder.stealth':
    'Stealth: cannot be blocked while the opponent has that civilization in the mana zone.',
  'duel-masters.reminder.evolution': 'Evolution: it is put on the creature named, and can attack at once.',
  'duel-masters.reminder.vortex': 'Vortex evolution: it is put on both creatures named, and can attack at once.',
  'duel-masters.reminder.survivor':
    'Survivor: all own survivors in the battle zone share the abilities that are marked so.',
  'duel-masters.reminder.wave-striker': 'Wave striker: counts with three or more own wave strikers in the battle zone.',
  'duel-masters.reminder.turbo-rush':
    'Turbo rush: counts until the end of the turn once another own creature has broken a shield.',
  'duel-masters.reminder.tap': 'Tap ability: it is tapped for this instead of attacking.',
  'duel-masters.reminder.silent':
    'Silent skill: it can be left tapped at the start of the own turn; then this happens.',
} as const;
