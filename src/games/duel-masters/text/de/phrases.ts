// German: what the cards of Duel Masters say.
import type en from '../en/phrases.js';

/** How many of a noun, whose, and how they lie; all nouns are feminine. */
const S = '{amount, select, all {n} by {n} other {}}';
const np = (one: string, many: string) =>
  `{amount, select, count {{n} } upto {bis zu {n} } all {alle } each {jede } none {keine } any {eine } other {}}{other, select, yes {andere${S} } other {}}{whose, select, own {eigene${S} } foe {gegnerische${S} } other {}}{state, select, tapped {getappte${S} } untapped {ungetappte${S} } other {}}{n, plural, one {${one}} other {${many}}}`;

export default {
  'duel-masters.none': '–',
  'duel-masters.np.creature': np('Kreatur', 'Kreaturen'),
  'duel-masters.np.evolution': np('Evolutionskreatur', 'Evolutionskreaturen'),
  'duel-masters.np.spell': np('Zauberkarte', 'Zauberkarten'),
  'duel-masters.np.card': np('Karte', 'Karten'),
  'duel-masters.np.shield': np('Schildkarte', 'Schildkarten'),
  'duel-masters.np.this': 'diese Kreatur',
  'duel-masters.np.this-card': 'diese Karte',
  'duel-masters.np.them':
    '{kind, select, creature {{n, plural, one {jene Kreatur} other {jene Kreaturen}}} other {{n, plural, one {jene Karte} other {jene Karten}}}}',
  'duel-masters.np.rival': '{by, select, yes {jene Kreatur} other {die andere Kreatur}}',
  'duel-masters.np.random': '{np} (zufällig)',
  'duel-masters.np.foe-chooses': '{np} (der Gegner wählt)',
  'duel-masters.np.such': '{np} {such}',
  'duel-masters.np.of': '{first} {next}',
  'duel-masters.np.and': '{first} und {next}',
  'duel-masters.np.in': '{np} {place}',
  'duel-masters.either': '{first} oder {next}',
  'duel-masters.such.races': 'der Rasse {races}',
  'duel-masters.such.civilizations': 'der Zivilisation {civilizations}',
  'duel-masters.such.named': 'namens {name}',
  'duel-masters.such.several': 'mehrerer Zivilisationen',
  'duel-masters.such.one': 'nur einer Zivilisation',
  'duel-masters.such.power':
    'mit Kraft {bound, select, least {{least} oder mehr} most {{most} oder weniger} exact {{least}} other {{least} bis {most}}}',
  'duel-masters.such.cost':
    'mit Kosten {bound, select, least {{least} oder mehr} most {{most} oder weniger} exact {{least}} other {{least} bis {most}}}',
  'duel-masters.such.with': 'mit {word}',
  'duel-masters.such.without': 'ohne {word}',
  'duel-masters.word.blocker': 'Blocker',
  'duel-masters.word.guard': 'Wache',
  'duel-masters.word.slayer': 'Schlächter',
  'duel-masters.word.speed-attacker': 'Schnellangreifer',
  'duel-masters.word.breaker': 'einer Brecher-Fähigkeit',
  'duel-masters.word.wave-striker': 'Wellenstürmer',
  'duel-masters.civilization.light': 'Licht',
  'duel-masters.civilization.water': 'Wasser',
  'duel-masters.civilization.darkness': 'Finsternis',
  'duel-masters.civilization.fire': 'Feuer',
  'duel-masters.civilization.nature': 'Natur',
  'duel-masters.from.hand':
    '{whose, select, own {aus der eigenen Hand} foe {aus der gegnerischen Hand} any {aus einer beliebigen Hand} other {aus der Hand}}',
  'duel-masters.from.mana':
    '{whose, select, own {aus der eigenen Manazone} foe {aus der gegnerischen Manazone} any {aus einer beliebigen Manazone} other {aus der Manazone}}',
  'duel-masters.from.shields':
    '{whose, select, own {von den eigenen Schilden} foe {von den gegnerischen Schilden} any {von beliebigen Schilden} other {von den Schilden}}',
  'duel-masters.from.graveyard':
    '{whose, select, own {aus dem eigenen Friedhof} foe {aus dem gegnerischen Friedhof} any {aus einem beliebigen Friedhof} other {aus dem Friedhof}}',
  'duel-masters.in.hand':
    '{whose, select, own {auf der eigenen Hand} foe {auf der gegnerischen Hand} any {auf beiden Händen} other {auf der Hand}}',
  'duel-masters.in.mana':
    '{whose, select, own {in der eigenen Manazone} foe {in der gegnerischen Manazone} any {in beiden Manazonen} other {in der Manazone}}',
  'duel-masters.in.shields':
    '{whose, select, own {auf der eigenen Seite} foe {auf der gegnerischen Seite} any {auf beiden Seiten} other {dort}}',
  'duel-masters.in.graveyard':
    '{whose, select, own {im eigenen Friedhof} foe {im gegnerischen Friedhof} any {in beiden Friedhöfen} other {im Friedhof}}',
  'duel-masters.to.battle':
    '{whose, select, foe {in die gegnerische Kampfzone} owner {in die Kampfzone des Besitzers} other {in die Kampfzone}}',
  'duel-masters.to.mana':
    '{whose, select, foe {in die gegnerische Manazone} owner {in die Manazone des Besitzers} other {in die Manazone}}',
  'duel-masters.to.hand':
    '{whose, select, foe {auf die gegnerische Hand} owner {auf die Hand des Besitzers} other {auf die Hand}}',
  'duel-masters.to.shields':
    '{whose, select, foe {verdeckt zu den gegnerischen Schilden} owner {verdeckt zu den Schilden des Besitzers} other {verdeckt zu den Schilden}}',
  'duel-masters.to.graveyard':
    '{whose, select, foe {auf den gegnerischen Friedhof} owner {auf den Friedhof des Besitzers} other {auf den Friedhof}}',
  'duel-masters.to.deck-top':
    '{whose, select, foe {oben auf das gegnerische Deck} owner {oben auf das Deck des Besitzers} other {oben auf das Deck}}',
  'duel-masters.to.deck-bottom':
    '{whose, select, foe {unter das gegnerische Deck} owner {unter das Deck des Besitzers} other {unter das Deck}}',
  'duel-masters.type.creature': 'Kreatur: {civilizations}, Kosten {cost}, Kraft {power}, Rasse {races}',
  'duel-masters.type.creature.raceless': 'Kreatur: {civilizations}, Kosten {cost}, Kraft {power}',
  'duel-masters.type.evolution': 'Evolutionskreatur: {civilizations}, Kosten {cost}, Kraft {power}, Rasse {races}',
  'duel-masters.type.evolution.raceless': 'Evolutionskreatur: {civilizations}, Kosten {cost}, Kraft {power}',
  'duel-masters.type.spell': 'Zauber: {civilizations}, Kosten {cost}',
  'duel-masters.base.evolution': 'Evolution, auf: {base}',
  'duel-masters.base.vortex': 'Wirbelevolution, auf: {base} und {second}',
  'duel-masters.text.line': '{text}.',
  'duel-masters.text.also': '{first} {next}',
  'duel-masters.traits': '{first}, {next}',
  'duel-masters.trait.shield-trigger': 'Schildauslöser',
  'duel-masters.trait.charger': 'Auflader',
  'duel-masters.trait.blocker': 'Blocker',
  'duel-masters.trait.guard': 'Wache',
  'duel-masters.trait.slayer': 'Schlächter',
  'duel-masters.trait.speed-attacker': 'Schnellangreifer',
  'duel-masters.trait.double-breaker': 'Doppelbrecher',
  'duel-masters.trait.triple-breaker': 'Dreifachbrecher',
  'duel-masters.trait.crew-breaker': 'Gruppenbrecher: ein Schild mehr für {each}',
  'duel-masters.trait.power-attacker': 'Kraftangreifer +{by}',
  'duel-masters.trait.must-attack': 'greift jeden Zug an, wenn möglich',
  'duel-masters.trait.enters-tapped': 'kommt getappt ins Spiel',
  'duel-masters.trait.shield-burner': 'Schildbrenner',
  'duel-masters.trait.stealth': 'Tarnung: {civilization}',
  'duel-masters.trait.power': 'Kraft {by}',
  'duel-masters.trait.can.attack-untapped': 'kann auch ungetappte Kreaturen angreifen',
  'duel-masters.trait.can.attack-untapped.against': 'kann auch {against} angreifen',
  'duel-masters.trait.cannot.attack': 'kann nicht angreifen',
  'duel-masters.trait.cannot.attack-player': 'kann den Gegner nicht angreifen',
  'duel-masters.trait.cannot.attack-creature': 'kann keine Kreaturen angreifen',
  'duel-masters.trait.cannot.attack-creature.against': 'kann {against} nicht angreifen',
  'duel-masters.trait.cannot.block': 'kann nicht blocken',
  'duel-masters.trait.cannot.block.against': 'kann {against} nicht blocken',
  'duel-masters.trait.cannot.be-blocked': 'kann nicht geblockt werden',
  'duel-masters.trait.cannot.be-blocked.against': 'kann nicht von {against} geblockt werden',
  'duel-masters.trait.cannot.be-attacked': 'kann nicht angegriffen werden',
  'duel-masters.trait.cannot.be-attacked.against': 'kann nicht von {against} angegriffen werden',
  'duel-masters.trait.cannot.untap': 'wird zu Beginn des Zuges nicht enttappt',
  'duel-masters.trait.cannot.be-chosen': 'kann nicht von gegnerischen Effekten gewählt werden',
  'duel-masters.trait.returns':
    '{to, select, hand {kehrt auf die Hand zurück} mana {kommt in die Manazone} shields {kommt verdeckt zu den Schilden} other {kommt unter das Deck}}, statt zerstört zu werden',
  'duel-masters.for-each': '{first} für {each}',
  'duel-masters.under.survivor': 'Überlebender. {ability}',
  'duel-masters.under.wave-striker': 'Wellenstürmer. {ability}',
  'duel-masters.under.turbo-rush': 'Turboansturm. {ability}',
  'duel-masters.ability': '{when}: {then}',
  'duel-masters.ability-if': '{when}, {needs}: {then}',
  'duel-masters.if-so': '{needs}: {then}',
  'duel-masters.always.to': '{to} haben: {traits}',
  'duel-masters.ability.tap': 'Tapp-Fähigkeit',
  'duel-masters.ability.tap.by': 'Tapp-Fähigkeit, getappt wird {by}',
  'duel-masters.ability.silent': 'stille Fähigkeit',
  'duel-masters.ability.cost': '{cards} kosten {by} {sign, select, less {weniger} other {mehr}}',
  'duel-masters.ability.ban': '{cards} können nicht benutzt werden',
  'duel-masters.on.enters': 'wenn {who} in die Kampfzone kommt',
  'duel-masters.on.attacks': 'wenn {who} angreift',
  'duel-masters.on.blocks': 'wenn {who} blockt',
  'duel-masters.on.blocked': 'wenn {who} geblockt wird',
  'duel-masters.on.unblocked': 'wenn {who} angreift und nicht geblockt wird',
  'duel-masters.on.breaks': 'wenn {who} einen Schild bricht',
  'duel-masters.on.wins': 'wenn {who} einen Kampf gewinnt',
  'duel-masters.on.destroyed': 'wenn {who} zerstört wird',
  'duel-masters.on.leaves': 'wenn {who} die Kampfzone verlässt',
  'duel-masters.on.turn-start':
    '{whose, select, own {zu Beginn des eigenen Zuges} foe {zu Beginn des gegnerischen Zuges} other {zu Beginn jedes Zuges}}',
  'duel-masters.on.turn-end':
    '{whose, select, own {am Ende des eigenen Zuges} foe {am Ende des gegnerischen Zuges} other {am Ende jedes Zuges}}',
  'duel-masters.on.casts': 'wenn {card} benutzt wird',
  'duel-masters.on.charges': 'wenn {card} als Mana aufgeladen wird',
  'duel-masters.on.loses-shield':
    '{whose, select, own {wenn ein eigener Schild verloren geht} foe {wenn der Gegner einen Schild verliert} other {wenn ein Schild verloren geht}}',
  'duel-masters.if.count':
    'falls es {where, select, battle {in der Kampfzone } other {}}{bound, select, least {mindestens {np}} most {höchstens {np}} other {genau {np}}} gibt',
  'duel-masters.if.count.none': 'falls es {where, select, battle {in der Kampfzone } other {}}{np} gibt',
  'duel-masters.if.fewer':
    'mit {zone, select, battle {weniger Kreaturen} mana {weniger Mana} hand {weniger Handkarten} shields {weniger Schilden} other {weniger Karten im Friedhof}} als der Gegner',
  'duel-masters.if.turn': '{whose, select, foe {im gegnerischen Zug} other {im eigenen Zug}}',
  'duel-masters.if.attacking': 'solange diese Kreatur angreift',
  'duel-masters.if.tapped': 'solange diese Kreatur getappt ist',
  'duel-masters.if.untapped': 'solange diese Kreatur ungetappt ist',
  'duel-masters.needs': '{first} und {next}',
  'duel-masters.then': '{first}; {next}',
  'duel-masters.apart': '{first}. {next}',
  'duel-masters.or-else': '{first} – oder: {next}',
  'duel-masters.do.draw':
    '{who, select, foe {der Gegner zieht } both {beide ziehen } other {}}{upto, select, yes {bis zu } other {}}{n, plural, one {# Karte} other {# Karten}}{who, select, own { ziehen} other {}}',
  'duel-masters.do.destroy': '{what} zerstören',
  'duel-masters.do.move': '{what} {source} {dest} legen',
  'duel-masters.do.move.battle': '{what} {dest} legen',
  'duel-masters.do.return':
    '{what} auf {whose, select, foe {die gegnerische Hand} owner {die Hand des Besitzers} other {die Hand}} zurückgeben',
  'duel-masters.do.discard': '{what} {source} abwerfen',
  'duel-masters.do.top':
    '{n, plural, one {die oberste Karte} other {die obersten # Karten}} {who, select, foe {des gegnerischen Decks} both {beider Decks} other {des Decks}} {dest} legen',
  'duel-masters.do.look':
    '{n, plural, one {die oberste Karte} other {die obersten # Karten}} des Decks ansehen; davon {what} {dest} legen und den Rest {rest}',
  'duel-masters.do.search': 'das Deck durchsuchen; {what} {dest} legen und mischen',
  'duel-masters.do.peek.hand': 'die gegnerische Hand ansehen',
  'duel-masters.do.peek.shields': '{n, plural, one {# gegnerischen Schild} other {# gegnerische Schilde}} ansehen',
  'duel-masters.do.tap': '{what} tappen',
  'duel-masters.do.untap': '{what} enttappen',
  'duel-masters.do.give':
    '{until, select, turn {bis zum Ende des Zuges} other {bis zum Beginn des nächsten eigenen Zuges}} gilt für {what}: {traits}',
  'duel-masters.do.break': '{n, plural, one {# gegnerischen Schild} other {# gegnerische Schilde}} brechen',
  'duel-masters.do.battle': 'diese Kreatur gegen {what} kämpfen lassen',
  'duel-masters.do.cast': '{what} {source} kostenlos benutzen',
  'duel-masters.do.may': 'auf Wunsch {then}',
  'duel-masters.do.choose': 'eines davon: {modes}',
  'duel-masters.reminder.shield-trigger':
    'Schildauslöser: Kommt die Karte von den Schilden auf die Hand, kann sie sofort kostenlos benutzt werden.',
  'duel-masters.reminder.charger': 'Auflader: Nach Gebrauch kommt der Zauber in die Manazone, nicht auf den Friedhof.',
  'duel-masters.reminder.blocker':
    'Blocker: kann getappt werden, um einen beliebigen Angriff aufzuhalten; der Angreifer kämpft dann gegen diese Kreatur.',
  'duel-masters.reminder.guard': 'Wache: blockt wie ein Blocker, aber nur Angriffe auf andere eigene Kreaturen.',
  'duel-masters.reminder.slayer': 'Schlächter: Verliert die Kreatur einen Kampf, wird auch der Sieger zerstört.',
  'duel-masters.reminder.speed-attacker': 'Schnellangreifer: kann schon in dem Zug angreifen, in dem er kommt.',
  'duel-masters.reminder.double-breaker': 'Doppelbrecher: bricht zwei Schilde.',
  'duel-masters.reminder.triple-breaker': 'Dreifachbrecher: bricht drei Schilde.',
  'duel-masters.reminder.crew-breaker':
    'Gruppenbrecher: bricht einen Schild und einen weiteren für jede andere passende eigene Kreatur in der Kampfzone.',
  'duel-masters.reminder.power-attacker': 'Kraftangreifer: so viel mehr Kraft beim Angreifen.',
  'duel-masters.reminder.shield-burner':
    'Schildbrenner: Schilde, die diese Kreatur bricht, kommen auf den Friedhof, ohne Schildauslöser.',
  'duel-masters.reminder.stealth':
    'Tarnung: kann nicht geblockt werden, solange in der gegnerischen Manazone diese Zivilisation liegt.',
  'duel-masters.reminder.evolution': 'Evolution: wird auf die genannte Kreatur gelegt und kann sofort angreifen.',
  'duel-masters.reminder.vortex':
    'Wirbelevolution: wird auf die beiden genannten Kreaturen gelegt und kann sofort angreifen.',
  'duel-masters.reminder.survivor':
    'Überlebender: Alle eigenen Überlebenden in der Kampfzone teilen die so gekennzeichneten Fähigkeiten.',
  'duel-masters.reminder.wave-striker':
    'Wellenstürmer: gilt, solange drei oder mehr eigene Wellenstürmer in der Kampfzone sind.',
  'duel-masters.reminder.turbo-rush':
    'Turboansturm: gilt bis zum Ende des Zuges, sobald eine andere eigene Kreatur einen Schild gebrochen hat.',
  'duel-masters.reminder.tap': 'Tapp-Fähigkeit: Dafür wird die Kreatur getappt, statt anzugreifen.',
  'duel-masters.reminder.silent':
    'Stille Fähigkeit: Zu Beginn des eigenen Zuges kann die Kreatur getappt bleiben; dann geschieht dies.',
} satisfies Record<keyof typeof en, string>;
