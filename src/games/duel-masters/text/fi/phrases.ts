// Finnish: what the cards of Duel Masters say.
import type en from '../en/phrases.js';

/** A word in the cases that the amounts take: nominative, partitive, plural, adessive, illative. */
const word = (nominative: string, partitive: string, plural: string, adessive: string, illative: string) =>
  `{amount, select, all {${plural}} kind {${plural}} by {${adessive}} against {${illative}} each {${partitive}} none {${partitive}} object {${partitive}} any {${nominative}} other {{n, plural, one {${nominative}} other {${partitive}}}}}`;

/** How many of a noun, whose, and how they lie. */
const np = (noun: string) =>
  `{amount, select, count {{n} } upto {enintään {n} } all {kaikki } each {jokaista } other {}}{other, select, yes {${word('muu', 'muuta', 'muut', 'muulla', 'muuhun')} } other {}}{whose, select, own {${word('oma', 'omaa', 'omat', 'omalla', 'omaan')} } foe {vastustajan } other {}}{state, select, tapped {${word('käännetty', 'käännettyä', 'käännetyt', 'käännetyllä', 'käännettyyn')} } untapped {${word('kääntämätön', 'kääntämätöntä', 'kääntämättömät', 'kääntämättömällä', 'kääntämättömään')} } other {}}${noun}`;

