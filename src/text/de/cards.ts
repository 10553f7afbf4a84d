// German: cards and decks on the command line.
import type en from '../en/cards.js';

export default {
  'cards.weight': '{type}, Gewicht {weight}',
  'cards.count': '{count, plural, one {# Karte} other {# Karten}}',
  'decks.listed': '{name} ({count, plural, one {# Karte} other {# Karten}}): {summary}',
  'decks.types': 'Arten',
  'decks.curve': 'Kurve nach Gewicht',
  'decks.good': '{file}: ein gutes Deck für {game}. {count, plural, one {# Karte} other {# Karten}}: {types}',
  'fault.cards.none': 'keine Karte von {game} enthält all das: {words}.',
  'fault.game.no-decks': '{game} wird ohne Decks gespielt. Die Spiele mit Decks: {known}.',
  'fault.usage.deck-twice': '{player} hat schon ein Deck: Richtig ist eines für jede Person.',
  'fault.deck.no-such': 'es gibt weder ein fertiges Deck noch eine Datei „{name}“. Die fertigen Decks: {known}.',
  'fault.deck.fixed': 'das Deck von {player} steht hier fest. „--deck“ ist für Skripte da, die es offenlassen.',
  'fault.usage.deck-form':
    '„--deck {text}“ genügt nicht: Richtig sind ein Name, „=“ und ein Deck, etwa --deck {example}.',
  'fault.usage.deck-stdin':
    '„--deck“ kann die Standardeingabe hier nicht lesen, denn von dort wird das Spiel gespielt.',
  'fault.file.deck-missing': 'diese Datei gibt es nicht. Richtig ist eine Deckliste oder - für die Standardeingabe.',
  'fault.file.deck-folder': 'das ist ein Ordner. Richtig ist eine Datei mit einer Deckliste.',
  'fault.file.deck-not-utf8': 'diese Bytes sind kein UTF-8. Eine Deckliste ist Text in UTF-8.',
  'fault.simulate.deck-whose':
    '„--deck“ nennt {name}, aber das ist weder ein Bot, der spielt, noch seine Stelle. Richtig ist eines davon: {known}.',
  'fault.simulate.deck-or-decks': '„--deck“ und „--decks“ schließen einander aus: Eines davon ist richtig.',
  'fault.simulate.no-decks': '„--decks“ nennt kein Deck. Die fertigen Decks: {known}.',
  'fault.simulate.matrix-bots': '„--matrix“ verlangt einen einzigen Bot, der beide Seiten spielt, nicht {count}.',
  'fault.simulate.matrix-decks': '„--matrix“ verlangt mindestens zwei verschiedene Decks, gewählt mit „--decks“.',
  'fault.simulate.matrix-players':
    '„--matrix“ stellt je zwei Decks gegeneinander und verlangt daher zwei Personen, nicht {count}.',
} satisfies Record<keyof typeof en, string>;
