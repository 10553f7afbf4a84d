// The schema of what texts do.
import type { Action } from '../../vocabulary.js';
import { extended, group, list, narrower, optional, tagged, type With, words } from './json-schema.js';
import { conditions, count, type PlainAction, part, who, yes, zone } from './parts.js';

type ActionOf<Word extends Action['do']> = With<Action, 'do', Word>;

const turning = group<ActionOf<'tap'>>({
  do: words('tap', 'untap'),
  in: optional(words('battle', 'mana')),
  what: part('objects'),
});

const plain = {
  draw: group<ActionOf<'draw'>>({
    do: words('draw'),
    who: optional(who),
    count,
    each: optional(part('counted')),
    upTo: optional(yes),
  }),
  destroy: group<ActionOf<'destroy'>>({ do: words('destroy'), what: part('objects') }),
  move: group<ActionOf<'move'>>({
    do: words('move'),
    from: zone,
    to: words('battle', 'mana', 'hand', 'shields', 'graveyard', 'deck-top', 'deck-bottom'),
    what: part('objects'),
  }),
  top: group<ActionOf<'top'>>({
    do: words('top'),
    who: optional(who),
    count,
    each: optional(part('counted')),
    to: words('hand', 'mana', 'shields', 'graveyard'),
  }),
  look: group<ActionOf<'look'>>({
    do: words('look'),
    count,
    take: count,
    what: optional(part('filter')),
    to: words('hand', 'mana', 'shields', 'graveyard', 'deck-top'),
    rest: words('deck-bottom', 'graveyard', 'mana'),
  }),
  search: group<ActionOf<'search'>>({
    do: words('search'),
    count,
    what: optional(part('filter')),
    to: words('hand', 'mana', 'graveyard'),
  }),
  peek: tagged<ActionOf<'peek'>, 'at'>('at', {
    hand: group<With<ActionOf<'peek'>, 'at', 'hand'>>({ do: words('peek'), at: words('hand') }),
    shields: group<With<ActionOf<'peek'>, 'at', 'shields'>>({ do: words('peek'), at: words('shields'), count }),
  }),
  tap: turning,
  untap: turning,
  give: group<ActionOf<'give'>>({
    do: words('give'),
    traits: list(part('trait'), 1, 4),
    what: part('objects'),
    until: words('turn-end', 'next-turn'),
  }),
  break: group<ActionOf<'break'>>({ do: words('break'), count }),
  battle: group<ActionOf<'battle'>>({ do: words('battle'), what: part('objects') }),
  cast: group<ActionOf<'cast'>>({ do: words('cast'), from: words('hand', 'graveyard', 'mana'), what: part('targets') }),
};

/** What `may`, `choose` and `if` hold: nothing that holds more in its turn. */
const inner = narrower<readonly Action[]>(list(part('plain'), 1, 4));

const mode = narrower<readonly Action[]>(list(part('plain'), 1, 2));

/** Parts for `$defs`. */
export const actionParts = {
  plain: tagged<PlainAction, 'do'>('do', plain),
  action: extended<Action, 'do', PlainAction['do']>('do', part('plain'), plain, {
    may: group<ActionOf<'may'>>({ do: words('may'), then: inner }),
    choose: group<ActionOf<'choose'>>({ do: words('choose'), of: list(mode, 2, 3) }),
    if: group<ActionOf<'if'>>({ do: words('if'), needs: conditions, then: inner }),
  }),
};
