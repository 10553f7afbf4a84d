// The vocabulary that cards are written in: closed sets of words, and the shapes made of them. All of it is plain data, so a
// pack of somebody's own cards is written in the same form. `own` and `foe` are seen from the player whose card it is.

export const CIVILIZATIONS = ['light', 'water', 'darkness', 'fire', 'nature'] as const;
export type Civilization = (typeof CIVILIZATIONS)[number];

/** Where cards lie. */
export type Zone = 'battle' | 'mana' | 'hand' | 'shields' | 'graveyard';
/** Where cards can be put; `deck-top` and `deck-bottom` are those of the card's owner, as all zones are. */
export type Destination = Zone | 'deck-top' | 'deck-bottom';

/** Whose cards. */
export type Side = 'own' | 'foe' | 'any';
/** Which players. */
export type Who = 'own' | 'foe' | 'both';

/** At least, at most, or both. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** Keywords that a filter can ask a creature for. */
export type FilterWord = 'blocker' | 'guard' | 'slayer' | 'speed-attacker' | 'breaker' | 'wave-striker';

/** Which cards: every field that is there must hold. An empty filter fits every card. */
export interface Filter {
  /** Usual: `any`. */
  readonly whose?: Side;
  /** `creature` fits evolutions too. */
  readonly type?: 'creature' | 'evolution' | 'spell';
  /** One of these among the card's civilizations (DM-39). */
  readonly civilizations?: readonly Civilization[];
  /** One of these among the card's races. */
  readonly races?: readonly string[];
  /** The id of one card. */
  readonly named?: string;
  /**
   * Of a creature. What is chosen, tapped, destroyed … is asked for its power at that moment; `to`, `each`, `of`, `against` and
   * what a condition counts ask for the power printed on the card, so that no two creatures depend on each other in a circle.
   */
  readonly power?: Bounds;
  readonly cost?: Bounds;
  readonly tapped?: boolean;
  /** A creature with this keyword (at that moment, or as printed, like power). */
  readonly with?: FilterWord;
  /** A creature without it. */
  readonly without?: FilterWord;
  /** More than one civilization, or just one. */
  readonly multicoloured?: boolean;
  /** Not the card itself whose text this is. */
  readonly other?: true;
}

/** Where the bases of an evolution can lie. */
export type BaseZone = Exclude<Zone, 'shields'>;

/** A creature of the own player that an evolution can be put on. Power and keywords are those printed on it. */
export interface Base extends Omit<Filter, 'whose' | 'other' | 'type'> {
  readonly type?: 'creature' | 'evolution';
  /** Usual: `battle`. From another zone it comes under the evolution as it comes into the battle zone. */
  readonly in?: BaseZone;
}

/** How many cards there are in a zone. */
export interface Counted extends Filter {
  /** Usual: `battle`. */
  readonly in?: Zone;
}

/**
 * Cards to be chosen, or all that fit. Who chooses is the card's player unless it says otherwise; of the opponent's hand, the
 * chooser gets to see the whole hand, unless it is the opponent who chooses, or chance. Of hands and shields, which are chosen
 * from one side only, `any` means `own`, unless it is all of them; of shields, which nobody knows, nothing but `whose` counts.
 */
export interface Targets extends Filter {
  readonly count: number | 'all';
  /** The chooser may stop earlier, at none too. */
  readonly upTo?: true;
  readonly chooser?: 'foe';
  /** Nobody chooses. */
  readonly random?: true;
}

/**
 * What an action is about: the card itself whose text it is; those that the action before has chosen; the other creature of
 * the event (what it attacks, battles or is blocked by; with `by`: the creature that did it); or cards to be chosen.
 */
export type Objects = 'this' | 'them' | 'rival' | Targets;

/** What can be allowed and forbidden (DM-38). */
export type Deed =
  /** Attack at all. */
  | 'attack'
  | 'attack-player'
  /** `against`: which creatures. */
  | 'attack-creature'
  /** Attack untapped creatures too; `against`: which. */
  | 'attack-untapped'
  | 'block'
  /** `against`: by which blockers. */
  | 'be-blocked'
  /** `against`: by which attackers. */
  | 'be-attacked'
  /** Untap at the start of the turn. */
  | 'untap'
  /** Be chosen by the opponent's effects. */
  | 'be-chosen';

