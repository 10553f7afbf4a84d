// What effects say: the words stand in the catalogues, under the codes of what is told.
import { type Saying, type Slot, say } from '../../engine/index.js';
import type { EffectTable } from './effect.js';

/**
 * What an effect has told, in words. There is a number in what becomes more, what each turn does, and the first of what stacks.
 * @param code `fx.on.bleed`, `fx.tick.poison`, `fx.wounded`
 * @param name who bears it
 */
export function sayTold(kinds: EffectTable, code: string, name: Slot, n: number): Saying {
  const [, moment, id = ''] = code.split('.');
  const counted = moment === 'on' ? kinds[id]?.repeat === 'stack' : moment === 'more' || moment === 'tick';
  return say(`event.${code}`, counted ? { name, n } : { name });
}
