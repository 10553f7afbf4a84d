// Typed words: the slots that a text has are read off its type, and whoever says it must fill them. What must not compile is
// marked, and the compiler complains where a mark is not needed.
import { expect, test } from '@jest/globals';
import { type GameWording, type PlainKey, type SlotsOf, type Wording, wordsOf } from '../../src/engine/index.js';

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Holds for types: it compiles only where they are the same. */
function holds<Claim extends true>(claim: Claim): void {
  expect(claim).toBe(true);
}

test('the slots of a message are those that ICU would fill, in cases too, but not the words of cases', () => {
  holds<Same<SlotsOf<'All is quiet.'>, never>>(true);
  holds<Same<SlotsOf<'Turn {turn}: {player}'>, 'turn' | 'player'>>(true);
  holds<Same<SlotsOf<'{n, number} of { most }'>, 'n' | 'most'>>(true);
  holds<Same<SlotsOf<'{n, plural, =0 {none} one {# card} other {# cards}}{by}'>, 'n' | 'by'>>(true);
  holds<Same<SlotsOf<'{n, plural, one {card} other {cards}}'>, 'n'>>(true);
  holds<
    Same<
      SlotsOf<'{who, select, foe {{name} has {n, plural, one {{one}} other {}}} other {{critical, select, yes {!} other {}}}} {end}'>,
      'who' | 'name' | 'n' | 'one' | 'critical' | 'end'
    >
  >(true);
});

test('what stands between apostrophes is no slot, and an apostrophe within a word begins nothing', () => {
  holds<Same<SlotsOf<"a player's {name}, '{not} {these}', it''s {n}">, 'name' | 'n'>>(true);
});

test('the slots of several messages are those of all of them; those of a text that nobody knows are any', () => {
  holds<Same<SlotsOf<'{a}' | '{b, select, x {{c}} other {}}' | 'none'>, 'a' | 'b' | 'c'>>(true);
  holds<Same<SlotsOf<string>, string>>(true);
});

test('a message of five hundred brackets is not too long for the compiler', () => {
  type Twice<Text extends string> = `${Text}${Text}`;
  type Long = Twice<
    Twice<Twice<Twice<Twice<Twice<'{x, select, yes {{y} words} other {more words of the same}} and '>>>>>
  >;
  holds<Same<SlotsOf<`${Long}{z}`>, 'x' | 'y' | 'z'>>(true);
});

type Texts = {
  readonly 'pebbles.left': '{left, plural, one {# pebble is} other {# pebbles are}} left';
  readonly 'pebbles.take': 'take {count}';
  readonly 'pebbles.pass': 'pass';
  readonly 'closed.pebbles.none': 'there is none';
  readonly 'fault.pebbles.heap': 'the heap cannot be {size}';
  readonly 'fault.pebbles.empty': 'the heap is empty';
};

const { say, fault } = wordsOf<Wording<Texts>>();

test('a key is said with the slots of its text, and with nothing where it has none', () => {
  expect(say('pebbles.left', { left: 3 })).toEqual({ key: 'pebbles.left', slots: { left: 3 } });
  expect(say('pebbles.pass')).toEqual({ key: 'pebbles.pass' });
  expect(fault('pebbles.heap', { size: 0 }, 4)).toEqual({ code: 'pebbles.heap', data: { size: 0 }, line: 4 });
  expect(fault('pebbles.empty', {}, 4)).toEqual({ code: 'pebbles.empty', data: {}, line: 4 });
  expect(fault('pebbles.empty')).toEqual({ code: 'pebbles.empty', data: {}, line: undefined });
});

test('of several keys the slots of all are filled', () => {
  const acts = ['take', 'pass'] as const;
  const said = acts.map((act) => say(`pebbles.${act}`, { count: 2 }));
  expect(said.map(({ key }) => key)).toEqual(['pebbles.take', 'pebbles.pass']);
  // @ts-expect-error one of the texts has a slot
  acts.map((act) => say(`pebbles.${act}`));
});

test('a key that is missing, a slot left empty and a slot too many do not compile', () => {
  // @ts-expect-error no such key
  say('pebbles.hide');
  // @ts-expect-error no such key, whatever the slots
  say('pebbles.hide', { count: 1 });
  // @ts-expect-error nothing fills the slot
  say('pebbles.take');
  // @ts-expect-error nothing fills the slot
  say('pebbles.take', {});
  // @ts-expect-error no text has the slot
  say('pebbles.take', { count: 1, colour: 'red' });
  // @ts-expect-error no text has the slot
  say('pebbles.pass', { count: 1 });
  const any: string = 'pebbles.pass';
  // @ts-expect-error a key that might be any
  say(any);
  // @ts-expect-error a key that might end in anything
  say(`pebbles.${any}`);
  expect(say).toBeInstanceOf(Function);
});

test('a fault that is missing and a slot of it left empty do not compile', () => {
  // @ts-expect-error no such fault
  fault('pebbles.lost');
  // @ts-expect-error nothing fills the slot
  fault('pebbles.heap');
  // @ts-expect-error nothing fills the slot
  fault('pebbles.heap', {}, 3);
  // @ts-expect-error no text has the slot
  fault('pebbles.empty', { size: 3 });
  expect(fault).toBeInstanceOf(Function);
});

test('what screens say of a game by its ids has no slots: a text with one is refused where the words are made', () => {
  type Shut = Wording<{ readonly 'closed.pebbles.few': 'only {n} are left' }>;
  // @ts-expect-error nobody fills {n}
  const refused = wordsOf<Shut>();
  expect(refused.say).toBeInstanceOf(Function);
  holds<Same<PlainKey<Wording<Texts>>, 'pebbles.pass' | 'closed.pebbles.none' | 'fault.pebbles.empty'>>(true);
  const { say: sayOfGames } = wordsOf<GameWording>();
  expect(sayOfGames('closed.pebbles.none')).toEqual({ key: 'closed.pebbles.none' });
});
