// The greedy bot of Duel Masters: how strong it is, and what it does in positions of its own.
import { describe, expect, test } from '@jest/globals';
import { type Bot, Chance, Match, NOBODY, seedChance } from '../../../src/engine/index.js';
import { greedy } from '../../../src/games/duel-masters/bots/greedy/index.js';
import type { CardData } from '../../../src/games/duel-masters/cards/vocabulary.js';
import type { DuelChoice } from '../../../src/games/duel-masters/choices.js';
import { DECK_NAMES } from '../../../src/games/duel-masters/decks/index.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import type { DuelState } from '../../../src/games/duel-masters/state.js';
import type { DuelView } from '../../../src/games/duel-masters/view.js';
import { creature, evolution, mana, spell, when } from './cards.js';
import { asked, fresh, type Position, position, take, tapped, times } from './position.js';
import { deckSetup } from './setups.js';

type DuelBot = Bot<DuelChoice, DuelView>;

const random: DuelBot = { choose: ({ choices, chance }) => chance.below(choices.count) };
const FIRE = mana('fire');
const SMALL = creature('small', 1000, { cost: 1 });
const HOUND = creature('hound', 2000);
const BEAR = creature('bear', 4000, { cost: 4 });
const GIANT = creature('giant', 9000, { cost: 7, has: ['double-breaker'] });
const WALL = creature('wall', 3000, { has: ['blocker', { has: 'cannot', deed: 'attack' }] });
const BOLT = spell('bolt', [{ do: 'destroy', what: { whose: 'foe', power: { most: 3000 }, count: 1 } }], {
  trigger: true,
});

/** The text of what greedy chooses. */
function chosen({ match }: Position): string {
  const seat = match.asked;
  const view = () => duelMasters.view(match.state, seat);
  const chance = new Chance(seedChance('greedy'));
  return duelMasters.format(match.choices.at(greedy.choose({ seat, choices: match.choices, chance, view })));
}

/** Lets greedy choose for whoever is asked until the other seat is, or another step. */
function play(at: Position): string[] {
  const before = asked(at);
  const made: string[] = [];
  while (asked(at) === before && made.length < 30) {
    const text = chosen(at);
    made.push(text);
    take(at, text);
  }
  return made;
}

function duel(deck: string, bots: readonly DuelBot[], seed: string): DuelState {
  const match = Match.begin(duelMasters, deckSetup({ decks: [deck, deck], seed }));
  const chance = new Chance(seedChance(`bots ${seed}`));
  while (!match.over) {
    const seat = match.asked;
    const view = (): DuelView => duelMasters.view(match.state, seat);
    match.take(bots[seat]?.choose({ seat, choices: match.choices, chance, view }) ?? 0);
  }
  return match.state;
}

test.each(DECK_NAMES)(
  'with the ready deck %s greedy wins four of five against random, or more, with changing seats',
  (deck) => {
    const games = 60;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const seat = game % 2;
      const winner = duel(deck, seat === 0 ? [greedy, random] : [random, greedy], `${deck} ${game}`).run.outcome
        ?.winner;
      wins += winner === NOBODY ? 0.5 : winner === seat ? 1 : 0;
    }
    expect(wins / games).toBeGreaterThanOrEqual(0.8);
  },
);

test('CO-5 it sees its view only: what it does cannot depend on hidden cards', () => {
  const choicesWith = (hidden: CardData): string[] =>
    play(
      position({
        ann: { battle: [BEAR, HOUND], hand: [HOUND], mana: times(4, FIRE) },
        bob: { battle: [WALL], shields: times(5, hidden), hand: times(2, hidden) },
        from: 'attack',
      }),
    );
  expect(choicesWith(BOLT)).toEqual(choicesWith(GIANT));
});

