// Lasting effects, rule by rule (EF-1 to EF-21). The nine number traces of the rules stand in effect-traces.test.ts, bars and
// labels (EF-17, EF-18) in test/engine/bars.test.ts.
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../src/engine/index.js';
import {
  accuracy,
  applyEffect,
  type Bearer,
  bears,
  bleed,
  blowWord,
  combatWords,
  EFFECT_KINDS,
  type EffectKind,
  type EffectTable,
  effect,
  hasEffect,
  heal,
  hurt,
  inflicted,
  isFatal,
  isHeavilyWounded,
  quietHearer,
  removeEffect,
  statistic,
  tickEffects,
} from '../../../src/kits/combat/index.js';
import { apply, bar, creature, notebook, tick } from './creatures.js';

const stat = (bearer: Bearer, name: string): number => statistic(EFFECT_KINDS, bearer, name);

describe('an effect and its moments', () => {
  test('EF-1 an effect is id, turns, power and stacks, and does nothing at moments its kind leaves out', () => {
    const plain: EffectKind = { id: 'mark' };
    const bearer = creature(10, 10, { base: { strength: 3 } });
    const notes = notebook();
    applyEffect({ mark: plain }, bearer, effect('mark', 2, 7), notes);
    expect(bearer.effects).toEqual([{ id: 'mark', turns: 2, power: 7, stacks: 1 }]);
    tickEffects({ mark: plain }, bearer, notes);
    expect(statistic({ mark: plain }, bearer, 'strength')).toBe(3);
    tickEffects({ mark: plain }, bearer, notes);
    expect([bearer.life, bearer.effects]).toEqual([10, []]);
    expect(notes.notes).toEqual(['fx.on.mark 1', 'fx.off.mark 0']);
  });

  test('EF-1 a kind can act when applied, each turn and when it expires', () => {
    const moments: string[] = [];
    const kind: EffectKind = {
      id: 'echo',
      applied: () => moments.push('applied'),
      eachTurn: (_bearer, { turns }) => moments.push(`turn ${turns}`),
      expired: () => moments.push('expired'),
    };
    const bearer = creature(10);
    applyEffect({ echo: kind }, bearer, effect('echo', 2, 1), quietHearer());
    for (let turn = 0; turn < 3; turn++) tickEffects({ echo: kind }, bearer, quietHearer());
    expect(moments).toEqual(['applied', 'turn 2', 'turn 1', 'expired']);
  });

  test('EF-2 a new kind is one definition and one line in the table: by default it refreshes, holds one stack, changes nothing', () => {
    const kinds = { ...EFFECT_KINDS, slow: { id: 'slow' } satisfies EffectKind };
    const bearer = creature(10);
    applyEffect(kinds, bearer, effect('slow', 2, 1), quietHearer());
    expect(applyEffect(kinds, bearer, effect('slow', 5, 1), quietHearer())).toBe(true);
    expect(bearer.effects).toEqual([{ id: 'slow', turns: 5, power: 1, stacks: 1 }]);
    expect(() => apply(creature(10), effect('unheard-of', 1, 1))).toThrow('unheard-of');
  });
});

describe('applying', () => {
  test('EF-3 a first application adds the effect, tells fx.on and answers yes', () => {
    const bearer = creature(10);
    const notes = notebook();
    expect(apply(bearer, effect('poison', 3, 2), notes)).toBe(true);
    expect([bar(bearer), notes.notes]).toEqual(['[poi:3]', ['fx.on.poison 1']]);
  });

  test('EF-3 the dead, the immune and the stun-proof are spared: the answer is no and nothing is told', () => {
    const notes = notebook();
    const dead = creature(0, 10);
    const immune = creature(10, 10, { immune: ['bleed'] });
    const proof = creature(10, 10, { stunProof: true });
    expect(apply(dead, effect('poison', 3, 2), notes)).toBe(false);
    expect(apply(immune, bleed(3, 1), notes)).toBe(false);
    expect(apply(proof, effect('stun', 1, 1), notes)).toBe(false);
    expect([dead.effects, immune.effects, proof.effects, notes.notes]).toEqual([[], [], [], []]);
    expect(apply(proof, effect('poison', 1, 1), notes)).toBe(true);
  });

  test('EF-3 the record that is given is not the one that runs', () => {
    const given = effect('poison', 3, 2);
    const [one, other] = [creature(10), creature(10)];
    apply(one, given);
    apply(other, given);
    tick(one);
    expect([given.turns, one.effects[0]?.turns, other.effects[0]?.turns]).toEqual([3, 2, 3]);
  });

  test('EF-4 ignore: the second application changes nothing and answers no', () => {
    const bearer = creature(10);
    const notes = notebook();
    apply(bearer, effect('stun', 1, 1), notes);
    expect(apply(bearer, effect('stun', 9, 9), notes)).toBe(false);
    expect(bearer.effects).toEqual([{ id: 'stun', turns: 1, power: 1, stacks: 1 }]);
    expect(notes.notes).toEqual(['fx.on.stun 1']);
  });

  test('EF-4 stack: stacks are added up to the most, told each time, and turns and power are the larger', () => {
    const bearer = creature(30);
    const notes = notebook();
    apply(bearer, bleed(2, 3), notes);
    expect(apply(bearer, bleed(4, 1), notes)).toBe(true);
    expect(apply(bearer, bleed(1, 4), notes)).toBe(true);
    expect(apply(bearer, bleed(1, 1), notes)).toBe(true);
    expect(bearer.effects).toEqual([{ id: 'bleed', turns: 4, power: 1, stacks: 5 }]);
    expect(notes.notes).toEqual(['fx.on.bleed 3', 'fx.more.bleed 4', 'fx.more.bleed 5', 'fx.more.bleed 5']);
  });

  test('EF-4 refresh: turns and power are each the larger, stacks stay, nothing is told', () => {
    const bearer = creature(30);
    const notes = notebook();
    apply(bearer, effect('poison', 3, 2), notes);
    expect(apply(bearer, effect('poison', 5, 1), notes)).toBe(true);
    expect(bearer.effects).toEqual([{ id: 'poison', turns: 5, power: 2, stacks: 1 }]);
    apply(bearer, effect('poison', 1, 4), notes);
    expect(bearer.effects).toEqual([{ id: 'poison', turns: 5, power: 4, stacks: 1 }]);
    expect(notes.notes).toEqual(['fx.on.poison 1']);
  });
});

