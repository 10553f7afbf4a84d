// The words of lasting effects, and the labels that are made of them.
import { expect, test } from '@jest/globals';
import { effectBar, effectLabel, gaugeBar, LANGUAGES, type Language } from '../../../src/engine/index.js';
import { blowWord, combatWords, EFFECT_KINDS, type EffectKind } from '../../../src/kits/combat/index.js';
import { Tongue } from '../../../src/text/index.js';

async function wordsTongue(language: Language): Promise<Tongue> {
  return new Tongue(language, await combatWords(language));
}

const KINDS: readonly EffectKind[] = Object.values(EFFECT_KINDS);

test.each(LANGUAGES)('EF-21 every moment of every kind of effect has words in %s', async (language) => {
  const tongue = await wordsTongue(language);
  for (const kind of KINDS) {
    const { id, repeat } = kind;
    const moments = [
      'on',
      'off',
      ...(repeat === 'stack' ? ['more'] : []),
      ...(kind.harm !== undefined || kind.mend !== undefined ? ['tick'] : []),
    ];
    for (const moment of moments) {
      const text = tongue.sayText(`event.fx.${moment}.${id}`, { name: 'Wolf', n: 3 });
      expect(text).toContain('Wolf');
      // What changes with every tick is told.
      if (moment === 'more' || moment === 'tick') expect(text).toContain('3');
    }
    expect(tongue.has(`fx.${id}`)).toBe(true);
  }
  expect(tongue.sayText('event.fx.wounded', { name: 'Wolf' })).toContain('Wolf');
});

test.each(LANGUAGES)('EF-21 only what stacks has words for more of it in %s', async (language) => {
  const tongue = await wordsTongue(language);
  const withMore = KINDS.filter(({ id }) => tongue.has(`event.fx.more.${id}`)).map(({ id }) => id);
  expect(withMore).toEqual(KINDS.filter(({ repeat }) => repeat === 'stack').map(({ id }) => id));
});

test.each(LANGUAGES)('EF-17 short names in %s are short, and no two are alike', async (language) => {
  const tongue = await wordsTongue(language);
  const names = KINDS.map(({ id }) => tongue.sayText(`fxs.${id}`));
  expect(new Set(names).size).toBe(KINDS.length);
  for (const name of names) expect(name).toMatch(/^\p{L}{2,6}$/u);
});

const BARS = [
  { language: 'en', two: '[poi:2 reg:1]', three: '[bleedx3:2]' },
  { language: 'de', two: '[gift:2 erh:1]', three: '[blutx3:2]' },
  { language: 'fi', two: '[myrk:2 toip:1]', three: '[verix3:2]' },
  { language: 'bg', two: '[отр:2 рег:1]', three: '[кръвx3:2]' },
  { language: 'es', two: '[ven:2 reg:1]', three: '[sangrex3:2]' },
] as const;

test.each(BARS)('EF-17 labels and bars in $language', async ({ language, two, three }) => {
  const tongue = await wordsTongue(language);
  const label = (id: string, stacks: number, turns: number): string =>
    effectLabel(tongue.sayText(`fxs.${id}`), { stacks, turns });
  expect(effectBar([label('poison', 1, 2), label('regen', 1, 1)])).toBe(two);
  expect(effectBar([label('bleed', 3, 2)])).toBe(three);
  expect(effectBar([])).toBe('');
});

test('EF-17 the Bulgarian short names are those of the source', async () => {
  const tongue = await wordsTongue('bg');
  const ids = ['bleed', 'poison', 'burn', 'stun', 'regen', 'rage', 'shield', 'chill'];
  const names = ids.map((id) => tongue.sayText(`fxs.${id}`)).join(' ');
  expect(names).toBe('кръв отр огън зашем рег ярост щит студ');
});

test('EF-18 gauges carry the letter of the language', async () => {
  const english = await wordsTongue('en');
  const bulgarian = await wordsTongue('bg');
  // 12 cells, 62 of 67: 11.1 are full.
  expect(gaugeBar(english.sayText('gauge.life'), 62, 67, 12)).toBe('L [###########-] 62/67');
  expect(gaugeBar(bulgarian.sayText('gauge.life'), 62, 67, 12)).toBe('Ж [###########-] 62/67');
  expect(gaugeBar(bulgarian.sayText('gauge.mana'), 5, 5, 8)).toBe('М [########] 5/5');
});

test.each(LANGUAGES)('EF-16 each strength of a blow has its own word in %s', async (language) => {
  const tongue = await wordsTongue(language);
  const words = [9, 24, 44, 45].map((damage) => tongue.sayText(`verb.${blowWord(damage, 100)}`));
  expect(new Set(words).size).toBe(4);
});
