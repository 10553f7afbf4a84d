// Duel Masters on the screen: what is closed, what a creature says, and whose turn it is, where a row of creatures attacks.
import { expect, test } from '@jest/globals';
import { duelMasters } from '../../src/games/duel-masters/index.js';
import { levelOf, type Model, openModel } from '../../src/screen/model.js';
import { Onlooker } from '../../src/screen/position.js';
import { loadTongue } from '../../src/text/index.js';
import { sitDown } from '../scripts.js';
import { ENDING, press, textOf } from './seated.js';

/** Four Spark Kits of Ann, the last of them new; Bob has an untapped blocker. */
const ATTACK = `hotseat 1
game duel-masters
seed kits
player Ann
player Bob
deck Ann ember
deck Bob dawn
first Ann
stack Ann: Anvil Ram, Second Hammer, Second Hammer, Racing Fox, Racing Fox, Spark Kit, Spark Kit, Spark Kit, Spark Kit, Cinder Bolt, Cinder Bolt, Cinder Bolt
stack Bob: Wading Heron, Wading Heron, Gate Bell, Gate Bell, Gate Bell, Cracked Bell, Cracked Bell, Cracked Bell
---
Ann: charge cinder-bolt
Ann: use spark-kit
Bob: charge cracked-bell
Bob: done
Ann: charge cinder-bolt
Ann: use spark-kit
Ann: use spark-kit
Ann: done
Bob: charge cracked-bell
Bob: use cracked-bell
Ann: charge cinder-bolt
Ann: use spark-kit
`;

async function seen(script: string): Promise<Model> {
  const tongue = await loadTongue('en', await duelMasters.presentation.catalogue('en'));
  const sitting = sitDown(duelMasters, script);
  return openModel(new Onlooker(tongue.for(sitting.names), ENDING).look(sitting), false);
}

test('a creature that cannot attack is named itself, not what it would attack', async () => {
  const attackers = press(await seen(ATTACK), '1');
  expect(levelOf(attackers).closed).toEqual(['Spark Kit, no. 4 (1000): it came only this turn']);
});

test('a choice that leads on to the opponent alone says what the creature under the cursor is', async () => {
  const text = textOf(press(await seen(ATTACK), '1'));
  expect(text).toContain('1) Attack: Spark Kit, no. 1 → opponent');
  expect(text).toContain('Creature: fire, cost 1');
});

test('whose turn it is stands there once, also while the other side is asked', async () => {
  const text = textOf(await seen(`${ATTACK}Ann: attack spark-kit player\n`));
  expect(text.split('\n')[1]).toMatch(/^Attack: Ann +Choosing: Bob$/u);
});
