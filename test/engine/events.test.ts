// Events: who is told what.
import { expect, test } from '@jest/globals';
import { eventFor, type GameEvent, Match, NOBODY } from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import { race } from './toys/race.js';

test('what everybody may know is told to everybody', () => {
  const event: GameEvent = { code: 'rain' };
  for (const seat of [NOBODY, 0, 1]) expect(eventFor(event, seat)).toBe(event);
});

test('CO-5 what one seat may know is told to it alone; the others hear nothing, or what stands in its place', () => {
  const secret: GameEvent = { code: 'saw', only: 1 };
  expect([NOBODY, 0, 1].map((seat) => eventFor(secret, seat))).toEqual([undefined, undefined, secret]);
  const instead: GameEvent = { code: 'looked' };
  const veiled: GameEvent = { ...secret, instead };
  expect([NOBODY, 0, 1].map((seat) => eventFor(veiled, seat))).toEqual([instead, instead, veiled]);
});

test('the engine tells turns, phases and the end, in the order in which they happen', () => {
  const heard: GameEvent[] = [];
  const match = Match.begin(race, setupFor(race), (event) => heard.push(event));
  while (!match.over) match.take(0);
  const turns = heard.flatMap((event) => (event.code === '@turn' && 'turn' in event ? [event.turn] : []));
  expect(turns).toEqual(Array.from({ length: match.state.run.turn }, (_, at) => at + 1));
  expect(heard.at(-1)).toEqual({ code: '@over', outcome: match.state.run.outcome });
});

test('nobody needs to listen, and who listens changes nothing', () => {
  const [heard, unheard] = [Match.begin(race, setupFor(race), () => undefined), Match.begin(race, setupFor(race))];
  for (const match of [heard, unheard]) while (!match.over) match.take(match.choices.count - 1);
  expect(unheard.state).toEqual(heard.state);
});
