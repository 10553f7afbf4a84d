// The rules of Duel Masters in English.
export default {
  'duel-masters.rules.aim': 'Aim',
  'duel-masters.rules.aim.text':
    'Two players send creatures at each other’s shields. Whoever attacks an opponent without shields and is not stopped makes the final blow and wins. Whoever draws the last card of the own deck loses at once. If both lose at the same moment, it is a draw.',
  'duel-masters.rules.cards': 'Cards',
  'duel-masters.rules.cards.text':
    'A deck has at least 40 cards, at most 4 with one name. Creatures stay in the battle zone; a spell does what it says and goes to the graveyard. Each card belongs to one or more of five civilizations: light, water, darkness, fire, nature. Graveyards lie face up, and both may look through them at any time.',
  'duel-masters.rules.start': 'Start',
  'duel-masters.rules.start.text':
    'Both shuffle, lay the top five cards face down in a row as shields without looking at them, and draw five cards. Chance decides who begins, unless it was settled before; the player who begins draws no card in the first turn.',
  'duel-masters.rules.turn': 'A turn',
  'duel-masters.rules.turn.text':
    'Untap, draw, charge, main, attack, end. First the own tapped creatures and mana cards are untapped. Then one card is drawn.',
  'duel-masters.rules.charge': 'Charge',
  'duel-masters.rules.charge.text':
    'One hand card of any kind may be put into the mana zone, where it stays as mana of its civilizations. A card of more than one civilization comes into the mana zone tapped.',
  'duel-masters.rules.main': 'Main: using cards',
  'duel-masters.rules.main.text':
    'A card is used by tapping exactly as many mana cards as it costs. For each of its civilizations there must be a mana card of its own among them; a mana card gives one mana, of one of its civilizations. The mana is tapped so that most of the hand can still be paid for; it can also be chosen card by card. A creature cannot attack in the turn in which it comes.',
  'duel-masters.rules.evolution': 'Evolution',
  'duel-masters.rules.evolution.text':
    'An evolution creature is put on one own creature of the race it names, a vortex evolution on two. Some name another zone, such as the mana or the graveyard: then the base is taken from there. An evolution lies as its base in the battle zone lay, tapped or not, else untapped, and can attack at once. The pile counts as one creature whose uppermost card alone counts; when it leaves the battle zone, all its cards go where it goes.',
  'duel-masters.rules.attack': 'Attack',
  'duel-masters.rules.attack.text':
    'Any number of own creatures attack, one after another, each by being tapped. A creature attacks the opponent or one of the opponent’s tapped creatures. No more cards are used in this phase, except for shield triggers. An attack goes in this order: tap the attacker and choose the target, then abilities of the attack, then the opponent may block, then the hit.',
  'duel-masters.rules.block': 'Blocking',
  'duel-masters.rules.block.text':
    'An untapped creature with blocker can be tapped to stop an attack: the attacker then battles the blocker and does not reach its target, even if the blocker goes away before the battle. Only one creature blocks an attack, and the attacked creature itself does not.',
  'duel-masters.rules.battle': 'Battle',
  'duel-masters.rules.battle.text':
    'The creature with more power wins, the other is destroyed and goes to the graveyard; with equal power both are. Power never counts below 0, and a creature with power 0 is destroyed. A + beside the power means that it grows in some situation.',
  'duel-masters.rules.shields': 'Shields',
  'duel-masters.rules.shields.text':
    'An attack on the opponent breaks one shield, with a breaker more of them, one at a time: the attacker’s player chooses a shield, and it goes to its owner’s hand. If it is a shield trigger, it may be used at once and free of cost. A creature that comes so cannot block this attack any more. A breaker that breaks the last shield makes no final blow by the same attack; shields that are added meanwhile are broken too, as long as it may break more.',
  'duel-masters.rules.keywords': 'Keywords of attack and defence',
  'duel-masters.rules.keywords.text':
    'Blocker blocks attacks on anything; guard blocks only attacks on other own creatures. Double breaker and triple breaker break two and three shields; crew breaker breaks one and one more for each other own creature that fits; of several such words only the largest counts. Power attacker adds power while attacking. Slayer destroys the winner too when it loses a battle. Speed attacker can attack in the turn in which it comes. Stealth cannot be blocked while the opponent has the civilization in the mana zone. Shields that a shield burner breaks go to the graveyard.',
  'duel-masters.rules.skills': 'Other keywords',
  'duel-masters.rules.skills.text':
    'Charger: the spell goes to the mana zone after use. Survivor: an ability marked so is shared by all own survivors in the battle zone. Wave striker: the ability counts with three or more own wave strikers in the battle zone. Turbo rush: the ability counts until the end of the turn once another own creature has broken a shield. Tap ability: the creature is tapped for it instead of attacking, and not in the turn in which it comes. Silent skill: at the start of the turn the creature can be left tapped, and then its skill happens.',
  'duel-masters.rules.order': 'Which text holds',
  'duel-masters.rules.order.text':
    'What a card allows holds over the rules; what a card forbids holds over everything. Of a text as much is done as can be done. Of several abilities at once those of the player whose turn it is come first, and each player orders the own ones. What lasts until the end of the turn ends together in the end phase.',
  'duel-masters.rules.bound': 'Bound',
  'duel-masters.rules.bound.text':
    'Every turn draws a card, and whoever finds none left to draw has lost. So a game ends at the latest with the decks.',
  'duel-masters.rules.options': 'Options',
  'duel-masters.rules.options.text':
    'wave-strikers=both counts the wave strikers of both sides. The question about a shield trigger is asked for every broken shield, and whoever holds cards and mana is asked in the main phase, so that the other side learns nothing about hidden cards.',
} as const;
