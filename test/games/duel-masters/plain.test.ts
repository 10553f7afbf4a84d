// A game of Duel Masters line by line.
import { expect, test } from '@jest/globals';
import { Sitting } from '../../../src/engine/index.js';
import { typeInto } from '../../plain/typed.js';
import { gameCalled } from '../../shelf.js';
import { deckSetup } from './setups.js';

const duelMasters = await gameCalled('duel-masters');

test('what has changed on the table is told under the name of the player whose side it is', async () => {
  const sitting = new Sitting(duelMasters, deckSetup({ decks: ['ember', 'dawn'], seed: '3' }));
  const { lines } = await typeInto(
    sitting,
    Array.from({ length: 120 }, () => '1'),
  );
  const zones = lines.flatMap((line, at) =>
    /^ {2}(Battle zone|Shields|Mana|Hand|Deck|Graveyard)/u.test(line) ? [at] : [],
  );
  expect(zones.length).toBeGreaterThan(40);
  for (const at of zones) {
    const heading = lines.slice(0, at).findLast((line) => !line.startsWith('  '));
    expect([lines[at], heading]).toEqual([lines[at], expect.stringMatching(/^(Ann|Bob): \d+ shields?\.$/u)]);
  }
});
