// Golf in Finnish.
import type en from './en.js';

export default {
  'game.golf': 'Golf',
  'game.golf.summary':
    'Kuuden kortin golf kahdelle, kolmelle tai neljälle: vaihda kortteja, kerää pareja sarakkeisiin ja pidä pisteet vähissä.',
  'phase.deal': 'Jako',
  'phase.reveal': 'Avaus',
  'phase.play': 'Peli',
  'phase.final-round': 'Viimeinen kierros',
  'phase.scoring': 'Pistelasku',
  'step.reveal': 'käännä kaksi',
  'step.draw': 'nosta',
  'step.swap': 'vaihda',
  'step.discard': 'poista',
  'option.test-mode': 'testipeli: vain kakkosia, rouvia ja kuninkaita',
  'option.order': 'pelijärjestys: annettu tai arvottu',
  'golf.card-in-slot': '{card} (paikka {slot})',
  'golf.zone.grid': 'Kortit',
  'golf.zone.draw-pile': 'Nostopakka',
  'golf.zone.discard-pile': 'Poistopakka',
  'golf.zone.drawn': 'Nostettu',
  'golf.seat':
    '{bothGone, select, yes {molemmat rivit poistettu} other {{points, plural, one {# piste} other {# pistettä}}, {down} nurin}}',
  'golf.status.reveal': 'Jokainen kääntää esiin kaksi korttia',
  'golf.status.round': 'Kierros {round}',
  'golf.status.last-round':
    'Viimeinen kierros: {left, plural, =0 {vuorot on pelattu} one {# vuoro jäljellä} other {# vuoroa jäljellä}} (aloittajana {player})',
  'golf.act.reveal': 'Käännä omia kortteja',
  'golf.act.draw': 'Nosta kortti nostopakasta',
  'golf.act.take': 'Ota {top} poistopakasta',
  'golf.act.swap': 'Pane {drawn} omalle paikalle',
  'golf.act.discard': 'Pane {drawn} poistopakkaan ja käännä kortti',
  'golf.slot.down': 'paikka {slot}, nurin',
  'golf.slot.open': 'paikka {slot}, {card}',
  'golf.choice.reveal':
    'käännä {count, plural, one {paikan} other {paikkojen}} {slots} {count, plural, one {kortti} other {kortit}}',
  'golf.choice.draw': 'nosta kortti nostopakasta',
  'golf.choice.swap': 'pane {drawn} paikalle {slots}',
  'golf.choice.discard': 'pane {drawn} poistopakkaan ja käännä paikan {slots} kortti',
  'golf.choice.take': 'ota {top} paikalle {slots}',
  'closed.golf.face-up': 'kortti on jo käännetty',
  'closed.golf.gone': 'rivi on jo poistettu',
  'closed.golf.draw-pile-empty': 'nostopakka on tyhjä',
  'closed.golf.discard-pile-empty': 'poistopakka on tyhjä',
  'closed.golf.nothing-drawn': 'korttia ei ole nostettu',
  'closed.golf.already-drawn': 'nostettu kortti on pelattava ensin',
  'reason.golf.points': 'kaikki kortit on laskettu',
  'reason.golf.still': 'mitään uutta ei käännetty pitkään aikaan',
  'event.golf.order': 'Arvottu pelijärjestys: {players}.',
  'event.golf.dealt': 'Jokaiselle jaetaan kuusi korttia; poistopakan aloittaa {card}.',
  'event.golf.turned-up': '{player} kääntää esiin: {cards}.',
  'event.golf.drew': '{player} nostaa kortin: {card}.',
  'event.golf.drew-unseen': '{player} nostaa kortin.',
  'event.golf.swapped': '{player} vaihtaa paikan {slot} kortin: tilalle {card}, poistopakkaan {old}.',
  'event.golf.discarded': '{player} panee nostetun kortin poistopakkaan: {card}.',
  'event.golf.took': '{player} ottaa kortin poistopakasta paikalle {slot}: tilalle {card}, poistopakkaan {old}.',
  'event.golf.row-removed': '{player} poistaa {row, select, 1 {ylärivin} other {alarivin}}: {cards}.',
  'event.golf.last-round': '{player}: yhtään korttia ei ole enää nurin, joten kaikilla muilla on vielä yksi vuoro.',
  'event.golf.still': 'Mitään uutta ei ole käännetty {turns} vuoroon: pisteet lasketaan tästä tilanteesta.',
  'event.golf.points': '{player}: {points, plural, one {# piste} other {# pistettä}}.',
  'event.golf.both-rows': '{player} on poistanut molemmat rivit: pisteitä miinus ääretön.',
  'golf.rules.aim': 'Tavoite',
  'golf.rules.aim.text':
    'Pelin päättyessä voittaa se, jolla on vähiten pisteitä. Pelaajia on kahdesta neljään, ja jokaisella on kuusi korttia kahdessa kolmen kortin rivissä.',
  'golf.rules.start': 'Aloitus',
  'golf.rules.start.text':
    'Kaikki kuusi korttia ovat nurin päin, eikä niitä tunne kukaan, ei edes niiden omistaja. Yksi kortti aloittaa poistopakan, loput ovat nostopakka. Sitten jokainen valitsee vuorollaan kaksi omaa korttia, ja molemmat käännetään esiin yhtä aikaa.',
  'golf.rules.turn': 'Vuorolla tehdään yksi kolmesta',
  'golf.rules.turn.reveal': 'Käännetään esiin yksi tai kaksi omaa nurin olevaa korttia.',
  'golf.rules.turn.draw':
    'Nostetaan nostopakan päällimmäinen kortti. Se pannaan mille tahansa omalle paikalle, ja siinä ollut kortti menee poistopakkaan; tai se pannaan itse poistopakkaan, ja sitten on käännettävä yksi oma nurin oleva kortti.',
  'golf.rules.turn.take':
    'Otetaan poistopakan päällimmäinen kortti ja pannaan se mille tahansa omalle paikalle; siinä ollut kortti menee poistopakkaan.',
  'golf.rules.rows': 'Rivit',
  'golf.rules.rows.text':
    'Jos omassa rivissä on vuoron jälkeen kolme samaa korttia (esimerkiksi kolme rouvaa), kaikki esillä, rivi menee poistopakkaan. Sen kortteja ei enää lasketa.',
  'golf.rules.end': 'Loppu',
  'golf.rules.end.text':
    'Kun joltakulta loppuvat nurin olevat kortit, kaikilla muilla on vielä yksi vuoro. Sitten kaikki kortit käännetään ja valmiit rivit poistetaan vielä kerran.',
  'golf.rules.points': 'Pisteet',
  'golf.rules.points.text':
    'Ässä 1, kakkonen miinus 2, kolmosesta kymppiin kortin luku, jätkä ja rouva 10, kuningas 0.',
  'golf.rules.points.pairs':
    'Kaksi samaa korttia samassa sarakkeessa (esimerkiksi kaksi rouvaa) on nolla pistettä, kakkosetkin. Jos sarakkeen toinen kortti on poistettu, jäljellä oleva lasketaan yksin.',
  'golf.rules.win': 'Voitto',
  'golf.rules.win.text':
    'Pienin summa voittaa; samalla summalla jaetaan sija. Molempien rivien poistaminen tuo voiton suoraan. Jos 200 vuoroon ei käännetä mitään uutta, pisteet lasketaan siitä, mitä pöydällä on.',
  'golf.rules.options': 'Valitsimet',
  'golf.rules.options.text':
    'test-mode: pelissä on vain kakkosia, rouvia ja kuninkaita, joten rivejä syntyy usein. order=random: pelijärjestys arvotaan.',
} satisfies Readonly<Record<keyof typeof en, string>>;
