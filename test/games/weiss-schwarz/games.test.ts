// Whole games: a thousand at random, looked at after every single event; and how good the bot and the ready decks are.
import { describe, expect, test } from '@jest/globals';
import { Chance, eventFor, type GameEvent, Match, NOBODY, type Setup, seedChance } from '../../../src/engine/index.js';
import { greedy } from '../../../src/games/weiss-schwarz/bots/greedy/index.js';
import type { CardData } from '../../../src/games/weiss-schwarz/cards/card.js';
import { weissSchwarz } from '../../../src/games/weiss-schwarz/index.js';
import { dataOf, type WeissState } from '../../../src/games/weiss-schwarz/state.js';
import type { WeissView } from '../../../src/games/weiss-schwarz/view.js';
import { cardsIn } from '../../../src/testing/index.js';
import { setupFor } from '../../setups.js';
import { SMALL, SMALL_DECK } from './setups.js';

/** Plays a game at random; `look` sees the state at the very moment of each event. */
function playLooking(setup: Setup, seed: string, look: (state: WeissState, event: GameEvent) => void): WeissState {
  let state: WeissState | undefined;
  const game = { ...weissSchwarz, begin: (given: Setup) => (state = weissSchwarz.begin(given)) };
  const match = Match.begin(game, setup, (event) => {
    if (state !== undefined) look(state, event);
  });
  const chance = new Chance(seedChance(`walk ${seed}`));
  while (!match.over) match.take(chance.below(match.choices.count));
  return match.state;
}

const setupOf = (seed: number): Setup =>
  seed % 4 === 3
    ? setupFor(weissSchwarz, {
        seed: String(seed),
        decks: [SMALL_DECK, SMALL_DECK],
        options: [...SMALL, 'greatest-level=2'],
      })
    : setupFor(weissSchwarz, { seed: String(seed) });

test('a thousand random games end with a result, with every card in one zone at every event, removed ones counted', () => {
  const reasons = new Set<string>();
  const played = new Set<string>();
  let removed = 0;
  let events = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const state = playLooking(setupOf(seed), String(seed), (now, event) => {
      events++;
      const faults = weissSchwarz.verify(now);
      if (faults.length > 0) throw new Error(`${seed}: ${event.code}: ${faults.join('; ')}`);
      if (['weiss.put', 'weiss.event', 'weiss.climax'].includes(event.code) && 'card' in event)
        played.add((event.card as CardData).id);
    });
    removed += state.removed.flat().length;
    reasons.add(state.run.outcome?.reason ?? 'none');
  }
  expect(events).toBeGreaterThan(100_000);
  expect(removed).toBeGreaterThan(100);
  expect([...reasons].filter((reason) => !['weiss.level', 'weiss.bound'].includes(reason))).toEqual([]);
  const ready = (weissSchwarz.library?.cards ?? []).map(({ id }) => id);
  expect([ready.length, ready.filter((id) => !played.has(id))]).toEqual([30, []]);
});

test('CO-5 nobody is told of a card that is hidden from them at that very moment', () => {
  let named = 0;
  for (let seed = 0; seed < 40; seed++)
    playLooking(setupOf(seed), String(seed), (state, event) => {
      for (const seat of [NOBODY, 0, 1]) {
        const known = eventFor(event, seat);
        const saying = known && weissSchwarz.presentation.sayEvent(known);
        const cards = saying === undefined ? [] : cardsIn(saying);
        if (cards.length === 0) continue;
        named += cards.length;
        const open = shownCards(weissSchwarz.view(state, seat));
        const unknown = cards.filter((card) => !open.has(card));
        if (unknown.length > 0) throw new Error(`${seed}: ${event.code} tells ${seat} of ${unknown.join(' ')}`);
      }
    });
  expect(named).toBeGreaterThan(1000);
});

test('CO-5 a view holds no number of a card that the seat cannot see, and no generator', () => {
  for (let seed = 0; seed < 6; seed++)
    playLooking(setupOf(seed), String(seed), (state) => {
      for (const seat of [NOBODY, 0, 1]) {
        const seen = weissSchwarz.view(state, seat);
        expect(['chance', 'decks', 'stacked'].filter((field) => field in seen || field in seen.run)).toEqual([]);
        const hidden = [...state.decks.flat(), ...(state.hands[seat === 0 ? 1 : 0] ?? [])];
        const shown = new Set(zonesOf(seen));
        expect(hidden.filter((card) => shown.has(card))).toEqual([]);
      }
    });
});

describe('the bot', () => {
  const random = { choose: ({ choices, chance }: Parameters<typeof greedy.choose>[0]) => chance.below(choices.count) };

  /** Wins of the first of two bots, with changing decks; who begins is drawn. */
  function wins(bots: readonly (typeof greedy)[], decks: readonly string[], games: number): number {
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const match = Match.begin(weissSchwarz, setupFor(weissSchwarz, { seed: String(seed), decks }));
      const chance = new Chance(seedChance(`bots ${seed}`));
      while (!match.over) {
        const seat = match.asked;
        const look = (): WeissView => weissSchwarz.view(match.state, seat);
        match.take(bots[seat]?.choose({ seat, choices: match.choices, chance, view: look }) ?? 0);
      }
      if (match.state.run.outcome?.winner === 0) won++;
    }
    return won;
  }

  test('greedy beats random in 80 % of 1,000 games and more, from either side', () => {
    expect(wins([greedy, random], ['weiss', 'schwarz'], 500)).toBeGreaterThan(450);
    expect(wins([random, greedy], ['weiss', 'schwarz'], 500)).toBeLessThan(50);
    expect(wins([greedy, random], ['schwarz', 'weiss'], 500)).toBeGreaterThan(450);
    expect(wins([random, greedy], ['schwarz', 'weiss'], 500)).toBeLessThan(50);
  });

  test('between two greedy bots each ready deck wins 40 to 60 %', () => {
    const won =
      wins([greedy, greedy], ['weiss', 'schwarz'], 500) + 500 - wins([greedy, greedy], ['schwarz', 'weiss'], 500);
    expect(won).toBeGreaterThan(400);
    expect(won).toBeLessThan(600);
  });

  test('it changes nothing of the view that it is given, and looks at nothing that is hidden', () => {
    for (let seed = 0; seed < 5; seed++) {
      const match = Match.begin(weissSchwarz, setupOf(seed));
      const chance = new Chance(seedChance(String(seed)));
      while (!match.over) {
        const seat = match.asked;
        const seen = weissSchwarz.view(match.state, seat);
        const before = JSON.stringify(seen);
        const chosen = greedy.choose({ seat, choices: match.choices, chance, view: () => seen });
        expect(JSON.stringify(seen)).toBe(before);
        const other = weissSchwarz.imagine(seen, new Chance(seedChance(`${seed} other`)));
        const same = Match.resume(weissSchwarz, other);
        const look = (): WeissView => weissSchwarz.view(same.state, seat);
        expect(greedy.choose({ seat, choices: same.choices, chance, view: look })).toBe(chosen);
        match.take(chosen);
      }
    }
  });
});

/** Every card in a zone that the view shows. */
function shownCards(seen: WeissView): Set<string> {
  return new Set(zonesOf(seen).map((card) => dataOf(seen, card).id));
}

function zonesOf(seen: WeissView): number[] {
  const { hands, clocks, levels, stocks, discards, removed, field, climaxes, taken, looked, ordered, handling } = seen;
  const piles = [...hands, ...clocks, ...levels, ...stocks, ...discards, ...removed].flat();
  return [...piles, ...field, ...climaxes, ...taken, ...looked, ...ordered, handling].filter((card) => card >= 0);
}