export default {
  'duel-masters.none': '–',
  'duel-masters.np.creature': np(word('olento', 'olentoa', 'olennot', 'olennolla', 'olentoon')),
  'duel-masters.np.evolution': np(
    word('evoluutio-olento', 'evoluutio-olentoa', 'evoluutio-olennot', 'evoluutio-olennolla', 'evoluutio-olentoon'),
  ),
  'duel-masters.np.spell': np(word('loitsu', 'loitsua', 'loitsut', 'loitsulla', 'loitsuun')),
  'duel-masters.np.card': np(word('kortti', 'korttia', 'kortit', 'kortilla', 'korttiin')),
  'duel-masters.np.shield': np(word('kilpi', 'kilpeä', 'kilvet', 'kilvellä', 'kilpeen')),
  'duel-masters.np.this': 'tämä olento',
  'duel-masters.np.this-card': 'tämä kortti',
  'duel-masters.np.them':
    '{kind, select, creature {{n, plural, one {tuo olento} other {nuo olennot}}} other {{n, plural, one {tuo kortti} other {nuo kortit}}}}',
  'duel-masters.np.rival': '{by, select, yes {tuo olento} other {toinen olento}}',
  'duel-masters.np.random': '{np} (arpomalla)',
  'duel-masters.np.foe-chooses': '{np} (vastustaja valitsee)',
  'duel-masters.np.such': '{np} ({such})',
  'duel-masters.np.of': '{first}, {next}',
  'duel-masters.np.and': '{first}, {next}',
  'duel-masters.np.in': '{np} {place}',
  'duel-masters.either': '{first} tai {next}',
  'duel-masters.such.races': 'rotu: {races}',
  'duel-masters.such.civilizations': 'sivilisaatio: {civilizations}',
  'duel-masters.such.named': 'nimi: {name}',
  'duel-masters.such.several': 'monivärinen',
  'duel-masters.such.one': 'yksivärinen',
  'duel-masters.such.power':
    'voima {bound, select, least {vähintään {least}} most {enintään {most}} exact {tasan {least}} other {{least}–{most}}}',
  'duel-masters.such.cost':
    'hinta {bound, select, least {vähintään {least}} most {enintään {most}} exact {tasan {least}} other {{least}–{most}}}',
  'duel-masters.such.with': '{word}',
  'duel-masters.such.without': 'ei {word}',
  'duel-masters.word.blocker': 'torjuja',
  'duel-masters.word.guard': 'vartija',
  'duel-masters.word.slayer': 'surmaaja',
  'duel-masters.word.speed-attacker': 'pikahyökkääjä',
  'duel-masters.word.breaker': 'usean kilven murtaja',
  'duel-masters.word.wave-striker': 'aaltoiskijä',
  'duel-masters.civilization.light': 'valo',
  'duel-masters.civilization.water': 'vesi',
  'duel-masters.civilization.darkness': 'pimeys',
  'duel-masters.civilization.fire': 'tuli',
  'duel-masters.civilization.nature': 'luonto',
  'duel-masters.from.hand':
    '{whose, select, own {omasta kädestä} foe {vastustajan kädestä} any {kummasta tahansa kädestä} other {kädestä}}',
  'duel-masters.from.mana':
    '{whose, select, own {omalta mana-alueelta} foe {vastustajan mana-alueelta} any {kummalta tahansa mana-alueelta} other {mana-alueelta}}',
  'duel-masters.from.shields':
    '{whose, select, own {omista kilvistä} foe {vastustajan kilvistä} any {kummista tahansa kilvistä} other {kilvistä}}',
  'duel-masters.from.graveyard':
    '{whose, select, own {omalta hautausmaalta} foe {vastustajan hautausmaalta} any {kummalta tahansa hautausmaalta} other {hautausmaalta}}',
  'duel-masters.in.hand':
    '{whose, select, own {omassa kädessä} foe {vastustajan kädessä} any {molempien käsissä} other {kädessä}}',
  'duel-masters.in.mana':
    '{whose, select, own {omalla mana-alueella} foe {vastustajan mana-alueella} any {molempien mana-alueilla} other {mana-alueella}}',
  'duel-masters.in.shields':
    '{whose, select, own {omalla puolella} foe {vastustajan puolella} any {molemmilla puolilla} other {siellä}}',
  'duel-masters.in.graveyard':
    '{whose, select, own {omalla hautausmaalla} foe {vastustajan hautausmaalla} any {molempien hautausmailla} other {hautausmaalla}}',
  'duel-masters.to.battle':
    '{whose, select, foe {vastustajan taistelualueelle} owner {omistajan taistelualueelle} other {taistelualueelle}}',
  'duel-masters.to.mana':
    '{whose, select, foe {vastustajan mana-alueelle} owner {omistajan mana-alueelle} other {mana-alueelle}}',
  'duel-masters.to.hand': '{whose, select, foe {vastustajan käteen} owner {omistajan käteen} other {käteen}}',
  'duel-masters.to.shields':
    '{whose, select, foe {vastustajan kilviksi kuvapuoli alaspäin} owner {omistajan kilviksi kuvapuoli alaspäin} other {kilviksi kuvapuoli alaspäin}}',
  'duel-masters.to.graveyard':
    '{whose, select, foe {vastustajan hautausmaalle} owner {omistajan hautausmaalle} other {hautausmaalle}}',
  'duel-masters.to.deck-top':
    '{whose, select, foe {vastustajan pakan päälle} owner {omistajan pakan päälle} other {pakan päälle}}',
  'duel-masters.to.deck-bottom':
    '{whose, select, foe {vastustajan pakan pohjalle} owner {omistajan pakan pohjalle} other {pakan pohjalle}}',
  'duel-masters.type.creature': 'olento: {civilizations}, hinta {cost}, voima {power}, rotu {races}',
  'duel-masters.type.creature.raceless': 'olento: {civilizations}, hinta {cost}, voima {power}',
  'duel-masters.type.evolution': 'evoluutio-olento: {civilizations}, hinta {cost}, voima {power}, rotu {races}',
  'duel-masters.type.evolution.raceless': 'evoluutio-olento: {civilizations}, hinta {cost}, voima {power}',
  'duel-masters.type.spell': 'loitsu: {civilizations}, hinta {cost}',
  'duel-masters.base.evolution': 'evoluutio, pohjana {base}',
  'duel-masters.base.vortex': 'pyörre-evoluutio, pohjina {base} ja {second}',
  'duel-masters.text.line': '{text}.',
  'duel-masters.text.also': '{first} {next}',
  'duel-masters.traits': '{first}, {next}',
  'duel-masters.trait.shield-trigger': 'kilpilaukaisin',
  'duel-masters.trait.charger': 'lataaja',
  'duel-masters.trait.blocker': 'torjuja',
  'duel-masters.trait.guard': 'vartija',
  'duel-masters.trait.slayer': 'surmaaja',
  'duel-masters.trait.speed-attacker': 'pikahyökkääjä',
  'duel-masters.trait.double-breaker': 'tuplamurtaja',
  'duel-masters.trait.triple-breaker': 'triplamurtaja',
  'duel-masters.trait.crew-breaker': 'ryhmämurtaja: yksi kilpi lisää {each} kohden',
  'duel-masters.trait.power-attacker': 'voimahyökkääjä +{by}',
  'duel-masters.trait.must-attack': 'hyökkää joka vuorolla, jos voi',
  'duel-masters.trait.enters-tapped': 'tulee peliin käännettynä',
  'duel-masters.trait.shield-burner': 'kilvenpolttaja',
  'duel-masters.trait.stealth': 'häive: {civilization}',
  'duel-masters.trait.power': 'voima {by}',
  'duel-masters.trait.can.attack-untapped': 'voi hyökätä myös kääntämättömiin olentoihin',
  'duel-masters.trait.can.attack-untapped.against': 'voi hyökätä myös {against}',
  'duel-masters.trait.cannot.attack': 'ei voi hyökätä',
  'duel-masters.trait.cannot.attack-player': 'ei voi hyökätä vastustajaan',
  'duel-masters.trait.cannot.attack-creature': 'ei voi hyökätä olentoihin',
  'duel-masters.trait.cannot.attack-creature.against': 'ei voi hyökätä {against}',
  'duel-masters.trait.cannot.block': 'ei voi torjua',
  'duel-masters.trait.cannot.block.against': 'ei voi torjua {against}',
  'duel-masters.trait.cannot.be-blocked': 'hyökkäystä ei voi torjua',
  'duel-masters.trait.cannot.be-blocked.against': 'hyökkäystä ei voi torjua {against}',
  'duel-masters.trait.cannot.be-attacked': 'tähän ei voi hyökätä',
  'duel-masters.trait.cannot.be-attacked.against': 'tähän ei voi hyökätä {against}',
  'duel-masters.trait.cannot.untap': 'ei suoristu vuoron alussa',
  'duel-masters.trait.cannot.be-chosen': 'vastustajan vaikutukset eivät voi valita tätä',
  'duel-masters.trait.returns':
    'tuhoutumisen sijaan {to, select, hand {palaa käteen} mana {menee mana-alueelle} shields {menee kilveksi kuvapuoli alaspäin} other {menee pakan pohjalle}}',
  'duel-masters.for-each': '{first} {each} kohden',
  'duel-masters.under.survivor': 'Selviytyjä. {ability}',
  'duel-masters.under.wave-striker': 'Aaltoiskijä. {ability}',
  'duel-masters.under.turbo-rush': 'Turboryntäys. {ability}',
  'duel-masters.ability': '{when}: {then}',
  'duel-masters.ability-if': '{when}, {needs}: {then}',
  'duel-masters.if-so': '{needs}: {then}',
  'duel-masters.always.to': '{to} saavat: {traits}',
  'duel-masters.ability.tap': 'kääntökyky',
  'duel-masters.ability.tap.by': 'kääntökyky, käännettävänä {by}',
  'duel-masters.ability.silent': 'hiljainen taito',
  'duel-masters.ability.cost': '{cards}: hinta {sign, select, less {−} other {+}}{by}',
  'duel-masters.ability.ban': '{cards} eivät ole käytettävissä',
  'duel-masters.on.enters': 'kun {who} tulee taistelualueelle',
  'duel-masters.on.attacks': 'kun {who} hyökkää',
  'duel-masters.on.blocks': 'kun {who} torjuu',
  'duel-masters.on.blocked': 'kun {who} tulee torjutuksi',
  'duel-masters.on.unblocked': 'kun {who} hyökkää eikä tule torjutuksi',
  'duel-masters.on.breaks': 'kun {who} murtaa kilven',
  'duel-masters.on.wins': 'kun {who} voittaa taistelun',
  'duel-masters.on.destroyed': 'kun {who} tuhoutuu',
  'duel-masters.on.leaves': 'kun {who} poistuu taistelualueelta',
  'duel-masters.on.turn-start':
    '{whose, select, own {oman vuoron alussa} foe {vastustajan vuoron alussa} other {jokaisen vuoron alussa}}',
  'duel-masters.on.turn-end':
    '{whose, select, own {oman vuoron lopussa} foe {vastustajan vuoron lopussa} other {jokaisen vuoron lopussa}}',
  'duel-masters.on.casts': 'kun käytetään {card}',
  'duel-masters.on.charges': 'kun manaksi ladataan {card}',
  'duel-masters.on.loses-shield':
    '{whose, select, own {kun oma kilpi menetetään} foe {kun vastustaja menettää kilven} other {kun kumpi tahansa menettää kilven}}',
  'duel-masters.if.count':
    'jos {where, select, battle {taistelualueella } other {}}on {bound, select, least {vähintään {np}} most {enintään {np}} other {tasan {np}}}',
  'duel-masters.if.count.none': 'jos {where, select, battle {taistelualueella } other {}}ei ole yhtään {np}',
  'duel-masters.if.fewer':
    'jos {zone, select, battle {olentoja} mana {manakortteja} hand {kortteja kädessä} shields {kilpiä} other {kortteja hautausmaalla}} on vähemmän kuin vastustajalla',
  'duel-masters.if.turn': '{whose, select, foe {vastustajan vuorolla} other {omalla vuorolla}}',
  'duel-masters.if.attacking': 'niin kauan kuin tämä olento hyökkää',
  'duel-masters.if.tapped': 'niin kauan kuin tämä olento on käännettynä',
  'duel-masters.if.untapped': 'niin kauan kuin tämä olento on kääntämättä',
  'duel-masters.needs': '{first} ja {next}',
  'duel-masters.then': '{first}; {next}',
  'duel-masters.apart': '{first}. {next}',
  'duel-masters.or-else': '{first} – tai: {next}',
  'duel-masters.do.draw':
    '{who, select, foe {vastustaja nostaa: } both {molemmat nostavat: } other {nosta }}{upto, select, yes {enintään } other {}}{n, plural, one {# kortti} other {# korttia}}',
  'duel-masters.do.destroy': 'tuhoa {what}',
  'duel-masters.do.move': 'siirrä {what} {source} {dest}',
  'duel-masters.do.move.battle': 'siirrä {what} {dest}',
  'duel-masters.do.return':
    'palauta {what} {whose, select, foe {vastustajan käteen} owner {omistajan käteen} other {käteen}}',
  'duel-masters.do.discard': 'siirrä {what} {source} hautausmaalle',
  'duel-masters.do.top':
    'siirrä {who, select, foe {vastustajan pakan} both {kummankin pakan} other {pakan}} {n, plural, one {päällimmäinen kortti} other {# päällimmäistä korttia}} {dest}',
  'duel-masters.do.look':
    'katso pakan {n, plural, one {päällimmäinen kortti} other {# päällimmäistä korttia}}; siirrä {what} {dest} ja loput {rest}',
  'duel-masters.do.search': 'etsi pakasta {what}; siirrä {dest} ja sekoita pakka',
  'duel-masters.do.peek.hand': 'katso vastustajan käsi',
  'duel-masters.do.peek.shields': 'katso {n, plural, one {# vastustajan kilpi} other {# vastustajan kilpeä}}',
  'duel-masters.do.tap': 'käännä {what}',
  'duel-masters.do.untap': 'suorista {what}',
  'duel-masters.do.give':
    '{until, select, turn {vuoron loppuun asti} other {seuraavan oman vuoron alkuun asti}}, kohteena {what}: {traits}',
  'duel-masters.do.break': 'murra {n, plural, one {# vastustajan kilpi} other {# vastustajan kilpeä}}',
  'duel-masters.do.battle': 'tämä olento taistelee, vastassa {what}',
  'duel-masters.do.cast': 'käytä maksutta {what} {source}',
  'duel-masters.do.may': 'haluttaessa {then}',
  'duel-masters.do.choose': 'valitse yksi: {modes}',
  'duel-masters.reminder.shield-trigger':
    'Kilpilaukaisin: kun kortti tulee kilvistä käteen, sen voi käyttää heti maksutta.',
  'duel-masters.reminder.charger': 'Lataaja: käytön jälkeen loitsu menee mana-alueelle, ei hautausmaalle.',
  'duel-masters.reminder.blocker':
    'Torjuja: voidaan kääntää pysäyttämään mikä tahansa hyökkäys; hyökkääjä taistelee silloin tätä vastaan.',
  'duel-masters.reminder.guard': 'Vartija: torjuu kuten torjuja, mutta vain hyökkäyksiä muihin omiin olentoihin.',
  'duel-masters.reminder.slayer': 'Surmaaja: hävitessään taistelun tuhoaa myös voittajan.',
  'duel-masters.reminder.speed-attacker': 'Pikahyökkääjä: voi hyökätä jo tulovuorollaan.',
  'duel-masters.reminder.double-breaker': 'Tuplamurtaja: murtaa kaksi kilpeä.',
  'duel-masters.reminder.triple-breaker': 'Triplamurtaja: murtaa kolme kilpeä.',
  'duel-masters.reminder.crew-breaker':
    'Ryhmämurtaja: murtaa yhden kilven ja yhden lisää jokaista muuta ehdon täyttävää omaa olentoa kohden.',
  'duel-masters.reminder.power-attacker': 'Voimahyökkääjä: hyökätessään näin paljon lisää voimaa.',
  'duel-masters.reminder.shield-burner':
    'Kilvenpolttaja: sen murtamat kilvet menevät hautausmaalle, eivätkä kilpilaukaisimet toimi.',
  'duel-masters.reminder.stealth':
    'Häive: hyökkäystä ei voi torjua, kun vastustajan mana-alueella on tätä sivilisaatiota.',
  'duel-masters.reminder.evolution': 'Evoluutio: laitetaan nimetyn olennon päälle ja voi hyökätä heti.',
  'duel-masters.reminder.vortex': 'Pyörre-evoluutio: laitetaan kahden nimetyn olennon päälle ja voi hyökätä heti.',
  'duel-masters.reminder.survivor': 'Selviytyjä: kaikki omat selviytyjät taistelualueella jakavat näin merkityt kyvyt.',
  'duel-masters.reminder.wave-striker':
    'Aaltoiskijä: voimassa, kun omalla taistelualueella on vähintään kolme aaltoiskijää.',
  'duel-masters.reminder.turbo-rush':
    'Turboryntäys: voimassa vuoron loppuun, kun jokin muu oma olento on murtanut kilven.',
  'duel-masters.reminder.tap': 'Kääntökyky: olento käännetään tähän hyökkäämisen sijaan.',
  'duel-masters.reminder.silent':
    'Hiljainen taito: olennon voi jättää oman vuoron alussa käännetyksi; silloin tämä tapahtuu.',
} satisfies Record<keyof typeof en, string>;
