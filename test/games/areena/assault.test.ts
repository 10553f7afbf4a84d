// The assault of Areena: attacks, the stack and its windows, damage (AR-7, AR-11 to AR-14, AR-16).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type GameEvent, readRecording, Sitting, setupOf, unwrap } from '../../../src/engine/index.js';
import type { CardId } from '../../../src/games/areena/cards/index.js';
import { areena } from '../../../src/games/areena/index.js';
import type { AreenaState } from '../../../src/games/areena/state.js';
import { bleed } from '../../../src/kits/combat/index.js';
import { zoneOf } from '../../../src/kits/duel/index.js';
import { loadTongue, sayEvent } from '../../../src/text/index.js';
import { ids, type Position, passAll, position, snapshot, take, told } from './position.js';

const asked = ({ match }: Position): unknown[] => [match.step, match.asked];
const stackOf = (state: AreenaState): CardId[] => ids(state, state.stack);
const damageOf = (heard: readonly GameEvent[]): number | undefined => told(heard, 'areena.damage')[0]?.total;

describe('attacking', () => {
  test('AR-11 an attack action, the basic attack for any one card, or none', () => {
    const at = position({ ann: { hand: ['bear-hug', 'bear-hug', 'parry', 'twin-cut'] }, bob: { hand: ['parry'] } });
    expect(at.match.texts()).toEqual(['attack bear-hug', 'basic bear-hug', 'basic parry', 'basic twin-cut', 'skip']);
    take(at, 'basic parry');
    expect(snapshot(at.match.state)).toMatchObject({
      'ann hand': 'bear-hug bear-hug twin-cut',
      'ann discard': 'parry',
    });
    expect(stackOf(at.match.state)).toEqual(['grey-hollin']);
    passAll(at);
    expect(at.match.state.bearers[1]?.life).toBe(30 - 3);
    expect(asked(at)).toEqual(['discard', 1]);
  });

  test('AR-11 not attacking ends the phase without reactions', () => {
    const at = position({ ann: { hand: ['bear-hug'] }, bob: { hand: ['second-wind'], life: 20 } });
    take(at, 'skip');
    expect(told(at.heard, 'areena.no-attack')).toHaveLength(1);
    expect(asked(at)).toEqual(['discard', 1]);
    expect(snapshot(at.match.state)).toMatchObject({ 'ann hand': 'bear-hug', 'bob life': 20 });
  });

  test('AR-11 an empty hand cannot attack, and is not asked', () => {
    const at = position({ ann: {}, bob: { hand: ['parry'] } });
    expect(asked(at)).toEqual(['discard', 1]);
  });

  test('AR-7 a precondition opens an attack', () => {
    const at = position({ ann: { hand: ['straight-thrust', 'twin-cut'], equipment: ['boar-spear'] } });
    expect(at.match.texts()).toEqual(['attack straight-thrust', 'basic straight-thrust', 'basic twin-cut', 'skip']);
    expect(at.match.asked).toBe(0);
  });
});

