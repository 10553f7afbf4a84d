// Bulgarian: cards and decks on the command line.
import type en from '../en/cards.js';

export default {
  'cards.weight': '{type}, тежест {weight}',
  'cards.count': '{count, plural, one {# карта} other {# карти}}',
  'decks.listed': '{name} ({count, plural, one {# карта} other {# карти}}): {summary}',
  'decks.types': 'Видове',
  'decks.curve': 'Крива по тежест',
  'decks.good': '{file}: тестето е наред за {game}. {count, plural, one {# карта} other {# карти}}: {types}',
  'fault.cards.none': 'няма карта от {game}, в която да има всичко това: {words}.',
  'fault.game.no-decks': '{game} се играе без тестета. Игрите с тестета: {known}.',
  'fault.usage.deck-twice': 'вече има тесте за {player}: правилно е по едно на играч.',
  'fault.deck.no-such': 'няма нито готово тесте, нито файл „{name}“. Готовите тестета: {known}.',
  'fault.deck.fixed': 'тестето на {player} е определено тук. „--deck“ е за сценарии, които го оставят отворено.',
  'fault.usage.deck-form': '„--deck {text}“ не стига: правилно е име, „=“ и тесте, например --deck {example}.',
  'fault.usage.deck-stdin': '„--deck“ не може да чете стандартния вход тук, защото оттам се играе играта.',
  'fault.file.deck-missing': 'няма такъв файл. Правилно е списък на тесте или - за стандартния вход.',
  'fault.file.deck-folder': 'това е папка. Правилно е файл със списък на тесте.',
  'fault.file.deck-not-utf8': 'тези байтове не са UTF-8. Списъкът на тесте е текст в UTF-8.',
  'fault.simulate.deck-whose':
    '„--deck“ посочва {name}, но това не е нито бот, който играе, нито мястото му. Правилно е едно от: {known}.',
  'fault.simulate.deck-or-decks': '„--deck“ и „--decks“ се изключват взаимно: правилно е само едното.',
  'fault.simulate.no-decks': '„--decks“ не назовава тесте. Готовите тестета: {known}.',
  'fault.simulate.matrix-bots': '„--matrix“ изисква един бот, който играе и двете страни, а не {count}.',
  'fault.simulate.matrix-decks': '„--matrix“ изисква поне две различни тестета, избрани с „--decks“.',
  'fault.simulate.matrix-players':
    '„--matrix“ изправя две тестета едно срещу друго, затова изисква двама играчи, а не {count}.',
} satisfies Record<keyof typeof en, string>;
