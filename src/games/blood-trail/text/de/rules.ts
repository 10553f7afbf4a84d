// Blood Trail in German: the rules page.
import type en from '../en/rules.js';

export default {
  'trail.rules.aim': 'Ziel',
  'trail.rules.aim.text':
    'Ein Held steigt durch drei Ebenen hinab: Er folgt den Blutstropfen bis zum Bau des Leitwolfs, erlegt ihn, damit der Weg nach unten frei wird, und trifft in der tiefen Halle auf den Wächter. Fällt der Wächter, ist der Lauf gewonnen; fällt der Held, ist er vorbei.',
  'trail.rules.map': 'Auf der Karte',
  'trail.rules.map.text':
    'Jeder Schritt ist ein Zug der Welt: Erst handelt der Held, dann alle anderen. Wer gegen eine geschlossene Tür läuft, öffnet sie; wer gegen einen Gegner läuft, beginnt einen Kampf. Wache Gegner jagen den Helden und greifen vom Nachbarfeld aus an.',
  'trail.rules.map.long':
    'Erkunden, Hingehen und Rasten laufen von selbst weiter und enden, sobald etwas Neues in Sicht kommt, Leben verloren geht oder ein Kampf beginnt. Solange ein wacher Gegner in Sicht ist, stehen sie nicht offen.',
  'trail.rules.signs': 'Zeichen',
  'trail.rules.signs.text':
    '@ der Held, Buchstaben sind Geschöpfe, # Wand, . Boden, + geschlossene Tür, offene Türen zeigt ein Apostroph, > Treppe, ein Komma ist ein Blutstropfen, % ein Kadaver; andere Zeichen sind Dinge, die herumliegen.',
  'trail.rules.fight': 'Kämpfe',
  'trail.rules.fight.text':
    'Der Held schlägt zu, nutzt eine Fertigkeit oder einen Gegenstand, oder er flieht. Fertigkeiten kosten Mana und brauchen danach einige Züge, ehe sie wieder gehen. Die Flucht gelingt umso öfter, je gewandter der Held ist; die Gegner verlieren dann eine Weile die Spur.',
  'trail.rules.fight.turn':
    'Alle gewinnen Energie nach ihrer Schnelligkeit und handeln bei 100; so viel kostet es auch. Ein Zug beginnt mit den Wirkungen auf den, der an der Reihe ist. Wer betäubt ist, setzt aus und kann bis zum Ende des nächsten eigenen Zuges nicht wieder betäubt werden.',
  'trail.rules.fight.blow':
    'Die Trefferchance ist 75 plus die doppelte Gewandtheit des Angreifers minus die doppelte des Ziels; schwer Verletzte haben 15 weniger. Der Schaden ist Stärke minus Verteidigung, ein kritischer Treffer richtet die Hälfte mehr an. Eine Waffe mit Schneide hinterlässt bei einem kritischen Treffer eine Wunde, sonst in 35 % der Treffer.',
  'trail.rules.effects': 'Anhaltende Wirkungen',
  'trail.rules.effects.harm':
    'Eine Blutung kostet je Wunde 1 Leben im Zug, bei höchstens fünf Wunden. Gift und Brand kosten in jedem Zug ihre Kraft. Kälte nimmt je Schicht 2 Gewandtheit, bei höchstens drei. Schwäche nimmt Stärke.',
  'trail.rules.effects.help':
    'Erholung gibt in jedem Zug Leben zurück, Wut gibt Stärke und nimmt 2 Verteidigung, ein Schild gibt Verteidigung, Ausweichen gibt Gewandtheit. Ein Gegengift beendet Gift, Blutung und Brand; ein Verband stillt die Blutung und lässt den Helden sich drei Züge lang erholen.',
  'trail.rules.effects.life':
    'In jedem dritten Weltzug erhält der Held 1 Leben zurück, außer wenn er blutet oder vergiftet ist. Wer weniger als ein Viertel seines Lebens hat, ist schwer verletzt. Wer blutet, hinterlässt Tropfen auf seinem Weg.',
  'trail.rules.gain': 'Gewinn',
  'trail.rules.gain.text':
    'Gefallene Gegner bringen Erfahrung, Gold und manchmal Dinge; wer ungesehen stirbt, bringt nichts. Jede Stufe des Helden gibt Leben, Mana und Stärke. Aufgaben bringen von allem mehr.',
  'trail.rules.end': 'Ende und Wertung',
  'trail.rules.end.text':
    'Jede Ebene unter der ersten zählt 100 Punkte, jeder besiegte Gegner 10, Erfahrung und Gold zählen einfach, der Sieg 500. Spätestens nach 5000 Zügen ist Schluss.',
  'trail.rules.two': 'Zu zweit',
  'trail.rules.two.text':
    'Der zweite Spieler spielt in Kämpfen die Gegner; die Karte bleibt Sache des Helden. Fällt der Wächter, gewinnt der Spieler des Helden, fällt der Held, der andere; ist die Zeit um, endet es unentschieden.',
  'trail.rules.options': 'Optionen',
  'trail.rules.options.text':
    'calling=barbarian, ranger oder shaman bestimmt den Helden. turns=ZAHL macht den Lauf kürzer.',
} satisfies Readonly<Record<keyof typeof en, string>>;
