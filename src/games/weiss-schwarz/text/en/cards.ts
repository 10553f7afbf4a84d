// What cards say, in English.

export default {
  'weiss.name': '{name}',
  'weiss.flavour': '{line}',
  'weiss.type.character': 'character',
  'weiss.type.event': 'event',
  'weiss.type.climax': 'climax',
  'weiss.colour.red': 'red',
  'weiss.colour.blue': 'blue',
  'weiss.colour.green': 'green',
  'weiss.colour.yellow': 'yellow',
  'weiss.text.character': 'Character: level {level}, cost {cost}, power {power}, soul {soul}',
  'weiss.text.event': 'Event: level {level}, cost {cost}',
  'weiss.text.climax': 'Climax',
  'weiss.text.colour': 'Colour {colour}, extra effect {extra}',
  'weiss.text.subtypes': 'Subtypes: {subtypes}',
  'weiss.text.ability':
    '{ability}{lasts, select, field { (while it is on the field)} turn { (until the end of the turn)} other {}}',
  'weiss.text.then': '{first}. {next}',
  'weiss.ability.discard-colour':
    'All cards of the own deck that have the colour of its top card go to the discard pile',
  'weiss.ability.order-deck': 'The first five cards of one of the decks are put in order',
  'weiss.ability.return-all': 'Own clock, stock and characters go into the deck, which is shuffled',
  'weiss.ability.sweep-field': 'All own characters go to the discard pile',
  'weiss.ability.raise-subtype':
    'Own characters {named, select, yes {of the subtype {what}} other {that share a subtype with it}}: power +{n}',
  'weiss.ability.die-strike':
    'A die destroys a front-row character: 1 to 3 the own places, 4 to 6 the opponent’s, each from the left',
  'weiss.ability.coin-mill':
    'As long as a coin shows heads, the top card of the opponent’s deck goes to the discard pile',
  'weiss.ability.recover': 'As often as possible, two cards of the own stock and one of the own clock are discarded',
  'weiss.ability.level-down': 'The own level goes down by one, and all own characters go to the discard pile',
  'weiss.ability.banish': 'One character on either field is removed from the game',
  'weiss.ability.annul-power': 'One character on either field: power 0',
  'weiss.ability.coin-banish':
    'A coin decides: with heads a card of the opponent is removed from the game, with tails an own one, from field or hand',
  'weiss.ability.lower-power': 'The opponent’s characters{named, select, yes { of level {what}} other {}}: power −{n}',
  'weiss.change.raise-subtype': '{named, select, yes {{what}} other {same subtype}} +{n}',
  'weiss.change.annul-power': 'power 0',
  'weiss.change.lower-power': '{named, select, yes {level {what} of the opponent} other {the opponent}} −{n}',
} as const;
