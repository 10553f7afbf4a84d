// German: what Areena’s cards say.
import type en from '../en/phrases.js';

export default {
  'areena.type.gladiator': 'Gladiator',
  'areena.type.attack': 'Angriff',
  'areena.type.defence': 'Abwehr',
  'areena.type.reaction': 'Reaktion',
  'areena.type.equipment': 'Ausrüstung',
  'areena.type.tactic': 'Taktik',
  'areena.class.blade': 'Klinge',
  'areena.class.spear': 'Speer',
  'areena.class.net': 'Netz',
  'areena.class.shield': 'Schild',
  'areena.class.armour': 'Rüstung',
  'areena.class.charm': 'Talisman',
  'areena.class.tool': 'Hilfsmittel',
  'areena.count.card': '{count, plural, one {# Karte} other {# Karten}}',
  'areena.count.action': '{count, plural, one {# Aktion} other {# Aktionen}}',
  'areena.count.attack': '{count, plural, one {# Angriff} other {# Angriffe}}',
  'areena.count.defence': '{count, plural, one {# Abwehr} other {# Abwehrkarten}}',
  'areena.count.reaction': '{count, plural, one {# Reaktion} other {# Reaktionen}}',
  'areena.count.equipment': '{count, plural, one {# Ausrüstung} other {# Ausrüstungen}}',
  'areena.count.tactic': '{count, plural, one {# Taktik} other {# Taktiken}}',
  'areena.text.gladiator': 'Gladiator: Ausdauer {life}, Grundangriff {attack}',
  'areena.text.attack': 'Angriff: {attack}',
  'areena.text.defence': 'Abwehr',
  'areena.text.reaction': 'Reaktion',
  'areena.text.tactic': 'Taktik',
  'areena.text.equipment':
    'Ausrüstung, {class}: {hands, plural, =0 {braucht keine Hand} one {braucht # Hand} other {braucht # Hände}}{use, select, once {, einmalig} other {}}',
  'areena.text.needs': 'Nur {needs}',
  'areena.text.ability': '{when}: {verbs}',
  'areena.text.ability-if': '{when}, {needs}: {verbs}',
  'areena.text.immune': 'Unempfindlich: {effects}',
  'areena.text.removal': 'So entfernt der Gegner sie in der Planung: {way}',
  'areena.bonus.strength': 'Jeder eigene Angriff: +{by}',
  'areena.bonus.defence': 'Jeder Angriff des Gegners: −{by}',
  'areena.bonus.basic': 'Der Grundangriff: +{by}',
  'areena.on.play': 'Wirkung',
  'areena.on.attack': 'Beim Angreifen',
  'areena.on.attacked': 'Bei einem Angriff des Gegners',
  'areena.on.hit': 'Wenn ein eigener Angriff Schaden macht',
  'areena.on.struck': 'Bei Schaden durch einen Angriff',
  'areena.on.turn': 'Zu Beginn des eigenen Zugs',
  'areena.if.wields.blade': 'mit einer Klinge in Gebrauch',
  'areena.if.wields.spear': 'mit einem Speer in Gebrauch',
  'areena.if.wields.net': 'mit einem Netz in Gebrauch',
  'areena.if.wields.shield': 'mit einem Schild in Gebrauch',
  'areena.if.wields.armour': 'mit einer Rüstung in Gebrauch',
  'areena.if.wields.charm': 'mit einem Talisman in Gebrauch',
  'areena.if.wields.tool': 'mit einem Hilfsmittel in Gebrauch',
  'areena.if.unarmed': 'ohne Ausrüstung in den Händen',
  'areena.if.free-hands': 'mit mindestens {hands, plural, one {# freier Hand} other {# freien Händen}}',
  'areena.if.attacking': 'beim Angreifen',
  'areena.if.defending': 'beim Verteidigen',
  'areena.if.basic-attack': 'beim Grundangriff',
  'areena.if.has-tactic':
    '{who, select, foe {wenn der Gegner eine Taktik im Spiel hat} other {mit einer eigenen Taktik im Spiel}}',
  'areena.if.bears':
    '{who, select, foe {wenn auf dem Gegner liegt: {effect}} other {wenn auf dem eigenen Gladiator liegt: {effect}}}',
  'areena.if.life-at-most':
    '{who, select, foe {wenn der Gegner höchstens {life} Ausdauer hat} other {mit höchstens {life} Ausdauer}}',
  'areena.if.hand-at-most':
    '{who, select, foe {wenn der Gegner höchstens {count, plural, one {# Karte} other {# Karten}} auf der Hand hat} other {mit höchstens {count, plural, one {# Karte} other {# Karten}} auf der Hand}}',
  'areena.if.less-life': 'mit weniger Ausdauer als der Gegner',
  'areena.do.draw': '{who, select, foe {der Gegner zieht {cards}} both {beide ziehen {cards}} other {{cards} ziehen}}',
  'areena.do.shed':
    '{who, select, foe {der Gegner wirft {cards} ab} both {beide werfen {cards} ab} other {{cards} abwerfen}}',
  'areena.do.spend':
    '{who, select, foe {vom Deck des Gegners {cards} auf die Ablage legen} both {von beiden Decks je {cards} auf die Ablage legen} other {vom eigenen Deck {cards} auf die Ablage legen}}',
  'areena.do.raise-damage': 'Schaden um {by} erhöhen',
  'areena.do.reduce-damage': 'Schaden um {by} verringern',
  'areena.do.zero-damage': 'Schaden auf null setzen',
  'areena.do.nullify':
    '{what, select, attack {den Angriff des Gegners aufheben} defence {die oberste Abwehr des Gegners aufheben} reaction {die oberste Reaktion des Gegners aufheben} other {die oberste Aktion des Gegners aufheben}}',
  'areena.do.heal':
    '{who, select, foe {der Gegner gewinnt {by} Ausdauer zurück} both {beide gewinnen {by} Ausdauer zurück} other {{by} Ausdauer zurückgewinnen}}',
  'areena.do.hurt':
    '{who, select, foe {der Gegner verliert {by} Ausdauer} both {beide verlieren {by} Ausdauer} other {{by} Ausdauer verlieren}}',
  'areena.do.apply':
    '{who, select, foe {der Gegner bekommt {effect}} both {beide bekommen {effect}} other {{effect} bekommen}}',
  'areena.do.cure':
    '{who, select, foe {beim Gegner endet: {effects}} both {bei beiden endet: {effects}} other {auf der eigenen Seite endet: {effects}}}',
  'areena.do.lose-equipment':
    '{who, select, foe {Ausrüstung wählen, die der Gegner verliert} other {eigene Ausrüstung wählen und verlieren}}',
  'areena.do.lose-tactic':
    '{who, select, foe {der Gegner verliert seine Taktik} both {beide verlieren ihre Taktik} other {die eigene Taktik verlieren}}',
  'areena.do.search': '{cards} aus dem Deck nehmen und es mischen',
  'areena.do.recover': '{cards} von der eigenen Ablage zurücknehmen',
  'areena.effect.lasting': '{effect} ({turns, plural, one {# Zug} other {# Züge}}, Stärke {power})',
  'areena.effect.wounds':
    '{effect} ({turns, plural, one {# Zug} other {# Züge}}, {power, plural, one {# Wunde} other {# Wunden}})',
  'areena.effect.turn': '{effect} (bis zum Ende des Zugs, Stärke {power})',
  'areena.removal.discard': '{cards} abwerfen',
  'areena.removal.lose-equipment': 'Ausrüstung in Gebrauch aufgeben',
  'areena.removal.lose-tactic': 'die eigene Taktik aufgeben',
  'areena.removal.hurt': '{life} Ausdauer verlieren',
  'areena.removal.spend': 'vom eigenen Deck {cards} auf die Ablage legen',
  'areena.removal.condition': 'kostenlos {needs}',
  'areena.text.line': '{text}.',
  'areena.text.then': '{first}; {next}',
  'areena.text.also': '{first} {next}',
} satisfies Record<keyof typeof en, string>;