describe('greedy as the attacker', () => {
  test('DM-3 makes the final blow when nothing can stop it', () => {
    const at = position({
      ann: { battle: [SMALL] },
      bob: { shields: [], battle: [tapped(HOUND), GIANT] },
      from: 'attack',
    });
    expect(chosen(at)).toBe('attack small player');
  });

  test('sends more attackers than there are blockers when the last shield is gone, and wins', () => {
    const at = position({
      ann: { battle: [HOUND, BEAR] },
      bob: { shields: [], battle: [GIANT, WALL] },
      from: 'attack',
    });
    take(at, chosen(at));
    expect(asked(at)).toBe('bob block');
    take(at, 'block wall');
    take(at, chosen(at));
    expect(asked(at)).toBe('over 0 duel-masters.final-blow');
  });

  test('goes for the opponent, and not for a tempting target, when shields and final blow are within reach', () => {
    const at = position({
      ann: { battle: [GIANT, HOUND] },
      bob: { shields: times(2, HOUND), battle: [tapped(BEAR)] },
      from: 'attack',
    });
    expect(chosen(at)).toBe('attack giant player');
    take(at, 'attack giant player', 'break 1', 'keep', 'keep');
    expect(chosen(at)).toBe('attack hound player');
  });

  test('destroys a weaker tapped creature, and leaves a stronger one alone', () => {
    const weaker = position({ ann: { battle: [BEAR] }, bob: { battle: [tapped(HOUND)] }, from: 'attack' });
    expect(chosen(weaker)).toBe('attack bear hound');
    const stronger = position({ ann: { battle: [HOUND] }, bob: { battle: [tapped(GIANT)] }, from: 'attack' });
    expect(play(stronger)).not.toContain('attack hound giant');
  });

  test('does not attack where a blocker only waits for it', () => {
    const wall = creature('great-wall', 8000, { has: ['blocker'] });
    const at = position({ ann: { battle: [BEAR] }, bob: { battle: [wall] }, from: 'attack' });
    expect(chosen(at)).toBe('done');
  });

  test('DM-26 reckons with the power that an attacker has while attacking', () => {
    const charger = creature('charger', 3000, { has: [{ has: 'power-attacker', by: 3000 }] });
    const at = position({ ann: { battle: [charger] }, bob: { battle: [tapped(BEAR)] }, from: 'attack' });
    expect(chosen(at)).toBe('attack charger bear');
  });

  test('DM-38 chooses the least bad attack for a creature that must attack', () => {
    const bound = creature('bound', 2000, { has: ['must-attack'] });
    const at = position({ ann: { battle: [bound] }, bob: { battle: [tapped(GIANT)] }, from: 'attack' });
    expect(chosen(at)).toBe('attack bound player');
  });
});

describe('greedy as the defender', () => {
  test('blocks where the blocker wins the battle', () => {
    const at = position({ ann: { battle: [HOUND] }, bob: { battle: [WALL] }, from: 'attack' });
    take(at, 'attack hound player');
    expect(chosen(at)).toBe('block wall');
  });

  test('does not throw a blocker away for one of five shields', () => {
    const at = position({ ann: { battle: [BEAR] }, bob: { battle: [WALL] }, from: 'attack' });
    take(at, 'attack bear player');
    expect(chosen(at)).toBe('pass');
  });

  test('throws one away when the final blow comes otherwise, the cheapest that there is', () => {
    const guard = creature('small-wall', 1000, { cost: 1, has: ['blocker'] });
    const at = position({ ann: { battle: [GIANT] }, bob: { battle: [WALL, guard], shields: [] }, from: 'attack' });
    take(at, 'attack giant player');
    expect(chosen(at)).toBe('block small-wall');
  });

  test('DM-21 uses a shield trigger that does something, and keeps one that would hit nothing', () => {
    const useful = position({ ann: { battle: [HOUND] }, bob: { shields: [BOLT] }, from: 'attack' });
    take(useful, 'attack hound player');
    expect(chosen(useful)).toBe('trigger bolt');
    const useless = position({ ann: { battle: [GIANT] }, bob: { shields: times(2, BOLT) }, from: 'attack' });
    take(useless, 'attack giant player', 'break 1');
    expect(chosen(useless)).toBe('keep');
  });
});

