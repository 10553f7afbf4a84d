// Finnish: the rules of Duel Masters.
import type en from '../en/rules.js';

export default {
  'duel-masters.rules.aim': 'Tavoite',
  'duel-masters.rules.aim.text':
    'Kaksi pelaajaa lähettää olentoja toistensa kilpiä vastaan. Kun vastustajalla ei ole kilpiä eikä hyökkäystä pysäytetä, hyökkääjä tekee loppuiskun ja voittaa. Oman pakan viimeisen kortin nostaja häviää heti. Jos molemmat häviävät samalla hetkellä, peli päättyy tasan.',
  'duel-masters.rules.cards': 'Kortit',
  'duel-masters.rules.cards.text':
    'Pakassa on vähintään 40 korttia, samannimisiä enintään 4. Olennot jäävät taistelualueelle; loitsu tekee mitä siinä sanotaan ja menee hautausmaalle. Jokainen kortti kuuluu yhteen tai useampaan viidestä sivilisaatiosta: valo, vesi, pimeys, tuli, luonto. Hautausmaiden kortit ovat kuvapuoli ylöspäin, ja molemmat saavat katsoa niitä milloin vain.',
  'duel-masters.rules.start': 'Aloitus',
  'duel-masters.rules.start.text':
    'Molemmat sekoittavat pakkansa, asettavat viisi päällimmäistä korttia katsomatta riviin kilviksi kuvapuoli alaspäin ja nostavat viisi korttia. Arpa ratkaisee aloittajan, ellei siitä ole sovittu; aloittaja ei nosta korttia ensimmäisellä vuorollaan.',
  'duel-masters.rules.turn': 'Vuoro',
  'duel-masters.rules.turn.text':
    'Suoristus, nosto, lataus, pelaaminen, hyökkäys, loppu. Ensin suoristetaan omat käännetyt olennot ja manakortit. Sitten nostetaan yksi kortti.',
  'duel-masters.rules.charge': 'Lataus',
  'duel-masters.rules.charge.text':
    'Yhden minkä tahansa käsikortin saa siirtää mana-alueelle, jossa se on sivilisaatioidensa manaa. Monivärinen kortti tulee mana-alueelle käännettynä.',
  'duel-masters.rules.main': 'Korttien käyttö',
  'duel-masters.rules.main.text':
    'Kortti käytetään kääntämällä täsmälleen hintansa verran manakortteja. Kutakin kortin sivilisaatiota kohden niiden joukossa on oltava eri manakortti; manakortista saa yhden manan, jotakin sen omista sivilisaatioista. Mana käännetään niin, että mahdollisimman moni käsikortti jää maksettavaksi; manan voi valita myös itse kortti kerrallaan. Olento ei voi hyökätä tulovuorollaan.',
  'duel-masters.rules.evolution': 'Evoluutio',
  'duel-masters.rules.evolution.text':
    'Evoluutio-olento laitetaan yhden nimettyä rotua olevan oman olennon päälle, pyörre-evoluutio kahden. Jotkin nimeävät muun alueen, kuten mana-alueen tai hautausmaan: silloin pohja otetaan sieltä. Evoluutio on käännettynä tai suorassa kuten taistelualueella ollut pohjansa, muuten suorassa, ja voi hyökätä heti. Pino on yksi olento, josta vain päällimmäinen kortti vaikuttaa; kun pino poistuu taistelualueelta, kaikki sen kortit menevät samaan paikkaan.',
  'duel-masters.rules.attack': 'Hyökkäys',
  'duel-masters.rules.attack.text':
    'Omat olennot hyökkäävät yksi kerrallaan, niin moni kuin halutaan, ja kukin käännetään hyökätessään. Kohde on vastustaja tai jokin vastustajan käännetyistä olennoista. Tässä vaiheessa kortteja ei enää käytetä, kilpilaukaisimia lukuun ottamatta. Järjestys on tämä: hyökkääjä käännetään ja kohde valitaan, sitten hyökkäyskyvyt, sitten vastustaja saa torjua, lopuksi osuma.',
  'duel-masters.rules.block': 'Torjuminen',
  'duel-masters.rules.block.text':
    'Kääntämättömän torjujan voi kääntää pysäyttämään hyökkäyksen: hyökkääjä taistelee torjujaa vastaan eikä pääse kohteeseensa, ei edes silloin, kun torjuja katoaa ennen taistelua. Hyökkäyksen torjuu enintään yksi olento, eikä hyökkäyksen kohde itse torju.',
  'duel-masters.rules.battle': 'Taistelu',
  'duel-masters.rules.battle.text':
    'Voimakkaampi olento voittaa, toinen tuhoutuu ja menee hautausmaalle; jos voimat ovat yhtä suuret, molemmat tuhoutuvat. Voima ei ole koskaan alle 0, ja olento, jonka voima on 0, tuhoutuu. Plusmerkki voiman vieressä kertoo, että voima kasvaa jossakin tilanteessa.',
  'duel-masters.rules.shields': 'Kilvet',
  'duel-masters.rules.shields.text':
    'Hyökkäys vastustajaan murtaa yhden kilven, murtajakyvyllä useampia, yksi kerrallaan: hyökkääjän pelaaja valitsee kilven, ja se menee omistajansa käteen. Kilpilaukaisimen saa silloin käyttää heti maksutta. Näin tullut olento ei voi enää torjua tätä hyökkäystä. Viimeisen kilven murtava hyökkäys ei ole loppuisku; kesken hyökkäyksen lisätyt kilvet murtuvat myös, jos hyökkääjä voi murtaa vielä enemmän.',
  'duel-masters.rules.keywords': 'Hyökkäyksen ja puolustuksen avainsanat',
  'duel-masters.rules.keywords.text':
    'Torjuja torjuu minkä tahansa hyökkäyksen; vartija vain hyökkäykset muihin omiin olentoihin. Tuplamurtaja murtaa kaksi ja triplamurtaja kolme kilpeä; ryhmämurtaja murtaa yhden ja yhden lisää jokaista muuta ehdon täyttävää omaa olentoa kohden; useasta tällaisesta sanasta vain suurin on voimassa. Voimahyökkääjä saa hyökätessään lisää voimaa. Surmaaja tuhoaa hävitessään myös voittajan. Pikahyökkääjä voi hyökätä tulovuorollaan. Häiveen hyökkäystä ei voi torjua, kun vastustajan mana-alueella on sen nimeämää sivilisaatiota. Kilvenpolttajan murtamat kilvet menevät hautausmaalle.',
  'duel-masters.rules.skills': 'Muut avainsanat',
  'duel-masters.rules.skills.text':
    'Lataaja: loitsu menee käytön jälkeen mana-alueelle. Selviytyjä: näin merkityn kyvyn jakavat kaikki omat selviytyjät taistelualueella. Aaltoiskijä: kyky on voimassa, kun omalla taistelualueella on vähintään kolme aaltoiskijää. Turboryntäys: kyky on voimassa vuoron loppuun, kun jokin muu oma olento on murtanut kilven. Kääntökyky: olento käännetään siihen hyökkäämisen sijaan, ei kuitenkaan tulovuorollaan. Hiljainen taito: olennon voi jättää vuoron alussa käännetyksi, ja silloin taito tapahtuu.',
  'duel-masters.rules.order': 'Mikä teksti pätee',
  'duel-masters.rules.order.text':
    'Kortin antama lupa menee sääntöjen edelle; kortin kielto menee kaiken edelle. Tekstistä tehdään niin paljon kuin voidaan. Usean kyvyn herätessä yhtä aikaa vuorossa olevan pelaajan kyvyt ovat ensin, ja kumpikin järjestää omansa. Vuoron loppuun kestävät vaikutukset päättyvät yhdessä loppuvaiheessa.',
  'duel-masters.rules.bound': 'Raja',
  'duel-masters.rules.bound.text':
    'Joka vuorolla nostetaan kortti, ja se, jolla ei ole enää nostettavaa, häviää. Peli päättyy siis viimeistään pakkojen loppuessa.',
  'duel-masters.rules.options': 'Asetukset',
  'duel-masters.rules.options.text':
    'wave-strikers=both laskee molempien puolten aaltoiskijät. Kilpilaukaisinta kysytään jokaisesta murretusta kilvestä, ja korttien käyttöä kysytään aina, kun on kortteja ja manaa, jottei vastapuoli saa tietää piilossa olevista korteista mitään.',
} satisfies Record<keyof typeof en, string>;