describe('the window for reactions', () => {
  const open = (ann: CardId[], bob: CardId[], options: string[] = []): Position => {
    const at = position({ ann: { hand: ['bear-hug', ...ann] }, bob: { hand: bob, life: 20 }, options });
    take(at, 'attack bear-hug');
    return at;
  };

  test('AR-12 the defender is asked first, then both by turns', () => {
    const at = open(['the-crowd-roars', 'second-wind'], ['roll-away', 'second-wind']);
    expect(asked(at)).toEqual(['answer', 1]);
    take(at, 'react roll-away');
    expect(asked(at)).toEqual(['answer', 0]);
    take(at, 'react the-crowd-roars');
    expect(asked(at)).toEqual(['answer', 1]);
    expect(stackOf(at.match.state)).toEqual(['bear-hug', 'roll-away', 'the-crowd-roars']);
  });

  test('AR-12 a pass and then a card asks again whoever passed', () => {
    const at = open(['the-crowd-roars'], ['roll-away']);
    take(at, 'pass', 'react the-crowd-roars');
    expect(asked(at)).toEqual(['answer', 1]);
    expect(at.match.texts()).toEqual(['react roll-away', 'pass']);
  });

  test('AR-12 two passes in a row have the top handled, and a new window opens with the defender', () => {
    const at = open(['the-crowd-roars', 'parry'], ['roll-away', 'second-wind']);
    take(at, 'react roll-away', 'react the-crowd-roars', 'pass', 'pass');
    expect(told(at.heard, 'areena.handled').map((event) => event.kind)).toEqual(['the-crowd-roars']);
    expect(stackOf(at.match.state)).toEqual(['bear-hug', 'roll-away']);
    expect(asked(at)).toEqual(['answer', 1]);
    take(at, 'react second-wind', 'pass'); // Bob's hand is empty now: he is passed over
    expect(told(at.heard, 'areena.handled').map((event) => event.kind)).toEqual(['the-crowd-roars', 'second-wind']);
    expect(at.match.state.bearers[1]?.life).toBe(23);
    expect(stackOf(at.match.state)).toEqual(['bear-hug', 'roll-away']);
    expect(asked(at)).toEqual(['answer', 0]);
  });

  test('AR-12 both may pass over and over: the damage comes once, and the turn goes on', () => {
    const at = open(['parry'], ['parry']);
    take(at, 'pass', 'pass');
    expect(told(at.heard, 'areena.damage')).toHaveLength(1);
    expect(asked(at)).toEqual(['discard', 1]);
  });

  test('CO-4 whoever holds a card that does not fit is asked all the same; an empty hand is passed over', () => {
    const holding = open([], ['buckler']);
    expect([asked(holding), holding.match.texts()]).toEqual([['answer', 1], ['pass']]);
    take(holding, 'pass');
    expect(told(holding.heard, 'areena.passes').map(({ player }) => player)).toEqual([1, 0]);
    expect(damageOf(holding.heard)).toBe(7);
    const empty = open([], []);
    expect(damageOf(empty.heard)).toBe(7);
    expect(asked(empty)).toEqual(['plan', 1]);
  });

  test('CO-4 with ask-always an empty hand is asked too', () => {
    const at = open([], [], ['ask-always']);
    expect([asked(at), at.match.texts()]).toEqual([['answer', 1], ['pass']]);
    take(at, 'pass');
    expect(asked(at)).toEqual(['answer', 0]);
    take(at, 'pass');
    expect(damageOf(at.heard)).toBe(7);
  });

  test('AR-14 handled and nullified cards go to their owners’ discard piles', () => {
    const at = open(['see-through', 'parry'], ['roll-away', 'second-wind']);
    take(at, 'react roll-away', 'react see-through', 'pass', 'pass');
    expect(snapshot(at.match.state)).toMatchObject({ 'ann discard': 'see-through', 'bob discard': 'roll-away' });
    expect(stackOf(at.match.state)).toEqual(['bear-hug']);
    expect(asked(at)).toEqual(['answer', 1]);
  });

  test('AR-14 a countered counter lets the defence stand', () => {
    const at = open(['see-through', 'parry'], ['roll-away', 'break-the-rhythm', 'parry']);
    take(at, 'react roll-away', 'react see-through', 'react break-the-rhythm');
    passAll(at);
    expect(told(at.heard, 'areena.nullified').map((event) => event.kind)).toEqual(['see-through']);
    expect(damageOf(at.heard)).toBe(7 - 3);
    expect(snapshot(at.match.state)).toMatchObject({
      'ann discard': 'bear-hug see-through',
      'bob discard': 'break-the-rhythm roll-away',
    });
    expect(asked(at)).toEqual(['discard', 1]);
  });

  test('AR-14 the uppermost fitting card is nullified', () => {
    const at = open(['see-through', 'parry'], ['roll-away', 'grit-the-teeth', 'second-wind']);
    take(at, 'react roll-away', 'pass', 'react grit-the-teeth', 'pass', 'react second-wind', 'react see-through');
    passAll(at);
    expect(told(at.heard, 'areena.nullified').map((event) => event.kind)).toEqual(['grit-the-teeth']);
    expect(damageOf(at.heard)).toBe(7 - 3);
    expect(at.match.state.bearers[1]?.life).toBe(20 + 3 - 4);
  });

  test('AR-7 a nullifying that finds nothing any more does nothing', () => {
    const at = open(['see-through', 'see-through'], ['roll-away', 'parry']);
    take(at, 'react roll-away', 'react see-through', 'pass', 'react see-through');
    passAll(at);
    expect(told(at.heard, 'areena.nullified')).toHaveLength(1);
    expect(told(at.heard, 'areena.nothing-nullified')).toHaveLength(1);
    expect(damageOf(at.heard)).toBe(7);
  });

  test('AR-14 a nullified attack does no damage, and what lies on it is handled still', () => {
    const at = open(['the-crowd-roars', 'parry'], ['trip-the-runner', 'second-wind', 'parry']);
    take(at, 'pass', 'react the-crowd-roars', 'react trip-the-runner', 'pass', 'pass');
    expect(snapshot(at.match.state)).toMatchObject({ 'ann discard': 'bear-hug', 'bob life': 18 });
    expect(at.match.state.stack).toHaveLength(2);
    passAll(at);
    expect(told(at.heard, 'areena.damage')).toEqual([]);
    expect(snapshot(at.match.state)).toMatchObject({ 'ann discard': 'bear-hug the-crowd-roars', 'bob life': 18 });
    expect(asked(at)).toEqual(['discard', 1]);
  });

  test('AR-13 what raised a nullified attack does not raise the next one', () => {
    const at = open(['the-crowd-roars', 'parry'], ['trip-the-runner', 'bear-hug']);
    take(at, 'pass', 'react the-crowd-roars', 'pass', 'pass', 'react trip-the-runner');
    passAll(at);
    expect(told(at.heard, 'areena.damage')).toEqual([]);
    take(at, 'keep', 'skip', 'attack bear-hug');
    passAll(at);
    expect(damageOf(at.heard)).toBe(7);
    expect(asked(at)).toEqual(['discard', 0]);
  });

  test('AR-7 equipment lost between playing and handling leaves a card without effect', () => {
    const at = position({
      ann: { hand: ['leaping-blow', 'snap-the-strap', 'parry'] },
      bob: { hand: ['raised-shield', 'second-wind'], equipment: ['spiked-shield'] },
    });
    take(at, 'attack leaping-blow', 'react raised-shield', 'react snap-the-strap');
    passAll(at);
    expect(told(at.heard, 'areena.fizzled').map((event) => event.kind)).toEqual(['raised-shield']);
    expect(damageOf(at.heard)).toBe(7);
    expect(snapshot(at.match.state)).toMatchObject({ 'bob discard': 'raised-shield spiked-shield', 'bob use': '' });
    expect(asked(at)).toEqual(['discard', 1]);
  });

  test('AR-7 an attack whose weapon is gone when it comes to the damage does nothing', () => {
    const at = position({
      ann: { hand: ['twin-cut', 'parry'], equipment: ['ring-sword'] },
      bob: { hand: ['snap-the-strap'] },
    });
    take(at, 'attack twin-cut', 'react snap-the-strap');
    passAll(at);
    expect(told(at.heard, 'areena.fizzled').map((event) => event.kind)).toEqual(['twin-cut']);
    expect(told(at.heard, 'areena.damage')).toEqual([]);
    expect(snapshot(at.match.state)).toMatchObject({ 'ann discard': 'ring-sword twin-cut', 'bob life': 30 });
    expect(asked(at)).toEqual(['plan', 1]);
  });
});

