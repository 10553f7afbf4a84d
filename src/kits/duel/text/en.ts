// English: what is wrong with a deck list, or with cards stacked on a deck.
export default {
  'fault.deck.unknown-name': 'there is no deck "{name}". The ready decks: {known}.',
  'fault.deck.second': '{player} has a deck already: each player has one.',
  'fault.deck.unknown-word': '"{word}:" is not known here. Known: {known}.',
  'fault.deck.twice': '"{word}:" is there twice; it is in line {first} already.',
  'fault.deck.missing': 'the deck has no line "{word}:", such as "{example}".',
  'fault.deck.no-leader': '{card} cannot come after "{word}:"; a card of that type must.',
  'fault.deck.leader-among-cards': '{card} is not counted among the cards: it comes after "{word}:".',
  'fault.deck.bad-line': '"{text}" is not a line of a deck: it takes a number and a card’s name, such as "{example}".',
  'fault.deck.unknown-card': 'there is no card "{card}".',
  'fault.deck.unknown-card-near': 'there is no card "{card}". Near it: "{near}".',
  'fault.deck.none': '{card} is in the deck 0 times: write at least 1, or leave the line out.',
  'fault.deck.too-many': '{card} is in the deck {count} times: at most {most} are allowed.',
  'fault.deck.size': 'the deck has {count, plural, one {# card} other {# cards}}: it must have exactly {right}.',
  'fault.deck.too-small': 'the deck has {count, plural, one {# card} other {# cards}}: it must have at least {least}.',
  'fault.deck.card-differs':
    'the card "{card}" is not the same here as in the other deck, which belongs to {player}. One id is one card.',
  'fault.stack.whose': 'every player has a deck: stacked cards are written "stack NAME: card, card".',
  'fault.stack.not-in-deck': '{card} is not in this deck, or not often enough. Whose deck: {player}.',
} as const;
