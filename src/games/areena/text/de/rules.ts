// German: the rules of Areena.
import type en from '../en/rules.js';

export default {
  'areena.rules.aim': 'Ziel',
  'areena.rules.aim.text':
    'Zwei Gladiatoren kämpfen, bis nur noch einer steht. Ein Gladiator scheidet aus, wenn seine Ausdauer auf 0 fällt oder wenn von einem leeren Deck gezogen werden muss. Genau die letzte Karte zu ziehen, kostet nichts. Scheiden beide im selben Augenblick aus, endet es unentschieden.',
  'areena.rules.cards': 'Karten',
  'areena.rules.cards.text':
    'Beide haben einen Gladiator und ein Deck aus 40 Karten, höchstens 4 mit demselben Namen. Ausrüstung und Taktiken bleiben im Spiel; Angriffe, Abwehrkarten und Reaktionen sind Aktionen: Sie wirken einmal und kommen auf die Ablage.',
  'areena.rules.equipment': 'Ausrüstung',
  'areena.rules.equipment.text':
    'Ein Gladiator hat zwei Hände. Manche Ausrüstung braucht eine oder beide; wird neue gespielt, darf eigene Ausrüstung in Gebrauch abgeworfen werden, um Platz zu schaffen. Einmalige Ausrüstung kommt nach ihrer Wirkung auf die Ablage.',
  'areena.rules.tactics': 'Taktiken',
  'areena.rules.tactics.text':
    'Jede Seite hat höchstens eine Taktik im Spiel; eine neue ersetzt sie. Jede Taktik nennt einen Weg, auf dem der Gegner sie entfernen kann.',
  'areena.rules.start': 'Beginn',
  'areena.rules.start.text':
    'Das Los entscheidet, wer beginnt. Beide mischen und ziehen fünf Karten. Beide Decklisten sind offen.',
  'areena.rules.refresh': 'Auffrischen',
  'areena.rules.refresh.text':
    'Effekte auf dem eigenen Gladiator wirken und laufen einen Zug weiter. Dann darf eine Karte abgeworfen werden, und die Hand wird auf fünf aufgefüllt.',
  'areena.rules.plan': 'Planung',
  'areena.rules.plan.text':
    'Eines von beiden oder nichts: eine Ausrüstung oder Taktik spielen; oder die Taktik des Gegners entfernen, indem ihre Bedingung erfüllt wird.',
  'areena.rules.assault': 'Ansturm',
  'areena.rules.assault.attack':
    'Einen Angriff spielen, oder für den Grundangriff des Gladiators eine Karte abwerfen, oder nicht angreifen. Der Angriff liegt zuunterst im Stapel.',
  'areena.rules.assault.react':
    'Danach legen beide abwechselnd weitere Aktionen auf den Stapel, die verteidigende Seite zuerst. Passen beide nacheinander, wird die oberste Karte ausgeführt, und beide können neu reagieren, wieder die verteidigende Seite zuerst. Abwehrkarten spielt nur die verteidigende Seite. Eine Karte, deren Bedingung beim Ausführen nicht mehr gilt, tut nichts; eine aufgehobene kommt auf die Ablage.',
  'areena.rules.assault.damage':
    'Liegt nur noch der Angriff da und passen beide, wird der Schaden gerechnet: Wert des Angriffs, Boni beider Seiten, dann Erhöhen, Verringern und Nullsetzen in der Reihenfolge der Ausführung. Weniger als 0 zählt als 0.',
  'areena.rules.regroup': 'Sammeln',
  'areena.rules.regroup.text':
    'Beide werfen bis auf fünf Karten ab, zuerst wer am Zug ist. Was bis zum Ende des Zugs wirkt, endet.',
  'areena.rules.effects': 'Effekte',
  'areena.rules.effects.text':
    'Blutung kostet Ausdauer für jede Wunde, und Wunden sammeln sich bis fünf an; Gift und Brand kosten ihre Stärke; Erholung gibt sie zurück. Wut verstärkt Angriffe und senkt die Deckung um 2; ein Schild mindert Angriffe um seine Stärke; Schwäche mindert eigene Angriffe. Ein Kraftschub verstärkt eigene Angriffe, eine offene Deckung schwächt die Verteidigung, beides nur in diesem Zug.',
  'areena.rules.bound': 'Grenze',
  'areena.rules.bound.text': 'Nach 50 Zügen in Folge, in denen nichts geschieht, ist der Zweikampf unentschieden.',
  'areena.rules.options': 'Optionen',
  'areena.rules.options.text':
    'Wer irgendeine Karte hält, wird nach einer Reaktion gefragt, auch wenn keine passt: Ungefragt übergangen zu werden, würde verraten, was nicht auf der Hand ist. Mit leerer Hand wird niemand gefragt; mit ask-always auch dann.',
} satisfies Record<keyof typeof en, string>;
