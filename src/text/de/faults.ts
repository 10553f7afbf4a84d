// German: what is wrong with something a person gave us, and why a choice is refused.
import type en from '../en/faults.js';

export default {
  'fault.at-line': '{file}:{line}: {fault}',
  'fault.in-file': '{file}: {fault}',
  'fault.recording.no-version':
    'das ist keine Aufzeichnung: Die erste Zeile muss „hotseat 1“ lauten, dort steht aber „{text}“.',
  'fault.recording.empty': 'das ist keine Aufzeichnung: Die Datei ist leer. Die erste Zeile muss „hotseat 1“ lauten.',
  'fault.recording.no-end-of-header': 'der Kopf hat kein Ende: Vor der ersten Wahl muss eine Zeile „---“ stehen.',
  'fault.recording.open-deck':
    'ein Deck wird mit einer geschweiften Klammer begonnen und nicht beendet: Die Zeile mit der schließenden Klammer fehlt.',
  'fault.recording.no-game': 'der Kopf nennt kein Spiel: Eine Zeile wie „game golf“ fehlt.',
  'fault.recording.twice': '„{word}“ steht zweimal da, zuerst in Zeile {first}.',
  'fault.recording.nothing-after': 'nach „{word}“ muss etwas folgen.',
  'fault.recording.bad-number': 'nach „{word}“ muss eine ganze Zahl folgen, nicht „{text}“.',
  'fault.recording.unknown-header': 'eine Zeile im Kopf kann nicht mit „{word}“ beginnen. Möglich ist: {known}.',
  'fault.recording.bad-hash': '„{text}“ ist keine Prüfsumme: Nach dem „=“ gehören 8 bis 64 der Zeichen 0-9 und a-f.',
  'fault.recording.unknown-word': '„! {word}“ ist nicht bekannt. Bekannt ist: {known}.',
  'fault.recording.no-choice': '„{text}“ ist keine Wahl: Dazu gehören Name, Doppelpunkt und Wahl, etwa „Ann: draw“.',
  'fault.recording.no-such-player': 'hier heißt niemand „{name}“. Es spielen: {known}.',
  'fault.recording.after-end': 'die Partie ist zu Ende, {name} hat nichts mehr zu wählen.',
  'fault.recording.torn': 'die letzte Zeile, „{text}“, ist abgeschnitten und wird ausgelassen.',
  'fault.version.format': 'diese Aufzeichnung hat die Formatversion {version}; dieses Programm liest Version {known}.',
  'fault.version.rules':
    'diese Aufzeichnung entstand unter der Regelversion {version}; dieses Programm spielt Version {known}. Sie lässt sich mit dem Programm abspielen, das sie geschrieben hat.',
  'fault.diverged': 'in Zug {turn} weicht die Partie von der Aufzeichnung ab: erwartet {expected}, erhalten {got}.',
  'fault.choice.not-open': 'für {name} ist „{text}“ jetzt nicht möglich. Möglich ist: {choices}.',
  'fault.choice.closed': 'für {name} ist „{text}“ nicht möglich: {reason}. Möglich ist: {choices}.',
  'fault.choice.not-asked':
    'für {name} ist „{text}“ nicht möglich: Die Wahl hat {asked}. Möglich für {asked}: {choices}.',
  'fault.choice.over': 'für {name} ist „{text}“ nicht möglich: Die Partie ist zu Ende.',
  'fault.name.empty': 'der Name an Stelle {place} ist leer. Ein Name braucht mindestens einen Buchstaben.',
  'fault.name.control':
    'der Name „{name}“ enthält Steuerzeichen. Erlaubt sind Buchstaben, Ziffern, Leerzeichen und Satzzeichen.',
  'fault.name.format':
    'der Name „{name}“ lässt sich nicht in eine Aufzeichnung schreiben: Er darf weder einen Doppelpunkt noch „bot=“ enthalten und nicht mit „#“, „=“ oder „!“ beginnen.',
  'fault.name.long': 'der Name „{name}“ ist zu lang: Höchstens {most} Zeichen sind erlaubt.',
  'fault.name.equal':
    'die Namen „{name}“ und „{other}“ sind gleich: Namen müssen sich in mehr als Groß- und Kleinschreibung und Leerzeichen unterscheiden.',
  'fault.players.number': '{game} ist für {least} bis {most} Personen, nicht für {count}.',
  'fault.players.exactly':
    '{game} ist für genau {right, plural, one {# Person} other {# Personen}}, nicht für {count}.',
  'fault.bot.unknown': 'es gibt keinen Bot „{name}“. Die Bots: {known}.',
  'fault.option.unknown': 'es gibt keine Option „{name}“. Die Optionen: {known}.',
  'fault.option.bad-value': 'die Option „{name}“ kann nicht „{value}“ sein. Richtig ist: {right}.',
  'fault.option.twice': 'die Option „{name}“ steht zweimal da. Richtig ist: einmal.',
  'fault.seed.empty': 'der Startwert ist leer. Jeder Text und jede Zahl geht, etwa 42.',
  'fault.seed.control': 'der Startwert enthält Steuerzeichen. Jeder Text und jede Zahl ohne solche geht, etwa 42.',
  'fault.stack.no-deck': '{game} hat ein gemeinsames Blatt: Gelegte Karten stehen nach „stack: …“, ohne Namen.',
  'fault.stack.no-card': '„{card}“ ist keine Karte. Karten schreibt man zum Beispiel so: {example}.',
  'fault.stack.not-in-pack': 'das Blatt enthält {card} nicht oder nicht so oft.',
  'fault.deck.no-decks': '{game} wird ohne Decks gespielt.',
  'refusal.over': 'Die Partie ist zu Ende.',
  'refusal.not-open': '„{text}“ ist jetzt nicht möglich. Möglich ist: {choices}.',
  'refusal.closed': '„{text}“ ist nicht möglich: {reason}. Möglich ist: {choices}.',
  'refusal.not-asked': 'Die Wahl hat jemand anders.',
  'refusal.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'refusal.undo-uncovered': 'Das lässt sich nicht zurücknehmen: Seitdem wurde eine verdeckte Karte gesehen.',
} satisfies Record<keyof typeof en, string>;