/** What a creature has as long as it has it; given by its own text, by another's, or until the end of the turn. */
export type Trait =
  | {
      readonly has:
        | 'blocker'
        | 'guard'
        | 'slayer'
        | 'speed-attacker'
        | 'double-breaker'
        | 'triple-breaker'
        /** Attacks each turn if it can (DM-38). */
        | 'must-attack'
        | 'enters-tapped'
        /** Shields that it would break go to the graveyard instead (DM-34). */
        | 'shield-burner';
    }
  | { readonly has: 'power-attacker'; readonly by: number }
  /** One shield, and one more for each other own creature in the battle zone that fits (DM-36). */
  | { readonly has: 'crew-breaker'; readonly each: Filter }
  | { readonly has: 'stealth'; readonly civilization: Civilization }
  /** More or less power; with `each`, so much for every card that is counted. */
  | { readonly has: 'power'; readonly by: number; readonly each?: Counted }
  | { readonly has: 'can'; readonly deed: 'attack-untapped'; readonly against?: Filter }
  | { readonly has: 'cannot'; readonly deed: Exclude<Deed, 'attack-untapped'>; readonly against?: Filter }
  /** Where it goes instead, when it would be destroyed. */
  | { readonly has: 'returns'; readonly to: 'hand' | 'mana' | 'shields' | 'deck-bottom' };

/** DM-21; on creatures and spells. */
export interface ShieldTrigger {
  readonly has: 'shield-trigger';
}

/** DM-22; on spells. */
export interface Charger {
  readonly has: 'charger';
}

/** What must hold. Asked for the card's player: when an ability wakes, or all the time for what is always on. */
export type Condition =
  /** So many cards are there; with neither bound: at least one. */
  | { readonly if: 'count'; readonly of: Counted; readonly least?: number; readonly most?: number }
  /** The player has fewer cards in the zone than the opponent. */
  | { readonly if: 'fewer'; readonly in: Zone }
  | { readonly if: 'turn'; readonly whose: 'own' | 'foe' }
  /** The creature itself is attacking, tapped, untapped. */
  | { readonly if: 'attacking' | 'tapped' | 'untapped' };

/** One thing that a text does. `who` is usually `own`. What cannot be done is left undone (DM-10). */
export type Action =
  /** With `each`, `count` for every card that is counted; `upTo`: the player may stop earlier. */
  | {
      readonly do: 'draw';
      readonly who?: Who;
      readonly count: number;
      readonly each?: Counted;
      readonly upTo?: true;
    }
  | { readonly do: 'destroy'; readonly what: Objects }
  /** Every other way from zone to zone: hand to graveyard is discarding, battle to hand returning, and so on. */
  | { readonly do: 'move'; readonly from: Zone; readonly to: Destination; readonly what: Objects }
  /** The uppermost cards of the deck, unseen. It is no drawing. */
  | {
      readonly do: 'top';
      readonly who?: Who;
      readonly count: number;
      readonly each?: Counted;
      readonly to: 'hand' | 'mana' | 'shields' | 'graveyard';
    }
  /** The player looks at the uppermost cards of the own deck, takes up to `take` that fit, and the rest goes where it says. */
  | {
      readonly do: 'look';
      readonly count: number;
      readonly take: number;
      readonly what?: Filter;
      readonly to: 'hand' | 'mana' | 'shields' | 'graveyard' | 'deck-top';
      readonly rest: 'deck-bottom' | 'graveyard' | 'mana';
    }
  /** Up to `count` cards that fit out of the own deck, which is shuffled then. */
  | {
      readonly do: 'search';
      readonly count: number;
      readonly what?: Filter;
      readonly to: 'hand' | 'mana' | 'graveyard';
    }
  /** The player sees the opponent's hand, or so many of the opponent's shields. */
  | { readonly do: 'peek'; readonly at: 'hand' }
  | { readonly do: 'peek'; readonly at: 'shields'; readonly count: number }
  | { readonly do: 'tap' | 'untap'; readonly in?: 'battle' | 'mana'; readonly what: Objects }
  | {
      readonly do: 'give';
      readonly traits: readonly Trait[];
      readonly what: Objects;
      readonly until: 'turn-end' | 'next-turn';
    }
  /** Breaks the opponent's shields, which go to the hand, with their triggers. */
  | { readonly do: 'break'; readonly count: number }
  /** The creature itself battles. */
  | { readonly do: 'battle'; readonly what: Objects }
  /** Uses a spell free of cost. */
  | { readonly do: 'cast'; readonly from: 'hand' | 'graveyard' | 'mana'; readonly what: Targets }
  /** All of it or nothing, as the player likes. */
  | { readonly do: 'may'; readonly then: readonly Action[] }
  /** One of several, as the player likes. */
  | { readonly do: 'choose'; readonly of: readonly (readonly Action[])[] }
  | { readonly do: 'if'; readonly needs: readonly Condition[]; readonly then: readonly Action[] };

