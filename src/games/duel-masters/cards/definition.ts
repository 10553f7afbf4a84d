// A card made ready to be played by: its data taken apart into what the rules ask for, all cards with the same fields.

import { bitsOf, civilizationBits } from './keyword-bits.js';
import type {
  Ability,
  Action,
  AlwaysAbility,
  BanAbility,
  Base,
  CardData,
  CostAbility,
  CreatureMoment,
  CreatureTrigger,
  PlayerMoment,
  PlayerTrigger,
  SilentSkill,
  TapAbility,
  Trait,
  TriggeredAbility,
} from './vocabulary.js';

export const SURVIVOR = 'survivor';

export interface Definition {
  readonly data: CardData;
  readonly creature: boolean;
  readonly evolution: boolean;
  readonly cost: number;
  /** A bit for each civilization. */
  readonly civilizations: number;
  readonly multicoloured: boolean;
  /** As printed; 0 for spells. */
  readonly power: number;
  readonly races: readonly string[];
  readonly bases: readonly Base[];
  readonly shieldTrigger: boolean;
  readonly charger: boolean;
  readonly waveStriker: boolean;
  /** Traits that the creature always has, and their bits. */
  readonly traits: readonly Trait[];
  readonly bits: number;
  /** Traits of its own that depend on something. */
  readonly conditional: readonly AlwaysAbility[];
  /** Traits and triggered abilities that it shares with all survivors (DM-30). */
  readonly sharedTraits: readonly AlwaysAbility[];
  readonly sharedTriggers: readonly CreatureTrigger[];
  /** Traits for creatures that fit. */
  readonly auras: readonly AlwaysAbility[];
  /** All abilities that are woken, in the order of the text, the silent skill last. */
  readonly woken: readonly (TriggeredAbility | SilentSkill)[];
  /** Woken by what the creature itself does; by what other creatures do; by players. */
  readonly triggers: readonly CreatureTrigger[];
  readonly watching: readonly CreatureTrigger[];
  readonly playerTriggers: readonly PlayerTrigger[];
  readonly tap: TapAbility | undefined;
  readonly silent: SilentSkill | undefined;
  readonly costs: readonly CostAbility[];
  readonly bans: readonly BanAbility[];
  /** Whether any of it looks beyond the creature itself, or could take its own power down. */
  readonly reaching: boolean;
  /** Whether any of it takes power away from a creature. */
  readonly drains: boolean;
  /** What a spell does. */
  readonly actions: readonly Action[];
}

/** Takes a card's data apart. */
export function define(data: CardData): Definition {
  const { civilizations, cost } = data;
  const creature = data.type !== 'spell';
  const abilities: readonly Ability[] = creature ? (data.abilities ?? []) : [];
  const words: readonly { readonly has: string }[] = data.keywords ?? [];
  const always = abilities.filter((one) => one.ability === 'always');
  const own = always.filter(({ to, under }) => to === undefined && under !== SURVIVOR);
  const triggered = abilities.filter((one) => one.ability === 'when');
  const creatureTriggers = triggered.filter(isCreatureTrigger);
  const traits = [
    ...(creature ? (data.keywords ?? []) : []).filter((word) => word.has !== 'shield-trigger'),
    ...own.filter(isUnconditional).flatMap(({ traits: given }) => given),
  ];
  const conditional = own.filter((one) => !isUnconditional(one));
  const sharedTraits = always.filter(({ to, under }) => to === undefined && under === SURVIVOR);
  const auras = always.filter(({ to }) => to !== undefined);
  const sharedTriggers = creatureTriggers.filter(({ by, under }) => by === undefined && under === SURVIVOR);
  const watching = creatureTriggers.filter(({ by }) => by !== undefined);
  const playerTriggers = triggered.filter((one): one is PlayerTrigger => !isCreatureTrigger(one));
  const costs = abilities.filter((one) => one.ability === 'cost');
  const bans = abilities.filter((one) => one.ability === 'ban');
  const silent = abilities.find((one) => one.ability === 'silent');
  const shared = abilities.filter(({ under }) => under === SURVIVOR);
  const reachingParts = [auras, watching, playerTriggers, costs, bans, shared];
  const drains = [...traits, ...always.flatMap((one) => one.traits)].some(isDrain);
  return {
    data,
    creature,
    evolution: data.type === 'evolution',
    cost,
    civilizations: civilizationBits(civilizations),
    multicoloured: civilizations.length > 1,
    power: creature ? data.power : 0,
    races: creature ? data.races : [],
    bases: data.type === 'evolution' ? data.bases : [],
    shieldTrigger: words.some(({ has }) => has === 'shield-trigger'),
    charger: words.some(({ has }) => has === 'charger'),
    waveStriker: abilities.some(({ under }) => under === 'wave-striker'),
    traits,
    bits: bitsOf(traits),
    conditional,
    sharedTraits,
    sharedTriggers,
    auras,
    woken: silent === undefined ? triggered : [...triggered, silent],
    triggers: creatureTriggers.filter(({ by, under }) => by === undefined && under !== SURVIVOR),
    watching,
    playerTriggers,
    tap: abilities.find((one) => one.ability === 'tap'),
    silent,
    costs,
    bans,
    reaching: drains || reachingParts.some((part) => part.length > 0),
    drains,
    actions: data.type === 'spell' ? data.do : [],
  };
}

const CREATURE_MOMENTS: Readonly<Record<CreatureMoment, true>> = {
  enters: true,
  attacks: true,
  blocks: true,
  blocked: true,
  unblocked: true,
  breaks: true,
  wins: true,
  destroyed: true,
  leaves: true,
};

function isCreatureTrigger(one: TriggeredAbility): one is CreatureTrigger {
  return isCreatureMoment(one.on);
}

function isCreatureMoment(moment: CreatureMoment | PlayerMoment): moment is CreatureMoment {
  return Object.hasOwn(CREATURE_MOMENTS, moment);
}

function isUnconditional({ under, needs }: AlwaysAbility): boolean {
  return under === undefined && needs === undefined;
}

/** Whether a trait takes power away. */
export function isDrain(trait: Trait): boolean {
  return trait.has === 'power' && trait.by < 0;
}