describe('greedy with its cards', () => {
  test('DM-6 charges what it cannot use for long, and keeps what it can use next', () => {
    const at = position({ ann: { hand: [HOUND, GIANT], mana: times(2, FIRE) }, from: 'charge' });
    expect(chosen(at)).toBe('charge giant');
  });

  test('charges the civilization that its hand lacks', () => {
    const wet = creature('wet', 2000, { civilizations: ['water'], cost: 3 });
    const other = creature('other', 2000, { civilizations: ['water'], cost: 3 });
    const at = position({ ann: { hand: [wet, other, HOUND], mana: times(2, FIRE) }, from: 'charge' });
    expect(chosen(at)).toMatch(/^charge (wet|other)$/u);
  });

  test('charges no more when there is mana for everything', () => {
    const at = position({ ann: { hand: [HOUND], mana: times(9, FIRE) }, from: 'charge' });
    expect(chosen(at)).toBe('skip');
  });

  test('uses as much of its hand as it can pay for, the best first', () => {
    const at = position({ ann: { hand: [HOUND, BEAR, SMALL], mana: times(5, FIRE) } });
    expect(play(at)).toEqual(['use bear', 'use small']);
  });

  test('keeps a spell that would hit nothing, or only the own creatures', () => {
    const storm = spell('storm', [{ do: 'destroy', what: { power: { most: 3000 }, count: 'all' } }]);
    const at = position({
      ann: { battle: [HOUND], hand: [BOLT, storm], mana: times(6, FIRE) },
      bob: { battle: [GIANT] },
    });
    expect(chosen(at)).toBe('done');
    const worth = position({
      ann: { hand: [storm], mana: times(6, FIRE) },
      bob: { battle: [HOUND, WALL, creature('third', 3000)] },
    });
    expect(chosen(worth)).toBe('use storm');
  });

  test('chooses the best of the opponent’s creatures for its spell, and the least of its own where it must', () => {
    const fall = spell('fall', [{ do: 'destroy', what: { count: 1 } }]);
    const at = position({
      ann: { battle: [HOUND], hand: [fall], mana: times(3, FIRE) },
      bob: { battle: [SMALL, GIANT, BEAR] },
    });
    take(at, 'use fall');
    expect(chosen(at)).toBe('pick foe/giant');
    const price = spell('price', [{ do: 'destroy', what: { whose: 'own', count: 1 } }]);
    const own = position({ ann: { battle: [GIANT, SMALL, BEAR], hand: [price], mana: times(3, FIRE) } });
    take(own, 'use price');
    expect(chosen(own)).toBe('pick small');
  });

  test('DM-28 puts an evolution on the base that is worth least, and rather on one that is not tapped', () => {
    const king = evolution('king', 7000, [{}], { cost: 3, has: ['double-breaker'] });
    const at = position({ ann: { battle: [BEAR, SMALL, HOUND], hand: [king], mana: times(3, FIRE) } });
    expect(chosen(at)).toBe('use king small');
    const ready = position({ ann: { battle: [tapped(SMALL), HOUND], hand: [king], mana: times(3, FIRE) } });
    expect(chosen(ready)).toBe('use king hound');
  });

  test('DM-32 taps for an ability that is worth more than an attack that fails', () => {
    const mage = creature('mage', 1000, {
      abilities: [{ ability: 'tap', do: [{ do: 'destroy', what: { whose: 'foe', count: 1 } }] }],
    });
    const at = position({ ann: { battle: [mage] }, bob: { battle: [GIANT] }, from: 'attack' });
    expect(chosen(at)).toBe('tap mage');
  });

  test('DM-35 leaves a creature tapped when its silent skill is worth it', () => {
    const sage = creature('sage', 3000, { abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 2 }] }] });
    const at = position({ ann: { battle: [tapped(sage)] }, from: 'untap' });
    expect(chosen(at)).toBe('leave sage');
  });

  test('DM-3 draws no further cards when the deck is nearly empty', () => {
    const reader = spell('reader', [{ do: 'draw', count: 3, upTo: true }]);
    const at = position({ ann: { hand: [reader], mana: times(3, FIRE), deck: times(3, HOUND) } });
    take(at, 'use reader');
    expect(chosen(at)).toBe('no');
    const forced = position({
      ann: { hand: [spell('lesson', [{ do: 'draw', count: 3 }])], mana: times(3, FIRE), deck: times(3, HOUND) },
    });
    expect(chosen(forced)).toBe('done');
  });

  test('leaves what a text offers when it would only harm, and takes what helps', () => {
    const careless = creature('careless', 2000, {
      abilities: [when('enters', { do: 'may', then: [{ do: 'destroy', what: { whose: 'own', count: 1 } }] })],
    });
    const at = position({ ann: { battle: [BEAR], hand: [careless], mana: times(3, FIRE) } });
    take(at, 'use careless');
    expect(chosen(at)).toBe('no');
    const kind = creature('kind', 2000, {
      abilities: [when('enters', { do: 'may', then: [{ do: 'draw', count: 1 }] })],
    });
    const other = position({ ann: { hand: [kind], mana: times(3, FIRE) } });
    take(other, 'use kind');
    expect(chosen(other)).toBe('yes');
  });

  test('a creature that came in this turn is no attacker to be counted on', () => {
    const prey = creature('prey', 3500, { cost: 5, has: ['double-breaker'] });
    const bob = { shields: [HOUND], battle: [tapped(prey)] };
    expect(chosen(position({ ann: { battle: [BEAR, GIANT] }, bob, from: 'attack' }))).toMatch(/ player$/u);
    expect(chosen(position({ ann: { battle: [BEAR, fresh(GIANT)] }, bob, from: 'attack' }))).toBe('attack bear prey');
  });
});
