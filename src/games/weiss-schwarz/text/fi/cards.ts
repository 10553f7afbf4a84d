// Finnish: what the cards of Weiss-Schwarz say.
import type en from '../en/cards.js';

export default {
  'weiss.name': '{name}',
  'weiss.flavour': '{line}',
  'weiss.type.character': 'hahmo',
  'weiss.type.event': 'tapahtuma',
  'weiss.type.climax': 'huipennus',
  'weiss.colour.red': 'punainen',
  'weiss.colour.blue': 'sininen',
  'weiss.colour.green': 'vihreä',
  'weiss.colour.yellow': 'keltainen',
  'weiss.text.character': 'Hahmo: taso {level}, hinta {cost}, voima {power}, sielu {soul}',
  'weiss.text.event': 'Tapahtuma: taso {level}, hinta {cost}',
  'weiss.text.climax': 'Huipennus',
  'weiss.text.colour': 'Väri {colour}, lisäteho {extra}',
  'weiss.text.subtypes': 'Alatyypit: {subtypes}',
  'weiss.text.ability':
    '{ability}{lasts, select, field { (niin kauan kuin kortti on kentällä)} turn { (vuoron loppuun)} other {}}',
  'weiss.text.then': '{first}. {next}',
  'weiss.ability.discard-colour':
    'Kaikki oman pakan kortit, jotka ovat päällimmäisen kortin värisiä, menevät poistopakkaan',
  'weiss.ability.order-deck': 'Toisen pakan viisi päällimmäistä korttia järjestetään',
  'weiss.ability.return-all': 'Oma kello, varasto ja hahmot menevät pakkaan, joka sekoitetaan',
  'weiss.ability.sweep-field': 'Kaikki omat hahmot menevät poistopakkaan',
  'weiss.ability.raise-subtype':
    'Omat hahmot, {named, select, yes {joiden alatyyppi on {what}} other {joilla on jokin tämän kortin alatyypeistä}}: voima +{n}',
  'weiss.ability.die-strike':
    'Noppa tuhoaa eturivin hahmon: 1–3 omilta paikoilta, 4–6 vastustajan paikoilta, kumpikin vasemmalta lukien',
  'weiss.ability.coin-mill':
    'Niin kauan kuin kolikko näyttää kruunaa, vastustajan pakan päällimmäinen kortti menee poistopakkaan',
  'weiss.ability.recover':
    'Niin monta kertaa kuin mahdollista kaksi korttia omasta varastosta ja yksi omasta kellosta menee poistopakkaan',
  'weiss.ability.level-down': 'Oma taso laskee yhdellä, ja kaikki omat hahmot menevät poistopakkaan',
  'weiss.ability.banish': 'Yksi hahmo kummalta tahansa kentältä poistetaan pelistä',
  'weiss.ability.annul-power': 'Yksi hahmo kummalla tahansa kentällä: voima 0',
  'weiss.ability.coin-banish':
    'Kolikko ratkaisee: kruunalla poistetaan pelistä vastustajan kortti, klaavalla oma, kentältä tai kädestä',
  'weiss.ability.lower-power': 'Vastustajan hahmot{named, select, yes {, joiden taso on {what}} other {}}: voima −{n}',
  'weiss.change.raise-subtype': '{named, select, yes {{what}} other {sama alatyyppi}} +{n}',
  'weiss.change.annul-power': 'voima 0',
  'weiss.change.lower-power': '{named, select, yes {vastustaja, taso {what}} other {vastustaja}} −{n}',
} satisfies Record<keyof typeof en, string>;
