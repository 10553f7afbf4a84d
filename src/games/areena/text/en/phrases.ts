// What cards say, in English: one phrase for each word of the vocabulary that cards are written in. A word without a phrase
// does not compile.
import type {
  CardClass,
  CardType,
  Condition,
  EquipmentClass,
  Moment,
  Removal,
  Stat,
  Verb,
} from '../../cards/vocabulary.js';

type Needed =
  | `areena.type.${CardType}`
  | `areena.class.${EquipmentClass}`
  | `areena.count.${CardClass}`
  | `areena.bonus.${Stat}`
  | `areena.on.${Moment}`
  | `areena.if.${Exclude<Condition['if'], 'wields'> | `wields.${EquipmentClass}`}`
  | `areena.do.${Exclude<Verb['do'], 'until-end'>}`
  | `areena.removal.${Removal['by']}`;

export default {
  'areena.type.gladiator': 'gladiator',
  'areena.type.attack': 'attack',
  'areena.type.defence': 'defence',
  'areena.type.reaction': 'reaction',
  'areena.type.equipment': 'equipment',
  'areena.type.tactic': 'tactic',
  'areena.class.blade': 'blade',
  'areena.class.spear': 'spear',
  'areena.class.net': 'net',
  'areena.class.shield': 'shield',
  'areena.class.armour': 'armour',
  'areena.class.charm': 'charm',
  'areena.class.tool': 'tool',
  'areena.count.card': '{count, plural, one {# card} other {# cards}}',
  'areena.count.action': '{count, plural, one {# action} other {# actions}}',
  'areena.count.attack': '{count, plural, one {# attack} other {# attacks}}',
  'areena.count.defence': '{count, plural, one {# defence} other {# defences}}',
  'areena.count.reaction': '{count, plural, one {# reaction} other {# reactions}}',
  'areena.count.equipment': '{count, plural, one {# equipment card} other {# equipment cards}}',
  'areena.count.tactic': '{count, plural, one {# tactic} other {# tactics}}',
  'areena.text.gladiator': 'Gladiator: stamina {life}, basic attack {attack}',
  'areena.text.attack': 'Attack: {attack}',
  'areena.text.defence': 'Defence',
  'areena.text.reaction': 'Reaction',
  'areena.text.tactic': 'Tactic',
  'areena.text.equipment':
    'Equipment, {class}: {hands, plural, =0 {takes no hand} one {takes # hand} other {takes # hands}}{use, select, once {, used once} other {}}',
  'areena.text.needs': 'Only {needs}',
  'areena.text.ability': '{when}: {verbs}',
  'areena.text.ability-if': '{when}, {needs}: {verbs}',
  'areena.text.immune': 'Immune: {effects}',
  'areena.text.removal': 'The opponent removes it in the plan phase: {way}',
  'areena.bonus.strength': 'Every own attack: +{by}',
  'areena.bonus.defence': 'Every attack of the opponent: −{by}',
  'areena.bonus.basic': 'The basic attack: +{by}',
  'areena.on.play': 'Effect',
  'areena.on.attack': 'When attacking',
  'areena.on.attacked': 'When attacked',
  'areena.on.hit': 'When an own attack does damage',
  'areena.on.struck': 'When damaged by an attack',
  'areena.on.turn': 'At the start of the own turn',
  'areena.if.wields.blade': 'with a blade in use',
  'areena.if.wields.spear': 'with a spear in use',
  'areena.if.wields.net': 'with a net in use',
  'areena.if.wields.shield': 'with a shield in use',
  'areena.if.wields.armour': 'with armour in use',
  'areena.if.wields.charm': 'with a charm in use',
  'areena.if.wields.tool': 'with a tool in use',
  'areena.if.unarmed': 'with no equipment in either hand',
  'areena.if.free-hands': 'with at least {hands, plural, one {# free hand} other {# free hands}}',
  'areena.if.attacking': 'while attacking',
  'areena.if.defending': 'while defending',
  'areena.if.basic-attack': 'with the basic attack',
  'areena.if.has-tactic':
    '{who, select, foe {while the opponent has a tactic in play} other {with an own tactic in play}}',
  'areena.if.bears':
    '{who, select, foe {while the opponent suffers from {effect}} other {while suffering from {effect}}}',
  'areena.if.life-at-most':
    '{who, select, foe {while the opponent has at most {life} stamina} other {with at most {life} stamina}}',
  'areena.if.hand-at-most':
    '{who, select, foe {while the opponent’s hand holds at most {count, plural, one {# card} other {# cards}}} other {with at most {count, plural, one {# card} other {# cards}} in hand}}',
  'areena.if.less-life': 'with less stamina than the opponent',
  'areena.do.draw': '{who, select, foe {the opponent draws {cards}} both {both draw {cards}} other {draw {cards}}}',
  'areena.do.shed':
    '{who, select, foe {the opponent discards {cards}} both {both discard {cards}} other {discard {cards}}}',
  'areena.do.spend':
    '{who, select, foe {from the top of the opponent’s deck {cards} go to the discard pile} both {from the top of both decks {cards} each go to the discard pile} other {from the top of the own deck {cards} go to the discard pile}}',
  'areena.do.raise-damage': 'raise the damage by {by}',
  'areena.do.reduce-damage': 'reduce the damage by {by}',
  'areena.do.zero-damage': 'set the damage to zero',
  'areena.do.nullify':
    'nullify {what, select, attack {the opponent’s attack} defence {the opponent’s uppermost defence} reaction {the opponent’s uppermost reaction} other {the opponent’s uppermost action}}',
  'areena.do.heal':
    '{who, select, foe {the opponent regains {by} stamina} both {both regain {by} stamina} other {regain {by} stamina}}',
  'areena.do.hurt':
    '{who, select, foe {the opponent loses {by} stamina} both {both lose {by} stamina} other {lose {by} stamina}}',
  'areena.do.apply': '{who, select, foe {the opponent gets {effect}} both {both get {effect}} other {get {effect}}}',
  'areena.do.cure':
    '{who, select, foe {end on the opponent: {effects}} both {end on both: {effects}} other {end on the own side: {effects}}}',
  'areena.do.lose-equipment':
    '{who, select, foe {choose equipment that the opponent loses} other {choose own equipment to lose}}',
  'areena.do.lose-tactic':
    '{who, select, foe {the opponent loses the tactic} both {both lose their tactics} other {lose the own tactic}}',
  'areena.do.search': 'take {cards} from the deck and shuffle it',
  'areena.do.recover': 'take {cards} back from the own discard pile',
  'areena.effect.lasting': '{effect} ({turns, plural, one {# turn} other {# turns}}, strength {power})',
  'areena.effect.wounds':
    '{effect} ({turns, plural, one {# turn} other {# turns}}, {power, plural, one {# wound} other {# wounds}})',
  'areena.effect.turn': '{effect} (until the end of the turn, strength {power})',
  'areena.removal.discard': 'discard {cards}',
  'areena.removal.lose-equipment': 'give up equipment in use',
  'areena.removal.lose-tactic': 'give up the own tactic',
  'areena.removal.hurt': 'lose {life} stamina',
  'areena.removal.spend': 'from the top of the own deck {cards} go to the discard pile',
  'areena.removal.condition': 'free of charge {needs}',
  'areena.text.line': '{text}.',
  'areena.text.then': '{first}; {next}',
  'areena.text.also': '{first} {next}',
} as const satisfies Readonly<Record<Needed, string>> & Readonly<Record<string, string>>;
