// Bulgarian: what is wrong with a card file.
import type en from '../en/faults.js';

export default {
  'weiss.field.name': 'име',
  'weiss.field.colour': 'цвят',
  'weiss.field.extra': 'допълнителен ефект',
  'weiss.field.ability': 'умение',
  'weiss.field.flavour': 'художествен текст',
  'weiss.field.level': 'ниво',
  'weiss.field.cost': 'цена',
  'weiss.field.power': 'сила',
  'weiss.field.soul': 'точки душа',
  'weiss.field.subtypes': 'подвидове',
  'fault.weiss.type': 'вид: „{text}“ не е вид. Редът започва с едно от тези: {known}; а „|“ разделя полетата.',
  'fault.weiss.fields':
    '{type}: полетата са {right}, разделени с „|“, а тук {count, plural, one {е # поле} other {са # полета}}.',
  'fault.weiss.empty': '{field}: няма нищо. Правилно е поне един знак.',
  'fault.weiss.control': '{field}: в „{text}“ има управляващ знак. Правилни са само видими знаци.',
  'fault.weiss.long': '{field}: {count} знака. Правилни са най-много {most}.',
  'fault.weiss.colour': 'цвят: „{text}“ не е цвят. Правилно е едно от тези: {known}.',
  'fault.weiss.number': '{field}: „{text}“ не е правилно. Правилно е цяло число {right}.',
  'fault.weiss.ability': 'умение: няма умение „{text}“. Познати: {known}; или нищо.',
  'fault.weiss.ability-near': 'умение: няма умение „{text}“. Близко е „{near}“. Познати: {known}; или нищо.',
  'fault.weiss.parameter': 'умение: „{text}“ не може да се разбере. Правилно е например „{example}“.',
  'fault.weiss.climaxes': 'в тестето има {count} кулминации: позволени са най-много {most}.',
  'fault.weiss.ready-size':
    'в готовото тесте {name} има {count, plural, one {# карта} other {# карти}}, а големината на тестето е {right}.',
  'fault.weiss.no-deck':
    'за {player} трябва собствено тесте: в готовото тесте {name} има {count, plural, one {# карта} other {# карти}}, а големината на тестето е {right}.',
} satisfies Record<keyof typeof en, string>;
