// Keys of the map, as players of roguelikes know them: bound to the texts of choices.
import type { KeyChoice } from '../../../engine/index.js';
import { WAYS, type Way } from '../rules/map/index.js';
import type { TrailView } from '../view.js';

const WAY_KEYS: Readonly<Record<Way, readonly string[]>> = {
  n: ['up', 'k'],
  ne: ['u'],
  e: ['right', 'l'],
  se: ['n'],
  s: ['down', 'j'],
  sw: ['b'],
  w: ['left', 'h'],
  nw: ['y'],
};

const MAP_KEYS: readonly KeyChoice[] = [
  ...WAYS.flatMap((way) => WAY_KEYS[way].map((key) => ({ key, text: `go ${way}` }))),
  { key: 'z', text: 'wait' },
  { key: '.', text: 'wait' },
  { key: 'Z', text: 'rest' },
  { key: 'x', text: 'explore' },
  { key: '>', text: 'descend' },
  { key: 'g', text: 'take' },
];

const FIGHT_KEYS: readonly KeyChoice[] = [{ key: 'f', text: 'flee' }];

export function keys(view: TrailView): readonly KeyChoice[] {
  return view.fight === null ? MAP_KEYS : FIGHT_KEYS;
}
