// The schema of keywords and of the traits that cards give.
import { type Charger, CIVILIZATIONS, type ShieldTrigger, type Trait } from '../../vocabulary.js';
import { extended, group, optional, tagged, type With, whole, words } from './json-schema.js';
import { change, part } from './parts.js';

/** The words that hold nothing more than being there. */
const plainTrait = group<With<Trait, 'has', 'blocker'>>({
  has: words(
    'blocker',
    'guard',
    'slayer',
    'speed-attacker',
    'double-breaker',
    'triple-breaker',
    'must-attack',
    'enters-tapped',
    'shield-burner',
  ),
});

const traits = {
  blocker: plainTrait,
  guard: plainTrait,
  slayer: plainTrait,
  'speed-attacker': plainTrait,
  'double-breaker': plainTrait,
  'triple-breaker': plainTrait,
  'must-attack': plainTrait,
  'enters-tapped': plainTrait,
  'shield-burner': plainTrait,
  'power-attacker': group<With<Trait, 'has', 'power-attacker'>>({
    has: words('power-attacker'),
    by: whole(500, 20000, 500),
  }),
  'crew-breaker': group<With<Trait, 'has', 'crew-breaker'>>({ has: words('crew-breaker'), each: part('filter') }),
  stealth: group<With<Trait, 'has', 'stealth'>>({ has: words('stealth'), civilization: words(...CIVILIZATIONS) }),
  power: group<With<Trait, 'has', 'power'>>({ has: words('power'), by: change, each: optional(part('counted')) }),
  can: group<With<Trait, 'has', 'can'>>({
    has: words('can'),
    deed: words('attack-untapped'),
    against: optional(part('filter')),
  }),
  cannot: group<With<Trait, 'has', 'cannot'>>({
    has: words('cannot'),
    deed: words(
      'attack',
      'attack-player',
      'attack-creature',
      'block',
      'be-blocked',
      'be-attacked',
      'untap',
      'be-chosen',
    ),
    against: optional(part('filter')),
  }),
  returns: group<With<Trait, 'has', 'returns'>>({
    has: words('returns'),
    to: words('hand', 'mana', 'shields', 'deck-bottom'),
  }),
};

const shieldTrigger = group<ShieldTrigger>({ has: words('shield-trigger') });
const charger = group<Charger>({ has: words('charger') });

/** Parts for `$defs`. */
export const traitParts = {
  trait: tagged<Trait, 'has'>('has', traits),
  keyword: extended<Trait | ShieldTrigger, 'has', Trait['has']>('has', part('trait'), traits, {
    'shield-trigger': shieldTrigger,
  }),
};

/** Keywords of spells. */
export const spellKeyword = tagged<ShieldTrigger | Charger, 'has'>('has', { 'shield-trigger': shieldTrigger, charger });
