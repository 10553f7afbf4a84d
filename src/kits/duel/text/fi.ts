// Finnish: what is wrong with a deck list, or with cards stacked on a deck.
import type en from './en.js';

export default {
  'fault.deck.unknown-name': 'pakkaa ”{name}” ei ole. Valmiit pakat: {known}.',
  'fault.deck.second': 'pakka on jo valittu, pelaaja: {player}. Yksi pelaajaa kohden on oikein.',
  'fault.deck.unknown-word': '”{word}:” ei ole tässä tunnettu. Tunnetut: {known}.',
  'fault.deck.twice': '”{word}:” on kahdesti; se on jo rivillä {first}.',
  'fault.deck.missing': 'pakasta puuttuu rivi ”{word}:”, esimerkiksi ”{example}”.',
  'fault.deck.no-leader': '{card} ei voi olla sanan ”{word}:” perässä; siinä pitää olla sen tyyppinen kortti.',
  'fault.deck.leader-among-cards': '{card} ei kuulu korttien joukkoon vaan sanan ”{word}:” perään.',
  'fault.deck.bad-line': '”{text}” ei ole pakan rivi: oikein on luku ja kortin nimi, esimerkiksi ”{example}”.',
  'fault.deck.unknown-card': 'korttia ”{card}” ei ole.',
  'fault.deck.unknown-card-near': 'korttia ”{card}” ei ole. Lähin on ”{near}”.',
  'fault.deck.none': '{card} on pakassa 0 kertaa: vähintään 1 on oikein, tai rivi jätetään pois.',
  'fault.deck.too-many': '{card} on pakassa {count} kertaa: enintään {most} on oikein.',
  'fault.deck.size': 'pakassa on {count, plural, one {# kortti} other {# korttia}}: oikea määrä on täsmälleen {right}.',
  'fault.deck.too-small': 'pakassa on {count, plural, one {# kortti} other {# korttia}}. Vähimmäismäärä on {least}.',
  'fault.deck.card-differs':
    'kortti ”{card}” ei ole tässä sama kuin toisessa pakassa, jonka pelaaja on {player}. Yksi tunnus tarkoittaa yhtä korttia.',
  'fault.stack.whose':
    'jokaisella pelaajalla on oma pakka: päälle pinotut kortit kirjoitetaan ”stack NIMI: kortti, kortti”.',
  'fault.stack.not-in-deck': '{card} ei ole tässä pakassa tai sitä ei ole tarpeeksi. Pakan pelaaja: {player}.',
} satisfies Record<keyof typeof en, string>;
