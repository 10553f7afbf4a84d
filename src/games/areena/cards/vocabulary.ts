// The vocabulary that cards are written in: closed sets of words and the shapes made of them. What a verb does stands in
// steps/verbs.ts, what a condition asks in rules/condition.ts, and what all of it says in words/card.ts.

/** Seen from the player whose card it is. */
export type Who = 'self' | 'foe' | 'both';

export type ActionType = 'attack' | 'defence' | 'reaction';
export type CardType = 'gladiator' | ActionType | 'equipment' | 'tactic';

/** What verbs and removal conditions count: any card, any action, or one type. */
export type CardClass = 'card' | 'action' | ActionType | 'equipment' | 'tactic';

export type EquipmentClass = 'blade' | 'spear' | 'net' | 'shield' | 'armour' | 'charm' | 'tool';

/** Statistics that bonuses change: of every attack, against every attack, of the gladiator's own attack only. */
export type Stat = 'strength' | 'defence' | 'basic';

/** Effects that tick at the start of their bearer's turn (AR-19). */
export type LastingName = 'bleed' | 'poison' | 'burn' | 'regen' | 'rage' | 'shield' | 'weak';
/** Effects that last until the end of the turn (AR-15). */
export type TurnName = 'surge' | 'exposed';

/** The one thing that a card's step does. Numbers are positive whole ones. */
export type Verb =
  | { readonly do: 'draw'; readonly who: Who; readonly count: number }
  | { readonly do: 'shed'; readonly who: Who; readonly count: number }
  | { readonly do: 'spend'; readonly who: Who; readonly count: number }
  | { readonly do: 'raise-damage'; readonly by: number }
  | { readonly do: 'reduce-damage'; readonly by: number }
  | { readonly do: 'zero-damage' }
  | { readonly do: 'nullify'; readonly what: ActionType | 'action' }
  | { readonly do: 'heal'; readonly who: Who; readonly by: number }
  | { readonly do: 'hurt'; readonly who: Who; readonly by: number }
  | {
      readonly do: 'apply';
      readonly who: Who;
      readonly effect: LastingName;
      readonly turns: number;
      readonly power: number;
    }
  | { readonly do: 'until-end'; readonly who: Who; readonly effect: TurnName; readonly power: number }
  | { readonly do: 'cure'; readonly who: Who; readonly effects: readonly LastingName[] }
  | { readonly do: 'lose-equipment'; readonly who: 'self' | 'foe' }
  | { readonly do: 'lose-tactic'; readonly who: Who }
  | { readonly do: 'search'; readonly what: CardClass }
  | { readonly do: 'recover'; readonly what: CardClass };

/** What must hold for a card to be played or an ability to wake; asked for the card's player. */
export type Condition =
  | { readonly if: 'wields'; readonly what: EquipmentClass }
  | { readonly if: 'unarmed' }
  | { readonly if: 'free-hands'; readonly hands: 1 | 2 }
  | { readonly if: 'attacking' }
  | { readonly if: 'defending' }
  | { readonly if: 'basic-attack' }
  | { readonly if: 'has-tactic'; readonly who: 'self' | 'foe' }
  | { readonly if: 'bears'; readonly who: 'self' | 'foe'; readonly effect: LastingName }
  | { readonly if: 'life-at-most'; readonly who: 'self' | 'foe'; readonly life: number }
  | { readonly if: 'hand-at-most'; readonly who: 'self' | 'foe'; readonly count: number }
  | { readonly if: 'less-life' };

/** When an ability acts: its card is handled or comes into play; its player attacks, is attacked, hits, is hit, begins. */
export type Moment = 'play' | 'attack' | 'attacked' | 'hit' | 'struck' | 'turn';

export interface Ability {
  readonly on: Moment;
  readonly needs?: readonly Condition[];
  readonly do: readonly [Verb, ...Verb[]];
}

export interface Bonus {
  readonly stat: Stat;
  readonly by: number;
}

/** How the opponent can remove a tactic in the own plan phase (AR-6). */
export type Removal =
  | { readonly by: 'discard'; readonly what: CardClass; readonly count: 1 | 2 | 3 }
  | { readonly by: 'lose-equipment' }
  | { readonly by: 'lose-tactic' }
  | { readonly by: 'hurt'; readonly life: number }
  | { readonly by: 'spend'; readonly count: number }
  | { readonly by: 'condition'; readonly condition: Condition };

/** AR-2. The skill is what `bonus`, `immune` and `abilities` say. */
export interface GladiatorCard {
  readonly life: number;
  readonly attack: number;
  readonly bonus?: readonly Bonus[];
  readonly immune?: readonly LastingName[];
  readonly abilities?: readonly Ability[];
}

/** AR-7. */
export interface AttackCard {
  readonly attack: number;
  readonly needs?: readonly Condition[];
  readonly abilities?: readonly Ability[];
}

/** AR-7. A defence can be played by the defending player only. */
export interface ReactionCard {
  readonly needs?: readonly Condition[];
  readonly abilities: readonly [Ability & { readonly on: 'play' }];
}

/** AR-5. What is used once goes to the discard pile after its ability. */
export interface EquipmentCard {
  readonly class: EquipmentClass;
  readonly hands: 0 | 1 | 2;
  readonly use: 'lasting' | 'once';
  readonly bonus?: readonly Bonus[];
  readonly abilities?: readonly Ability[];
}

/** AR-6. */
export interface TacticCard {
  readonly bonus?: readonly Bonus[];
  readonly abilities?: readonly Ability[];
  readonly removal: Removal;
}
