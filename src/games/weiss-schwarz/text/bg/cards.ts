// Bulgarian: what the cards of Weiss-Schwarz say.
import type en from '../en/cards.js';

export default {
  'weiss.name': '{name}',
  'weiss.flavour': '{line}',
  'weiss.type.character': 'герой',
  'weiss.type.event': 'събитие',
  'weiss.type.climax': 'кулминация',
  'weiss.colour.red': 'червен',
  'weiss.colour.blue': 'син',
  'weiss.colour.green': 'зелен',
  'weiss.colour.yellow': 'жълт',
  'weiss.text.character': 'Герой: ниво {level}, цена {cost}, сила {power}, душа {soul}',
  'weiss.text.event': 'Събитие: ниво {level}, цена {cost}',
  'weiss.text.climax': 'Кулминация',
  'weiss.text.colour': 'Цвят {colour}, допълнителен ефект {extra}',
  'weiss.text.subtypes': 'Подвидове: {subtypes}',
  'weiss.text.ability':
    '{ability}{lasts, select, field { (докато картата е на полето)} turn { (до края на хода)} other {}}',
  'weiss.text.then': '{first}. {next}',
  'weiss.ability.discard-colour':
    'Всички карти от собственото тесте, които са с цвета на най-горната, отиват при изхвърлените',
  'weiss.ability.order-deck': 'Първите пет карти на едно от тестетата се подреждат',
  'weiss.ability.return-all': 'Собствените часовник, запас и герои отиват в тестето и то се разбърква',
  'weiss.ability.sweep-field': 'Всички собствени герои отиват при изхвърлените',
  'weiss.ability.raise-subtype':
    'Собствени герои {named, select, yes {от подвид {what}} other {с общ подвид с тази карта}}: сила +{n}',
  'weiss.ability.die-strike':
    'Зар унищожава герой от предния ред: от 1 до 3 на собствените места, от 4 до 6 на тези на противника, винаги отляво',
  'weiss.ability.coin-mill':
    'Докато монетата пада ези, най-горната карта от тестето на противника отива при изхвърлените',
  'weiss.ability.recover':
    'Колкото пъти е възможно, две карти от собствения запас и една от собствения часовник отиват при изхвърлените',
  'weiss.ability.level-down': 'Собственото ниво пада с едно, а всички собствени герои отиват при изхвърлените',
  'weiss.ability.banish': 'Един герой от което и да е поле се отстранява от играта',
  'weiss.ability.annul-power': 'Един герой на което и да е поле: сила 0',
  'weiss.ability.coin-banish':
    'Решава монета: при ези се отстранява от играта карта на противника, при тура собствена, от полето или от ръката',
  'weiss.ability.lower-power': 'Герои на противника{named, select, yes { с ниво {what}} other {}}: сила −{n}',
  'weiss.change.raise-subtype': '{named, select, yes {{what}} other {същият подвид}} +{n}',
  'weiss.change.annul-power': 'сила 0',
  'weiss.change.lower-power': '{named, select, yes {противник, ниво {what}} other {противник}} −{n}',
} satisfies Record<keyof typeof en, string>;
