// The option repeat-abilities: what characters do once is done again when the pile is applied (WS-5, WS-15).
import { describe, expect, test } from '@jest/globals';
import { Chance, Match, seedChance } from '../../../src/engine/index.js';
import { weissSchwarz } from '../../../src/games/weiss-schwarz/index.js';
import { loadTongue } from '../../../src/text/index.js';
import { setupFor } from '../../setups.js';
import { field, passTurn, position, powers, side, take, told } from './position.js';
import { REPEATING, REPEATING_DECK, SMALL, SMALL_DECK } from './setups.js';

const options = ['repeat-abilities'];
const again = (at: ReturnType<typeof position>): string[] => told(at.heard, 'weiss.again').map(({ card }) => card.id);

describe('the option repeat-abilities', () => {
  const ann = { hand: ['c-1', 'filler'], deck: ['dawn', 'strong', 'weak', 'middle', 'strong', 'twin'] } as const;

  test('WS-15 off, an ability that does something once does it when its character is played, and never again', () => {
    const at = position({ ann, bob: { hand: ['filler'] } });
    take(at, 'play c-1 front-1');
    passTurn(at);
    expect([side(at, 0).discard, side(at, 0).deck]).toEqual([
      ['dawn', 'weak'],
      ['strong', 'middle', 'strong', 'twin'],
    ]);
    expect([again(at), at.match.state.pile, at.match.asked]).toEqual([[], [], 1]);
  });

  test('WS-5 WS-15 on, it does it again in the effects phase of every turn, of either player, for its own side', () => {
    const at = position({ options, ann, bob: { hand: ['filler'] } });
    take(at, 'play c-1 front-1');
    expect([side(at, 0).discard, again(at)]).toEqual([['dawn', 'weak'], []]);
    passTurn(at);
    // Bob's turn: a strong one is on top of Ann's deck, so the blue ones go.
    expect([side(at, 0).discard, again(at), at.match.asked]).toEqual([
      ['dawn', 'weak', 'strong', 'strong'],
      ['c-1'],
      1,
    ]);
    passTurn(at);
    // Ann's turn: she draws the middle one first, and the twin is the last card.
    expect(side(at, 0)).toMatchObject({ discard: ['dawn', 'weak', 'strong', 'strong', 'twin'], deck: [] });
    expect([again(at), at.match.asked, at.match.step]).toEqual([['c-1', 'c-1'], 0, 'clock']);
  });

  test('WS-15 together with the pile, in the order of application: what comes later is not in force yet', () => {
    const bob = { hand: ['filler'], front: ['tiny', 'tiny', 'tiny'] } as const;
    const at = position({ options, ann: { hand: ['c-a', 'leader', 'filler'], front: ['weak'] }, bob });
    take(at, 'play c-a back-1', 'banish foe-front-1', 'play leader back-2');
    expect(powers(at, 0)[0]).toBe(2100);
    passTurn(at);
    expect([at.match.state.run.active, at.match.asked, at.match.step, powers(at, 0)[0]]).toEqual([
      1,
      0,
      'banish',
      1000,
    ]);
    take(at, 'banish foe-front-2');
    expect([powers(at, 0)[0], at.match.asked, at.match.step]).toEqual([2100, 1, 'clock']);
    const other = position({ options, ann: { hand: ['leader', 'c-a', 'filler'], front: ['weak'] }, bob });
    take(other, 'play leader back-2', 'play c-a back-1', 'banish foe-front-1');
    passTurn(other);
    expect([other.match.step, powers(other, 0)[0]]).toEqual(['banish', 2100]);
  });

  test('WS-15 several act one after the other, in the same order turn after turn', () => {
    const hand = ['c-8', 'c-1', 'c-8', 'filler'] as const;
    const at = position({ options, ann: { hand }, bob: { hand: ['filler'] } });
    take(at, 'play c-8 front-3', 'play c-1 front-1', 'play c-8 back-1');
    passTurn(at);
    expect(again(at)).toEqual(['c-8', 'c-1', 'c-8']);
    passTurn(at);
    expect(again(at)).toEqual(['c-8', 'c-1', 'c-8', 'c-8', 'c-1', 'c-8']);
  });

  test('WS-17 whoever is gone before its time does nothing more, also when it removes itself', () => {
    const at = position({
      options,
      ann: { hand: ['c-a', 'c-1', 'filler'] },
      bob: { hand: ['filler'], front: ['tiny'] },
    });
    take(at, 'play c-a back-1', 'banish foe-front-1', 'play c-1 back-2');
    passTurn(at);
    take(at, 'banish own-back-2');
    expect([again(at), side(at, 0).removed, at.match.step]).toEqual([['c-a'], ['c-1'], 'clock']);
    passTurn(at);
    // Alone on the field it has itself to choose, which is not asked.
    expect([again(at), field(at, 0).join(''), at.match.state.pile]).toEqual([['c-a', 'c-a'], '', []]);
    expect([at.match.asked, at.match.step]).toEqual([0, 'clock']);
  });

  test('WS-A4 WS-17 one that takes its own side off the field goes with it, and does nothing more', () => {
    const at = position({ options, ann: { hand: ['c-4', 'weak', 'filler'] }, bob: { hand: ['filler'] } });
    take(at, 'play c-4 front-1', 'play weak front-1');
    passTurn(at);
    expect([again(at), field(at, 0)[0], at.match.state.pile]).toEqual([[], 'weak', []]);
  });

  test('WS-3 events do what they do once all the same', () => {
    const at = position({ options, ann: { hand: ['a-1', 'filler'] }, bob: { hand: ['filler'] } });
    take(at, 'play a-1');
    expect(at.match.state.pile).toEqual([]);
    passTurn(at);
    expect([again(at), at.match.state.pile, at.match.state.kept, at.match.asked]).toEqual([[], [], [], 1]);
  });

  test('WS-AB a target that was chosen is kept, not asked for again', () => {
    const bob = { hand: ['filler'], front: ['strong', 'twin'] } as const;
    const at = position({ options, ann: { hand: ['void', 'filler'] }, bob });
    take(at, 'play void back-1', 'annul foe-front-1');
    passTurn(at);
    expect([again(at), powers(at, 1).slice(0, 2), at.match.step]).toEqual([[], [0, 4000], 'clock']);
  });

  test('WS-A2 what is asked for in the effects phase is asked within it', () => {
    const at = position({ options, ann: { hand: ['c-2', 'filler'] }, bob: { hand: ['filler'] } });
    take(at, 'play c-2 back-1');
    const { presentation } = weissSchwarz;
    const within = (): unknown => presentation.stepWithin?.(at.match.step ?? '', weissSchwarz.view(at.match.state, 0));
    expect([at.match.step, within()]).toEqual(['look', 'main']);
    while (at.match.step === 'look' || at.match.step === 'order') take(at, at.match.texts()[0] ?? '');
    passTurn(at);
    expect([at.match.step, within(), at.match.asked, at.match.state.run.active]).toEqual(['look', 'effects', 0, 1]);
  });

  test('the card on the field says so, and so does the log', async () => {
    const { presentation } = weissSchwarz;
    const tongue = (await loadTongue('en', await presentation.catalogue('en'))).for(['Ann', 'Bob'], 'words');
    const notes = (switches: readonly string[]): string[] => {
      const at = position({ options: switches, ann: { hand: ['c-1', 'filler'] }, bob: { hand: ['filler'] } });
      take(at, 'play c-1 front-1');
      const [zone] = presentation.table(weissSchwarz.view(at.match.state, 1)).seats[0]?.zones ?? [];
      const place = zone?.zone === 'grid' ? zone.rows[0]?.[0] : undefined;
      return (place?.notes ?? []).map((note) => tongue.speak(note));
    };
    expect(notes(options)[0]).toBe('Acts again at the start of every turn');
    expect(notes([])[0]).toBe('Character: level 0, cost 0, power 1000, soul 1');
    const at = position({ options, ann: { hand: ['c-1', 'filler'] }, bob: { hand: ['filler'] } });
    take(at, 'play c-1 front-1');
    passTurn(at);
    const said = told(at.heard, 'weiss.again').map((event) => presentation.sayEvent(event));
    expect(said.map((saying) => saying && tongue.speak(saying))).toEqual(['Acts again: C 1 (Ann).']);
  });

  test('WS-20 three hundred random games end within 400 turns, with every card in one zone at every decision', () => {
    let acted = 0;
    const reasons = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const [decks, switches] = (
        [
          [[REPEATING_DECK, REPEATING_DECK], REPEATING],
          [
            [SMALL_DECK, SMALL_DECK],
            [...SMALL, ...options],
          ],
          [[], options],
        ] as const
      )[seed % 3] ?? [[], options];
      const match = Match.begin(
        weissSchwarz,
        setupFor(weissSchwarz, { seed: String(seed), decks, options: switches }),
        ({ code }) => {
          if (code === 'weiss.again') acted++;
        },
      );
      const chance = new Chance(seedChance(`again ${seed}`));
      while (!match.over) {
        match.take(chance.below(match.choices.count));
        const faults = weissSchwarz.verify(match.state);
        if (faults.length > 0) throw new Error(`${seed}: ${faults.join('; ')}`);
      }
      expect(match.state.run.turn).toBeLessThanOrEqual(400);
      reasons.add(match.state.run.outcome?.reason ?? 'none');
    }
    expect(acted).toBeGreaterThan(1000);
    expect([...reasons].filter((reason) => !['weiss.level', 'weiss.bound'].includes(reason))).toEqual([]);
  });
});
