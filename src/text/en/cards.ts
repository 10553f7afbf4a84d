// English: cards and decks on the command line.
export default {
  'cards.weight': '{type}, weight {weight}',
  'cards.count': '{count, plural, one {# card} other {# cards}}',
  'decks.listed': '{name} ({count, plural, one {# card} other {# cards}}): {summary}',
  'decks.types': 'Types',
  'decks.curve': 'Curve, by weight',
  'decks.good': '{file}: a good deck for {game}. {count, plural, one {# card} other {# cards}}: {types}',
  'fault.cards.none': 'no card of {game} holds all of this: {words}.',
  'fault.game.no-decks': '{game} is played without decks of cards. The games with decks: {known}.',
  'fault.usage.deck-twice': '{player} has a deck already: each player has one.',
  'fault.deck.no-such': 'there is no ready deck and no file "{name}". The ready decks: {known}.',
  'fault.deck.fixed': 'the deck of {player} is fixed here. "--deck" serves scripts that leave it open.',
  'fault.usage.deck-form': '"--deck {text}" is not enough: a name, "=" and a deck are right, such as --deck {example}.',
  'fault.usage.deck-stdin': '"--deck" cannot read standard input here, because the game is played from there.',
  'fault.file.deck-missing': 'there is no such file. A deck list or - for standard input is right.',
  'fault.file.deck-folder': 'this is a folder. A file with a deck list is right.',
  'fault.file.deck-not-utf8': 'these bytes are not UTF-8. A deck list is text in UTF-8.',
  'fault.simulate.deck-whose':
    '"--deck" names {name}, but that is neither a bot that plays nor its place. Right is one of: {known}.',
  'fault.simulate.deck-or-decks': '"--deck" and "--decks" exclude each other: one of them is right.',
  'fault.simulate.no-decks': '"--decks" names no deck. The ready decks: {known}.',
  'fault.simulate.matrix-bots': '"--matrix" takes one bot, which plays both sides, not {count}.',
  'fault.simulate.matrix-decks': '"--matrix" takes two different decks or more, chosen by "--decks".',
  'fault.simulate.matrix-players':
    '"--matrix" sets two decks against each other, so it takes two players, not {count}.',
} as const;
