// Bulgarian: packs of cards that players bring, and what is wrong with them.
import type en from '../en/packs.js';

export default {
  'fault.game.no-packs':
    '{game} приема само собствените си карти, затова „--cards“ не може да се използва. Игрите, които приемат други карти: {known}.',
  'fault.usage.cards-stdin': '„--cards“ не може да чете стандартния вход тук, защото оттам се чете нещо друго.',
  'fault.file.pack-missing': 'няма такъв файл. Правилно е пакет с карти (JSON) или - за стандартния вход.',
  'fault.file.pack-folder': 'това е папка. Правилно е файл с пакет карти (JSON).',
  'fault.file.pack-not-utf8': 'тези байтове не са UTF-8. Пакетът с карти е JSON в UTF-8.',
  'fault.pack.too-large': 'в пакета има {count} знака. Четат се най-много {most}.',
  'fault.pack.too-deep': 'тук скобите са вложени повече от {most} пъти. На никоя карта не ѝ трябва толкова.',
  'fault.pack.card-too-large': '{path} съдържа {count} стойности. Картата има най-много {most}.',
  'fault.pack.json.value': 'това не е JSON: тук липсва стойност.',
  'fault.pack.json.name': 'това не е JSON: тук липсва име на поле в двойни кавички.',
  'fault.pack.json.colon': 'това не е JSON: тук липсва двоеточие.',
  'fault.pack.json.comma': 'това не е JSON: тук липсва запетая.',
  'fault.pack.json.bracket': 'това не е JSON: липсва затваряща скоба.',
  'fault.pack.json.end': 'това не е JSON: след последната скоба не може да следва нищо.',
  'fault.pack.json.text': 'това не е JSON: текст в кавички не завършва или съдържа непозволен знак.',
  'fault.pack.json.number': 'това не е JSON: число не е написано правилно. Правилно е например 3000.',
  'fault.pack.json.comment': 'това не е JSON: коментари не са позволени.',
  'fault.pack.json.symbol':
    'това не е JSON: текстовете стоят в двойни кавички; само числата, true, false и null са без кавички.',
  'fault.pack.twice': '{path}: полето „{name}“ се среща два пъти. То вече е на ред {first}.',
  'fault.pack.kind':
    '{path}: правилно е {kind, select, text {текст в двойни кавички} whole {цяло число} list {списък в квадратни скоби} other {група полета във фигурни скоби}}.',
  'fault.pack.unknown': '{path}: тук няма поле „{name}“. Полетата: {known}.',
  'fault.pack.unknown-near': '{path}: тук няма поле „{name}“. Близко до него: „{near}“. Полетата: {known}.',
  'fault.pack.missing': '{path}: липсва полето „{name}“.',
  'fault.pack.word': '{path} не може да бъде „{text}“. Възможно е: {known}.',
  'fault.pack.word-near': '{path} не може да бъде „{text}“. Близко до него: „{near}“. Възможно е: {known}.',
  'fault.pack.least': '{path} не може да бъде {value}: най-малкото е {least}.',
  'fault.pack.most': '{path} не може да бъде {value}: най-голямото е {most}.',
  'fault.pack.step': '{path} не може да бъде {value}: числото трябва да се дели на {step}.',
  'fault.pack.fewest': '{path}: съдържанието е твърде малко. Нужно е поне {least}.',
  'fault.pack.longest': '{path}: съдържанието е твърде много. Позволено е най-много {most}.',
  'fault.pack.same': '{path}: едно и също се повтаря.',
  'fault.pack.id':
    '{path} не може да бъде „{text}“: идентификаторът се състои от малки латински букви от a до z, цифри и тирета, най-много {most} знака.',
  'fault.pack.name':
    '{path} не може да бъде „{text}“: името започва с буква или цифра, има най-много {most} знака и съдържа само букви, цифри, интервали и знаците {signs}.',
  'fault.pack.once': '{path}: способност „{word}“ се среща повече от веднъж. Правилно е веднъж.',
  'fault.pack.zero': '{path} не може да бъде 0.',
  'fault.pack.reserved': '{path} не може да бъде „{text}“: тези думи имат друг смисъл при изборите: {known}.',
  'fault.pack.survivor': '{path}: липсва „survivor“. Карта със способност на оцелелите има тази раса.',
  'fault.pack.same-id': '{path}: идентификаторът „{id}“ вече е на ред {first}. Трябва друг идентификатор.',
  'fault.pack.same-name': '{path}: името „{name}“ вече е на ред {first}. Трябва друго име.',
  'fault.pack.own-id': '{path}: самата игра има карта „{id}“. Трябва друг идентификатор.',
  'fault.pack.taken-id': '{path}: карта „{id}“ вече има в {file}. Трябва друг идентификатор.',
  'fault.pack.own-name': '{path}: самата игра има карта с името „{name}“. Трябва друго име.',
  'fault.pack.taken-name': '{path}: карта с името „{name}“ вече има в {file}. Трябва друго име.',
} satisfies Record<keyof typeof en, string>;
