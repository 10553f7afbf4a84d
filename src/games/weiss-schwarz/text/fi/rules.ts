// Finnish: the rules of Weiss-Schwarz.
import type en from '../en/rules.js';

export default {
  'weiss.rules.aim': 'Tavoite',
  'weiss.rules.aim.text':
    'Kaksi puolta, valkoinen (Weiss) ja musta (Schwarz), panevat hahmonsa taistelemaan. Vahinko täyttää kelloa, ja täysi kello nostaa tasoa. Tason 4 saavuttava häviää heti.',
  'weiss.rules.cards': 'Kortit',
  'weiss.rules.cards.text':
    'Pakka on tiedosto, jossa on täsmälleen 50 korttia, samannimisiä enintään 4 ja huipennuksia enintään 8. Hahmot taistelevat eturivissä tai tukevat takarivistä; niiden vaikutus kestää niin kauan kuin ne ovat kentällä. Tapahtumat ja huipennukset vaikuttavat vuoron loppuun. Jokaisella kortilla on väri ja lisäteho 0–2.',
  'weiss.rules.zones': 'Alueet',
  'weiss.rules.zones.text':
    'Kummallakin puolella on kolmen paikan eturivi ja kahden paikan takarivi, seitsemän paikan kello, taso, varasto, yksi huipennuksen paikka, pakka, käsi ja poistopakka. Pelistä poistetut kortit eivät palaa koskaan. Oma vasen on vastustajan oikeaa vastapäätä.',
  'weiss.rules.start': 'Aloitus',
  'weiss.rules.start.text':
    'Arpa ratkaisee aloittajan. Aloittaja saa neljä korttia, toinen viisi. Käden kokoa ei rajoiteta, ja molempien pakkalistat ovat avoimia.',
  'weiss.rules.turn': 'Vuoro',
  'weiss.rules.turn.text':
    'Nostetaan kortti; kentän korttien vaikutukset tulevat voimaan; kello; päävaihe; taistelu; toinen päävaihe; lopetus.',
  'weiss.rules.clock': 'Kello',
  'weiss.rules.clock.text':
    'Käden kortin saa panna omaan kelloon ja nostaa kaksi. Se on vapaaehtoinen vahinko: se voi nostaa tasoa, ja se tekee värin pelattavaksi.',
  'weiss.rules.main': 'Päävaiheet',
  'weiss.rules.main.text':
    'Kortteja saa pelata niin monta kuin haluaa. Hahmo tai tapahtuma vaatii tasonsa, hintansa verran varaston kortteja, jotka menevät päältä poistopakkaan, ja oman värisensä kortin omassa kellossa tai tasoissa; tason 0 kortti ei vaadi väriä. Hahmo vaatii myös vapaan paikan. Huipennus vaatii värinsä ja tyhjän huipennuksen paikan.',
  'weiss.rules.combat': 'Taistelu',
  'weiss.rules.combat.text':
    'Jokainen eturivin hahmo saa hyökätä kerran vuorossa, myös juuri pelattu. Se kohtaa vastapäisen hahmon: suurempi voima voittaa ja toinen menee poistopakkaan, yhtä suurella voimalla molemmat. Voittaja, tai se jota vastassa ei ole ketään, tekee vahinkoa: oman pakan päällimmäinen kortti käännetään varastoon, ja sen lisäteho lisätään hyökkääjän sieluun. Takarivi ei hyökkää eikä sitä vastaan hyökätä.',
  'weiss.rules.damage': 'Vahinko',
  'weiss.rules.damage.text':
    'Vahingon kärsijä ottaa pakastaan yhtä monta korttia yksi kerrallaan. Jos jokin on huipennus, vahinko perutaan ja kaikki otetut kortit menevät poistopakkaan; muuten ne menevät kelloon. Kun siinä on seitsemän tai useampia, yksi niistä arvotaan tasoihin ja muut menevät poistopakkaan. Tyhjästä pakasta ei oteta mitään.',
  'weiss.rules.effects': 'Vaikutukset',
  'weiss.rules.effects.text':
    'Voiman muutokset ovat pino: ne vaikuttavat siinä järjestyksessä, jossa ne tulivat voimaan, myös myöhemmin tuleviin hahmoihin, eikä voima näytä koskaan alle nollaa. Jokaisen vuoron lopussa kaikki puretaan, viimeinen ensin; kentän hahmojen vaikutukset palaavat samassa järjestyksessä seuraavalla vuorolla, olipa se kumman tahansa. Kentältä lähtevä hahmo vie vaikutuksensa mukanaan.',
  'weiss.rules.end': 'Vuoron ja pelin loppu',
  'weiss.rules.end.text':
    'Huipennus menee poistopakkaan. Jos pakka on tyhjä, poistopakasta sekoitetaan uusi. 400 vuoron jälkeen voittaa alempi taso ja sitten pienempi kello; jos nekin ovat samat, peli päättyy tasan.',
  'weiss.rules.options': 'Valitsimet',
  'weiss.rules.options.text':
    'deck-size vaatii toisen määrän kortteja; greatest-level siirtää tasoa, jolla hävitään; direct-soul lisää suoriin hyökkäyksiin yhden vahingon; repeat-abilities toistaa jokaisen vuoron vaikutusvaiheessa sen, minkä hahmon kyky muuten tekee vain pelattaessa.',
} satisfies Record<keyof typeof en, string>;
