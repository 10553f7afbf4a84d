// Finnish: what a simulation reports.
import type en from '../en/simulate.js';

export default {
  'simulate.title': '{game}: {games, plural, one {# peli} other {# peliä}}, {players} pelaajaa, siemenluku {seed}',
  'simulate.bot': 'Botti',
  'simulate.deck': 'Pakka',
  'simulate.seat': 'Paikka',
  'simulate.games': 'Pelejä',
  'simulate.wins': 'Voittoja',
  'simulate.draws': 'Tasapelejä',
  'simulate.rate': 'Voitto-osuus',
  'simulate.interval': '95 %:n väli',
  'simulate.advantage': 'Etu',
  'simulate.points': 'Pisteet',
  'simulate.certain':
    '* Välin ulkopuolelle jää {rate}, joka olisi jokaisen paikan voitto-osuus, jos paikat olisivat yhtä hyviä.',
  'simulate.even': 'Millään paikalla ei ole etua, jonka näin monella pelillä voisi osoittaa.',
  'simulate.unlike':
    'Näillä boteilla paikkojen vastustajat ovat erilaiset, joten paikkoja ei verrata. Sama botti joka paikalla näyttäisi, onko jokin paikka parempi.',
  'simulate.unlike-decks':
    'Näillä pakoilla paikkojen vastustajat ovat erilaiset, joten paikkoja ei verrata. Sama pakka joka paikalla näyttäisi, onko jokin paikka parempi.',
  'simulate.matrix.title':
    '{game}: pakka pakkaa vastaan, {games, plural, one {# peli} other {# peliä}} paria kohti, botti {bot} molemmilla puolilla, siemenluku {seed}',
  'simulate.matrix.how':
    'Joka rivillä: kuinka usein sen pakka voittaa sarakkeen pakan, ja 95 %:n väli. Paikat vaihtuvat joka pelissä.',
  'simulate.drawn': 'Pelejä, joissa ykkössija jaettiin: {draws, number} ({rate})',
  'simulate.decisions': 'Valintoja peliä kohti: keskimäärin {mean}, vähintään {min, number}, enintään {max, number}',
  'simulate.fact': '{fact}:',
  'simulate.fact.number': '{fact}: keskimäärin {mean}, vähintään {min, number}, enintään {max, number}',
  'simulate.fact.case': '{what}: {count, number} ({rate})',
  'simulate.time': '{games, plural, one {# peli} other {# peliä}} ajassa {seconds} s',
  'simulate.seed-drawn': 'Siemenlukua ei annettu, joten se arvottiin: {seed}',
  'simulate.progress': 'peliä',
  'simulate.stopped': 'Keskeytetty, pelattuja pelejä {played, number}/{games, number}: tuloksia ei ole.',
  'simulate.broken': 'Peli {number} (siemenluku {seed}) rikkoi lupauksen: {what}\nTallenne: {file}',
  'simulate.broken.not-kept':
    'Peli {number} (siemenluku {seed}) rikkoi lupauksen: {what}\nTallennetta ei voitu säilyttää: {reason}',
  'simulate.broken.more':
    'Lisäksi {count, plural, one {yksi peli} other {# peliä}} rikkoi lupauksen, mutta sitä ei tallennettu.',
  'fault.simulate.number': 'valitsin ”{option}” vaatii kokonaisluvun väliltä 1–{most, number}, ei arvoa ”{text}”.',
  'fault.simulate.no-bots': 'valitsin ”--bots” ei nimeä yhtään bottia. Botit: {known}.',
  'fault.simulate.each-unknown':
    'valitsin ”--each” vaatii pelin oman valitsimen, jolla on luettelo arvoja, ei nimeä ”{name}”. Mahdolliset: {known}.',
  'fault.simulate.each-or-matrix': 'valitsimet ”--each” ja ”--matrix” sulkevat toisensa pois: vain toinen on oikein.',
  'fault.simulate.each-or-option':
    '”--each {name}” pelaa kaikki arvot, joten ”--option” ei voi asettaa samaa valitsinta ”{name}”.',
} satisfies Record<keyof typeof en, string>;
