// What is shown: the table, what is said of choices, and the names of pictures.
import { describe, expect, test } from '@jest/globals';
import { type GridZone, NOBODY, type Place, type TableView } from '../../../src/engine/index.js';
import { weissSchwarz } from '../../../src/games/weiss-schwarz/index.js';
import { pictureOf } from '../../../src/games/weiss-schwarz/words/face.js';
import { loadTongue } from '../../../src/text/index.js';
import { type Position, position, take } from './position.js';

const { presentation } = weissSchwarz;
const tongue = (await loadTongue('en', await presentation.catalogue('en'))).for(['Ann', 'Bob'], 'words');

const tableFor = ({ match }: Position, seat: number): TableView =>
  presentation.table(weissSchwarz.view(match.state, seat));

function gridsOf(table: TableView, seat: number): GridZone[] {
  const zones = table.seats.find((area) => area.seat === seat)?.zones ?? [];
  return zones.flatMap((zone) => (zone.zone === 'grid' ? [zone] : []));
}

function placeOf(table: TableView, id: string): Place | undefined {
  return [0, 1]
    .flatMap((seat) => gridsOf(table, seat))
    .flatMap(({ rows }) => rows.flat())
    .find((place) => place.id === id);
}

const said = (place: Place | undefined): string[] => (place?.notes ?? []).map((note) => tongue.speak(note));

