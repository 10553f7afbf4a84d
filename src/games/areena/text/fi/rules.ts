// Finnish: the rules of Areena.
import type en from '../en/rules.js';

export default {
  'areena.rules.aim': 'Tavoite',
  'areena.rules.aim.text':
    'Kaksi gladiaattoria taistelee, kunnes vain toinen on pystyssä. Gladiaattori putoaa, kun kestävyys laskee nollaan tai kun kortti pitää nostaa tyhjästä pakasta. Viimeisen kortin nostaminen ei vielä hävitä peliä. Jos molemmat putoavat samalla hetkellä, peli päättyy tasan.',
  'areena.rules.cards': 'Kortit',
  'areena.rules.cards.text':
    'Kummallakin on gladiaattori ja 40 kortin pakka, samannimisiä enintään 4. Varusteet ja taktiikat jäävät peliin; hyökkäykset, puolustukset ja reaktiot ovat toimintoja: ne vaikuttavat kerran ja menevät poistopakkaan.',
  'areena.rules.equipment': 'Varusteet',
  'areena.rules.equipment.text':
    'Gladiaattorilla on kaksi kättä. Osa varusteista vie yhden tai molemmat; uutta varustetta pelatessa saa poistaa omia käytössä olevia varusteita käsien vapauttamiseksi. Kertakäyttöinen varuste menee vaikutuksensa jälkeen poistopakkaan.',
  'areena.rules.tactics': 'Taktiikat',
  'areena.rules.tactics.text':
    'Pelissä on pelaajaa kohden enintään yksi taktiikka; uusi korvaa vanhan. Jokainen taktiikka kertoo, miten vastustaja voi poistaa sen.',
  'areena.rules.start': 'Aloitus',
  'areena.rules.start.text':
    'Arpa ratkaisee aloittajan. Molemmat sekoittavat pakkansa ja nostavat viisi korttia. Molempien pakkalistat ovat avoimia.',
  'areena.rules.refresh': 'Valmistautuminen',
  'areena.rules.refresh.text':
    'Oman gladiaattorin vaikutukset toimivat ja kuluvat yhdellä vuorolla. Sitten saa poistaa yhden kortin, ja käsi täytetään viiteen korttiin.',
  'areena.rules.plan': 'Suunnittelu',
  'areena.rules.plan.text':
    'Yksi kahdesta tai ei mitään: pelaa yksi varuste tai taktiikka, tai poista vastustajan taktiikka täyttämällä sen ehto.',
  'areena.rules.assault': 'Rynnäkkö',
  'areena.rules.assault.attack':
    'Pelaa hyökkäys, tai poista kortti gladiaattorin oletushyökkäystä varten, tai jätä hyökkäämättä. Hyökkäys on pinon pohjalla.',
  'areena.rules.assault.react':
    'Sitten molemmat panevat vuorotellen lisää toimintoja pinoon, puolustaja ensin. Kun molemmat jättävät peräkkäin väliin, ylin kortti käsitellään ja molemmat voivat reagoida uudestaan, puolustaja ensin. Puolustuksia pelaa vain puolustaja. Kortti, jonka ehto ei käsiteltäessä enää täyty, ei tee mitään; mitätöity kortti menee poistopakkaan.',
  'areena.rules.assault.damage':
    'Kun jäljellä on vain hyökkäys ja molemmat jättävät väliin, vahinko lasketaan: hyökkäyksen arvo, molempien lisät, sitten korotukset, vähennykset ja nollaukset käsittelyjärjestyksessä. Alle nollan jäävä tulos on 0.',
  'areena.rules.regroup': 'Kokoaminen',
  'areena.rules.regroup.text':
    'Molemmat vähentävät kätensä viiteen korttiin, vuorossa oleva ensin. Vuoron loppuun kestävät vaikutukset päättyvät.',
  'areena.rules.effects': 'Vaikutukset',
  'areena.rules.effects.text':
    'Verenvuoto vie kestävyyttä jokaisesta haavasta, ja haavoja kertyy enintään viisi; myrkytys ja palaminen vievät voimakkuutensa verran; toipuminen antaa sen takaisin. Raivo vahvistaa hyökkäyksiä ja laskee suojausta kahdella; kilpi vähentää hyökkäyksiä voimakkuutensa verran; heikkous vähentää omia hyökkäyksiä. Voimanpuuska vahvistaa omia hyökkäyksiä ja avoin suojaus heikentää puolustusta, kumpikin vain tämän vuoron.',
  'areena.rules.bound': 'Raja',
  'areena.rules.bound.text': 'Jos 50 vuoroon peräkkäin ei tapahdu mitään, kaksintaistelu päättyy tasan.',
  'areena.rules.options': 'Asetukset',
  'areena.rules.options.text':
    'Jos kädessä on yksikin kortti, reaktiota kysytään, vaikka mikään ei sopisi: kysymättä ohittaminen paljastaisi, mitä kädessä ei ole. Tyhjällä kädellä ei kysytä; ask-always kysyy silloinkin.',
} satisfies Record<keyof typeof en, string>;