describe('damage', () => {
  test('AR-13 value, bonuses, then what was handled in its order: 5 + 2 + 1 − 3 = 5', async () => {
    const at = position({
      ann: { hand: ['hook-strike', 'press-the-gap'], tactic: 'press-forward' },
      bob: { hand: ['roll-away'], life: 20 },
    });
    take(at, 'attack hook-strike', 'react roll-away', 'react press-the-gap');
    passAll(at);
    const [event] = told(at.heard, 'areena.damage');
    expect(event?.terms).toEqual([
      { op: 'value', by: 5 },
      { op: 'raise', by: 2 },
      { op: 'raise', by: 1 },
      { op: 'reduce', by: 3 },
    ]);
    expect(at.match.state.bearers[1]?.life).toBe(15);
    const english = (await loadTongue('en', await areena.presentation.catalogue('en'))).for(['Ann', 'Bob']);
    expect(event && sayEvent(areena, event, english)).toBe('Damage to Bob: 5 + 2 + 1 − 3 = 5.');
  });

  test.each<[string, string[], number]>([
    ['raised, then set to zero', ['react duck-under', 'react the-crowd-roars'], 0],
    ['set to zero, then raised', ['pass', 'react the-crowd-roars', 'react duck-under'], 2],
  ])('AR-13 the order of handling decides: %s', (_how, texts, total) => {
    const at = position({ ann: { hand: ['bear-hug', 'the-crowd-roars', 'parry'] }, bob: { hand: ['duck-under'] } });
    take(at, 'attack bear-hug', ...texts);
    passAll(at);
    expect(damageOf(at.heard)).toBe(total);
    expect(at.match.state.bearers[1]?.life).toBe(30 - total);
  });

  test('AR-13 less than 0 counts as 0 at the end, not on the way', async () => {
    const below = position({
      ann: { hand: ['torch-lash', 'the-crowd-roars'] },
      bob: { hand: ['roll-away'], equipment: ['gate-shield'] },
    });
    take(below, 'attack torch-lash', 'react roll-away', 'react the-crowd-roars');
    passAll(below);
    // 3 − 2 + 2 − 3 = 0
    expect(damageOf(below.heard)).toBe(0);
    const deep = position({
      ann: { hand: ['torch-lash'] },
      bob: { hand: ['roll-away', 'parry'], equipment: ['gate-shield'] },
    });
    take(deep, 'attack torch-lash', 'react roll-away');
    passAll(deep);
    const [event] = told(deep.heard, 'areena.damage');
    expect(event?.total).toBe(0);
    expect(told(deep.heard, 'areena.hit')).toEqual([]);
    expect(snapshot(deep.match.state)).toMatchObject({ 'bob life': 30, 'bob hand': 'parry' });
    const english = (await loadTongue('en', await areena.presentation.catalogue('en'))).for(['Ann', 'Bob']);
    expect(event && sayEvent(areena, event, english)).toBe('Damage to Bob: 3 − 2 − 3 = −2, which counts as 0.');
  });

  test('an attack that does no damage wakes nothing that asks for a hit', () => {
    const at = position({
      ann: { hand: ['tainted-edge', 'parry'], equipment: ['hooked-knife', 'oil-flask'] },
      bob: { hand: ['clean-sidestep'], effects: [bleed(3, 1)] },
    });
    take(at, 'attack tainted-edge', 'react clean-sidestep');
    passAll(at);
    // The wound that was there ticked at the start of Bob's turn.
    expect(snapshot(at.match.state)).toMatchObject({
      'bob effects': 'bleed 2/1',
      'bob life': 29,
      'ann use': 'hooked-knife oil-flask',
    });
    expect(asked(at)).toEqual(['plan', 1]);
  });
});

