// German: packs of cards that players bring, and what is wrong with them.
import type en from '../en/packs.js';

export default {
  'fault.game.no-packs':
    '{game} nimmt nur die eigenen Karten, daher geht „--cards“ hier nicht. Die Spiele, die weitere Karten nehmen: {known}.',
  'fault.usage.cards-stdin':
    '„--cards“ kann die Standardeingabe hier nicht lesen, denn von dort wird etwas anderes gelesen.',
  'fault.file.pack-missing':
    'diese Datei gibt es nicht. Richtig ist ein Kartenpaket (JSON) oder - für die Standardeingabe.',
  'fault.file.pack-folder': 'das ist ein Ordner. Richtig ist eine Datei mit einem Kartenpaket (JSON).',
  'fault.file.pack-not-utf8': 'diese Bytes sind kein UTF-8. Ein Kartenpaket ist JSON in UTF-8.',
  'fault.pack.too-large': 'das Paket hat {count} Zeichen. Gelesen werden höchstens {most}.',
  'fault.pack.too-deep': 'hier sind Klammern mehr als {most}-fach ineinander geschachtelt. Das braucht keine Karte.',
  'fault.pack.card-too-large': '{path} enthält {count} Werte. Eine Karte hat höchstens {most}.',
  'fault.pack.json.value': 'das ist kein JSON: Hier fehlt ein Wert.',
  'fault.pack.json.name': 'das ist kein JSON: Hier fehlt der Name eines Feldes in doppelten Anführungszeichen.',
  'fault.pack.json.colon': 'das ist kein JSON: Hier fehlt ein Doppelpunkt.',
  'fault.pack.json.comma': 'das ist kein JSON: Hier fehlt ein Komma.',
  'fault.pack.json.bracket': 'das ist kein JSON: Eine schließende Klammer fehlt.',
  'fault.pack.json.end': 'das ist kein JSON: Nach der letzten Klammer darf nichts mehr stehen.',
  'fault.pack.json.text':
    'das ist kein JSON: Ein Text in Anführungszeichen endet nicht oder enthält ein Zeichen, das dort nicht stehen darf.',
  'fault.pack.json.number': 'das ist kein JSON: Eine Zahl ist nicht so geschrieben, wie sie sein soll, etwa 3000.',
  'fault.pack.json.comment': 'das ist kein JSON: Kommentare sind nicht erlaubt.',
  'fault.pack.json.symbol':
    'das ist kein JSON: Texte stehen in doppelten Anführungszeichen; nur Zahlen, true, false und null stehen ohne.',
  'fault.pack.twice': '{path}: Das Feld „{name}“ steht zweimal da. Es steht schon in Zeile {first}.',
  'fault.pack.kind':
    '{path} muss {kind, select, text {ein Text in doppelten Anführungszeichen} whole {eine ganze Zahl} list {eine Liste in eckigen Klammern} other {eine Gruppe von Feldern in geschweiften Klammern}} sein.',
  'fault.pack.unknown': '{path}: Ein Feld „{name}“ gibt es hier nicht. Die Felder: {known}.',
  'fault.pack.unknown-near': '{path}: Ein Feld „{name}“ gibt es hier nicht. Ähnlich: „{near}“. Die Felder: {known}.',
  'fault.pack.missing': '{path}: Das Feld „{name}“ fehlt.',
  'fault.pack.word': '{path} kann nicht „{text}“ sein. Möglich: {known}.',
  'fault.pack.word-near': '{path} kann nicht „{text}“ sein. Ähnlich: „{near}“. Möglich: {known}.',
  'fault.pack.least': '{path} kann nicht {value} sein: Mindestens {least} ist richtig.',
  'fault.pack.most': '{path} kann nicht {value} sein: Höchstens {most} ist richtig.',
  'fault.pack.step': '{path} kann nicht {value} sein: Ein Vielfaches von {step} ist richtig.',
  'fault.pack.fewest': '{path} enthält zu wenig: Mindestens {least} muss dort stehen.',
  'fault.pack.longest': '{path} enthält zu viel: Höchstens {most} darf dort stehen.',
  'fault.pack.same': '{path} enthält zweimal dasselbe.',
  'fault.pack.id':
    '{path} kann nicht „{text}“ sein: Eine Kennung besteht aus Kleinbuchstaben von a bis z, Ziffern und Bindestrichen und hat höchstens {most} Zeichen.',
  'fault.pack.name':
    '{path} kann nicht „{text}“ sein: Ein Name beginnt mit einem Buchstaben oder einer Ziffer, hat höchstens {most} Zeichen und enthält nur Buchstaben, Ziffern, Leerzeichen und die Zeichen {signs}.',
  'fault.pack.once': '{path} enthält eine Fähigkeit „{word}“ mehrmals. Einmal ist richtig.',
  'fault.pack.zero': '{path} kann nicht 0 sein.',
  'fault.pack.reserved': '{path} kann nicht „{text}“ sein: Diese Wörter bedeuten beim Wählen etwas anderes: {known}.',
  'fault.pack.survivor': 'in {path} fehlt „survivor“: Eine Karte mit einer Fähigkeit der Überlebenden hat diese Rasse.',
  'fault.pack.same-id': '{path}: Die Kennung „{id}“ steht schon in Zeile {first}. Eine andere Kennung ist richtig.',
  'fault.pack.same-name': '{path}: Der Name „{name}“ steht schon in Zeile {first}. Ein anderer Name ist richtig.',
  'fault.pack.own-id': '{path}: Das Spiel selbst hat eine Karte „{id}“. Eine andere Kennung ist richtig.',
  'fault.pack.taken-id': '{path}: Eine Karte „{id}“ steht schon in {file}. Eine andere Kennung ist richtig.',
  'fault.pack.own-name': '{path}: Das Spiel selbst hat eine Karte namens „{name}“. Ein anderer Name ist richtig.',
  'fault.pack.taken-name': '{path}: Eine Karte namens „{name}“ steht schon in {file}. Ein anderer Name ist richtig.',
} satisfies Record<keyof typeof en, string>;