/** What happens to a creature, or what it does. */
export type CreatureMoment =
  | 'enters'
  | 'attacks'
  | 'blocks'
  /** Its attack is blocked. */
  | 'blocked'
  /** Its attack is not blocked. */
  | 'unblocked'
  /** It has broken a shield. */
  | 'breaks'
  /** It wins a battle. */
  | 'wins'
  | 'destroyed'
  /** It leaves the battle zone, in whatever way. */
  | 'leaves';

/**
 * What happens to a player, or what a player does: `casts` uses a spell, `charges` puts a card to the mana as DM-6 says;
 * `loses-shield`: a shield leaves the shields, broken or otherwise.
 */
export type PlayerMoment = 'turn-start' | 'turn-end' | 'casts' | 'charges' | 'loses-shield';

/**
 * When an ability is on (usually always): shared with all own survivors, each of which has it (DM-30); with three wave strikers
 * (DM-31); after another own creature broke a shield in this turn (DM-34). A creature with a `survivor` ability has the race
 * `survivor`.
 */
export type Under = 'survivor' | 'wave-striker' | 'turbo-rush';

interface AnyAbility {
  readonly under?: Under;
  readonly needs?: readonly Condition[];
}

/** Woken by what happens; without `by` to the creature itself, else to any creature that fits. */
export interface CreatureTrigger extends AnyAbility {
  readonly ability: 'when';
  readonly on: CreatureMoment;
  readonly by?: Filter;
  /** The player may leave it. */
  readonly may?: true;
  readonly do: readonly Action[];
}

/** Woken by a player; `card`: which cards that are used or charged. */
export interface PlayerTrigger extends AnyAbility {
  readonly ability: 'when';
  readonly on: PlayerMoment;
  readonly whose: Side;
  readonly card?: Filter;
  readonly may?: true;
  readonly do: readonly Action[];
}

/** Always on: traits for the creature itself, or for those in the battle zone that fit `to`. */
export interface AlwaysAbility extends AnyAbility {
  readonly ability: 'always';
  readonly to?: Filter;
  readonly traits: readonly Trait[];
}

/** DM-32: instead of attacking the creature is tapped; with `by`: any own creature that fits. */
export interface TapAbility extends AnyAbility {
  readonly ability: 'tap';
  readonly by?: Filter;
  readonly do: readonly Action[];
}

/** DM-35. */
export interface SilentSkill extends AnyAbility {
  readonly ability: 'silent';
  readonly do: readonly Action[];
}

/** Cards that cost some players more or less, never less than one for each civilization. */
export interface CostAbility extends AnyAbility {
  readonly ability: 'cost';
  readonly whose: Side;
  readonly of: Filter;
  readonly by: number;
}

/** Cards that some players cannot use. */
export interface BanAbility extends AnyAbility {
  readonly ability: 'ban';
  readonly whose: Side;
  readonly of: Filter;
}

export type TriggeredAbility = CreatureTrigger | PlayerTrigger;
export type Ability = TriggeredAbility | AlwaysAbility | TapAbility | SilentSkill | CostAbility | BanAbility;

interface AnyCard {
  /** A slug: small letters, digits and hyphens. */
  readonly id: string;
  /** The name as text: only cards of packs have it, the names of ours stand in the catalogues. */
  readonly name?: string;
  /** At least one, each once, in the order of CIVILIZATIONS. */
  readonly civilizations: readonly Civilization[];
  /** 1 or more, and at least one for each civilization. */
  readonly cost: number;
}

export interface CreatureCard extends AnyCard {
  readonly type: 'creature';
  /** 500 or more. */
  readonly power: number;
  /** Ids of races; of a pack, races that ours do not know are said as they are written. */
  readonly races: readonly string[];
  readonly keywords?: readonly (Trait | ShieldTrigger)[];
  readonly abilities?: readonly Ability[];
}

/** DM-28, DM-37: what it is put on, one own creature, or two for a vortex, each from the zone that it names. */
export interface EvolutionCard extends AnyCard {
  readonly type: 'evolution';
  readonly power: number;
  readonly races: readonly string[];
  readonly bases: readonly [Base] | readonly [Base, Base];
  readonly keywords?: readonly (Trait | ShieldTrigger)[];
  readonly abilities?: readonly Ability[];
}

export interface SpellCard extends AnyCard {
  readonly type: 'spell';
  readonly keywords?: readonly (ShieldTrigger | Charger)[];
  readonly do: readonly Action[];
}

export type CardData = CreatureCard | EvolutionCard | SpellCard;
