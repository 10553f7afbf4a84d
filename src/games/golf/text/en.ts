// Golf in English. What screens say of a game does not compile without words.
import type { NeededKey } from '../../../engine/index.js';
import type { OPTIONS } from '../options.js';
import type { phases } from '../phases.js';

type Needed = NeededKey<'golf', typeof phases, typeof OPTIONS>;

export default {
  'game.golf': 'Golf',
  'game.golf.summary': 'Six-card golf for two to four: swap cards, pair them in columns, and have the fewest points.',
  'phase.deal': 'Deal',
  'phase.reveal': 'Reveal',
  'phase.play': 'Play',
  'phase.final-round': 'Final round',
  'phase.scoring': 'Scoring',
  'step.reveal': 'turn up two',
  'step.draw': 'draw',
  'step.swap': 'swap',
  'step.discard': 'discard',
  'option.test-mode': 'test mode: only twos, queens and kings',
  'option.order': 'order of play: as given, or drawn at random',
  'golf.card-in-slot': '{card} in slot {slot}',
  'golf.zone.grid': 'Grid',
  'golf.zone.draw-pile': 'Draw pile',
  'golf.zone.discard-pile': 'Discard pile',
  'golf.zone.drawn': 'Drawn',
  'golf.seat':
    '{bothGone, select, yes {both rows removed} other {{points, plural, one {# point} other {# points}}, {down} face down}}',
  'golf.status.reveal': 'Each player turns up two cards',
  'golf.status.round': 'Round {round}',
  'golf.status.last-round':
    'Last round: {left, plural, =0 {no turn left} one {# turn left} other {# turns left}} (begun by {player})',
  'golf.act.reveal': 'Turn up own cards',
  'golf.act.draw': 'Draw from the draw pile',
  'golf.act.take': 'Take {top} from the discard pile',
  'golf.act.swap': 'Put {drawn} into a slot',
  'golf.act.discard': 'Discard {drawn} and turn up a card',
  'golf.slot.down': 'slot {slot}, face down',
  'golf.slot.open': 'slot {slot}, {card}',
  'golf.choice.reveal': 'turn up {count, plural, one {slot} other {slots}} {slots}',
  'golf.choice.draw': 'draw from the draw pile',
  'golf.choice.swap': 'put {drawn} into slot {slots}',
  'golf.choice.discard': 'discard {drawn} and turn up slot {slots}',
  'golf.choice.take': 'take {top} for slot {slots}',
  'closed.golf.face-up': 'that card lies face up already',
  'closed.golf.gone': 'that row has been removed',
  'closed.golf.draw-pile-empty': 'the draw pile is empty',
  'closed.golf.discard-pile-empty': 'the discard pile is empty',
  'closed.golf.nothing-drawn': 'no card has been drawn',
  'closed.golf.already-drawn': 'a card has been drawn and must be placed first',
  'reason.golf.points': 'all cards are counted',
  'reason.golf.still': 'nothing new was turned up for too long',
  'event.golf.order': 'The order of play was drawn: {players}.',
  'event.golf.dealt': 'Six cards are dealt to each player; {card} begins the discard pile.',
  'event.golf.turned-up': '{player} turns up {cards}.',
  'event.golf.drew': '{player} draws {card}.',
  'event.golf.drew-unseen': '{player} draws a card.',
  'event.golf.swapped': '{player} puts {card} into slot {slot} and discards {old}.',
  'event.golf.discarded': '{player} discards {card}.',
  'event.golf.took': '{player} takes {card} from the discard pile for slot {slot} and discards {old}.',
  'event.golf.row-removed': '{player} removes the {row, select, 1 {upper} other {lower}} row: {cards}.',
  'event.golf.last-round': '{player} has no card left face down: everybody else has one more turn.',
  'event.golf.still': 'Nothing new was turned up for {turns} turns: the game is scored as it stands.',
  'event.golf.points': '{player} has {points, plural, one {# point} other {# points}}.',
  'event.golf.both-rows': '{player} has removed both rows: minus infinity points.',
  'golf.rules.aim': 'Aim',
  'golf.rules.aim.text':
    'Have the fewest points when the game ends. Two to four play, each with six cards in two rows of three.',
  'golf.rules.start': 'Start',
  'golf.rules.start.text':
    'All six cards lie face down; nobody knows them, not even their owner. One card begins the discard pile, the rest is the draw pile. Then each player in turn chooses two own cards, and both are turned up at once.',
  'golf.rules.turn': 'A turn is one of these three',
  'golf.rules.turn.reveal': 'Turn up one or two own face-down cards.',
  'golf.rules.turn.draw':
    'Draw the top card of the draw pile. Put it into any own slot, and the card that lay there goes to the discard pile; or discard it, and then one own face-down card must be turned up.',
  'golf.rules.turn.take':
    'Take the top card of the discard pile and put it into any own slot; the card that lay there goes to the discard pile.',
  'golf.rules.rows': 'Rows',
  'golf.rules.rows.text':
    'When a turn leaves a row of three equal cards in a player’s own grid (three queens, say), all face up, that row goes to the discard pile. Its cards no longer count.',
  'golf.rules.end': 'End',
  'golf.rules.end.text':
    'Once a player has no card left face down, everybody else has one more turn. Then all cards are turned up, and finished rows are removed once more.',
  'golf.rules.points': 'Points',
  'golf.rules.points.text': 'Ace 1, two minus 2, three to ten their number, jack and queen 10, king 0.',
  'golf.rules.points.pairs':
    'Two equal cards in one column (two queens, say) count nothing, twos included. A card whose column-mate is gone counts alone.',
  'golf.rules.win': 'Winning',
  'golf.rules.win.text':
    'The lowest total wins; equal totals share the place. Whoever has removed both rows wins outright. If nothing new is turned up for 200 turns, the game is scored as it stands.',
  'golf.rules.options': 'Options',
  'golf.rules.options.text':
    'test-mode plays with twos, queens and kings only, so that rows happen often. order=random draws the order of play.',
} as const satisfies Readonly<Record<Needed, string>> & Readonly<Record<string, string>>;
