// The rules of Areena in English.
export default {
  'areena.rules.aim': 'Aim',
  'areena.rules.aim.text':
    'Two gladiators fight until one is left standing. A gladiator is out when stamina reaches 0, or when a card must be drawn from an empty deck. Taking exactly the last card is no loss. If both are out at the same moment, it is a draw.',
  'areena.rules.cards': 'Cards',
  'areena.rules.cards.text':
    'Each player has a gladiator and a deck of 40 cards, no more than 4 with one name. Equipment and tactics stay in play; attacks, defences and reactions are actions: they take effect once and go to the discard pile.',
  'areena.rules.equipment': 'Equipment',
  'areena.rules.equipment.text':
    'A gladiator has two hands. Some equipment takes one or both; own equipment in use can be discarded to make room when new equipment is played. What is used once goes to the discard pile after its effect.',
  'areena.rules.tactics': 'Tactics',
  'areena.rules.tactics.text':
    'A player has at most one tactic in play; a new one replaces it. Every tactic names a way in which the opponent can remove it.',
  'areena.rules.start': 'Start',
  'areena.rules.start.text': 'Chance decides who begins. Both shuffle and draw five cards. Both deck lists are open.',
  'areena.rules.refresh': 'Refresh',
  'areena.rules.refresh.text':
    'Effects on the own gladiator act and run one turn further. Then one card may be discarded, and the hand is filled to five.',
  'areena.rules.plan': 'Plan',
  'areena.rules.plan.text':
    'One of two, or nothing: play one equipment or tactic; or remove the opponent’s tactic by meeting its condition.',
  'areena.rules.assault': 'Assault',
  'areena.rules.assault.attack':
    'Play an attack, or discard a card for the gladiator’s basic attack, or do not attack. The attack lies at the bottom of the stack.',
  'areena.rules.assault.react':
    'Then both put further actions on the stack by turns, the defender first. After two passes in a row the top card is handled and both can react anew, the defender first. Defences are for the defender only. A card whose condition no longer holds when it is handled does nothing; a nullified card is discarded.',
  'areena.rules.assault.damage':
    'When only the attack is left and both pass, the damage is reckoned: value of the attack, bonuses on both sides, then raises, reductions and zeroing in the order of handling. Less than 0 counts as 0.',
  'areena.rules.regroup': 'Regroup',
  'areena.rules.regroup.text':
    'Both discard down to five cards, the player whose turn it is first. Effects that last until the end of the turn end.',
  'areena.rules.effects': 'Effects',
  'areena.rules.effects.text':
    'Bleeding takes stamina for each wound, and wounds add up to five; poison and burning take their strength; regeneration gives it back. Rage adds its strength to attacks and lowers the guard by 2; a shield takes its strength off attacks; weakness takes its strength off own attacks. A surge adds to own attacks, an open guard takes from the defence, both for this turn only.',
  'areena.rules.bound': 'Bound',
  'areena.rules.bound.text': 'After 50 turns in a row in which nothing happens the duel is a draw.',
  'areena.rules.options': 'Options',
  'areena.rules.options.text':
    'A player who holds any card is asked for a reaction even when none fits: passing such a player over would tell what is not in that hand. With an empty hand nobody is asked; ask-always asks even then.',
} as const;