describe('ticking', () => {
  test('EF-5 three turns are three ticks; then the effect is gone and fx.off is told', () => {
    const bearer = creature(20);
    const notes = notebook();
    apply(bearer, effect('poison', 3, 1), notes);
    const lives = [1, 2, 3, 4].map(() => {
      tick(bearer, notes);
      return bearer.life;
    });
    expect(lives).toEqual([19, 18, 17, 17]);
    expect(notes.notes.at(-1)).toBe('fx.off.poison 0');
  });

  test('EF-5 effects act in the order in which they were applied, and stop once the bearer is dead', () => {
    const bearer = creature(3, 20);
    const notes = notebook();
    apply(bearer, effect('poison', 2, 3), notes);
    apply(bearer, effect('regen', 2, 5), notes);
    tick(bearer, notes);
    expect(bearer.life).toBe(0);
    expect(notes.notes).toEqual(['fx.on.poison 1', 'fx.on.regen 1', 'fx.tick.poison 3']);
    const other = creature(3, 20);
    apply(other, effect('regen', 2, 5));
    apply(other, effect('poison', 2, 3));
    tick(other);
    expect(other.life).toBe(5);
  });

  test('EF-5 an effect that comes during a tick waits for the next one', () => {
    const seed: EffectKind = {
      id: 'seed',
      eachTurn: (bearer, _effect, hearer) => apply(bearer, effect('poison', 2, 1), hearer),
    };
    const kinds = { ...EFFECT_KINDS, seed };
    const bearer = creature(10);
    applyEffect(kinds, bearer, effect('seed', 1, 1), quietHearer());
    tickEffects(kinds, bearer, quietHearer());
    expect([bearer.life, bar(bearer)]).toEqual([10, '[poi:2]']);
  });

  test('EF-6 a statistic is base, equipment and all changes, never below 0, and nothing has to be put back', () => {
    const bearer = creature(10, 10, { base: { strength: 5, defence: 1 }, equipment: { strength: 2 } });
    expect(stat(bearer, 'strength')).toBe(7);
    apply(bearer, effect('rage', 2, 4));
    expect([stat(bearer, 'strength'), stat(bearer, 'defence'), stat(bearer, 'agility')]).toEqual([11, 0, 0]);
    apply(bearer, effect('shield', 2, 3));
    // 1 − 2 + 3: only the end of the sum is kept at 0.
    expect(stat(bearer, 'defence')).toBe(2);
    removeEffect(bearer, 'rage');
    expect([stat(bearer, 'strength'), stat(bearer, 'defence')]).toEqual([7, 4]);
    expect(bearer.base).toEqual({ strength: 5, defence: 1 });
  });
});

