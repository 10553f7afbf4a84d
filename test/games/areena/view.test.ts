// What a seat sees of Areena: views, tables, logs and the reasons of closed choices (CO-5).
import { describe, expect, test } from '@jest/globals';
import { canonicalJson, eventFor, NOBODY, type Place } from '../../../src/engine/index.js';
import type { CardId } from '../../../src/games/areena/cards/index.js';
import { areena } from '../../../src/games/areena/index.js';
import { HIDDEN, NONE } from '../../../src/kits/duel/index.js';
import { ids, type Position, passAll, position, take, told } from './position.js';

const parts = {
  ann: { hand: ['bear-hug', 'parry'], deck: ['low-sweep', 'buckler'] },
  bob: { hand: ['reckless-gamble', 'clean-sidestep', 'buckler'] },
} as const;

const placesOf = ({ match }: Position, seat: number): Place[] =>
  areena.presentation
    .table(areena.view(match.state, seat))
    .seats.flatMap(({ zones }) => zones.flatMap((zone) => (zone.zone === 'grid' ? zone.rows.flat() : [])));

describe('views', () => {
  test('CO-5 a hand is seen by its player alone, a deck by nobody', () => {
    const { match } = position(parts);
    const views = [0, 1, NOBODY].map((seat) => areena.view(match.state, seat));
    expect(views.map(({ hands }) => hands.map((hand) => hand.map((card) => card === HIDDEN)))).toEqual([
      [
        [false, false],
        [true, true, true],
      ],
      [
        [true, true],
        [false, false, false],
      ],
      [
        [true, true],
        [true, true, true],
      ],
    ]);
    for (const view of views) {
      expect(view.deckCounts).toEqual([2, 37]);
      expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['decks']));
      expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['chance']));
    }
  });

  test('CO-5 another order of a deck, and another hand of the other, make the same view', () => {
    const other = position({
      ann: { ...parts.ann, deck: ['buckler', 'low-sweep'] },
      bob: parts.bob,
    });
    const swapped = { ...other.match.state };
    const view = areena.view(position(parts).match.state, 1);
    // Card numbers follow the lists, so the decks differ in which number is which card; hands and counts do not.
    expect(canonicalJson({ ...areena.view(swapped, 1), kind: 0 })).toBe(canonicalJson({ ...view, kind: 0 }));
  });

  test('CO-5 what was drawn is told to its player; the others hear how many', () => {
    const at = position(parts);
    take(at, 'attack bear-hug', 'react reckless-gamble');
    passAll(at);
    const [drew] = told(at.heard, 'areena.drew');
    expect(drew && eventFor(drew, 1)).toMatchObject({ code: 'areena.drew', player: 1 });
    for (const seat of [0, NOBODY])
      expect(drew && eventFor(drew, seat)).toEqual({ code: 'areena.drew-unseen', player: 1, n: 3 });
  });

  test('CO-5 what was taken from the deck is not told to the other', () => {
    const at = position({ from: 'plan', ann: { hand: ['armoury-key'], deck: ['buckler', 'ring-sword', 'parry'] } });
    take(at, 'play armoury-key');
    expect([at.match.step, at.match.texts()]).toEqual(['find', ['take buckler', 'take ring-sword']]);
    take(at, 'take ring-sword');
    const [found] = told(at.heard, 'areena.found');
    expect(found && eventFor(found, 1)).toEqual({ code: 'areena.found-unseen', player: 0 });
    expect(ids(at.match.state, at.match.state.hands[0] ?? [])).toEqual(['ring-sword']);
    expect(at.match.asked).toBe(0);
  });
});

