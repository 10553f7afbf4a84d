// German: what is wrong with a deck list, or with cards stacked on a deck.
import type en from './en.js';

export default {
  'fault.deck.unknown-name': 'ein Deck „{name}“ gibt es nicht. Die fertigen Decks: {known}.',
  'fault.deck.second': '{player} hat schon ein Deck: Richtig ist eines für jede Person.',
  'fault.deck.unknown-word': '„{word}:“ ist hier nicht bekannt. Bekannt: {known}.',
  'fault.deck.twice': '„{word}:“ steht doppelt; es steht schon in Zeile {first}.',
  'fault.deck.missing': 'dem Deck fehlt die Zeile „{word}:“, etwa „{example}“.',
  'fault.deck.no-leader': '{card} kann nicht hinter „{word}:“ stehen; dort muss eine Karte dieser Art stehen.',
  'fault.deck.leader-among-cards': '{card} zählt nicht zu den Karten, sondern steht hinter „{word}:“.',
  'fault.deck.bad-line':
    '„{text}“ ist keine Zeile eines Decks: Richtig sind eine Zahl und ein Kartenname, etwa „{example}“.',
  'fault.deck.unknown-card': 'eine Karte „{card}“ gibt es nicht.',
  'fault.deck.unknown-card-near': 'eine Karte „{card}“ gibt es nicht. Ähnlich ist „{near}“.',
  'fault.deck.none': '{card} ist 0-mal im Deck: Mindestens 1 ist richtig, oder die Zeile entfällt.',
  'fault.deck.too-many': '{card} ist {count}-mal im Deck: {most} sind das Höchste.',
  'fault.deck.size': 'das Deck hat {count, plural, one {# Karte} other {# Karten}}: Richtig sind genau {right}.',
  'fault.deck.too-small':
    'das Deck hat {count, plural, one {# Karte} other {# Karten}}: Mindestens {least} ist richtig.',
  'fault.deck.card-differs':
    'die Karte „{card}“ ist hier nicht dieselbe wie im anderen Deck, das {player} gehört. Eine Kennung ist eine Karte.',
  'fault.stack.whose': 'jede Person hat ein eigenes Deck: Gestapelte Karten schreibt man „stack NAME: Karte, Karte“.',
  'fault.stack.not-in-deck': '{card} ist nicht in diesem Deck oder nicht oft genug. Wessen Deck: {player}.',
} satisfies Record<keyof typeof en, string>;
