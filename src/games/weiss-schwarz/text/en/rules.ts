// The rules of Weiss-Schwarz in English.
export default {
  'weiss.rules.aim': 'Aim',
  'weiss.rules.aim.text':
    'Two sides, White (Weiss) and Black (Schwarz), let their characters fight. Damage fills a player’s clock; a full clock is a level up. Whoever reaches level 4 loses at once.',
  'weiss.rules.cards': 'Cards',
  'weiss.rules.cards.text':
    'A deck is a file of exactly 50 cards, no more than 4 with one name and no more than 8 climaxes. Characters fight in the front row or support from the back row; what they do lasts while they are on the field. Events and climaxes work until the end of the turn. Every card has a colour and an extra effect of 0 to 2.',
  'weiss.rules.zones': 'Zones',
  'weiss.rules.zones.text':
    'Each side has a front row of three places and a back row of two, a clock of seven places, level, stock, one climax place, deck, hand and discard pile. Cards that are removed from the game never come back. The own left faces the opponent’s right.',
  'weiss.rules.start': 'Start',
  'weiss.rules.start.text':
    'Chance decides who begins. The beginner starts with four cards, the other with five. There is no hand limit, and both deck lists are open.',
  'weiss.rules.turn': 'The turn',
  'weiss.rules.turn.text':
    'Draw a card; the effects of the cards on the field are applied; clock; main phase; combat; a second main phase; end.',
  'weiss.rules.clock': 'Clock',
  'weiss.rules.clock.text':
    'A card of the hand may be put into the own clock to draw two. That is a damage taken by choice: it can be a level up, and it makes a colour playable.',
  'weiss.rules.main': 'Main phases',
  'weiss.rules.main.text':
    'Play any number of cards. A character or event needs a player of at least its level, as many cards in the stock as it costs, which are discarded from the top, and a card of its colour in the own clock or level zone; level 0 needs no colour. A character also needs an empty place. A climax needs its colour and an empty climax place.',
  'weiss.rules.combat': 'Combat',
  'weiss.rules.combat.text':
    'Each front-row character may attack once a turn, also one that was played this turn. It meets the character opposite: the higher power wins and the other one goes to the discard pile, with equal power both do. Who wins, or meets nobody, does damage: the top card of the own deck is turned up for the stock, and its extra effect is added to the attacker’s soul. The back row neither attacks nor is attacked.',
  'weiss.rules.damage': 'Damage',
  'weiss.rules.damage.text':
    'Whoever takes damage takes that many cards from the deck, one at a time. If one is a climax, the damage is cancelled and all cards taken are discarded; otherwise they go into the clock. With seven or more cards there, one of them, drawn by lot, goes to the level zone and the others to the discard pile. From an empty deck nothing is taken.',
  'weiss.rules.effects': 'Effects',
  'weiss.rules.effects.text':
    'Changes of power are a pile: they work in the order in which they were applied, also on characters that come later, and power never shows less than 0. At the end of every turn all are undone, the last first; those of characters on the field come back in the same order in the next turn, whoever’s it is. A character that leaves the field takes its effect with it.',
  'weiss.rules.end': 'End of turn and game',
  'weiss.rules.end.text':
    'The climax goes to the discard pile. A player whose deck is empty shuffles the discard pile into a new one. After 400 turns the lower level wins, then the smaller clock; if these are equal too, it is a draw.',
  'weiss.rules.options': 'Options',
  'weiss.rules.options.text':
    'deck-size asks for another number of cards; greatest-level moves the level that loses; direct-soul adds one damage to direct attacks; repeat-abilities lets characters do again, in the effects phase of every turn, what their ability does only once when they are played.',
} as const;