describe('the kinds', () => {
  test('EF-7 bleeding takes stacks times power each turn, and so much blood is spilt', () => {
    const bearer = creature(30);
    const notes = notebook();
    apply(bearer, bleed(2, 3), notes);
    expect(bearer.effects).toEqual([{ id: 'bleed', turns: 2, power: 1, stacks: 3 }]);
    tick(bearer, notes);
    expect([bearer.life, notes.blood]).toEqual([27, 3]);
    apply(bearer, { id: 'bleed', turns: 1, power: 2, stacks: 9 }, notes);
    tick(bearer, notes);
    expect([bearer.life, notes.blood]).toEqual([17, 13]);
  });

  test.each(['poison', 'burn'])('EF-8 %s takes its power each turn, and spills no blood', (id) => {
    const bearer = creature(10);
    const notes = notebook();
    apply(bearer, effect(id, 2, 4), notes);
    tick(bearer, notes);
    expect([bearer.life, notes.blood, notes.notes.at(-1)]).toEqual([6, 0, `fx.tick.${id} 4`]);
  });

  test('EF-8 regeneration heals its power, never past the most, and tells only what was healed', () => {
    const bearer = creature(7, 10);
    const notes = notebook();
    apply(bearer, effect('regen', 4, 2), notes);
    for (let turn = 0; turn < 3; turn++) tick(bearer, notes);
    expect(bearer.life).toBe(10);
    expect(notes.notes).toEqual(['fx.on.regen 1', 'fx.tick.regen 2', 'fx.tick.regen 1']);
  });

  test('EF-9 stun is there for the turn that is skipped, and does not pile up', () => {
    const bearer = creature(10);
    apply(bearer, effect('stun', 1, 1));
    expect(apply(bearer, effect('stun', 3, 1))).toBe(false);
    expect(hasEffect(bearer, 'stun')).toBe(true);
    tick(bearer);
    expect(hasEffect(bearer, 'stun')).toBe(false);
  });

  test('EF-10 rage adds its power to strength and takes two of defence; shield adds its power to defence', () => {
    const bearer = creature(10, 10, { base: { strength: 1, defence: 5, agility: 2 } });
    apply(bearer, effect('rage', 2, 3));
    expect([stat(bearer, 'strength'), stat(bearer, 'defence'), stat(bearer, 'agility')]).toEqual([4, 3, 2]);
    apply(bearer, effect('shield', 2, 4));
    expect(stat(bearer, 'defence')).toBe(7);
  });

  test('EF-11 each of at most three chills takes two of agility', () => {
    const bearer = creature(10, 10, { base: { agility: 9 } });
    const agilities = [1, 2, 3, 4].map(() => {
      apply(bearer, effect('chill', 2, 1));
      return stat(bearer, 'agility');
    });
    expect(agilities).toEqual([7, 5, 3, 3]);
  });

  test('EF-12 dodge raises agility, weak lowers strength, fury raises it for 999 turns', () => {
    const bearer = creature(10, 10, { base: { strength: 5, agility: 5 } });
    apply(bearer, effect('dodge', 1, 3));
    apply(bearer, effect('weak', 1, 4));
    expect([stat(bearer, 'strength'), stat(bearer, 'agility')]).toEqual([1, 8]);
    apply(bearer, effect('fury', 999, 6));
    expect(stat(bearer, 'strength')).toBe(7);
    tick(bearer);
    expect([stat(bearer, 'strength'), bar(bearer)]).toEqual([11, '[fury:998]']);
  });
});

