// Whatever cards the schema of packs lets through, however odd: they are said in every language and played to an end.
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  arrange,
  Chance,
  type GameEvent,
  LANGUAGES,
  Match,
  type Setup,
  seedChance,
  unwrap,
} from '../../../src/engine/index.js';
import { readPack, writeCardLine } from '../../../src/games/duel-masters/cards/pack/index.js';
import { library } from '../../../src/games/duel-masters/decks/library.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { playOn } from '../../../src/testing/index.js';
import { loadTongue, type Tongue } from '../../../src/text/index.js';
import { anyCard } from './any-card.js';

const KINDS = 14;
const PACKS = 24;

const packs = Array.from({ length: PACKS }, (_, pack) => {
  const chance = new Chance(seedChance(`any cards ${pack}`));
  return JSON.stringify({ cards: Array.from({ length: KINDS }, (_card, number) => anyCard(chance, number)) });
});

const tongues: Tongue[] = [];

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const own = await duelMasters.presentation.catalogue(language);
    tongues.push((await loadTongue(language, own)).for(['Ann', 'Bob']));
  }
});

/** Both play with the cards of a pack, three of each. */
function setupOf(pack: string): Setup {
  const { cards, faults } = readPack(pack, 'any.json');
  expect(faults).toEqual([]);
  const lines = cards.flatMap(({ card }) => [`3 ${card.id}`, writeCardLine(card)]);
  const arranged = unwrap(
    arrange(duelMasters, {
      players: ['Ann', 'Bob'].map((name) => ({ name, bot: undefined })),
      options: [],
      seed: '1',
      first: undefined,
      decks: [0, 1].map((player) => ({ player, name: undefined, lines })),
    }),
  );
  return arranged;
}

describe.each(packs.map((pack, at) => [at, pack] as const))('any cards, pack %i', (at, pack) => {
  test('are said in every language', () => {
    const enlarged = library.withPack?.(pack, 'any.json');
    for (const { name, text } of enlarged?.ok ? enlarged.value.cards.slice(-KINDS) : [])
      for (const tongue of tongues)
        for (const said of [name, ...text].map((saying) => tongue.speak(saying))) expect(said).not.toMatch(/[{}]|\s$/u);
  });

  test('CO-8 are played to an end, in states that are whole, told and offered in words', () => {
    const heard: GameEvent[] = [];
    const match = Match.begin(duelMasters, setupOf(pack), (event) => heard.push(event));
    const [tongue] = tongues;
    playOn(match, `play ${at}`, () => {
      if (match.state.run.decisions % 20 !== 0) return;
      expect(duelMasters.verify(match.state)).toEqual([]);
      const view = duelMasters.view(match.state, match.asked);
      duelMasters.presentation.table(view);
      match.texts().forEach((text, index) => expect(match.find(text)).toEqual({ ok: true, value: index }));
      for (const choice of match.choices.toArray()) tongue?.speak(duelMasters.presentation.sayChoice(choice, view));
    });
    expect(match.state.run.outcome?.places).toHaveLength(2);
    for (const event of heard.slice(-2000)) {
      const saying = duelMasters.presentation.sayEvent(event);
      if (saying !== undefined) tongue?.speak(saying);
    }
  });
});
