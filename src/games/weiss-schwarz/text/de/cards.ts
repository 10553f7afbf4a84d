// German: what the cards of Weiss-Schwarz say.
import type en from '../en/cards.js';

export default {
  'weiss.name': '{name}',
  'weiss.flavour': '{line}',
  'weiss.type.character': 'Charakter',
  'weiss.type.event': 'Ereignis',
  'weiss.type.climax': 'Höhepunkt',
  'weiss.colour.red': 'rot',
  'weiss.colour.blue': 'blau',
  'weiss.colour.green': 'grün',
  'weiss.colour.yellow': 'gelb',
  'weiss.text.character': 'Charakter: Stufe {level}, Kosten {cost}, Kraft {power}, Seele {soul}',
  'weiss.text.event': 'Ereignis: Stufe {level}, Kosten {cost}',
  'weiss.text.climax': 'Höhepunkt',
  'weiss.text.colour': 'Farbe {colour}, Zusatzeffekt {extra}',
  'weiss.text.subtypes': 'Untertypen: {subtypes}',
  'weiss.text.ability':
    '{ability}{lasts, select, field { (solange die Karte auf dem Feld ist)} turn { (bis zum Ende des Zuges)} other {}}',
  'weiss.text.then': '{first}. {next}',
  'weiss.ability.discard-colour':
    'Alle Karten des eigenen Decks, die die Farbe seiner obersten Karte haben, kommen in die Ablage',
  'weiss.ability.order-deck': 'Die obersten fünf Karten eines der Decks werden geordnet',
  'weiss.ability.return-all': 'Eigene Uhr, eigener Vorrat und eigene Charaktere kommen ins Deck, das gemischt wird',
  'weiss.ability.sweep-field': 'Alle eigenen Charaktere kommen in die Ablage',
  'weiss.ability.raise-subtype':
    'Eigene Charaktere {named, select, yes {des Untertyps {what}} other {mit einem Untertyp dieser Karte}}: Kraft +{n}',
  'weiss.ability.die-strike':
    'Ein Würfel zerstört einen Charakter der vorderen Reihe: 1 bis 3 auf den eigenen Plätzen, 4 bis 6 auf denen der Gegenseite, jeweils von links',
  'weiss.ability.coin-mill':
    'Solange eine Münze Kopf zeigt, kommt die oberste Karte des gegnerischen Decks in die Ablage',
  'weiss.ability.recover':
    'So oft es geht, kommen zwei Karten des eigenen Vorrats und eine der eigenen Uhr in die Ablage',
  'weiss.ability.level-down': 'Die eigene Stufe sinkt um eins, und alle eigenen Charaktere kommen in die Ablage',
  'weiss.ability.banish': 'Ein Charakter einer der beiden Seiten wird aus dem Spiel entfernt',
  'weiss.ability.annul-power': 'Ein Charakter einer der beiden Seiten: Kraft 0',
  'weiss.ability.coin-banish':
    'Eine Münze entscheidet: Bei Kopf wird eine Karte der Gegenseite aus dem Spiel entfernt, bei Zahl eine eigene, vom Feld oder aus der Hand',
  'weiss.ability.lower-power': 'Charaktere der Gegenseite{named, select, yes { mit Stufe {what}} other {}}: Kraft −{n}',
  'weiss.change.raise-subtype': '{named, select, yes {{what}} other {gleicher Untertyp}} +{n}',
  'weiss.change.annul-power': 'Kraft 0',
  'weiss.change.lower-power': '{named, select, yes {Gegenseite, Stufe {what}} other {Gegenseite}} −{n}',
} satisfies Record<keyof typeof en, string>;
