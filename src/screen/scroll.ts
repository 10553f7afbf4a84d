// Keys that scroll a text or walk a list, wherever one lies over the table.
import type { Command } from './bindings.js';

const SCROLL_KEYS = ['up', 'down', 'page-up', 'page-down', 'top', 'bottom'] as const satisfies readonly Command[];
export type ScrollKey = (typeof SCROLL_KEYS)[number];

export function isScrollKey(command: Command): command is ScrollKey {
  return SCROLL_KEYS.some((key) => key === command);
}

/**
 * Where a key leads, never beyond an end.
 * @param at line or entry, counted from 0
 * @param last the greatest of them
 * @param page how many are passed at once
 */
export function scroll(command: ScrollKey, at: number, last: number, page: number): number {
  return Math.max(0, Math.min(last, wanted(command, at, last, page)));
}

function wanted(command: ScrollKey, at: number, last: number, page: number): number {
  switch (command) {
    case 'up':
      return at - 1;
    case 'down':
      return at + 1;
    case 'page-up':
      return at - page;
    case 'page-down':
      return at + page;
    case 'top':
      return 0;
    case 'bottom':
      return last;
  }
}
