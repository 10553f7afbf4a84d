// German: the rules of Weiss-Schwarz.
import type en from '../en/rules.js';

export default {
  'weiss.rules.aim': 'Ziel',
  'weiss.rules.aim.text':
    'Zwei Seiten, Weiß und Schwarz, lassen ihre Charaktere kämpfen. Schaden füllt die Uhr; eine volle Uhr hebt die Stufe. Wer Stufe 4 erreicht, verliert sofort.',
  'weiss.rules.cards': 'Karten',
  'weiss.rules.cards.text':
    'Ein Deck ist eine Datei mit genau 50 Karten, höchstens 4 mit demselben Namen und höchstens 8 Höhepunkten. Charaktere kämpfen in der vorderen Reihe oder unterstützen aus der hinteren; was sie bewirken, gilt, solange sie auf dem Feld sind. Ereignisse und Höhepunkte wirken bis zum Ende des Zuges. Jede Karte hat eine Farbe und einen Zusatzeffekt von 0 bis 2.',
  'weiss.rules.zones': 'Zonen',
  'weiss.rules.zones.text':
    'Jede Seite hat eine vordere Reihe mit drei und eine hintere mit zwei Plätzen, eine Uhr mit sieben Plätzen, Stufe, Vorrat, einen Platz für den Höhepunkt, Deck, Hand und Ablage. Karten, die aus dem Spiel entfernt sind, kommen nie zurück. Die eigene linke Seite liegt der rechten der Gegenseite gegenüber.',
  'weiss.rules.start': 'Beginn',
  'weiss.rules.start.text':
    'Das Los entscheidet, wer beginnt. Diese Seite bekommt vier Karten, die andere fünf. Die Hand darf beliebig groß werden, und beide Decklisten sind offen.',
  'weiss.rules.turn': 'Der Zug',
  'weiss.rules.turn.text':
    'Eine Karte ziehen; die Effekte der Karten auf dem Feld werden angewandt; Uhr; Hauptphase; Kampf; zweite Hauptphase; Ende.',
  'weiss.rules.clock': 'Uhr',
  'weiss.rules.clock.text':
    'Eine Handkarte darf auf die eigene Uhr, dafür werden zwei gezogen. Das ist ein freiwilliger Schaden: Er kann die Stufe heben, und er macht eine Farbe spielbar.',
  'weiss.rules.main': 'Hauptphasen',
  'weiss.rules.main.text':
    'Beliebig viele Karten ausspielen. Charaktere und Ereignisse verlangen ihre Stufe, ihre Kosten in Karten des Vorrats, die von oben in die Ablage kommen, und eine Karte ihrer Farbe auf der eigenen Uhr oder in der Stufenzone; Stufe 0 braucht keine Farbe. Ein Charakter braucht außerdem einen freien Platz. Ein Höhepunkt verlangt seine Farbe und einen freien Platz für Höhepunkte.',
  'weiss.rules.combat': 'Kampf',
  'weiss.rules.combat.text':
    'Jeder Charakter der vorderen Reihe darf einmal im Zug angreifen, auch wenn er gerade erst kam. Er trifft auf den Charakter gegenüber: Die höhere Kraft gewinnt und der andere kommt in die Ablage, bei gleicher Kraft kommen beide dorthin. Wer gewinnt oder auf niemanden trifft, macht Schaden: Die oberste Karte des eigenen Decks wird für den Vorrat aufgedeckt, und ihr Zusatzeffekt kommt zur Seele des Angreifers. Die hintere Reihe greift nicht an und wird nicht angegriffen.',
  'weiss.rules.damage': 'Schaden',
  'weiss.rules.damage.text':
    'Wer Schaden nimmt, nimmt so viele Karten vom eigenen Deck, eine nach der anderen. Ist ein Höhepunkt dabei, so ist der Schaden aufgehoben und alle genommenen Karten kommen in die Ablage; sonst kommen sie auf die Uhr. Liegen dort sieben oder mehr, so kommt eine davon, ausgelost, in die Stufenzone und die übrigen in die Ablage. Von einem leeren Deck wird nichts genommen.',
  'weiss.rules.effects': 'Effekte',
  'weiss.rules.effects.text':
    'Änderungen der Kraft sind ein Stapel: Sie wirken in der Reihenfolge, in der sie angewandt wurden, auch auf Charaktere, die später kommen, und Kraft zeigt nie weniger als 0. Am Ende jedes Zuges werden alle zurückgenommen, die letzte zuerst; die von Charakteren auf dem Feld kommen im nächsten Zug in derselben Reihenfolge wieder, wessen Zug es auch ist. Ein Charakter, der das Feld verlässt, nimmt seinen Effekt mit.',
  'weiss.rules.end': 'Ende von Zug und Spiel',
  'weiss.rules.end.text':
    'Der Höhepunkt kommt in die Ablage. Wessen Deck leer ist, mischt die Ablage zu einem neuen. Nach 400 Zügen gewinnt die niedrigere Stufe, dann die kleinere Uhr; ist auch die gleich, so ist es unentschieden.',
  'weiss.rules.options': 'Optionen',
  'weiss.rules.options.text':
    'deck-size verlangt eine andere Zahl von Karten; greatest-level verschiebt die Stufe, die verliert; direct-soul gibt direkten Angriffen einen Schaden mehr; mit repeat-abilities tun Charaktere das, was ihre Fähigkeit sonst nur beim Ausspielen tut, in der Effektphase jedes Zuges erneut.',
} satisfies Record<keyof typeof en, string>;