describe('the table', () => {
  test('WS-4 each side has three front and two back places, seven of the clock, a climax place, piles and a hand', () => {
    const at = position({
      ann: { front: ['weak', null, 'twin'], clock: ['tiny', 'dawn'], climax: 'dusk', hand: ['filler', 'weak'] },
      bob: { hand: ['strong'], level: ['middle'], stock: ['tiny', 'twin'], discard: ['weak', 'dawn'] },
    });
    const table = tableFor(at, 0);
    expect([table.facing, table.seats.map(({ seat }) => seat)]).toEqual(['lanes', [0, 1]]);
    const [field, clock, climax, hand] = gridsOf(table, 0);
    expect(field?.rows.map((row) => row.map(({ lies, marks }) => marks?.[0] ?? lies))).toEqual([
      ['1000', 'free', '4000'],
      ['free', 'free'],
    ]);
    expect(clock?.rows.map((row) => row.map(({ lies }) => lies))).toEqual([
      ['open', 'open', 'free', 'free', 'free', 'free', 'free'],
    ]);
    expect([climax, hand].map((zone) => zone?.rows.flat().map(({ face }) => face?.ascii))).toEqual([
      ['dusk'],
      ['filler', 'weak'],
    ]);
    const piles = table.seats[1]?.zones.flatMap((zone) => (zone.zone === 'pile' ? [zone] : [])) ?? [];
    expect(piles.map(({ name, count, cards }) => [name.key, count, cards?.map(({ face }) => face?.ascii)])).toEqual([
      ['weiss.zone.level', 1, ['middle']],
      ['weiss.zone.stock', 2, ['twin', 'tiny']],
      ['weiss.zone.deck', 44, undefined],
      ['weiss.zone.discard', 2, ['dawn', 'weak']],
    ]);
  });

  test('CO-5 the other’s hand lies face down, to an onlooker both do', () => {
    const at = position({ ann: { hand: ['weak'] }, bob: { hand: ['strong', 'tiny'] } });
    const lies = (seat: number, viewer: number): string[] =>
      (gridsOf(tableFor(at, viewer), seat).at(-1)?.rows.flat() ?? []).map(
        ({ lies: how, face }) => `${how} ${face?.ascii}`,
      );
    expect([lies(0, 0), lies(1, 0)]).toEqual([['open weak'], ['down undefined', 'down undefined']]);
    expect([lies(0, NOBODY), lies(1, 1)]).toEqual([['down undefined'], ['open strong', 'open tiny']]);
  });

  test('WS-15 power is shown as it is now, and the notes say what changes it, in the order of application', () => {
    const at = position({
      ann: { hand: ['cheer', 'hush', 'leader', 'filler'], front: ['strong'] },
      bob: { front: ['tiny'] },
    });
    take(at, 'play cheer', 'play hush', 'annul own-front-1', 'play leader back-1');
    const place = placeOf(tableFor(at, 1), 'field.0.0');
    expect(place?.marks).toEqual(['1100']);
    expect(said(place)).toEqual([
      'Power now 1100, printed 4000',
      'Cheer (Ann): Mago +1100',
      'Hush (Ann): power 0',
      'Leader (Ann): Mago +1100',
      'Character: level 0, cost 0, power 4000, soul 2',
      'Colour blue, extra effect 1',
      'Subtypes: Mago and Fuego',
    ]);
    // Nothing touches Bob's: only what is printed is said.
    expect(said(placeOf(tableFor(at, 1), 'field.1.0'))).toEqual([
      'Character: level 0, cost 0, power 400, soul 1',
      'Colour red, extra effect 0',
      'Subtypes: Mago',
    ]);
  });

  test('who has attacked this turn lies turned, and the centre tells how the attack went', () => {
    const at = position({
      from: 'combat',
      ann: { front: ['strong', 'weak', 'weak'], deck: ['extra-two', 'filler', 'filler', 'filler'] },
      bob: { front: [null, 'middle', 'tiny'], deck: ['weak', 'dawn', 'tiny', 'twin', 'filler'] },
    });
    const centre = (): string[] =>
      tableFor(at, 0).centre.map((zone) => (zone.zone === 'note' ? tongue.speak(zone.text) : zone.zone));
    expect(centre()).toEqual([]);
    take(at, 'attack front-1');
    expect(centre()).toEqual([
      'Strong 4000 meets Tiny 400',
      'Turned up for the stock: Extra Two, +2',
      'Damage 4 cancelled by a climax: Weak and Dawn',
    ]);
    expect([placeOf(tableFor(at, 0), 'field.0.0')?.turned, placeOf(tableFor(at, 0), 'field.0.1')?.turned]).toEqual([
      true,
      undefined,
    ]);
    take(at, 'attack front-2');
    expect(centre()).toEqual(['Weak 1000 meets Middle 2000', 'The attacker dies, no damage']);
    take(at, 'attack front-3');
    expect(at.match.asked).toBe(1);
    expect(centre()).toEqual([]);
  });

  test('WS-A2 cards that are being put in order are seen by who does it alone', () => {
    const at = position({ ann: { hand: ['a-2', 'filler'], deck: ['tiny', 'weak', 'dawn'] } });
    take(at, 'play a-2', 'look own', 'next weak');
    const shown = (seat: number): unknown[] =>
      tableFor(at, seat).centre.flatMap((zone) =>
        zone.zone === 'grid' ? [zone.rows.flat().map(({ face, lies }) => face?.ascii ?? lies)] : [],
      );
    expect(shown(0)).toEqual([['a-2'], ['weak'], ['tiny', 'dawn']]);
    expect([shown(1), shown(NOBODY)]).toEqual([
      [['a-2'], ['down'], ['down', 'down']],
      [['a-2'], ['down'], ['down', 'down']],
    ]);
  });

  test('WS-19 a picture is called like the card, blanks as underscores; hidden cards have none', () => {
    const at = position({ ann: { hand: ['red-one', 'extra-two'] } });
    const pictures = (viewer: number): unknown[] =>
      (gridsOf(tableFor(at, viewer), 0).at(-1)?.rows.flat() ?? []).map(({ picture }) => picture);
    expect([pictures(0), pictures(1)]).toEqual([
      ['Red_One', 'Extra_Two'],
      [undefined, undefined],
    ]);
    const [card] = at.match.state.cards;
    expect(card && pictureOf({ ...card, name: 'Toban  Lajp' })).toBe('Toban__Lajp');
  });
});

