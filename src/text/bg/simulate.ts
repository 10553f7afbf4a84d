// Bulgarian: what a simulation reports.
import type en from '../en/simulate.js';

export default {
  'simulate.title': '{game}: {games, plural, one {# игра} other {# игри}}, {players} играчи, семе {seed}',
  'simulate.bot': 'Бот',
  'simulate.deck': 'Тесте',
  'simulate.seat': 'Място',
  'simulate.games': 'Игри',
  'simulate.wins': 'Победи',
  'simulate.draws': 'Равни',
  'simulate.rate': 'Дял победи',
  'simulate.interval': '95 % интервал',
  'simulate.advantage': 'Предимство',
  'simulate.points': 'Точки',
  'simulate.certain': '* Интервалът не включва {rate}: толкова би печелило всяко място, ако всички бяха еднакво добри.',
  'simulate.even': 'Никое място няма предимство, което толкова игри да могат да докажат.',
  'simulate.unlike':
    'С тези ботове местата срещат различни противници, затова не се сравняват. Един и същ бот на всички места би показал дали някое място е по-добро.',
  'simulate.unlike-decks':
    'С тези тестета местата срещат различни противници, затова не се сравняват. Едно и също тесте на всички места би показало дали някое място е по-добро.',
  'simulate.matrix.title':
    '{game}: тесте срещу тесте, {games, plural, one {# игра} other {# игри}} на двойка, бот {bot} и на двете страни, семе {seed}',
  'simulate.matrix.how':
    'На всеки ред: колко често тестето му печели срещу тестето на колоната и 95 % интервал. Местата се сменят с всяка игра.',
  'simulate.drawn': 'Игри с поделено първо място: {draws, number} ({rate})',
  'simulate.decisions': 'Решения на игра: средно {mean}, най-малко {min, number}, най-много {max, number}',
  'simulate.fact': '{fact}:',
  'simulate.fact.number': '{fact}: средно {mean}, най-малко {min, number}, най-много {max, number}',
  'simulate.fact.case': '{what}: {count, number} ({rate})',
  'simulate.time': '{games, plural, one {# игра} other {# игри}} за {seconds} s',
  'simulate.seed-drawn': 'Не е посочено семе, затова беше изтеглено: {seed}',
  'simulate.progress': 'игри',
  'simulate.stopped': 'Прекъснато след {played, number} от {games, number} игри, затова няма резултати.',
  'simulate.broken': 'Игра {number} (семе {seed}) наруши обещание: {what}\nЗаписът: {file}',
  'simulate.broken.not-kept':
    'Игра {number} (семе {seed}) наруши обещание: {what}\nЗаписът не можа да бъде запазен: {reason}',
  'simulate.broken.more':
    '{count, plural, one {Още една игра наруши} other {Още # игри нарушиха}} обещание, без да {count, plural, one {бъде записана} other {бъдат записани}}.',
  'fault.simulate.number': '„{option}“ изисква цяло число от 1 до {most, number}, а не „{text}“.',
  'fault.simulate.no-bots': '„--bots“ не назовава бот. Ботовете: {known}.',
  'fault.simulate.each-unknown':
    '„--each“ изисква опция на играта със списък от стойности, а не „{name}“. Възможни са: {known}.',
  'fault.simulate.each-or-matrix': '„--each“ и „--matrix“ се изключват взаимно: правилно е само едното.',
  'fault.simulate.each-or-option':
    '„--each {name}“ изиграва всички стойности на „{name}“, затова „--option“ не може да я задава.',
} satisfies Record<keyof typeof en, string>;
