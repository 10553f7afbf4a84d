// The greedy bot of Areena, and the balance of the ready decks between such bots.
import { describe, expect, test } from '@jest/globals';
import { Chance, seedChance } from '../../../src/engine/index.js';
import { greedy } from '../../../src/games/areena/bots/greedy/index.js';
import { definition } from '../../../src/games/areena/cards/index.js';
import { readDeck } from '../../../src/games/areena/decks/deck-list.js';
import { DECK_NAMES, SHIPPED } from '../../../src/games/areena/decks/index.js';
import { areena } from '../../../src/games/areena/index.js';
import { bleed } from '../../../src/kits/combat/index.js';
import { duel, random, shareOf } from './contest.js';
import { type Position, position, take } from './position.js';

const chance = new Chance(seedChance('greedy'));

/** The text of what greedy chooses at a position. */
function chosen({ match }: Position): string {
  const view = () => areena.view(match.state, match.asked);
  return areena.format(match.choices.at(greedy.choose({ seat: match.asked, choices: match.choices, chance, view })));
}

test('in a thousand games with equal decks and changing seats greedy wins four of five against random, or more', () => {
  const shares = DECK_NAMES.map((deck) => shareOf({ deck, bot: greedy }, { deck, bot: random }, 250, `random ${deck}`));
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.8);
  for (const share of shares) expect(share).toBeGreaterThanOrEqual(0.8);
});

test('no ready deck is far ahead of another one', () => {
  // 200 games a pair: 95 % of the samples of an even pair lie within 7 points. The matrix stands in docs/areena.md.
  DECK_NAMES.forEach((one, at) => {
    for (const other of DECK_NAMES.slice(at + 1)) {
      const share = shareOf({ deck: one, bot: greedy }, { deck: other, bot: greedy }, 200, `${one} ${other}`);
      expect([one, other, share > 0.32 && share < 0.68]).toEqual([one, other, true]);
    }
  });
});

test('every card of the ready decks gets played', () => {
  const unplayed = new Set(DECK_NAMES.flatMap((name) => readDeck(SHIPPED[name]).list?.kinds ?? []));
  for (let game = 0; game < 60; game++) {
    const [one = 'fast', other = 'fast'] = [DECK_NAMES[game % 4], DECK_NAMES[(game + 1 + Math.floor(game / 4)) % 4]];
    const seats = [
      { deck: one, bot: greedy },
      { deck: other, bot: random },
    ];
    duel(seats, `played ${game}`, ({ act, kind }) => {
      if (act === 'play' || act === 'attack' || act === 'react') unplayed.delete(kind);
    });
  }
  expect([...unplayed].map((kind) => definition(kind).id)).toEqual([]);
});

describe('greedy as the defender', () => {
  test('wastes no defence on an attack that does nothing', () => {
    const parts = {
      ann: { hand: ['torch-lash'] },
      bob: { hand: ['roll-away', 'grit-the-teeth'], equipment: ['gate-shield', 'bronze-greaves'] },
    } as const;
    const at = position(parts);
    take(at, 'attack torch-lash');
    expect(chosen(at)).toBe('pass');
  });

  test('adds no second defence to one that does it all', () => {
    const at = position({
      ann: { hand: ['bear-hug', 'parry'] },
      bob: { hand: ['clean-sidestep', 'roll-away', 'clean-sidestep'] },
    });
    take(at, 'attack bear-hug', 'react clean-sidestep', 'pass');
    expect(chosen(at)).toBe('pass');
  });

  test('spends everything against a blow that would be the last', () => {
    const at = position({ ann: { hand: ['bear-hug'] }, bob: { hand: ['duck-under', 'buckler'], life: 7 } });
    take(at, 'attack bear-hug');
    expect(chosen(at)).toBe('react duck-under');
  });

  test('does not draw from an empty deck', () => {
    const at = position({
      ann: { hand: ['bear-hug'] },
      bob: { hand: ['reckless-gamble', 'drag-it-out'], deck: ['parry'] },
    });
    take(at, 'attack bear-hug');
    expect(chosen(at)).toBe('pass');
  });
});

describe('greedy as the attacker', () => {
  test('keeps a counter while there is nothing to counter, and counters a real defence', () => {
    const at = position({ ann: { hand: ['bear-hug', 'see-through'] }, bob: { hand: ['clean-sidestep', 'parry'] } });
    take(at, 'attack bear-hug', 'pass');
    expect(chosen(at)).toBe('pass');
    const other = position({ ann: { hand: ['bear-hug', 'see-through'] }, bob: { hand: ['clean-sidestep', 'parry'] } });
    take(other, 'attack bear-hug', 'react clean-sidestep');
    expect(chosen(other)).toBe('react see-through');
  });

  test('strikes the blow that ends it', () => {
    const at = position({
      ann: { hand: ['hook-strike', 'rending-cut', 'bear-hug'], equipment: [] },
      bob: { life: 7, effects: [bleed(3, 4)] },
    });
    expect(chosen(at)).toBe('attack bear-hug');
  });

  test('takes the both-fall reaction when only the other falls', () => {
    const at = position({
      ann: { hand: ['bear-hug', 'blood-for-blood'], life: 10 },
      bob: { hand: ['clean-sidestep'], life: 3 },
    });
    take(at, 'attack bear-hug', 'react clean-sidestep');
    expect(chosen(at)).toBe('react blood-for-blood');
  });
});

test('greedy plays equipment that lasts before it attacks, and removes a tactic that hurts for a cheap price', () => {
  const equip = position({ from: 'plan', ann: { hand: ['great-spear', 'straight-thrust', 'parry'] } });
  expect(chosen(equip)).toBe('play great-spear');
  const remove = position({ from: 'plan', ann: { hand: ['parry'], life: 20 }, bob: { tactic: 'patient-hunter' } });
  expect(chosen(remove)).toBe('remove-tactic');
});