describe('what is said of choices', () => {
  test('a card, then its place on the table; what it says is told beside it', () => {
    const at = position({ ann: { hand: ['leader', 'filler'], front: ['weak'] } });
    const view = weissSchwarz.view(at.match.state, 0);
    const words = (text: string): unknown => {
      const branch = presentation.branch(text.split(' '), view, 0);
      return [tongue.speak(branch.say), branch.spot, branch.detail && tongue.speak(branch.detail)];
    };
    expect(words('play')).toEqual(['Play a card', undefined, undefined]);
    expect(words('done')).toEqual(['On to combat', undefined, undefined]);
    const [leader] = at.match.state.hands[0] ?? [];
    expect(words('play leader')).toEqual([
      'Leader',
      `card.${leader}`,
      'Character: level 0, cost 0, power 1500, soul 1. Colour green, extra effect 0. Subtypes: Sabio. ' +
        'Own characters of the subtype Mago: power +1100 (while it is on the field)',
    ]);
    expect(words('play leader back-2')).toEqual(['back 2', 'field.0.4', undefined]);
    expect(words('attack front-1')).toEqual(['Weak (front 1)', 'field.0.0', 'Weak 1000 meets nobody: a direct attack']);
  });

  test('WS-8 beside a place and beside an attack stands who is opposite, with the power of now', () => {
    const at = position({
      ann: { hand: ['weak', 'cheer', 'filler'], front: ['tiny'], back: [null, 'middle'] },
      bob: { front: ['twin', null, 'strong'], back: ['tiny', 'tiny'] },
    });
    take(at, 'play cheer');
    const view = weissSchwarz.view(at.match.state, 0);
    const detail = (text: string): string | undefined => {
      const { detail: said } = presentation.branch(text.split(' '), view, 0);
      return said && tongue.speak(said);
    };
    expect(detail('attack front-1')).toBe('Tiny 1500 meets Strong 4000');
    expect(['front-2', 'front-3', 'back-1'].map((place) => detail(`play weak ${place}`))).toEqual([
      undefined,
      'Opposite: Twin 4000',
      undefined,
    ]);
    expect(detail('annul own-front-1')).toBeUndefined();
  });

  test('WS-3 a card says how long what it does lasts: on the field, until the end of the turn, or nothing at all', () => {
    const at = position({ ann: { hand: ['leader', 'cheer', 'dusk', 'a-6', 'weak', 'filler'] } });
    const hand = gridsOf(tableFor(at, 0), 0).at(-1)?.rows.flat() ?? [];
    const lasts = hand.map((place) => said(place).flatMap((line) => /\((while|until).*\)$/u.exec(line)?.[0] ?? []));
    expect(lasts).toEqual([
      ['(while it is on the field)'],
      ['(until the end of the turn)'],
      ['(until the end of the turn)'],
      [],
      [],
      [],
    ]);
  });

  test('a seat’s summary says its side and what it loses at, its stand what it has', () => {
    const at = position({
      options: ['greatest-level=5'],
      ann: { clock: ['tiny', 'weak'], level: ['tiny'], stock: ['weak', 'weak', 'weak'], hand: ['weak', 'filler'] },
    });
    const said = tableFor(at, 0).seats.map(({ summary, stand }) => [
      tongue.speak(summary),
      stand && tongue.speak(stand),
    ]);
    expect(said).toEqual([
      ['White, loses at level 5', 'level 1/5, clock 2/7, stock 3, hand 2'],
      ['Black, loses at level 5', 'level 0/5, clock 0/7, stock 0, hand 0'],
    ]);
  });

  test('a character of the opponent is called so', () => {
    const at = position({ ann: { hand: ['hush', 'filler'], front: ['weak'] }, bob: { front: ['strong'] } });
    take(at, 'play hush');
    const view = weissSchwarz.view(at.match.state, 0);
    const all = at.match.choices.toArray().map((choice) => tongue.speak(presentation.sayChoice(choice, view)));
    expect(all).toEqual(['no power for: Weak (front 1)', 'no power for: Strong (opponent’s front 1)']);
    expect(presentation.branch(['annul', 'foe-front-1'], view, 0).spot).toBe('field.1.0');
  });

  test('one key goes on where that is a choice', () => {
    const keysAt = (at: Position): unknown => presentation.keys?.(weissSchwarz.view(at.match.state, 0));
    expect(keysAt(position({ from: 'clock', ann: { hand: ['weak'] } }))).toEqual([{ key: 'p', text: 'skip' }]);
    expect(keysAt(position({ ann: { hand: ['weak'] } }))).toEqual([{ key: 'p', text: 'done' }]);
    expect(keysAt(position({ from: 'combat', ann: { front: ['weak'] } }))).toEqual([{ key: 'p', text: 'done' }]);
    const picking = position({ ann: { hand: ['hush', 'filler'], front: ['weak', 'twin'] } });
    take(picking, 'play hush');
    expect(keysAt(picking)).toEqual([]);
  });
});
