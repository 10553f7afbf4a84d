// Parts of the schema of a pack that are said once and used in many places, and the words that most shapes share.
import {
  type Ability,
  type Action,
  type Base,
  type Bounds,
  CIVILIZATIONS,
  type Condition,
  type Counted,
  type Filter,
  type Objects,
  type ShieldTrigger,
  type Targets,
  type Trait,
} from '../../vocabulary.js';
import { list, type Schema, set, text, whole, words } from './json-schema.js';

/** Words that choices begin or end with, which no card can be called (FORMAT: a choice is read by its words). */
export const RESERVED_IDS = ['player', 'done', 'skip', 'pass'] as const;
/** Signs that a name may hold besides letters, digits and blanks: none that deck lists and recordings give a meaning. */
export const NAME_SIGNS = "’ ' . ! ? -";
export const LONGEST_ID = 40;
export const LONGEST_NAME = 40;

const NAME = `^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ’'.!?\\-]*$`;
const SLUG = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

/** An action that holds no others. */
export type PlainAction = Exclude<Action, { readonly do: 'may' | 'choose' | 'if' }>;

/** What stands in the schema’s `$defs`, by name. */
export interface Parts {
  readonly action: Action;
  readonly plain: PlainAction;
  readonly filter: Filter;
  readonly base: Base;
  readonly counted: Counted;
  readonly objects: Objects;
  readonly targets: Targets;
  readonly trait: Trait;
  readonly keyword: Trait | ShieldTrigger;
  readonly condition: Condition;
  readonly ability: Ability;
  readonly bounds: Bounds;
}

/** Wherever a part is used, it is referred to. */
export function part<Name extends keyof Parts>(name: Name): Schema<Parts[Name]> {
  return { $ref: `#/$defs/${name}` };
}

export const slug = text(LONGEST_ID, SLUG);
export const id: Schema<string> = { ...slug, not: { enum: RESERVED_IDS } };
export const name = text(LONGEST_NAME, NAME);
export const civilizations = set(words(...CIVILIZATIONS), 1, CIVILIZATIONS.length);
export const races = set(name, 1, 4);
export const count = whole(1, 40);
export const yes = words(true);
export const side = words('own', 'foe', 'any');
export const who = words('own', 'foe', 'both');
export const zone = words('battle', 'mana', 'hand', 'shields', 'graveyard');
export const change: Schema<number> = { ...whole(-20000, 20000, 500), not: { const: 0 } };
export const conditions = list(part('condition'), 1, 3);
