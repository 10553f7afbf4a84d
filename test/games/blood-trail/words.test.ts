// Every event of whole runs, and everything that content is said to do, has words in every language with the same slots (EF-21).
import { beforeAll, expect, test } from '@jest/globals';
import { Bots, type GameEvent, Match, NOBODY } from '../../../src/engine/index.js';
import { CALLING_IDS, callingOf } from '../../../src/games/blood-trail/content/callings/index.js';
import { ENEMY_IDS, enemyOf } from '../../../src/games/blood-trail/content/enemies/index.js';
import { ITEM_IDS, itemOf } from '../../../src/games/blood-trail/content/items/index.js';
import { QUEST_IDS, questOf } from '../../../src/games/blood-trail/content/quests/index.js';
import type { TrailEvent } from '../../../src/games/blood-trail/events.js';
import { bloodTrail } from '../../../src/games/blood-trail/index.js';
import { type Speaker, slotsUsed, speakersOf } from '../../../src/testing/index.js';
import { setupFor } from '../../setups.js';
import { position } from './position.js';

let speakers: Speaker[] = [];
beforeAll(async () => {
  speakers = await speakersOf(bloodTrail);
});

const { presentation } = bloodTrail;

/** Codes that no run of the test happens to bring, as they would be told. */
const RARE: readonly TrailEvent[] = [
  { code: 'trail.time' },
  { code: 'trail.takes', item: 'coins', count: 3 },
  { code: 'trail.takes', item: 'bandage', count: 1 },
  { code: 'trail.charted' },
  { code: 'trail.focused', n: 2 },
  { code: 'trail.wakes', name: { kind: 'wolf', place: 2 } },
  ...['bleed', 'goblin', 'guardian'].map((by): TrailEvent => ({ code: 'trail.dies', by })),
];

test('EF-21 every event of whole runs has words in five languages, with the same slots, and every code is heard', () => {
  const heard = new Map<string, GameEvent>();
  const hear = (event: GameEvent): void => {
    const saying = presentation.sayEvent(event);
    if (event.code.startsWith('trail.')) heard.set(saying?.key ?? event.code, event);
  };
  for (const calling of CALLING_IDS)
    for (let seed = 0; seed < 5; seed++) {
      const players = seed === 0 ? ['Ann', 'Bob'] : ['Ann'];
      const setup = setupFor(bloodTrail, {
        players,
        bot: 'explorer',
        seed: String(seed),
        options: [`calling=${calling}`],
      });
      const match = Match.begin(bloodTrail, setup, hear);
      const bots = new Bots(bloodTrail, setup);
      while (!match.over) match.take(bots.choose(match));
      expect(match.state.run.outcome?.reason).toMatch(/^trail\.(won|fallen|time)$/u);
    }
  RARE.forEach(hear);
  for (const event of heard.values()) {
    const saying = presentation.sayEvent(event);
    if (saying === undefined) continue;
    for (const { tongue, catalogue, language } of speakers) {
      expect(tongue.speak(saying)).toMatch(/^\S[^{}]*\S$/u);
      const used = slotsUsed(catalogue[saying.key] ?? '', language);
      expect([language, saying.key, used]).toEqual([language, saying.key, Object.keys(saying.slots ?? {}).sort()]);
    }
  }
  const codes = new Set([...heard.values()].map(({ code }) => code));
  const known = Object.keys(speakers[0]?.catalogue ?? {}).filter((key) => /^event\.trail\.[a-z]+$/u.test(key));
  for (const key of known) expect(codes).toContain(key.replace('event.', ''));
  expect(known.length).toBeGreaterThan(30);
});

test('every skill, ability, item, quest and end can be said in five languages', () => {
  const { match } = position({ rows: ['@.'] });
  const view = bloodTrail.view(match.state, NOBODY);
  const sayings = [
    ...CALLING_IDS.flatMap((id) =>
      callingOf(id).skills.map((skill) => presentation.branch(['skill', skill.id], view, 0).say),
    ),
    ...ENEMY_IDS.flatMap((id) =>
      enemyOf(id).abilities.map((ability) => presentation.branch(['play', ability.id], view, 0).say),
    ),
    ...ITEM_IDS.map((id) => presentation.branch(['use', id], view, 0).say),
    ...QUEST_IDS.flatMap((id) => questOf(id).stages.map((_, at) => ({ key: `trail.quest.${id}.${at + 1}.done` }))),
    ...['won', 'fallen', 'time'].map((reason) => ({ key: `reason.trail.${reason}` })),
  ];
  for (const { tongue } of speakers) {
    const said = sayings.map((saying) => tongue.speak(saying));
    for (const text of said) expect(text).toMatch(/^\S[^{}]*\S$/u);
    // Nothing is said twice but what several enemies share.
    expect(new Set(said).size).toBeGreaterThan(said.length - 12);
  }
});

test('BT-1 BT-7 there are three callings with at least four skills each, eight enemies and the guardian, a dozen items, two quests', () => {
  expect(CALLING_IDS).toHaveLength(3);
  for (const id of CALLING_IDS) expect(callingOf(id).skills.length).toBeGreaterThanOrEqual(4);
  expect(ENEMY_IDS.length).toBeGreaterThanOrEqual(9);
  expect(
    ITEM_IDS.filter((id) => itemOf(id).kind === 'use' || itemOf(id).kind === 'gear').length,
  ).toBeGreaterThanOrEqual(12);
  expect(QUEST_IDS).toEqual(['blood-trail', 'lost-miners']);
});
