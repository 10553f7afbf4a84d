// Finnish: what is wrong with something a person gave us, and why a choice is refused.
import type en from '../en/faults.js';

export default {
  'fault.at-line': '{file}:{line}: {fault}',
  'fault.in-file': '{file}: {fault}',
  'fault.recording.no-version':
    'tämä ei ole tallenne: ensimmäisen rivin pitää olla ”hotseat 1”, mutta siinä lukee ”{text}”.',
  'fault.recording.empty': 'tämä ei ole tallenne: tiedosto on tyhjä. Ensimmäisen rivin pitää olla ”hotseat 1”.',
  'fault.recording.no-end-of-header': 'alkuosa ei pääty: ennen ensimmäistä valintaa tarvitaan rivi ”---”.',
  'fault.recording.open-deck':
    'pakka alkaa aaltosulkeella mutta ei pääty: sulkeva aaltosulje omalla rivillään puuttuu.',
  'fault.recording.no-game': 'alkuosassa ei mainita peliä: esimerkiksi rivi ”game golf” puuttuu.',
  'fault.recording.twice': '”{word}” esiintyy kahdesti; se on jo rivillä {first}.',
  'fault.recording.nothing-after': 'sanan ”{word}” jälkeen pitää tulla jotakin.',
  'fault.recording.bad-number': 'sanan ”{word}” jälkeen pitää tulla kokonaisluku, ei ”{text}”.',
  'fault.recording.unknown-header': 'alkuosan rivin alussa ei voi olla ”{word}”. Mahdollisia alkuja: {known}.',
  'fault.recording.bad-hash': '”{text}” ei ole tarkiste: merkin ”=” jälkeen tulee 8–64 merkkiä joukosta 0-9 ja a-f.',
  'fault.recording.unknown-word': '”! {word}” on tuntematon. Tunnetut: {known}.',
  'fault.recording.no-choice':
    '”{text}” ei ole valinta: tarvitaan pelaajan nimi, kaksoispiste ja valinta, esimerkiksi ”Ann: draw”.',
  'fault.recording.no-such-player': 'täällä ei ole pelaajaa nimeltä ”{name}”. Pelaajat: {known}.',
  'fault.recording.after-end': 'peli on päättynyt, joten pelaajalla {name} ei ole enää valittavaa.',
  'fault.recording.torn': 'viimeinen rivi, ”{text}”, on katkennut ja jätetään pois.',
  'fault.version.format': 'tämän tallenteen muoto on versiota {version}; tämä ohjelma lukee versiota {known}.',
  'fault.version.rules':
    'tämä tallenne on tehty sääntöjen versiolla {version}; tämä ohjelma pelaa versiota {known}. Tallenteen voi toistaa ohjelmalla, jolla se on tehty.',
  'fault.diverged': 'peli poikkeaa tallenteesta vuorolla {turn}: odotettiin {expected}, saatiin {got}.',
  'fault.choice.not-open': '{name} ei voi nyt valita ”{text}”. Mahdolliset: {choices}.',
  'fault.choice.closed': '{name} ei voi valita ”{text}”: {reason}. Mahdolliset: {choices}.',
  'fault.choice.not-asked':
    '{name} ei voi valita ”{text}”: valintavuorossa on {asked}, ja mahdolliset valinnat ovat {choices}.',
  'fault.choice.over': '{name} ei voi valita ”{text}”: peli on päättynyt.',
  'fault.name.empty': 'pelaajan {place} nimi on tyhjä. Nimessä pitää olla ainakin yksi kirjain.',
  'fault.name.control': 'nimessä ”{name}” on ohjausmerkkejä. Kirjaimet, numerot, välilyönnit ja välimerkit kelpaavat.',
  'fault.name.format':
    'nimeä ”{name}” ei voi kirjoittaa tallenteeseen: siinä ei saa olla kaksoispistettä eikä tekstiä ”bot=”, eikä sen alussa merkkiä ”#”, ”=” tai ”!”.',
  'fault.name.long': 'nimi ”{name}” on liian pitkä: enintään {most} merkkiä kelpaa.',
  'fault.name.equal':
    'nimet ”{name}” ja ”{other}” ovat samat: nimien pitää erota muutenkin kuin kirjainkoon ja välilyöntien osalta.',
  'fault.players.number': '{game}: pelaajia pitää olla {least}–{most}, ei {count}.',
  'fault.players.exactly': '{game}: pelaajia pitää olla täsmälleen {right}, ei {count}.',
  'fault.bot.unknown': 'bottia ”{name}” ei ole. Botit: {known}.',
  'fault.option.unknown': 'valitsinta ”{name}” ei ole. Valitsimet: {known}.',
  'fault.option.bad-value': 'valitsimen ”{name}” arvo ei voi olla ”{value}”. Oikein on: {right}.',
  'fault.option.twice': 'valitsin ”{name}” on annettu kahdesti. Oikein on: kerran.',
  'fault.seed.empty': 'siemenluku on tyhjä. Mikä tahansa teksti tai luku kelpaa, esimerkiksi 42.',
  'fault.seed.control': 'siemenluvussa on ohjausmerkkejä. Mikä tahansa muu teksti tai luku kelpaa, esimerkiksi 42.',
  'fault.stack.no-deck':
    '{game}: kaikilla on yhteinen pakka, joten asetellut kortit kirjoitetaan ”stack: …”, ilman pelaajaa.',
  'fault.stack.no-card': '”{card}” ei ole kortti. Kortit kirjoitetaan esimerkiksi näin: {example}.',
  'fault.stack.not-in-pack': 'pakassa ei ole korttia {card}, tai sitä ei ole niin monta.',
  'fault.deck.no-decks': '{game}: peliä pelataan ilman omia pakkoja.',
  'refusal.over': 'Peli on päättynyt.',
  'refusal.not-open': '”{text}” ei ole nyt mahdollista. Mahdolliset: {choices}.',
  'refusal.closed': '”{text}” ei ole mahdollista: {reason}. Mahdolliset: {choices}.',
  'refusal.not-asked': 'Valintavuorossa on joku muu.',
  'refusal.nothing-to-undo': 'Mitään peruttavaa ei ole.',
  'refusal.undo-uncovered': 'Tätä ei voi perua: sen jälkeen on nähty kortti, joka oli piilossa.',
} satisfies Record<keyof typeof en, string>;
