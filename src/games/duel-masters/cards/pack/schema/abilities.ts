// The schema of abilities, and of what must hold for them.
import type {
  Ability,
  AlwaysAbility,
  BanAbility,
  Condition,
  CostAbility,
  CreatureTrigger,
  PlayerTrigger,
  SilentSkill,
  TapAbility,
  TriggeredAbility,
} from '../../vocabulary.js';
import { group, list, optional, type Schema, tagged, type With, whole, words } from './json-schema.js';
import { conditions, part, side, yes, zone } from './parts.js';

const conditionState = group<With<Condition, 'if', 'tapped'>>({ if: words('attacking', 'tapped', 'untapped') });

const condition = tagged<Condition, 'if'>('if', {
  count: group<With<Condition, 'if', 'count'>>({
    if: words('count'),
    of: part('counted'),
    least: optional(whole(0, 40)),
    most: optional(whole(0, 40)),
  }),
  fewer: group<With<Condition, 'if', 'fewer'>>({ if: words('fewer'), in: zone }),
  turn: group<With<Condition, 'if', 'turn'>>({ if: words('turn'), whose: words('own', 'foe') }),
  attacking: conditionState,
  tapped: conditionState,
  untapped: conditionState,
});

const actions = list(part('action'), 1, 6);

const anyAbility = {
  under: optional(words('survivor', 'wave-striker', 'turbo-rush')),
  needs: optional(conditions),
};

const creatureTrigger = group<CreatureTrigger>({
  ...anyAbility,
  ability: words('when'),
  on: words('enters', 'attacks', 'blocks', 'blocked', 'unblocked', 'breaks', 'wins', 'destroyed', 'leaves'),
  by: optional(part('filter')),
  may: optional(yes),
  do: actions,
});

const playerTrigger = group<PlayerTrigger>({
  ...anyAbility,
  ability: words('when'),
  on: words('turn-start', 'turn-end', 'casts', 'charges', 'loses-shield'),
  whose: side,
  card: optional(part('filter')),
  may: optional(yes),
  do: actions,
});

const ability = tagged<Ability, 'ability'>('ability', {
  when: tagged<TriggeredAbility, 'on'>('on', {
    enters: creatureTrigger,
    attacks: creatureTrigger,
    blocks: creatureTrigger,
    blocked: creatureTrigger,
    unblocked: creatureTrigger,
    breaks: creatureTrigger,
    wins: creatureTrigger,
    destroyed: creatureTrigger,
    leaves: creatureTrigger,
    'turn-start': playerTrigger,
    'turn-end': playerTrigger,
    casts: playerTrigger,
    charges: playerTrigger,
    'loses-shield': playerTrigger,
  }),
  always: group<AlwaysAbility>({
    ...anyAbility,
    ability: words('always'),
    to: optional(part('filter')),
    traits: list(part('trait'), 1, 4),
  }),
  tap: group<TapAbility>({ ...anyAbility, ability: words('tap'), by: optional(part('filter')), do: actions }),
  silent: group<SilentSkill>({ ...anyAbility, ability: words('silent'), do: actions }),
  cost: group<CostAbility>({
    ...anyAbility,
    ability: words('cost'),
    whose: side,
    of: part('filter'),
    by: { ...whole(-9, 9), not: { const: 0 } },
  }),
  ban: group<BanAbility>({ ...anyAbility, ability: words('ban'), whose: side, of: part('filter') }),
});

/** Parts for `$defs`. */
export const abilityParts = { condition, ability };

/** A creature’s abilities. At most one is used by tapping it, and at most one by leaving it tapped. */
export const abilities: Schema<readonly Ability[]> = {
  ...list(part('ability'), 0, 6),
  allOf: [once('tap'), once('silent')],
};

function once(word: Ability['ability']): object {
  const one = { type: 'object', properties: { ability: { const: word } }, required: ['ability'] };
  return { contains: one, minContains: 0, maxContains: 1 };
}
