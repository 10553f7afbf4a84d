// What must not compile: content that names what is not there. The compiler checks this file; each marked line is an error.
import { expect, test } from '@jest/globals';
import type { Enemy } from '../../../src/games/blood-trail/content/enemies/enemy.js';
import type { LevelPlan } from '../../../src/games/blood-trail/content/levels/level-plan.js';
import type { Quest } from '../../../src/games/blood-trail/content/quests/quest.js';
import type { Verb } from '../../../src/games/blood-trail/content/vocabulary.js';
import type { NamesPart } from '../../../src/games/blood-trail/text/names-part.js';

type Goal = Quest['stages'][number]['goal'];

// @ts-expect-error nobody knows how to sing
const verb: Verb = { do: 'sing', amount: 3 };
// @ts-expect-error there is no such lasting effect
const effect: Verb = { do: 'inflict', effect: 'hiccups', turns: 3, power: 1 };
// @ts-expect-error there is no such item
const loot: Enemy['loot'] = [{ item: 'golden-egg', percent: 5 }];
// @ts-expect-error there is no such enemy
const foes: LevelPlan['foes'] = [{ enemy: 'dragon', count: [1, 1] }];
// @ts-expect-error there is no such enemy to slay
const goal: Goal = { do: 'slay', enemy: 'dragon' };
// @ts-expect-error a catalogue must name everything
const names: NamesPart = { 'trail.enemy.wolf': 'Wolf' };

test('content that names what is not there does not compile', () => {
  expect([verb, effect, loot, foes, goal, names]).toHaveLength(6);
});
