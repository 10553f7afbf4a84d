import type en from '../en/decks.js';

export default {
  'fault.deck.unknown-name': 'Няма тесте „{name}“. Готовите тестета: {known}.',
  'fault.deck.second': 'Вече има тесте за {player}: правилно е по едно на играч.',
  'fault.deck.unknown-word': '„{word}:“ не е познато тук. Познати: {known}.',
  'fault.deck.twice': '„{word}:“ стои два пъти; вече го има на ред {first}.',
  'fault.deck.missing': 'В тестето липсва ред „{word}:“, например „{example}“.',
  'fault.deck.no-leader': '{card} не може да стои след „{word}:“; там се пише карта от този вид.',
  'fault.deck.leader-among-cards': '{card} не се брои сред картите, а стои след „{word}:“.',
  'fault.deck.bad-line': '„{text}“ не е ред от тесте: правилно е число и име на карта, например „{example}“.',
  'fault.deck.unknown-card': 'Няма карта „{card}“.',
  'fault.deck.unknown-card-near': 'Няма карта „{card}“. Близка е „{near}“.',
  'fault.deck.none': '{card} е 0 пъти в тестето: най-малко 1 е правилно, или редът се изпуска.',
  'fault.deck.too-many': '{card} е {count} пъти в тестето: най-много {most} са правилни.',
  'fault.deck.size': 'В тестето има {count, plural, one {# карта} other {# карти}}: правилни са точно {right}.',
  'fault.stack.whose': 'Всеки играч има свое тесте: наредени карти се пишат „stack ИМЕ: карта, карта“.',
  'fault.stack.not-in-deck': '{card} не е в това тесте или не стига. Чие е тестето: {player}.',
} satisfies Record<keyof typeof en, string>;
