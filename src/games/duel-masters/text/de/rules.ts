// German: the rules of Duel Masters.
import type en from '../en/rules.js';

export default {
  'duel-masters.rules.aim': 'Ziel',
  'duel-masters.rules.aim.text':
    'Zwei Spieler schicken Kreaturen gegen die Schilde des anderen. Wer einen Gegner ohne Schilde angreift und nicht aufgehalten wird, führt den Schlussschlag und gewinnt. Wer die letzte Karte des eigenen Decks zieht, verliert sofort. Verlieren beide im selben Augenblick, ist es ein Unentschieden.',
  'duel-masters.rules.cards': 'Karten',
  'duel-masters.rules.cards.text':
    'Ein Deck hat mindestens 40 Karten, höchstens 4 mit einem Namen. Kreaturen bleiben in der Kampfzone; ein Zauber tut, was er sagt, und kommt auf den Friedhof. Jede Karte gehört zu einer oder mehreren von fünf Zivilisationen: Licht, Wasser, Finsternis, Feuer, Natur. Die Friedhöfe liegen offen, und beide dürfen sie jederzeit durchsehen.',
  'duel-masters.rules.start': 'Beginn',
  'duel-masters.rules.start.text':
    'Beide mischen, legen die obersten fünf Karten ungesehen und verdeckt als Schilde in eine Reihe und ziehen fünf Karten. Das Los entscheidet, wer beginnt, wenn es nicht vorher feststeht; wer beginnt, zieht im ersten Zug keine Karte.',
  'duel-masters.rules.turn': 'Ein Zug',
  'duel-masters.rules.turn.text':
    'Enttappen, Ziehen, Aufladen, Ausspielen, Angriff, Ende. Zuerst werden die eigenen getappten Kreaturen und Manakarten enttappt. Dann wird eine Karte gezogen.',
  'duel-masters.rules.charge': 'Aufladen',
  'duel-masters.rules.charge.text':
    'Eine beliebige Handkarte darf in die Manazone gelegt werden; dort bleibt sie als Mana ihrer Zivilisationen. Eine Karte mit mehreren Zivilisationen kommt getappt in die Manazone.',
  'duel-masters.rules.main': 'Ausspielen',
  'duel-masters.rules.main.text':
    'Eine Karte wird benutzt, indem genau so viele Manakarten getappt werden, wie sie kostet. Für jede ihrer Zivilisationen muss eine eigene Manakarte darunter sein; eine Manakarte gibt ein Mana, von einer ihrer Zivilisationen. Getappt wird so, dass möglichst viel von der Hand bezahlbar bleibt; das Mana lässt sich auch Karte für Karte wählen. Eine Kreatur kann in dem Zug, in dem sie kommt, nicht angreifen.',
  'duel-masters.rules.evolution': 'Evolution',
  'duel-masters.rules.evolution.text':
    'Eine Evolutionskreatur wird auf eine eigene Kreatur der genannten Rasse gelegt, eine Wirbelevolution auf zwei. Manche nennen eine andere Zone, etwa das Mana oder den Friedhof: Dann kommt die Basis von dort. Eine Evolution liegt so, wie ihre Basis in der Kampfzone lag, getappt oder nicht, sonst ungetappt, und kann sofort angreifen. Der Stapel gilt als eine Kreatur, bei der nur die oberste Karte zählt; verlässt er die Kampfzone, gehen alle seine Karten denselben Weg.',
  'duel-masters.rules.attack': 'Angriff',
  'duel-masters.rules.attack.text':
    'Beliebig viele eigene Kreaturen greifen nacheinander an und werden dafür getappt. Eine Kreatur greift den Gegner an oder eine seiner getappten Kreaturen. In dieser Phase werden keine Karten mehr benutzt, außer Schildauslösern. Ein Angriff läuft so ab: den Angreifer tappen und das Ziel wählen, dann Fähigkeiten des Angriffs, dann darf der Gegner blocken, dann der Treffer.',
  'duel-masters.rules.block': 'Blocken',
  'duel-masters.rules.block.text':
    'Eine ungetappte Kreatur mit Blocker kann getappt werden, um einen Angriff aufzuhalten: Der Angreifer kämpft dann gegen sie und erreicht sein Ziel nicht, auch wenn der Blocker vor dem Kampf verschwindet. Einen Angriff blockt nur eine Kreatur, und die angegriffene selbst blockt nicht.',
  'duel-masters.rules.battle': 'Kampf',
  'duel-masters.rules.battle.text':
    'Die Kreatur mit mehr Kraft gewinnt, die andere wird zerstört und kommt auf den Friedhof; bei gleicher Kraft beide. Kraft zählt nie unter 0, und eine Kreatur mit Kraft 0 wird zerstört. Ein + neben der Kraft heißt, dass sie in gewissen Lagen wächst.',
  'duel-masters.rules.shields': 'Schilde',
  'duel-masters.rules.shields.text':
    'Ein Angriff auf den Gegner bricht einen Schild, mit einer Brecher-Fähigkeit mehrere, einen nach dem anderen: Der Angreifende wählt einen Schild, und dieser kommt auf die Hand des Besitzers. Ist er ein Schildauslöser, darf er sofort und kostenlos benutzt werden. Eine Kreatur, die so kommt, kann diesen Angriff nicht mehr blocken. Wer den letzten Schild bricht, führt mit demselben Angriff keinen Schlussschlag; inzwischen hinzugekommene Schilde werden mit gebrochen, solange der Angreifer noch mehr brechen darf.',
  'duel-masters.rules.keywords': 'Begriffe für Angriff und Abwehr',
  'duel-masters.rules.keywords.text':
    'Blocker blockt Angriffe auf alles, Wache nur Angriffe auf andere eigene Kreaturen. Doppelbrecher und Dreifachbrecher brechen zwei und drei Schilde; Gruppenbrecher bricht einen und für jede andere passende eigene Kreatur einen weiteren; von mehreren solchen Begriffen gilt nur der größte. Kraftangreifer hat beim Angreifen mehr Kraft. Schlächter zerstört auch den Sieger, wenn er einen Kampf verliert. Schnellangreifer greift schon in dem Zug an, in dem er kommt. Tarnung kann nicht geblockt werden, solange in der gegnerischen Manazone die Zivilisation liegt. Schilde, die ein Schildbrenner bricht, kommen auf den Friedhof.',
  'duel-masters.rules.skills': 'Weitere Begriffe',
  'duel-masters.rules.skills.text':
    'Auflader: Der Zauber kommt nach Gebrauch in die Manazone. Überlebender: Eine so gekennzeichnete Fähigkeit teilen alle eigenen Überlebenden in der Kampfzone. Wellenstürmer: Die Fähigkeit gilt mit drei oder mehr eigenen Wellenstürmern in der Kampfzone. Turboansturm: Die Fähigkeit gilt bis zum Ende des Zuges, sobald eine andere eigene Kreatur einen Schild gebrochen hat. Tapp-Fähigkeit: Die Kreatur wird dafür getappt, statt anzugreifen, und nicht in dem Zug, in dem sie kommt. Stille Fähigkeit: Zu Beginn des Zuges kann die Kreatur getappt bleiben, und dann geschieht ihre Fähigkeit.',
  'duel-masters.rules.order': 'Welcher Text gilt',
  'duel-masters.rules.order.text':
    'Was eine Karte erlaubt, geht vor die Regeln; was eine Karte verbietet, geht vor alles. Von einem Text wird so viel getan, wie möglich ist. Von mehreren Fähigkeiten zugleich kommen die des Spielers am Zug zuerst, und jeder ordnet die eigenen. Was bis zum Ende des Zuges dauert, endet gemeinsam in der Endphase.',
  'duel-masters.rules.bound': 'Grenze',
  'duel-masters.rules.bound.text':
    'In jedem Zug wird eine Karte gezogen, und wer keine mehr ziehen kann, hat verloren. So endet ein Spiel spätestens mit den Decks.',
  'duel-masters.rules.options': 'Einstellungen',
  'duel-masters.rules.options.text':
    'wave-strikers=both zählt die Wellenstürmer beider Seiten. Nach einem Schildauslöser wird bei jedem gebrochenen Schild gefragt, und wer Karten und Mana hat, wird in der Ausspielphase gefragt, damit die Gegenseite nichts über verdeckte Karten erfährt.',
} satisfies Record<keyof typeof en, string>;
