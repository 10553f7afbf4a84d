// Bulgarian: what Areena’s cards say.
import type en from '../en/phrases.js';

export default {
  'areena.type.gladiator': 'гладиатор',
  'areena.type.attack': 'атака',
  'areena.type.defence': 'защита',
  'areena.type.reaction': 'реакция',
  'areena.type.equipment': 'снаряжение',
  'areena.type.tactic': 'тактика',
  'areena.class.blade': 'острие',
  'areena.class.spear': 'копие',
  'areena.class.net': 'мрежа',
  'areena.class.shield': 'щит',
  'areena.class.armour': 'броня',
  'areena.class.charm': 'амулет',
  'areena.class.tool': 'пособие',
  'areena.count.card': '{count, plural, one {# карта} other {# карти}}',
  'areena.count.action': '{count, plural, one {# действие} other {# действия}}',
  'areena.count.attack': '{count, plural, one {# атака} other {# атаки}}',
  'areena.count.defence': '{count, plural, one {# защита} other {# защити}}',
  'areena.count.reaction': '{count, plural, one {# реакция} other {# реакции}}',
  'areena.count.equipment': '{count, plural, one {# карта снаряжение} other {# карти снаряжение}}',
  'areena.count.tactic': '{count, plural, one {# тактика} other {# тактики}}',
  'areena.text.gladiator': 'Гладиатор: издръжливост {life}, основна атака {attack}',
  'areena.text.attack': 'Атака: {attack}',
  'areena.text.defence': 'Защита',
  'areena.text.reaction': 'Реакция',
  'areena.text.tactic': 'Тактика',
  'areena.text.equipment':
    'Снаряжение, {class}: {hands, plural, =0 {не заема ръка} one {заема # ръка} other {заема # ръце}}{use, select, once {, за еднократна употреба} other {}}',
  'areena.text.needs': 'Само {needs}',
  'areena.text.ability': '{when}: {verbs}',
  'areena.text.ability-if': '{when}, {needs}: {verbs}',
  'areena.text.immune': 'Неуязвимост: {effects}',
  'areena.text.removal': 'Противникът я маха във фазата на плана така: {way}',
  'areena.bonus.strength': 'Всяка собствена атака: +{by}',
  'areena.bonus.defence': 'Всяка атака на противника: −{by}',
  'areena.bonus.basic': 'Основната атака: +{by}',
  'areena.on.play': 'Действие',
  'areena.on.attack': 'При атака',
  'areena.on.attacked': 'При нападение от противника',
  'areena.on.hit': 'Когато собствена атака нанесе щети',
  'areena.on.struck': 'При щети от атака',
  'areena.on.turn': 'В началото на своя ход',
  'areena.if.wields.blade': 'с острие в употреба',
  'areena.if.wields.spear': 'с копие в употреба',
  'areena.if.wields.net': 'с мрежа в употреба',
  'areena.if.wields.shield': 'с щит в употреба',
  'areena.if.wields.armour': 'с броня в употреба',
  'areena.if.wields.charm': 'с амулет в употреба',
  'areena.if.wields.tool': 'с пособие в употреба',
  'areena.if.unarmed': 'без снаряжение в ръцете',
  'areena.if.free-hands': 'с поне {hands, plural, one {# свободна ръка} other {# свободни ръце}}',
  'areena.if.attacking': 'при нападение',
  'areena.if.defending': 'при отбрана',
  'areena.if.basic-attack': 'при основната атака',
  'areena.if.has-tactic': '{who, select, foe {когато противникът има тактика в игра} other {със своя тактика в игра}}',
  'areena.if.bears':
    '{who, select, foe {когато противникът носи ефект: {effect}} other {когато собственият гладиатор носи ефект: {effect}}}',
  'areena.if.life-at-most':
    '{who, select, foe {когато противникът има най-много {life} издръжливост} other {с най-много {life} издръжливост}}',
  'areena.if.hand-at-most':
    '{who, select, foe {когато противникът държи най-много {count, plural, one {# карта} other {# карти}}} other {с най-много {count, plural, one {# карта} other {# карти}} в ръка}}',
  'areena.if.less-life': 'с по-малко издръжливост от противника',
  'areena.do.draw':
    '{who, select, foe {противникът тегли {cards}} both {двамата теглят по {cards}} other {теглене на {cards}}}',
  'areena.do.shed':
    '{who, select, foe {противникът изхвърля {cards}} both {двамата изхвърлят по {cards}} other {изхвърляне на {cards}}}',
  'areena.do.spend':
    '{who, select, foe {от върха на тестето на противника отпадат {cards}} both {от върха на двете тестета отпадат по {cards}} other {от върха на своето тесте отпадат {cards}}}',
  'areena.do.raise-damage': 'щетите растат с {by}',
  'areena.do.reduce-damage': 'щетите намаляват с {by}',
  'areena.do.zero-damage': 'щетите стават нула',
  'areena.do.nullify':
    '{what, select, attack {атаката на противника се обезсилва} defence {най-горната защита на противника се обезсилва} reaction {най-горната реакция на противника се обезсилва} other {най-горното действие на противника се обезсилва}}',
  'areena.do.heal':
    '{who, select, foe {противникът възстановява {by} издръжливост} both {двамата възстановяват по {by} издръжливост} other {възстановяване на {by} издръжливост}}',
  'areena.do.hurt':
    '{who, select, foe {противникът губи {by} издръжливост} both {двамата губят по {by} издръжливост} other {загуба на {by} издръжливост}}',
  'areena.do.apply':
    '{who, select, foe {противникът получава ефект: {effect}} both {двамата получават ефект: {effect}} other {собственият гладиатор получава ефект: {effect}}}',
  'areena.do.cure':
    '{who, select, foe {при противника свършва: {effects}} both {при двамата свършва: {effects}} other {при собствения гладиатор свършва: {effects}}}',
  'areena.do.lose-equipment':
    '{who, select, foe {избор на снаряжение, което противникът губи} other {избор на свое снаряжение, което се губи}}',
  'areena.do.lose-tactic':
    '{who, select, foe {противникът губи тактиката си} both {двамата губят тактиките си} other {загуба на своята тактика}}',
  'areena.do.search': 'вземане на {cards} от тестето и разбъркване',
  'areena.do.recover': 'връщане на {cards} от своите изхвърлени карти',
  'areena.effect.lasting': '{effect} ({turns, plural, one {# ход} other {# хода}}, сила {power})',
  'areena.effect.wounds':
    '{effect} ({turns, plural, one {# ход} other {# хода}}, {power, plural, one {# рана} other {# рани}})',
  'areena.effect.turn': '{effect} (до края на хода, сила {power})',
  'areena.removal.discard': 'изхвърляне на {cards}',
  'areena.removal.lose-equipment': 'отказ от снаряжение в употреба',
  'areena.removal.lose-tactic': 'отказ от своята тактика',
  'areena.removal.hurt': 'загуба на {life} издръжливост',
  'areena.removal.spend': 'от върха на своето тесте отпадат {cards}',
  'areena.removal.condition': 'безплатно {needs}',
  'areena.text.line': '{text}.',
  'areena.text.then': '{first}; {next}',
  'areena.text.also': '{first} {next}',
} satisfies Record<keyof typeof en, string>;
