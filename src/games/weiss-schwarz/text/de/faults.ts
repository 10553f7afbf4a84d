// German: what is wrong with a card file.
import type en from '../en/faults.js';

export default {
  'weiss.field.name': 'Name',
  'weiss.field.colour': 'Farbe',
  'weiss.field.extra': 'Zusatzeffekt',
  'weiss.field.ability': 'Fähigkeit',
  'weiss.field.flavour': 'Ziertext',
  'weiss.field.level': 'Stufe',
  'weiss.field.cost': 'Kosten',
  'weiss.field.power': 'Kraft',
  'weiss.field.soul': 'Seelenpunkte',
  'weiss.field.subtypes': 'Untertypen',
  'fault.weiss.type':
    'Typ: „{text}“ ist kein Typ. Eine Zeile beginnt mit einem von diesen: {known}; und „|“ trennt ihre Felder.',
  'fault.weiss.fields':
    '{type} braucht {right} Felder, getrennt durch „|“, aber hier {count, plural, one {steht # Feld} other {stehen # Felder}}.',
  'fault.weiss.empty': '{field}: Da steht nichts. Richtig ist mindestens ein Zeichen.',
  'fault.weiss.control': '{field}: „{text}“ enthält ein Steuerzeichen. Richtig sind druckbare Zeichen.',
  'fault.weiss.long': '{field}: {count} Zeichen. Richtig sind höchstens {most}.',
  'fault.weiss.colour': 'Farbe: „{text}“ ist keine Farbe. Richtig ist eine von diesen: {known}.',
  'fault.weiss.number': '{field}: „{text}“ stimmt nicht. Richtig ist eine ganze Zahl {right}.',
  'fault.weiss.ability': 'Fähigkeit: Es gibt keine mit dem Namen „{text}“. Bekannt: {known}; oder nichts.',
  'fault.weiss.ability-near':
    'Fähigkeit: Es gibt keine mit dem Namen „{text}“. Ähnlich: „{near}“. Bekannt: {known}; oder nichts.',
  'fault.weiss.parameter': 'Fähigkeit: „{text}“ ist nicht zu verstehen. Richtig ist zum Beispiel „{example}“.',
  'fault.weiss.climaxes': 'Das Deck hat {count} Höhepunkte: Höchstens {most} sind erlaubt.',
  'fault.weiss.ready-size':
    'Das fertige Deck {name} hat {count, plural, one {# Karte} other {# Karten}}, aber die Deckgröße ist {right}.',
  'fault.weiss.no-deck':
    '{player} braucht ein eigenes Deck: Das fertige Deck {name} hat {count, plural, one {# Karte} other {# Karten}}, aber die Deckgröße ist {right}.',
} satisfies Record<keyof typeof en, string>;
