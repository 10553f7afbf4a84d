// The games, one line each. A game is loaded when somebody asks for it.
import { shelfOf } from './shelf.js';

export { type Shelf, shelfOf } from './shelf.js';

export const GAMES = shelfOf(
  {
    golf: async () => (await import('./golf/index.js')).golf,
    areena: async () => (await import('./areena/index.js')).areena,
    'blood-trail': async () => (await import('./blood-trail/index.js')).bloodTrail,
    'duel-masters': async () => (await import('./duel-masters/index.js')).duelMasters,
    'weiss-schwarz': async () => (await import('./weiss-schwarz/index.js')).weissSchwarz,
  },
  import.meta.url,
);
