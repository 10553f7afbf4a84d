// Bulgarian: what is wrong with a deck list, or with cards stacked on a deck.
import type en from './en.js';

export default {
  'fault.deck.unknown-name': 'няма тесте „{name}“. Готовите тестета: {known}.',
  'fault.deck.second': 'вече има тесте за {player}: правилно е по едно на играч.',
  'fault.deck.unknown-word': '„{word}:“ не е познато тук. Познати: {known}.',
  'fault.deck.twice': '„{word}:“ стои два пъти; вече го има на ред {first}.',
  'fault.deck.missing': 'в тестето липсва ред „{word}:“, например „{example}“.',
  'fault.deck.no-leader': '{card} не може да стои след „{word}:“; там се пише карта от този вид.',
  'fault.deck.leader-among-cards': '{card} не се брои сред картите, а стои след „{word}:“.',
  'fault.deck.bad-line': '„{text}“ не е ред от тесте: правилно е число и име на карта, например „{example}“.',
  'fault.deck.unknown-card': 'няма карта „{card}“.',
  'fault.deck.unknown-card-near': 'няма карта „{card}“. Близка е „{near}“.',
  'fault.deck.none': '{card} е 0 пъти в тестето: най-малко 1 е правилно, или редът се изпуска.',
  'fault.deck.too-many': '{card} е {count} пъти в тестето: най-много {most} са правилни.',
  'fault.deck.size': 'в тестето има {count, plural, one {# карта} other {# карти}}: правилни са точно {right}.',
  'fault.deck.too-small': 'в тестето има {count, plural, one {# карта} other {# карти}}: трябва да са поне {least}.',
  'fault.deck.card-differs':
    'картата „{card}“ тук не е същата като в другото тесте, чийто играч е {player}. Един идентификатор означава една карта.',
  'fault.stack.whose': 'всеки играч има свое тесте: наредени карти се пишат „stack ИМЕ: карта, карта“.',
  'fault.stack.not-in-deck': '{card} не е в това тесте или не стига. Чие е тестето: {player}.',
} satisfies Record<keyof typeof en, string>;
