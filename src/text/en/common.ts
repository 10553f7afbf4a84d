// English: what every game and every way of playing has in common.
export default {
  'language.name': 'English',
  'event.@turn': 'Turn {turn}: {player}',
  'event.@conceded': '{player} gives up.',
  'event.@bounded': 'After {decisions, number} decisions the game is stopped.',
  'event.@over.won': '{winner} wins: {reason}.',
  'event.@over.drawn': 'A draw between {players}: {reason}.',
  'event.@over.lost': 'Nobody wins: {reason}.',
  'choice.first': 'First: {ability}',
  'branch.first': 'Which ability comes first',
  'reason.conceded': 'a player gave up',
  'reason.@bounded': 'too many decisions',
  'score.minus-infinity': '−∞',
  'place.turned': 'turned sideways',
} as const;
