// What players choose, and the texts that stand for it. Words are parted by blanks: menus walk the tree that they make.
import type { SkillId } from './content/callings/index.js';
import type { AbilityId } from './content/enemies/index.js';
import type { ItemId } from './content/items/index.js';
import { WAYS, type Way } from './rules/map/index.js';

/** Enemies are named by their place in the fight, from 1; NO_FOE when the choice is aimed at nobody in particular. */
export type TrailChoice =
  | { readonly act: 'go'; readonly way: Way }
  | { readonly act: 'wait' }
  | { readonly act: 'rest' }
  | { readonly act: 'take' }
  | { readonly act: 'explore' }
  | { readonly act: 'descend' }
  | { readonly act: 'travel'; readonly place: string }
  | { readonly act: 'use'; readonly item: ItemId }
  | { readonly act: 'equip'; readonly item: ItemId }
  | { readonly act: 'strike'; readonly foe: number }
  | { readonly act: 'skill'; readonly skill: SkillId; readonly foe: number }
  | { readonly act: 'item'; readonly item: ItemId; readonly foe: number }
  | { readonly act: 'flee' }
  | { readonly act: 'play'; readonly ability: AbilityId };

export const ACTS = [
  'go',
  'wait',
  'rest',
  'take',
  'explore',
  'descend',
  'travel',
  'use',
  'equip',
  'strike',
  'skill',
  'item',
  'flee',
  'play',
] as const satisfies readonly TrailChoice['act'][];

export const NO_FOE = 0;

const fixed = <C extends TrailChoice>(choice: C): C => Object.freeze(choice);

export const GO = Object.fromEntries(WAYS.map((way) => [way, fixed({ act: 'go', way })])) as Readonly<
  Record<Way, TrailChoice>
>;
export const WAIT: TrailChoice = fixed({ act: 'wait' });
export const REST: TrailChoice = fixed({ act: 'rest' });
export const TAKE: TrailChoice = fixed({ act: 'take' });
export const EXPLORE: TrailChoice = fixed({ act: 'explore' });
export const DESCEND: TrailChoice = fixed({ act: 'descend' });
export const FLEE: TrailChoice = fixed({ act: 'flee' });

/** `go ne`, `travel door-3`, `skill slam 1`. */
export function formatChoice(choice: TrailChoice): string {
  switch (choice.act) {
    case 'go':
      return `go ${choice.way}`;
    case 'travel':
      return `travel ${choice.place}`;
    case 'use':
    case 'equip':
      return `${choice.act} ${choice.item}`;
    case 'strike':
      return `strike ${choice.foe}`;
    case 'skill':
      return aimed(`skill ${choice.skill}`, choice.foe);
    case 'item':
      return aimed(`item ${choice.item}`, choice.foe);
    case 'play':
      return `play ${choice.ability}`;
    case 'wait':
    case 'rest':
    case 'take':
    case 'explore':
    case 'descend':
    case 'flee':
      return choice.act;
  }
}

/** Small letters; a way of the compass alone means going there, long names of ways are shortened. */
export function tidyChoice(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/u)
    .map((word) => LONG_WAYS[word] ?? word);
  const [first = ''] = words;
  return (words.length === 1 && WAYS.some((way) => way === first) ? ['go', first] : words).join(' ');
}

const LONG_WAYS: Readonly<Record<string, string>> = {
  north: 'n',
  northeast: 'ne',
  'north-east': 'ne',
  east: 'e',
  southeast: 'se',
  'south-east': 'se',
  south: 's',
  southwest: 'sw',
  'south-west': 'sw',
  west: 'w',
  northwest: 'nw',
  'north-west': 'nw',
};

function aimed(text: string, foe: number): string {
  return foe === NO_FOE ? text : `${text} ${foe}`;
}
