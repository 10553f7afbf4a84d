// Blood Trail in English: the rules page.
export default {
  'trail.rules.aim': 'Aim',
  'trail.rules.aim.text':
    'A hero goes down through three levels: follows the drops of blood to the den of the wolf leader, slays it so that the way down opens, and in the deep hall faces the guardian. When the guardian falls the run is won; when the hero falls it is over.',
  'trail.rules.map': 'On the map',
  'trail.rules.map.text':
    'Each step is one turn of the world: the hero acts, then everybody else. Walking into a closed door opens it, walking into an enemy begins a fight. Enemies that are awake hunt the hero and attack from the next cell.',
  'trail.rules.map.long':
    'Exploring, travelling and resting go on by themselves and stop as soon as something new is seen, life is lost or a fight begins. They are not open while an enemy that is awake is in view.',
  'trail.rules.signs': 'Signs',
  'trail.rules.signs.text':
    '@ the hero, letters are creatures, # wall, . floor, + closed door, open doors are shown by an apostrophe, > stairs, a comma is a drop of blood, % a corpse; other signs are things that lie about.',
  'trail.rules.fight': 'Fights',
  'trail.rules.fight.text':
    'The hero strikes, uses a skill or an item, or flees. Skills cost mana and then need some turns before they can be used again. Fleeing succeeds the more often the more agile the hero is; enemies then lose the track for a while.',
  'trail.rules.fight.turn':
    'Everybody gains energy by their speed and acts at 100, which it costs. A turn begins with the effects on whoever acts. Whoever is stunned misses the turn and cannot be stunned again until their next turn is over.',
  'trail.rules.fight.blow':
    'The chance to hit is 75 plus twice the striker’s agility minus twice the target’s; badly wounded strikers have 15 less. Damage is strength less defence, a critical hit half as much again. An edged weapon leaves a wound on a critical hit, and otherwise in 35 % of hits.',
  'trail.rules.effects': 'Lasting effects',
  'trail.rules.effects.harm':
    'Bleeding takes a life a turn for each wound, up to five wounds. Poison and burning take their power each turn. Chill takes 2 agility a layer, up to three. Weakness takes strength.',
  'trail.rules.effects.help':
    'Regeneration gives life back each turn, rage adds strength and takes 2 defence, a shield adds defence, dodging adds agility. An antidote ends poison, bleeding and burning; a bandage ends bleeding and lets the hero regenerate for three turns.',
  'trail.rules.effects.life':
    'Every third turn of the world the hero gets 1 life back, but not while bleeding or poisoned. Whoever has less than a quarter of their life is badly wounded. Bleeding creatures leave drops where they walk.',
  'trail.rules.gain': 'Gains',
  'trail.rules.gain.text':
    'Fallen enemies bring experience, gold and sometimes things; those that die unseen bring nothing. Each level of the hero adds life, mana and strength. Quests bring more of everything.',
  'trail.rules.end': 'End and score',
  'trail.rules.end.text':
    'Each level below the first counts 100 points, each enemy slain 10, experience and gold as they are, victory 500. A run ends at the latest after 5,000 turns.',
  'trail.rules.two': 'Two players',
  'trail.rules.two.text':
    'The second player plays the enemies in fights; the map stays the hero’s. If the guardian falls the hero’s player wins, if the hero falls the other one does; when time runs out it is a draw.',
  'trail.rules.options': 'Options',
  'trail.rules.options.text': 'calling=barbarian, ranger or shaman chooses the hero. turns=NUMBER makes a shorter run.',
} as const;
