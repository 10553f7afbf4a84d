// Finnish: packs of cards that players bring, and what is wrong with them.
import type en from '../en/packs.js';

export default {
  'fault.game.no-packs':
    'Tässä pelissä on vain sen omat kortit, joten valitsinta ”--cards” ei voi käyttää: {game}. Pelit, joihin voi tuoda kortteja: {known}.',
  'fault.usage.cards-stdin':
    'Valitsin ”--cards” ei voi tässä lukea vakiosyötettä, koska sieltä luetaan jo jotain muuta.',
  'fault.file.pack-missing':
    'sellaista tiedostoa ei ole. Oikein on korttipaketti (JSON) tai -, joka tarkoittaa vakiosyötettä.',
  'fault.file.pack-folder': 'tämä on kansio. Oikein on tiedosto, jossa on korttipaketti (JSON).',
  'fault.file.pack-not-utf8': 'nämä tavut eivät ole UTF-8:aa. Korttipaketti on UTF-8-muotoista JSONia.',
  'fault.pack.too-large': 'paketissa on {count} merkkiä. Enintään {most} luetaan.',
  'fault.pack.too-deep': 'tässä on sulkeita sisäkkäin yli {most}. Mikään kortti ei tarvitse niin monta.',
  'fault.pack.card-too-large': '{path}: arvoja on {count}. Kortissa on enintään {most}.',
  'fault.pack.json.value': 'tämä ei ole JSONia: tästä puuttuu arvo.',
  'fault.pack.json.name': 'tämä ei ole JSONia: tästä puuttuu kentän nimi lainausmerkeissä.',
  'fault.pack.json.colon': 'tämä ei ole JSONia: tästä puuttuu kaksoispiste.',
  'fault.pack.json.comma': 'tämä ei ole JSONia: tästä puuttuu pilkku.',
  'fault.pack.json.bracket': 'tämä ei ole JSONia: lopettava sulje puuttuu.',
  'fault.pack.json.end': 'tämä ei ole JSONia: viimeisen sulkeen jälkeen ei saa olla mitään.',
  'fault.pack.json.text': 'tämä ei ole JSONia: lainausmerkeissä oleva teksti ei pääty, tai siinä on kielletty merkki.',
  'fault.pack.json.number': 'tämä ei ole JSONia: luku on kirjoitettu väärin. Oikein on esimerkiksi 3000.',
  'fault.pack.json.comment': 'tämä ei ole JSONia: kommentteja ei sallita.',
  'fault.pack.json.symbol':
    'tämä ei ole JSONia: tekstit ovat lainausmerkeissä; vain luvut sekä true, false ja null ovat ilman.',
  'fault.pack.twice': '{path}: kenttä ”{name}” on kahdesti. Se on jo rivillä {first}.',
  'fault.pack.kind':
    '{path}: oikein on {kind, select, text {teksti lainausmerkeissä} whole {kokonaisluku} list {luettelo hakasulkeissa} other {joukko kenttiä aaltosulkeissa}}.',
  'fault.pack.unknown': '{path}: kenttää ”{name}” ei tässä ole. Kentät: {known}.',
  'fault.pack.unknown-near': '{path}: kenttää ”{name}” ei tässä ole. Lähellä on ”{near}”. Kentät: {known}.',
  'fault.pack.missing': '{path}: kenttä ”{name}” puuttuu.',
  'fault.pack.word': '{path}: ”{text}” ei käy. Mahdollisia: {known}.',
  'fault.pack.word-near': '{path}: ”{text}” ei käy. Lähellä on ”{near}”. Mahdollisia: {known}.',
  'fault.pack.least': '{path}: {value} ei käy. Pienin luku on {least}.',
  'fault.pack.most': '{path}: {value} ei käy. Suurin luku on {most}.',
  'fault.pack.step': '{path}: {value} ei käy. Luvun on oltava jaollinen luvulla {step}.',
  'fault.pack.fewest': '{path}: sisältöä on liian vähän. Vähimmäismäärä on {least}.',
  'fault.pack.longest': '{path}: sisältöä on liikaa. Enimmäismäärä on {most}.',
  'fault.pack.same': '{path}: sama on kahdesti.',
  'fault.pack.id':
    '{path}: ”{text}” ei käy. Tunnuksessa on pieniä kirjaimia a–z, numeroita ja yhdysmerkkejä, enintään {most} merkkiä.',
  'fault.pack.name':
    '{path}: ”{text}” ei käy. Nimi alkaa kirjaimella tai numerolla, siinä on enintään {most} merkkiä, ja siinä on vain kirjaimia, numeroita, välilyöntejä ja merkkejä {signs}.',
  'fault.pack.once': '{path}: kyky ”{word}” on useammin kuin kerran. Oikein on kerran.',
  'fault.pack.zero': '{path}: 0 ei käy.',
  'fault.pack.reserved': '{path}: ”{text}” ei käy. Näillä sanoilla on valinnoissa toinen merkitys: {known}.',
  'fault.pack.survivor': '{path}: ”survivor” puuttuu. Kortilla, jolla on selviytyjien kyky, on tämä rotu.',
  'fault.pack.same-id': '{path}: tunnus ”{id}” on jo rivillä {first}. Tarvitaan toinen tunnus.',
  'fault.pack.same-name': '{path}: nimi ”{name}” on jo rivillä {first}. Tarvitaan toinen nimi.',
  'fault.pack.own-id': '{path}: pelissä itsessään on kortti, jonka tunnus on ”{id}”. Tarvitaan toinen tunnus.',
  'fault.pack.taken-id': '{path}: tunnus ”{id}” on jo käytössä, tiedosto: {file}. Tarvitaan toinen tunnus.',
  'fault.pack.own-name': '{path}: pelissä itsessään on kortti, jonka nimi on ”{name}”. Tarvitaan toinen nimi.',
  'fault.pack.taken-name': '{path}: nimi ”{name}” on jo käytössä, tiedosto: {file}. Tarvitaan toinen nimi.',
} satisfies Record<keyof typeof en, string>;
