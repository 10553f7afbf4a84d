// Blood Trail in Finnish: the rules page.
import type en from '../en/rules.js';

export default {
  'trail.rules.aim': 'Tavoite',
  'trail.rules.aim.text':
    'Sankari laskeutuu kolmen tason läpi: hän seuraa veripisaroita johtajasuden pesälle, kaataa sen, jotta tie alas aukeaa, ja kohtaa syvässä salissa vartijan. Kun vartija kaatuu, peli on voitettu; kun sankari kaatuu, se on ohi.',
  'trail.rules.map': 'Kartalla',
  'trail.rules.map.text':
    'Joka askel on yksi maailman vuoro: ensin toimii sankari, sitten kaikki muut. Suljettu ovi aukeaa, kun sitä päin kävelee, ja vihollista päin käveleminen aloittaa taistelun. Hereillä olevat viholliset jahtaavat sankaria ja hyökkäävät viereisestä ruudusta.',
  'trail.rules.map.long':
    'Tutkiminen, kulkeminen ja lepo jatkuvat itsestään ja loppuvat heti, kun näkyviin tulee jotakin uutta, elämää menetetään tai taistelu alkaa. Niitä ei voi valita, kun näkyvissä on hereillä oleva vihollinen.',
  'trail.rules.signs': 'Merkit',
  'trail.rules.signs.text':
    '@ on sankari, kirjaimet ovat olentoja, # seinä, . lattia, + suljettu ovi, avoimen oven merkki on heittomerkki, > portaat, pilkku on veripisara, % raato; muut merkit ovat lattialla olevia esineitä.',
  'trail.rules.fight': 'Taistelut',
  'trail.rules.fight.text':
    'Sankari iskee, käyttää taitoa tai esinettä tai pakenee. Taidot maksavat manaa, ja niitä voi käyttää uudelleen vasta muutaman vuoron päästä. Pako onnistuu sitä useammin, mitä ketterämpi sankari on; viholliset kadottavat silloin jäljen hetkeksi.',
  'trail.rules.fight.turn':
    'Jokainen saa energiaa nopeutensa mukaan ja toimii, kun sitä on 100; sen verran toimiminen myös maksaa. Vuoron aluksi vaikuttavat vuorossa olevan tilat. Tainnutettu menettää vuoronsa, eikä häntä voi tainnuttaa uudelleen ennen kuin hänen seuraava vuoronsa on ohi.',
  'trail.rules.fight.blow':
    'Osuman todennäköisyys on 75 ja lyöjän ketteryys kahdesti, miinus kohteen ketteryys kahdesti; pahasti haavoittuneella se on 15 pienempi. Vahinko on voima miinus puolustus, ja kriittinen osuma tekee puolet enemmän. Terävä ase jättää haavan kriittisellä osumalla ja muuten 35 prosentissa osumista.',
  'trail.rules.effects': 'Kestävät vaikutukset',
  'trail.rules.effects.harm':
    'Verenvuoto vie vuorossa yhden elämän haavaa kohti, enintään viidestä haavasta. Myrkky ja palaminen vievät joka vuoro voimansa verran. Kylmyys vie 2 ketteryyttä kerrosta kohti, enintään kolmesta. Heikkous vie voimaa.',
  'trail.rules.effects.help':
    'Toipuminen palauttaa elämää joka vuoro, raivo antaa voimaa ja vie 2 puolustusta, kilpi antaa puolustusta, väistö ketteryyttä. Vastamyrkky lopettaa myrkytyksen, verenvuodon ja palamisen; side tyrehdyttää verenvuodon ja antaa sankarin toipua kolme vuoroa.',
  'trail.rules.effects.life':
    'Joka kolmas maailman vuoro sankari saa takaisin yhden elämän, paitsi verta vuotaessaan tai myrkytettynä. Jos elämää on alle neljännes, olento on pahasti haavoittunut. Verta vuotavat jättävät kulkiessaan pisaroita.',
  'trail.rules.gain': 'Saalis',
  'trail.rules.gain.text':
    'Kaatuneista vihollisista saa kokemusta, kultaa ja joskus esineitä; näkymättömissä kuolleista ei mitään. Sankarin joka taso antaa elämää, manaa ja voimaa. Tehtävistä saa lisää kaikkea.',
  'trail.rules.end': 'Loppu ja pisteet',
  'trail.rules.end.text':
    'Jokainen taso ensimmäisen alla on 100 pistettä, jokainen kaadettu vihollinen 10, kokemus ja kulta sellaisinaan, voitto 500. Peli loppuu viimeistään 5 000 vuoron jälkeen.',
  'trail.rules.two': 'Kaksi pelaajaa',
  'trail.rules.two.text':
    'Toinen pelaaja pelaa taisteluissa vihollisia; kartalla liikkuu vain sankari. Jos vartija kaatuu, sankarin pelaaja voittaa, jos sankari kaatuu, toinen pelaaja; jos aika loppuu, tulee tasapeli.',
  'trail.rules.options': 'Valitsimet',
  'trail.rules.options.text': 'calling=barbarian, ranger tai shaman: sankarin kutsumus. turns=LUKU: lyhyempi peli.',
} satisfies Readonly<Record<keyof typeof en, string>>;
