// A duel of Areena on the screen: what a newcomer must see to know what to do.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Language, type Sitting } from '../../src/engine/index.js';
import { areena } from '../../src/games/areena/index.js';
import { levelOf, type Model, openModel } from '../../src/screen/model.js';
import { allClosed } from '../../src/screen/picker.js';
import { Onlooker } from '../../src/screen/position.js';
import { loadTongue } from '../../src/text/index.js';
import { sitDown } from '../scripts.js';
import { ENDING, press, textOf } from './seated.js';

const LARGE = { columns: 140, rows: 45 };
const SCRIPT = readFileSync('fixtures/areena/worked-example.hotseat', 'utf8');

/** The worked example of the rules up to the line before a choice. */
function until(line: string): Sitting {
  const at = SCRIPT.indexOf(`\n${line}`);
  if (at < 0) throw new Error(`"${line}" is not in the script`);
  return sitDown(areena, SCRIPT.slice(0, at + 1));
}

async function seen(sitting: Sitting, language: Language = 'en'): Promise<Model> {
  const tongue = await loadTongue(language, await areena.presentation.catalogue(language));
  return openModel(new Onlooker(tongue.for(sitting.names), ENDING).look(sitting), false);
}

describe('a duel on the screen', () => {
  test('names of cards stand whole at the smallest size and at a large one', async () => {
    const model = await seen(until('Ann: play boar-spear'));
    for (const size of [undefined, LARGE]) {
      const text = textOf(model, size);
      for (const word of ['Hook Strike', 'Raised', 'Roars']) expect(text).toContain(word);
      expect(text.split('\n').slice(3).join('')).not.toContain('…');
    }
  });

  test('the card under the cursor says what it does and takes, at both sizes', async () => {
    const model = press(await seen(until('Ann: play boar-spear')), '1');
    for (const size of [undefined, LARGE]) expect(textOf(model, size)).toContain('Equipment, spear: takes 1 hand.');
  });

  test('AR-12 in a window of reactions the stack lies there whole, the strip marks the reactions', async () => {
    const text = textOf(await seen(until('Bob: react reckless-gamble\nAnn: pass\nBob: pass\n# nobody')));
    expect(text).toContain('[Assault: attack · (reactions) · damage]');
    expect(text).toContain('Stack · choosing: Bob');
    // Straight Thrust is worth 7; the spear adds 1 and the first gamble 2.
    expect(text).toMatch(/▸ See Through +played by Ann, handled next\n +Clean Sidestep +played by Bob\n/u);
    expect(text).toMatch(/Straight Thrust +attack by Ann, damage so far: 7 \+ 1 \+ 2 = 10/u);
  });

  test('a high stack at the smallest size takes the notes of the seats, not the choices', async () => {
    const model = await seen(until('Bob: react reckless-gamble\nAnn: pass\nBob: pass\n# nobody'));
    expect(textOf(model)).toContain('1) React: Reckless Gamble');
    expect(textOf(model)).not.toContain('When attacking, with at least 2 free hands');
    expect(textOf(model, LARGE)).toContain('When attacking, with at least 2 free hands');
  });

  test('the only reaction there is has its card marked and its text shown', async () => {
    const text = textOf(await seen(until('Bob: react reckless-gamble\nAnn: pass\nBob: pass\n# nobody')));
    expect(text).toContain('[Reckless Gamble]');
    expect(text).toContain('Only while defending.');
  });

  test('whoever can only pass does it with one key and reads why', async () => {
    const model = await seen(until('Ann: pass\nBob: pass\nAnn: pass\n# turn 2'));
    expect(levelOf(model).items).toMatchObject([{ key: '1', label: 'Pass', text: 'pass', ownKey: 'p' }]);
    expect(textOf(model, LARGE)).toContain('Nothing in hand fits.');
  });

  test('what is closed names the card; what belongs to another step is in the help alone', async () => {
    const model = await seen(until('Ann: attack straight-thrust'));
    expect(levelOf(model).closed.join()).not.toContain('it is no attack');
    expect(allClosed(model.position)).toContain('Play an attack: War Drum, See Through: it is no attack');
  });

  test('a card that is looked at says why it cannot be chosen now', async () => {
    const sitting = until('Ann: attack straight-thrust');
    const model = await seen(sitting);
    const place = model.position.table.seats
      .flatMap(({ zones }) => zones.flatMap((zone) => (zone.zone === 'grid' ? zone.rows.flat() : [])))
      .find(({ face }) => face?.ascii === 'see-through');
    const looking: Model = { ...model, overlay: { kind: 'inspect', spot: place?.id ?? '' } };
    expect(textOf(looking, LARGE)).toContain('not now: it is no attack');
  });
});