describe('what sets a kind apart', () => {
  const kinds = {
    daze: { id: 'daze', losesTurn: true },
    sap: { id: 'sap', stopsRecovery: true, counts: true, strength: 'stacks', harm: ({ stacks }) => stacks },
    balm: { id: 'balm', mend: ({ power }) => power },
  } as const satisfies EffectTable;

  test('EF-3 EF-9 whoever has just lost a turn is proof against every kind that loses turns, and against no other', () => {
    const proof = creature(10, 10, { stunProof: true });
    expect(applyEffect(kinds, proof, effect('daze', 1, 1), quietHearer())).toBe(false);
    expect(applyEffect(kinds, proof, effect('sap', 1, 1), quietHearer())).toBe(true);
    expect(applyEffect(kinds, creature(10), effect('daze', 1, 1), quietHearer())).toBe(true);
  });

  test('EF-7 the strength that one is inflicted with is its power, or stacks of power 1', () => {
    expect(inflicted(kinds, 'balm', 3, 2)).toEqual({ id: 'balm', turns: 3, power: 2, stacks: 1 });
    expect(inflicted(kinds, 'sap', 3, 2)).toEqual({ id: 'sap', turns: 3, power: 1, stacks: 2 });
    expect(inflicted(EFFECT_KINDS, 'bleed', 3, 2)).toEqual(bleed(3, 2));
  });

  test('EF-7 EF-19 blood is counted for every kind that draws it, and for no other', () => {
    const notes = notebook();
    const bearer = creature(10);
    applyEffect(kinds, bearer, inflicted(kinds, 'sap', 2, 3), notes);
    applyEffect(EFFECT_KINDS, bearer, effect('poison', 2, 1), notes);
    tickEffects({ ...EFFECT_KINDS, ...kinds }, bearer, notes);
    expect([bearer.life, notes.blood]).toEqual([6, 3]);
  });

  test('BT-9 a mark is asked of all that somebody bears', () => {
    const { effects } = creature(10, 10, { effects: [effect('balm', 1, 1), effect('sap', 1, 1)] });
    const marks = (['losesTurn', 'stopsRecovery', 'counts'] as const).map((mark) => bears(kinds, { effects }, mark));
    expect(marks).toEqual([false, true, true]);
    expect(bears(kinds, { effects: [] }, 'counts')).toBe(false);
  });

  test('only what takes life is fatal, and what is no effect is not', () => {
    expect(['sap', 'balm', 'daze', 'wolf', 'toString'].map((id) => isFatal(kinds, id))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('wounds, accuracy and words', () => {
  test('EF-13 harm never takes life below 0, and falling below a quarter is told exactly once', () => {
    const bearer = creature(12, 40);
    const notes = notebook();
    hurt(bearer, 2, notes);
    expect(notes.notes).toEqual([]);
    hurt(bearer, 1, notes);
    hurt(bearer, 1, notes);
    expect(notes.notes).toEqual(['fx.wounded 9']);
    hurt(bearer, 50, notes);
    expect([bearer.life, notes.notes]).toEqual([0, ['fx.wounded 9']]);
  });

  test('EF-13 whoever dies at once is not called wounded; whoever was healed and falls again is', () => {
    const killed = creature(20, 40);
    const notes = notebook();
    hurt(killed, 20, notes);
    expect(notes.notes).toEqual([]);
    const bearer = creature(12, 40);
    hurt(bearer, 5, notes);
    heal(bearer, 5);
    hurt(bearer, 5, notes);
    expect(notes.notes).toEqual(['fx.wounded 7', 'fx.wounded 7']);
  });

  test('EF-14 heavily wounded is less than a quarter of the most, and ends with healing', () => {
    expect([9, 10, 11].map((life) => isHeavilyWounded(creature(life, 40)))).toEqual([true, false, false]);
    expect([4, 5].map((life) => isHeavilyWounded(creature(life, 17)))).toEqual([true, false]); // 17 : 4 = 4.25
    const bearer = creature(9, 40);
    expect(heal(bearer, 1)).toBe(1);
    expect(isHeavilyWounded(bearer)).toBe(false);
    expect([heal(bearer, 100), bearer.life]).toEqual([30, 40]);
  });

  test('EF-15 accuracy is 75, twice the agility, the equipment’s, and 15 less when heavily wounded', () => {
    const parts = { base: { agility: 6 }, equipment: { accuracy: 5, agility: 1 } };
    expect(accuracy(EFFECT_KINDS, creature(40, 40, parts))).toBe(94); // 75 + 2 · 7 + 5
    expect(accuracy(EFFECT_KINDS, creature(9, 40, parts))).toBe(79);
  });

  test('EF-16 the word for a blow follows its share of the most life', () => {
    const words = [1, 9, 10, 24, 25, 44, 45, 100].map((damage) => blowWord(damage, 100));
    expect(words).toEqual(['scratch', 'scratch', 'hit', 'hit', 'cut', 'cut', 'crush', 'crush']);
    expect(blowWord(3, 12)).toBe('cut'); // exactly a quarter
  });

  test('EF-19 a quiet hearer says nothing and counts the same blood', () => {
    const [loud, quiet] = [creature(15), creature(15)];
    const [notes, silence] = [notebook(), quietHearer()];
    for (const [bearer, hearer] of [[loud, notes] as const, [quiet, silence] as const]) {
      apply(bearer, bleed(3, 2), hearer);
      for (let turn = 0; turn < 3; turn++) tick(bearer, hearer);
    }
    expect([silence.blood, quiet]).toEqual([notes.blood, loud]);
    expect(silence.blood).toBe(6);
  });

  test('EF-20 an immunity holds on the first application too, for its own id alone', () => {
    const skeleton = creature(10, 10, { immune: ['bleed'] });
    expect([apply(skeleton, bleed(3, 1)), apply(skeleton, effect('burn', 3, 1))]).toEqual([false, true]);
    expect(bar(skeleton)).toBe('[burn:3]');
  });

  test('EF-21 every kind has its words as data in every language, short names all different', async () => {
    for (const language of LANGUAGES) {
      const words: Readonly<Record<string, string>> = await combatWords(language);
      const short = Object.keys(EFFECT_KINDS).map((id) => words[`fxs.${id}`]);
      expect(short).not.toContain(undefined);
      expect(new Set(short).size).toBe(short.length);
      for (const id of Object.keys(EFFECT_KINDS))
        for (const key of [`fx.${id}`, `event.fx.on.${id}`, `event.fx.off.${id}`])
          expect([language, key, words[key] === undefined]).toEqual([language, key, false]);
    }
  });
});
