// The words of Duel Masters: marks that tell things apart, and events that have all their words.
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../src/engine/index.js';
import type { DuelEvent } from '../../../src/games/duel-masters/events.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { sayEvent } from '../../../src/games/duel-masters/words/event.js';
import { loadTongue, sayMark } from '../../../src/text/index.js';
import { creature, evolution, mana, spell } from './cards.js';
import { position } from './position.js';

const HOUND = creature('hound', 2000);

/** A position whose legend has the letters of all civilizations and several costs. */
const colourful = () =>
  position({
    ann: {
      mana: [mana('light'), mana('water'), mana('darkness'), mana('fire'), mana('nature'), mana('fire', 'nature')],
      hand: [creature('cheap', 1000, { cost: 1 }), creature('dear', 9000, { cost: 9 })],
    },
  });

describe.each(LANGUAGES)('in the language %s', (language) => {
  const speaking = async () => loadTongue(language, await duelMasters.presentation.catalogue(language));

  test('every mark that stands beside cards means one thing, is short and is explained', async () => {
    const tongue = (await speaking()).for(['Ann', 'Bob']);
    const { legend = [] } = duelMasters.presentation.table(duelMasters.view(colourful().match.state, 0));
    const marks = legend.map(({ mark }) => sayMark(mark, tongue));
    expect(marks.length).toBeGreaterThan(30);
    expect(marks.filter((mark, at) => marks.indexOf(mark) < at)).toEqual([]);
    // A price is a cost and a letter for each civilization.
    for (const mark of marks) expect(mark).toMatch(/^(?:.{1,3}|\(\d{1,2}\p{Lu}{1,5}\))$/u);
    const words = legend.map((line) => tongue.speak(line.words));
    expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([]);
  });

  test('the same words stand for the same keyword on the table and in the text of a card', async () => {
    const tongue = await speaking();
    for (const word of ['blocker', 'guard', 'slayer', 'double-breaker', 'triple-breaker', 'shield-burner'])
      expect(tongue.sayText(`duel-masters.legend.${word}`)).toBe(tongue.sayText(`duel-masters.trait.${word}`));
  });
});

describe('events in English', () => {
  const speak = async (event: DuelEvent): Promise<string> => {
    const tongue = (await loadTongue('en', await duelMasters.presentation.catalogue('en'))).for(['Ann', 'Bob']);
    const saying = sayEvent(event);
    if (saying === undefined) throw new Error(`${event.code} says nothing`);
    return tongue.speak(saying);
  };

  test('a card that is used says what was paid, and that it came free', async () => {
    const card = spell('bolt', []);
    expect(await speak({ code: 'duel-masters.casts', player: 0, card, n: 1 })).toBe(
      'Ann uses the spell bolt, for 1 mana.',
    );
    expect(await speak({ code: 'duel-masters.casts', player: 0, card, n: 0 })).toBe(
      'Ann uses the spell bolt, free of cost.',
    );
    const king = evolution('king', 6000, [{}]);
    const evolves = { code: 'duel-masters.evolves', player: 1, card: king, bases: [HOUND], n: 4 } as const;
    expect(await speak({ ...evolves, places: ['battle'] })).toBe('Bob evolves hound into king, for 4 mana.');
    expect(await speak({ ...evolves, places: ['mana'] })).toBe('Bob evolves hound (mana zone) into king, for 4 mana.');
  });

  test('a card that moves says from where to where', async () => {
    const moved = { code: 'duel-masters.moved', player: 0, card: HOUND } as const;
    expect(await speak({ ...moved, from: 'battle', to: 'hand' })).toBe(
      'Ann: hound goes from the battle zone into the hand.',
    );
    expect(await speak({ ...moved, from: 'deck', to: 'mana' })).toBe(
      'Ann: hound goes from the deck into the mana zone.',
    );
    expect(await speak({ code: 'duel-masters.moved-unseen', player: 1, n: 2, from: 'hand', to: 'deck-bottom' })).toBe(
      'Bob: 2 cards go from the hand under the deck.',
    );
  });

  test('DM-17 a battle says the power of both', async () => {
    const battle = { code: 'duel-masters.battle', player: 0, card: HOUND, power: 2000, otherPower: 3000 } as const;
    expect(await speak({ ...battle, other: creature('wall', 3000) })).toBe('Battle: hound (2000) against wall (3000).');
  });

  test('an event of another game says nothing', () => {
    expect(sayEvent({ code: 'golf.revealed' })).toBeUndefined();
  });
});