describe('the worked example', () => {
  const text = readFileSync('fixtures/areena/worked-example.hotseat', 'utf8');

  test('AR-16 hands 2 and 4, then 1, 5, 3, 2; then 6, 5, 1, 7; 1 and 5 after cleanup', () => {
    const { recording, faults } = readRecording(text);
    expect(faults).toEqual([]);
    const setup = unwrap(setupOf(recording, areena, '1'));
    const sitting = new Sitting(areena, setup);
    const state = (): AreenaState => sitting.match.state as AreenaState;
    const hands = (): string =>
      state()
        .hands.map(({ length }) => length)
        .join('/');
    const told: string[] = [];
    for (const move of recording.moves) {
      if (move.kind !== 'choice') continue;
      if (state().run.turn === 3) told.push(hands());
      expect([move.text, sitting.choose(move.text)]).toEqual([move.text, undefined]);
    }
    told.push(hands());
    expect(told.filter((count, at) => count !== told[at - 1])).toEqual([
      '2/4', // the example begins
      '5/4', // one discarded, four drawn
      '3/4', // two actions given for the tactic
      '2/4', // the attack
      '2/3', // the first drawing action
      '2/6', // handled
      '2/5', // the defence
      '1/5', // the counter
      '1/4', // the second drawing action
      '1/7', // handled
      '1/6', // cleanup
      '1/5',
    ]);
    const codes = sitting.log.filter(({ turn }) => turn === 3).map(({ event }) => event.code);
    expect(codes.filter((code) => code === 'areena.raised')).toHaveLength(2);
    expect(codes.filter((code) => code === 'areena.nullified')).toHaveLength(1);
    expect(codes).not.toContain('areena.zeroed');
    expect(sitting.log.filter(({ event }) => event.code === 'areena.damage').at(-1)?.event).toMatchObject({
      terms: [
        { op: 'value', by: 7 },
        { op: 'raise', by: 1 },
        { op: 'raise', by: 2 },
        { op: 'raise', by: 2 },
      ],
      total: 12,
    });
    expect(zoneOf(state().tactics, 1)).toBe(-1);
    expect([sitting.match.asked, state().run.turn]).toEqual([1, 4]);
  });
});
