// English: what a simulation reports.
export default {
  'simulate.title': '{game}: {games, plural, one {# game} other {# games}}, {players} players, seed {seed}',
  'simulate.bot': 'Bot',
  'simulate.deck': 'Deck',
  'simulate.seat': 'Seat',
  'simulate.games': 'Games',
  'simulate.wins': 'Wins',
  'simulate.draws': 'Draws',
  'simulate.rate': 'Win rate',
  'simulate.interval': '95 % interval',
  'simulate.advantage': 'Advantage',
  'simulate.points': 'Points',
  'simulate.certain': '* The interval leaves out {rate}, which each seat would win if all seats were equally good.',
  'simulate.even': 'No seat has an advantage that this many games could prove.',
  'simulate.unlike':
    'With these bots the seats meet different opponents, so they are not compared. One bot in all seats would show whether a seat is better.',
  'simulate.unlike-decks':
    'With these decks the seats meet different opponents, so they are not compared. One deck for all seats would show whether a seat is better.',
  'simulate.matrix.title':
    '{game}: deck against deck, {games, plural, one {# game} other {# games}} a pair, bot {bot} on both sides, seed {seed}',
  'simulate.matrix.how':
    'Each row: how often its deck wins against the deck of the column, and the 95 % interval. The seats change with each game.',
  'simulate.drawn': 'Games with a shared first place: {draws, number} ({rate})',
  'simulate.decisions': 'Decisions per game: {mean} on average, {min, number} at least, {max, number} at most',
  'simulate.fact': '{fact}:',
  'simulate.fact.number': '{fact}: {mean} on average, {min, number} at least, {max, number} at most',
  'simulate.fact.case': '{what}: {count, number} ({rate})',
  'simulate.time': '{games, plural, one {# game} other {# games}} in {seconds} s',
  'simulate.seed-drawn': 'No seed was given, so one was drawn: {seed}',
  'simulate.progress': 'games',
  'simulate.stopped': 'Ended after {played, number} of {games, number} games, so there are no totals.',
  'simulate.broken': 'Game {number} (seed {seed}) broke a promise: {what}\nIts recording: {file}',
  'simulate.broken.not-kept':
    'Game {number} (seed {seed}) broke a promise: {what}\nIts recording could not be kept: {reason}',
  'simulate.broken.more':
    '{count, plural, one {One more game} other {# more games}} broke a promise, without being recorded.',
  'fault.simulate.number': '"{option}" takes a whole number from 1 to {most, number}, not "{text}".',
  'fault.simulate.no-bots': '"--bots" names no bot. The bots: {known}.',
  'fault.simulate.each-unknown':
    '"--each" takes an option of the game with a list of values, not "{name}". Possible: {known}.',
  'fault.simulate.each-or-matrix': '"--each" and "--matrix" exclude each other: one of them is right.',
  'fault.simulate.each-or-option':
    '"--each {name}" plays every value of "{name}", so that "--option" cannot set it as well.',
} as const;
