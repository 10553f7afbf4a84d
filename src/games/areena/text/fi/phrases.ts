// Finnish: what Areena’s cards say.
import type en from '../en/phrases.js';

export default {
  'areena.type.gladiator': 'gladiaattori',
  'areena.type.attack': 'hyökkäys',
  'areena.type.defence': 'puolustus',
  'areena.type.reaction': 'reaktio',
  'areena.type.equipment': 'varuste',
  'areena.type.tactic': 'taktiikka',
  'areena.class.blade': 'terä',
  'areena.class.spear': 'keihäs',
  'areena.class.net': 'verkko',
  'areena.class.shield': 'kilpi',
  'areena.class.armour': 'panssari',
  'areena.class.charm': 'amuletti',
  'areena.class.tool': 'apuväline',
  'areena.count.card': '{count, plural, one {# kortti} other {# korttia}}',
  'areena.count.action': '{count, plural, one {# toiminto} other {# toimintoa}}',
  'areena.count.attack': '{count, plural, one {# hyökkäys} other {# hyökkäystä}}',
  'areena.count.defence': '{count, plural, one {# puolustus} other {# puolustusta}}',
  'areena.count.reaction': '{count, plural, one {# reaktio} other {# reaktiota}}',
  'areena.count.equipment': '{count, plural, one {# varuste} other {# varustetta}}',
  'areena.count.tactic': '{count, plural, one {# taktiikka} other {# taktiikkaa}}',
  'areena.text.gladiator': 'Gladiaattori: kestävyys {life}, oletushyökkäys {attack}',
  'areena.text.attack': 'Hyökkäys: {attack}',
  'areena.text.defence': 'Puolustus',
  'areena.text.reaction': 'Reaktio',
  'areena.text.tactic': 'Taktiikka',
  'areena.text.equipment':
    'Varuste, {class}: {hands, plural, =0 {ei vie käsiä} one {vie # käden} other {vie # kättä}}{use, select, once {, kertakäyttöinen} other {}}',
  'areena.text.needs': 'Vain {needs}',
  'areena.text.ability': '{when}: {verbs}',
  'areena.text.ability-if': '{when}, {needs}: {verbs}',
  'areena.text.immune': 'Ei tehoa: {effects}',
  'areena.text.removal': 'Vastustaja poistaa tämän suunnitteluvaiheessa näin: {way}',
  'areena.bonus.strength': 'Jokainen oma hyökkäys: +{by}',
  'areena.bonus.defence': 'Jokainen vastustajan hyökkäys: −{by}',
  'areena.bonus.basic': 'Gladiaattorin oletushyökkäys: +{by}',
  'areena.on.play': 'Vaikutus',
  'areena.on.attack': 'Hyökätessä',
  'areena.on.attacked': 'Hyökkäyksen kohteena',
  'areena.on.hit': 'Kun oma hyökkäys tekee vahinkoa',
  'areena.on.struck': 'Kun vastustajan hyökkäys tekee vahinkoa',
  'areena.on.turn': 'Oman vuoron alussa',
  'areena.if.wields.blade': 'kun käytössä on terä',
  'areena.if.wields.spear': 'kun käytössä on keihäs',
  'areena.if.wields.net': 'kun käytössä on verkko',
  'areena.if.wields.shield': 'kun käytössä on kilpi',
  'areena.if.wields.armour': 'kun käytössä on panssari',
  'areena.if.wields.charm': 'kun käytössä on amuletti',
  'areena.if.wields.tool': 'kun käytössä on apuväline',
  'areena.if.unarmed': 'kun kummassakaan kädessä ei ole varustetta',
  'areena.if.free-hands': 'kun vapaana on vähintään {hands, plural, one {# käsi} other {# kättä}}',
  'areena.if.attacking': 'hyökätessä',
  'areena.if.defending': 'puolustautuessa',
  'areena.if.basic-attack': 'gladiaattorin oletushyökkäyksessä',
  'areena.if.has-tactic':
    '{who, select, foe {kun vastustajalla on taktiikka pelissä} other {kun oma taktiikka on pelissä}}',
  'areena.if.bears':
    '{who, select, foe {kun vastustajalla on vaikutus: {effect}} other {kun omalla gladiaattorilla on vaikutus: {effect}}}',
  'areena.if.life-at-most':
    '{who, select, foe {kun vastustajan kestävyys on enintään {life}} other {kun oma kestävyys on enintään {life}}}',
  'areena.if.hand-at-most':
    '{who, select, foe {kun vastustajan kädessä on enintään {count, plural, one {# kortti} other {# korttia}}} other {kun omassa kädessä on enintään {count, plural, one {# kortti} other {# korttia}}}}',
  'areena.if.less-life': 'kun oma kestävyys on vastustajan kestävyyttä pienempi',
  'areena.do.draw':
    '{who, select, foe {vastustaja nostaa: {cards}} both {molemmat nostavat: {cards}} other {nosta {cards}}}',
  'areena.do.shed':
    '{who, select, foe {vastustaja siirtää kädestään poistopakkaan: {cards}} both {molemmat siirtävät kädestään poistopakkaan: {cards}} other {siirrä kädestä poistopakkaan {cards}}}',
  'areena.do.spend':
    '{who, select, foe {vastustajan pakan päältä menee poistopakkaan: {cards}} both {kummankin pakan päältä menee poistopakkaan: {cards}} other {siirrä oman pakan päältä poistopakkaan {cards}}}',
  'areena.do.raise-damage': 'vahinko kasvaa: {by}',
  'areena.do.reduce-damage': 'vahinko pienenee: {by}',
  'areena.do.zero-damage': 'vahinko putoaa nollaan',
  'areena.do.nullify':
    'mitätöi {what, select, attack {vastustajan hyökkäys} defence {vastustajan ylin puolustus} reaction {vastustajan ylin reaktio} other {vastustajan ylin toiminto}}',
  'areena.do.heal':
    '{who, select, foe {vastustajan kestävyys palautuu: {by}} both {molempien kestävyys palautuu: {by}} other {kestävyys palautuu: {by}}}',
  'areena.do.hurt':
    '{who, select, foe {vastustajan kestävyys laskee: {by}} both {molempien kestävyys laskee: {by}} other {oma kestävyys laskee: {by}}}',
  'areena.do.apply':
    '{who, select, foe {vastustaja saa vaikutuksen: {effect}} both {molemmat saavat vaikutuksen: {effect}} other {oma gladiaattori saa vaikutuksen: {effect}}}',
  'areena.do.cure':
    '{who, select, foe {vastustajalta päättyy: {effects}} both {molemmilta päättyy: {effects}} other {omalta gladiaattorilta päättyy: {effects}}}',
  'areena.do.lose-equipment':
    '{who, select, foe {valitse varuste, jonka vastustaja menettää} other {valitse oma menetettävä varuste}}',
  'areena.do.lose-tactic':
    '{who, select, foe {vastustaja menettää taktiikkansa} both {molemmat menettävät taktiikkansa} other {menetä oma taktiikka}}',
  'areena.do.search': 'ota pakasta {cards} ja sekoita pakka',
  'areena.do.recover': 'ota omasta poistopakasta takaisin {cards}',
  'areena.effect.lasting': '{effect} ({turns, plural, one {# vuoro} other {# vuoroa}}, voimakkuus {power})',
  'areena.effect.wounds':
    '{effect} ({turns, plural, one {# vuoro} other {# vuoroa}}, {power, plural, one {# haava} other {# haavaa}})',
  'areena.effect.turn': '{effect} (vuoron loppuun, voimakkuus {power})',
  'areena.removal.discard': 'siirrä kädestä poistopakkaan {cards}',
  'areena.removal.lose-equipment': 'luovu käytössä olevasta varusteesta',
  'areena.removal.lose-tactic': 'luovu omasta taktiikasta',
  'areena.removal.hurt': 'oma kestävyys laskee: {life}',
  'areena.removal.spend': 'siirrä oman pakan päältä poistopakkaan {cards}',
  'areena.removal.condition': 'maksutta, {needs}',
  'areena.text.line': '{text}.',
  'areena.text.then': '{first}; {next}',
  'areena.text.also': '{first} {next}',
} satisfies Record<keyof typeof en, string>;