describe('the table', () => {
  test('the viewer’s hand lies open with its text, the other’s face down', () => {
    const at = position(parts);
    const seen = (seat: number): unknown[] => placesOf(at, seat).map(({ lies, face }) => face?.ascii ?? lies);
    expect(seen(0)).toEqual(['bear-hug', 'parry', 'down', 'down', 'down']);
    expect(seen(NOBODY).filter((what) => what === 'down')).toHaveLength(5);
    const hug = placesOf(at, 0).find(({ face }) => face?.ascii === 'bear-hug');
    expect(hug?.notes).toMatchObject([
      { slots: { text: { key: 'areena.text.attack' } } },
      { slots: { text: { key: 'areena.text.needs' } } },
    ]);
  });

  test('equipment lies by hand, and how many hands are free is told', () => {
    const equipment: CardId[] = ['great-spear', 'wolf-tooth'];
    const at = position({ ann: { equipment, hand: ['parry'] }, bob: { equipment: ['buckler'] } });
    const [ann, bob] = areena.presentation.table(areena.view(at.match.state, 0)).seats;
    const zone = (area: typeof ann, key: string) => area?.zones.find((one) => 'name' in one && one.name.key === key);
    expect(zone(ann, 'areena.zone.hands')).toMatchObject({
      name: { slots: { free: 0 } },
      rows: [[{ face: { ascii: 'great-spear' } }]],
    });
    expect(zone(ann, 'areena.zone.worn')).toMatchObject({ rows: [[{ face: { ascii: 'wolf-tooth' } }]] });
    expect(zone(bob, 'areena.zone.hands')).toMatchObject({
      name: { slots: { free: 1 } },
      rows: [[{ face: { ascii: 'buckler' } }]],
    });
    expect(zone(bob, 'areena.zone.worn')).toBeUndefined();
  });

  test('the stack has its top first, who is asked, and the damage so far beside the attack', () => {
    const at = position(parts);
    take(at, 'attack bear-hug', 'react clean-sidestep');
    const { centre } = areena.presentation.table(areena.view(at.match.state, NOBODY));
    expect(centre).toMatchObject([
      {
        zone: 'stack',
        name: { key: 'areena.zone.stack-asked', slots: { player: { seat: 0 } } },
        layers: [
          {
            place: { face: { ascii: 'clean-sidestep' } },
            says: { key: 'areena.layer.top', slots: { player: { seat: 1 } } },
          },
          {
            place: { face: { ascii: 'bear-hug' } },
            says: { key: 'areena.layer.attack', slots: { player: { seat: 0 } } },
          },
        ],
      },
    ]);
    expect(at.match.asked).toBe(0);
  });

  test('AR-13 once something changed it, the damage so far is a sum', () => {
    const at = position(parts);
    take(at, 'attack bear-hug', 'react reckless-gamble', 'pass', 'pass');
    const [stack] = areena.presentation.table(areena.view(at.match.state, NOBODY)).centre;
    // A bear hug is worth 7, and the gamble raises it by 2.
    expect(stack).toMatchObject({ layers: [{ says: { key: 'areena.layer.attack-sum', slots: { total: 9 } } }] });
  });

  test('an attack that was nullified leaves its place at the bottom of the stack', () => {
    const at = position({ ann: parts.ann, bob: { hand: ['reckless-gamble', 'clean-sidestep'] } });
    take(at, 'attack bear-hug', 'react clean-sidestep');
    const view = areena.view(at.match.state, NOBODY);
    const [stack] = areena.presentation.table({ ...view, stack: [NONE, ...view.stack.slice(1)] }).centre;
    expect(stack).toMatchObject({ layers: [{}, { place: { lies: 'gone' }, says: { key: 'areena.layer.nullified' } }] });
  });

  test('steps that the game puts itself belong to steps of the phase table', () => {
    const at = position(parts);
    const stepWithin = (step: string, view: Parameters<typeof areena.presentation.table>[0]): string | undefined =>
      areena.presentation.stepWithin?.(step, view);
    const idle = areena.view(at.match.state, 0);
    expect(['attack', 'trim', 'answer', 'give-up'].map((step) => stepWithin(step, idle))).toEqual([
      'attack',
      'cleanup',
      'react',
      'give-up',
    ]);
    take(at, 'attack bear-hug');
    expect(stepWithin('give-up', areena.view(at.match.state, 0))).toBe('react');
    for (const within of ['cleanup', 'react']) expect(areena.rows.flatMap(({ steps }) => steps)).toContain(within);
  });

  test('one key does nothing wherever nothing may be done', () => {
    const keysOf = (at: Position) => areena.presentation.keys?.(areena.view(at.match.state, at.match.asked));
    const at = position({ ...parts, from: 'plan' });
    expect(keysOf(at)).toEqual([{ key: 'p', text: 'skip' }]);
    take(at, 'skip', 'attack bear-hug');
    expect([at.match.step, keysOf(at)]).toEqual(['answer', [{ key: 'p', text: 'pass' }]]);
    expect(keysOf(position({ ...parts, from: 'refresh' }))).toEqual([{ key: 'p', text: 'keep' }]);
  });

  test('whoever can only pass is told why the question comes', () => {
    const at = position(parts);
    take(at, 'attack bear-hug');
    const why = (seat: number) => areena.presentation.branch(['pass'], areena.view(at.match.state, seat), seat).detail;
    // Bob can react; Ann holds a parry, which is for the defender.
    expect([why(0)?.key, why(1)?.key]).toEqual(['areena.pass.why', undefined]);
  });

  test('what belongs to another step is closed elsewhere, what is missed here is not', () => {
    const at = position({ from: 'plan', ann: { hand: ['parry', 'snare-and-stab'] }, bob: parts.bob });
    expect(at.match.closed().every(({ elsewhere }) => elsewhere === true)).toBe(true);
    take(at, 'skip');
    // Only a net opens the one; the other is no attack at all.
    expect(at.match.closed()).toEqual([
      { text: 'attack parry', code: 'areena.not-an-attack', elsewhere: true },
      { text: 'attack snare-and-stab', code: 'areena.needs.wields.net' },
    ]);
  });

  test('a tactic shows its text, the condition of its removal last', () => {
    const at = position({ ann: { tactic: 'press-forward', hand: ['parry'] } });
    const place = placesOf(at, 1).find(({ face }) => face?.ascii === 'press-forward');
    expect(place?.notes?.at(-1)).toMatchObject({ slots: { text: { key: 'areena.text.removal' } } });
  });

  test('branches name the place that a choice is about', () => {
    const at = position({
      from: 'plan',
      ann: { hand: ['great-spear', 'parry'], equipment: ['buckler'] },
      bob: { tactic: 'press-forward' },
    });
    const view = areena.view(at.match.state, 0);
    const spot = (...words: string[]): unknown => areena.presentation.branch(words, view, 0).spot;
    const [spear, parry] = view.hands[0] ?? [];
    expect(spot('play', 'great-spear')).toBe(`card.${spear}`);
    expect(spot('play', 'great-spear', 'drop', 'buckler')).toBe(`card.${view.equipment[0]?.[0]}`);
    expect(spot('remove-tactic')).toBe(`card.${view.tactics[1]}`);
    expect(spot('remove-tactic', 'parry')).toBe(`card.${parry}`);
    expect(spot('skip')).toBeUndefined();
  });
});

test('CO-5 reasons for closed cards are given for the hand of the player who is asked', () => {
  const at = position(parts);
  take(at, 'attack bear-hug');
  const texts = at.match.closed().map(({ text }) => text);
  expect(texts).toEqual(['react buckler']);
  take(at, 'pass');
  expect(at.match.closed().map(({ text }) => text)).toEqual(['react parry']);
});
