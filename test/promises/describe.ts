// The promises that every game keeps, each as a test, and what cannot be judged without the built program.
import { describe, expect, test } from '@jest/globals';
import { type Game, Sitting } from '../../src/engine/index.js';
import { PROMISES, type Trial } from '../../src/testing/index.js';
import { replayElsewhere } from './elsewhere.js';

/** How often there must be something to look at, by the beginning of a promise’s name: what never sees a hidden card shows nothing. */
const LEAST: readonly (readonly [name: string, least: number])[] = [
  // Seats need not have secrets from each other.
  ['CO-5 what another seat does', 0],
  ['CO-5', 100],
  ['every event', 5],
  ['', 1],
];

/** Judges every promise that a trial can be held to. Seeds are counted up: a broken promise is broken at every run. */
export function describePromises(game: Game, parts: Omit<Trial, 'game'>): void {
  const trial: Trial = { game, ...parts };
  describe(`the promises, kept by ${game.id}`, () => {
    for (const promise of PROMISES.filter((one) => one.applies(trial)))
      test(promise.name, async () => {
        const { faults, looked } = await promise.judge(trial);
        expect(faults).toEqual([]);
        const [, least = 1] = LEAST.find(([name]) => promise.name.startsWith(name)) ?? [];
        expect(looked).toBeGreaterThanOrEqual(least);
      });

    test('CO-1 the same recording gives the same hashes in another process', () => {
      const recordings = trial.setups.map(({ setup }) => {
        const written = setup('elsewhere');
        const bots = written.players.map(({ name }) => ({ name, bot: 'random' }));
        const sitting = new Sitting(game, { ...written, players: bots });
        while (sitting.botToMove) sitting.moveBot();
        return { text: sitting.text, hash: sitting.match.hash() };
      });
      for (const { text } of recordings) expect(text.match(/^= [0-9a-f]{8}$/gmu)?.length).toBeGreaterThan(2);
      expect(replayElsewhere(recordings.map(({ text }) => text))).toEqual(
        recordings.map(({ hash }) => ({ fault: null, over: true, hash })),
      );
    });
  });
}
