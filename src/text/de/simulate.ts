// German: what a simulation reports.
import type en from '../en/simulate.js';

export default {
  'simulate.title': '{game}: {games, plural, one {# Partie} other {# Partien}}, {players} Personen, Startwert {seed}',
  'simulate.bot': 'Bot',
  'simulate.deck': 'Deck',
  'simulate.seat': 'Platz',
  'simulate.games': 'Partien',
  'simulate.wins': 'Siege',
  'simulate.draws': 'Unentschieden',
  'simulate.rate': 'Siegquote',
  'simulate.interval': '95-%-Intervall',
  'simulate.advantage': 'Vorteil',
  'simulate.points': 'Punkte',
  'simulate.certain': '* Das Intervall schließt {rate} aus: so viel gewänne jeder Platz, wenn alle gleich gut wären.',
  'simulate.even': 'Kein Platz hat einen Vorteil, der sich mit so vielen Partien belegen ließe.',
  'simulate.unlike':
    'Mit diesen Bots treffen die Plätze auf verschiedene Gegner und werden daher nicht verglichen. Ein einziger Bot auf allen Plätzen würde zeigen, ob ein Platz besser ist.',
  'simulate.unlike-decks':
    'Mit diesen Decks treffen die Plätze auf verschiedene Gegner und werden daher nicht verglichen. Ein einziges Deck auf allen Plätzen würde zeigen, ob ein Platz besser ist.',
  'simulate.matrix.title':
    '{game}: Deck gegen Deck, je Paar {games, plural, one {# Partie} other {# Partien}}, Bot {bot} auf beiden Seiten, Startwert {seed}',
  'simulate.matrix.how':
    'Jede Zeile: wie oft ihr Deck gegen das der Spalte gewinnt, und das 95-%-Intervall. Die Plätze wechseln mit jeder Partie.',
  'simulate.drawn': 'Partien mit geteiltem erstem Rang: {draws, number} ({rate})',
  'simulate.decisions': 'Entscheidungen je Partie: im Mittel {mean}, mindestens {min, number}, höchstens {max, number}',
  'simulate.fact': '{fact}:',
  'simulate.fact.number': '{fact}: im Mittel {mean}, mindestens {min, number}, höchstens {max, number}',
  'simulate.fact.case': '{what}: {count, number} ({rate})',
  'simulate.time': '{games, plural, one {# Partie} other {# Partien}} in {seconds} s',
  'simulate.seed-drawn': 'Ohne Angabe wurde ein Startwert ausgelost: {seed}',
  'simulate.progress': 'Partien',
  'simulate.stopped': 'Nach {played, number} von {games, number} Partien abgebrochen, daher keine Ergebnisse.',
  'simulate.broken': 'Partie {number} (Startwert {seed}) verletzt eine Zusicherung: {what}\nAufzeichnung: {file}',
  'simulate.broken.not-kept':
    'Partie {number} (Startwert {seed}) verletzt eine Zusicherung: {what}\nDie Aufzeichnung ließ sich nicht ablegen: {reason}',
  'simulate.broken.more':
    '{count, plural, one {Eine weitere Partie verletzt} other {# weitere Partien verletzen}} eine Zusicherung und {count, plural, one {wurde} other {wurden}} nicht aufgezeichnet.',
  'fault.simulate.number': '„{option}“ verlangt eine ganze Zahl von 1 bis {most, number}, nicht „{text}“.',
  'fault.simulate.no-bots': '„--bots“ nennt keinen Bot. Die Bots: {known}.',
  'fault.simulate.each-unknown':
    '„--each“ verlangt eine Option des Spiels mit einer Liste von Werten, nicht „{name}“. Möglich: {known}.',
  'fault.simulate.each-or-matrix': '„--each“ und „--matrix“ schließen einander aus: Eines davon ist richtig.',
  'fault.simulate.each-or-option':
    '„--each {name}“ spielt alle Werte von „{name}“; „--option“ kann daher nicht auch einen festlegen.',
} satisfies Record<keyof typeof en, string>;
