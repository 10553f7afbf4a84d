// Finnish: cards and decks on the command line.
import type en from '../en/cards.js';

export default {
  'cards.weight': '{type}, paino {weight}',
  'cards.count': '{count, plural, one {# kortti} other {# korttia}}',
  'decks.listed': '{name} ({count, plural, one {# kortti} other {# korttia}}): {summary}',
  'decks.types': 'Lajit',
  'decks.curve': 'Käyrä painon mukaan',
  'decks.good': '{file}: pakka on kunnossa, peli: {game}. {count, plural, one {# kortti} other {# korttia}}: {types}',
  'fault.cards.none': 'Missään kortissa ei ole kaikkia näitä sanoja: {words}. Peli: {game}.',
  'fault.game.no-decks': 'Tässä pelissä ei ole pakkoja: {game}. Pelit, joissa on pakat: {known}.',
  'fault.usage.deck-twice': 'pakka on jo valittu, pelaaja: {player}. Yksi pelaajaa kohden on oikein.',
  'fault.deck.no-such': 'Valmista pakkaa tai tiedostoa ”{name}” ei ole. Valmiit pakat: {known}.',
  'fault.deck.fixed':
    'Tämä rivi määrää jo pakan, pelaaja: {player}. Valitsin ”--deck” on komentosarjoille, jotka jättävät pakan avoimeksi.',
  'fault.usage.deck-form': '”--deck {text}” ei riitä: oikein on nimi, ”=” ja pakka, esimerkiksi --deck {example}.',
  'fault.usage.deck-stdin': 'Valitsin ”--deck” ei voi tässä lukea vakiosyötettä, koska peliä pelataan sieltä.',
  'fault.file.deck-missing':
    'sellaista tiedostoa ei ole. Oikein on pakkaluettelo tai -, joka tarkoittaa vakiosyötettä.',
  'fault.file.deck-folder': 'tämä on kansio. Oikein on tiedosto, jossa on pakkaluettelo.',
  'fault.file.deck-not-utf8': 'nämä tavut eivät ole UTF-8:aa. Pakkaluettelo on UTF-8-tekstiä.',
  'fault.simulate.deck-whose':
    'Valitsimessa ”--deck” on {name}, joka ei ole pelaava botti eikä sen paikka. Oikein on jokin näistä: {known}.',
  'fault.simulate.deck-or-decks': 'Valitsimet ”--deck” ja ”--decks” sulkevat toisensa pois: vain toinen on oikein.',
  'fault.simulate.no-decks': 'Valitsin ”--decks” ei nimeä yhtään pakkaa. Valmiit pakat: {known}.',
  'fault.simulate.matrix-bots':
    'Valitsin ”--matrix” vaatii yhden botin, joka pelaa molemmat puolet. Annettuja botteja: {count}.',
  'fault.simulate.matrix-decks': 'Valitsin ”--matrix” vaatii vähintään kaksi eri pakkaa, jotka ”--decks” valitsee.',
  'fault.simulate.matrix-players':
    'Valitsin ”--matrix” asettaa kaksi pakkaa vastakkain ja vaatii siksi kaksi pelaajaa. Annettu määrä: {count}.',
} satisfies Record<keyof typeof en, string>;
