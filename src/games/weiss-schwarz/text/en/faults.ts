// What is wrong with a card file, in English.
export default {
  'weiss.field.name': 'name',
  'weiss.field.colour': 'colour',
  'weiss.field.extra': 'extra effect',
  'weiss.field.ability': 'ability',
  'weiss.field.flavour': 'flavour',
  'weiss.field.level': 'level',
  'weiss.field.cost': 'cost',
  'weiss.field.power': 'power',
  'weiss.field.soul': 'soul points',
  'weiss.field.subtypes': 'subtypes',
  'fault.weiss.type': 'type: "{text}" is not a type. A line begins with one of {known}, and "|" parts its fields.',
  'fault.weiss.fields':
    '{type} takes {right} fields parted by "|", but here {count, plural, one {is # field} other {are # fields}}.',
  'fault.weiss.empty': '{field}: it is empty. At least one character is right.',
  'fault.weiss.control': '{field}: "{text}" holds a control character. Printable characters are right.',
  'fault.weiss.long': '{field}: {count} characters. At most {most} are right.',
  'fault.weiss.colour': 'colour: "{text}" is not a colour. One of these is right: {known}.',
  'fault.weiss.number': '{field}: "{text}" is not right: it must be a whole number, {right}.',
  'fault.weiss.ability': 'ability: there is none called "{text}". Known: {known}; or nothing.',
  'fault.weiss.ability-near': 'ability: there is none called "{text}". Near it: "{near}". Known: {known}; or nothing.',
  'fault.weiss.parameter': 'ability: "{text}" cannot be understood. Right is, for example, "{example}".',
  'fault.weiss.climaxes': 'the deck has {count} climax cards: at most {most} are allowed.',
  'fault.weiss.ready-size':
    'the ready deck {name} has {count, plural, one {# card} other {# cards}}, but the deck size is {right}.',
  'fault.weiss.no-deck':
    '{player} needs an own deck: the ready deck {name} has {count, plural, one {# card} other {# cards}}, but the deck size is {right}.',
} as const;
