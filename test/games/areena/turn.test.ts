// The turn of Areena: opening, refresh, plan, regroup, and how a game ends.
import { describe, expect, test } from '@jest/globals';
import { type GameEvent, Match, NOBODY } from '../../../src/engine/index.js';
import { gladiators } from '../../../src/games/areena/cards/gladiators.js';
import { type CardId, POOL } from '../../../src/games/areena/cards/index.js';
import { tactics } from '../../../src/games/areena/cards/tactics.js';
import { areena } from '../../../src/games/areena/index.js';
import { EFFECTS } from '../../../src/games/areena/rules/effects.js';
import { definitionOf, MOST_STILL_TURNS } from '../../../src/games/areena/state.js';
import { bleed, effect, statistic } from '../../../src/kits/combat/index.js';
import { ids, passAll, position, snapshot, take, told } from './position.js';
import { deckSetup } from './setups.js';

const texts = (at: { match: { texts(): string[] } }): string[] => at.match.texts();

describe('the game', () => {
  test('AR-1 two play, each with a gladiator and a deck, and the last one standing wins', () => {
    expect(areena.seats).toEqual({ least: 2, most: 2 });
    const { match } = position({ ann: { hand: ['bear-hug'] }, bob: { life: 7 } });
    expect(match.choose('attack bear-hug')).toBeUndefined();
    passAll({ match, heard: [] });
    expect(match.state.run.outcome).toEqual({ places: [1, 2], scores: [30, 0], winner: 0, reason: 'areena.fallen' });
    expect([match.over, match.asked]).toEqual([true, NOBODY]);
  });

  test('AR-2 every gladiator has stamina, a basic attack and a skill that no other has; both start unarmed', () => {
    const skills = Object.values(gladiators).map((card) => {
      const { life, attack, ...skill } = card;
      expect([life > 0, attack > 0]).toEqual([true, true]);
      return JSON.stringify(skill);
    });
    expect(skills.length).toBeGreaterThanOrEqual(8);
    expect(new Set(skills).size).toBe(skills.length);
    expect(skills).not.toContain('{}');
    const { state } = Match.begin(areena, deckSetup(areena));
    expect([state.equipment, state.tactics]).toEqual([
      [[], []],
      [-1, -1],
    ]);
  });

  test('AR-4 gladiator, equipment and tactic stay in play; an action goes to the discard pile', () => {
    const at = position({ from: 'plan', ann: { hand: ['buckler', 'leaping-blow'], tactic: 'press-forward' } });
    take(at, 'play buckler', 'attack leaping-blow');
    passAll(at);
    const after = snapshot(at.match.state);
    expect([after['ann use'], after['ann tactic'], after['ann discard']]).toEqual([
      'buckler',
      'press-forward',
      'leaping-blow',
    ]);
    expect(at.match.asked).toBe(1);
  });

  test('the pool is large enough, and nobody is called alike', () => {
    const count = (type: string): number => POOL.filter((card) => card.type === type).length;
    const least = { gladiator: 8, attack: 17, defence: 11, reaction: 16, equipment: 20, tactic: 10 };
    for (const [type, number] of Object.entries(least)) expect(count(type)).toBeGreaterThanOrEqual(number);
    expect(new Set(POOL.map(({ id }) => id)).size).toBe(POOL.length);
    for (const { id } of POOL) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    for (const hands of [0, 1, 2])
      expect(POOL.some((card) => card.type === 'equipment' && card.hands === hands)).toBe(true);
    for (const use of ['lasting', 'once']) expect(POOL.some((card) => card.use === use)).toBe(true);
  });
});

describe('the opening', () => {
  test('AR-18 who begins is drawn from the seed, or given', () => {
    const firsts = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const match = Match.begin(areena, deckSetup(areena, { seed: String(seed) }));
      expect(match.asked).toBe(match.state.run.order[0]);
      firsts.add(match.asked);
    }
    expect([...firsts].sort()).toEqual([0, 1]);
    for (const first of [0, 1])
      for (let seed = 1; seed <= 10; seed++)
        expect(Match.begin(areena, deckSetup(areena, { seed: String(seed), first })).asked).toBe(first);
  });

  test('AR-18 decks are shuffled, and each player draws five', () => {
    const begun = (seed: string) => Match.begin(areena, deckSetup(areena, { seed, first: 0 })).state;
    const { hands, decks, kind } = begun('1');
    expect(hands.map(({ length }) => length)).toEqual([5, 5]);
    expect(decks.map(({ length }) => length)).toEqual([35, 35]);
    expect(begun('2').decks).not.toEqual(decks);
    expect(kind).toHaveLength(82);
  });

  test('AR-18 stacked cards lie on top of their player’s deck, top first', () => {
    const setup = deckSetup(areena, { first: 0 });
    const cards = ['Finishing Stroke', 'buckler', 'Panzerhandschuh'];
    expect(areena.checkSetup({ ...setup, stacks: [{ player: 0, cards, line: 7 }] })).toMatchObject([
      { code: 'deck.unknown-card', line: 7 },
    ]);
    const stacks = [{ player: 0, cards: ['Finishing Stroke', 'buckler', 'Hakenschlag', 'Щит с шипове'] }];
    expect(areena.checkSetup({ ...setup, stacks })).toEqual([]);
    const { state } = Match.begin(areena, { ...setup, stacks });
    expect(ids(state, state.hands[0] ?? []).slice(0, 4)).toEqual([
      'finishing-stroke',
      'buckler',
      'hook-strike',
      'spiked-shield',
    ]);
    expect(state.stacked).toEqual([[], []]);
  });
});

describe('refresh', () => {
  test('AR-8 one card may be discarded, then the hand is filled to five', () => {
    const at = position({ from: 'refresh', ann: { hand: ['parry', 'buckler'] } });
    expect(texts(at)).toEqual(['keep', 'discard parry', 'discard buckler']);
    take(at, 'discard parry');
    expect(ids(at.match.state, at.match.state.discards[0] ?? [])).toEqual(['parry']);
    expect(at.match.state.hands[0]).toHaveLength(5);
    expect([at.match.step, at.match.asked]).toEqual(['plan', 0]);
  });

  test('AR-8 copies of a card are one choice', () => {
    const at = position({ from: 'refresh', ann: { hand: ['parry', 'parry', 'buckler', 'parry'] } });
    expect(texts(at)).toEqual(['keep', 'discard parry', 'discard buckler']);
    expect(at.match.asked).toBe(0);
  });

  test('AR-8 AR-3 whoever cannot fill the hand loses', () => {
    const at = position({ from: 'refresh', ann: { hand: ['parry', 'buckler'], deck: ['parry', 'parry'] } });
    take(at, 'keep');
    expect(at.match.state.run.outcome).toMatchObject({ winner: 1, reason: 'areena.exhausted', places: [2, 1] });
    expect(told(at.heard, 'areena.exhausted')).toEqual([{ code: 'areena.exhausted', player: 0 }]);
    expect(at.match.state.hands[0]).toHaveLength(4);
    expect(at.match.asked).toBe(NOBODY);
  });

  test('AR-3 drawing exactly the last card does not lose, in refresh and by an effect', () => {
    const at = position({ from: 'refresh', ann: { hand: ['parry', 'buckler'], deck: ['parry', 'parry', 'parry'] } });
    take(at, 'keep');
    expect([at.match.state.decks[0], at.match.state.run.outcome, at.match.step]).toEqual([[], null, 'plan']);
    const other = position({ ann: { hand: ['low-sweep'], deck: ['parry'] } });
    take(other, 'attack low-sweep');
    expect([other.match.state.decks[0], other.match.state.run.outcome]).toEqual([[], null]);
    expect(other.match.asked).toBe(0);
  });

  test('AR-3 an effect that draws from an empty deck loses', () => {
    const at = position({ ann: { hand: ['low-sweep'], deck: [] } });
    take(at, 'attack low-sweep');
    expect(at.match.state.run.outcome).toMatchObject({ winner: 1, reason: 'areena.exhausted' });
    expect(at.match.asked).toBe(NOBODY);
  });

  test('CO-6 two decks that run out at the same moment are a draw', () => {
    const at = position({
      ann: { hand: ['bear-hug'], deck: ['parry'] },
      bob: { hand: ['drag-it-out'], deck: ['parry'] },
    });
    take(at, 'attack bear-hug', 'react drag-it-out');
    passAll(at);
    expect(at.match.state.run.outcome).toMatchObject({ winner: NOBODY, places: [1, 1], reason: 'areena.both' });
    expect(told(at.heard, 'areena.exhausted').map(({ player }) => player)).toEqual([0, 1]);
  });

  test('CO-6 two gladiators that fall at the same moment are a draw', () => {
    const at = position({ ann: { hand: ['bear-hug'], life: 3 }, bob: { hand: ['blood-for-blood'], life: 2 } });
    take(at, 'attack bear-hug', 'react blood-for-blood');
    passAll(at);
    expect(at.match.state.run.outcome).toMatchObject({
      winner: NOBODY,
      places: [1, 1],
      scores: [0, 0],
      reason: 'areena.both',
    });
    expect(told(at.heard, 'areena.falls').map(({ player }) => player)).toEqual([0, 1]);
  });

  test('AR-9 a hand of five or more draws nothing', () => {
    for (const count of [5, 6]) {
      const hand: CardId[] = Array.from({ length: count }, () => 'parry');
      const at = position({ from: 'refresh', ann: { hand, deck: [] } });
      take(at, 'keep');
      expect(at.match.state.hands[0]).toHaveLength(count);
      expect([at.match.state.run.outcome, at.match.asked]).toEqual([null, 0]);
    }
  });
});

describe('plan', () => {
  test('AR-10 one card is played, and no second', () => {
    const at = position({ from: 'plan', ann: { hand: ['buckler', 'wolf-tooth', 'press-forward', 'hook-strike'] } });
    expect(texts(at)).toEqual(['play buckler', 'play wolf-tooth', 'play press-forward', 'skip']);
    take(at, 'play buckler');
    expect([at.match.step, at.match.asked]).toEqual(['attack', 0]);
  });

  test('AR-10 nothing need be played, and the opponent’s tactic may be removed instead', () => {
    const parts = { from: 'plan', ann: { hand: ['parry', 'buckler'] }, bob: { tactic: 'press-forward' } } as const;
    const at = position(parts);
    expect(texts(at)).toEqual(['play buckler', 'remove-tactic parry', 'skip']);
    take(at, 'skip');
    expect(snapshot(at.match.state)).toEqual(snapshot(position(parts).match.state));
    expect([at.match.step, at.match.asked]).toEqual(['attack', 0]);
  });

  test('AR-5 equipment takes hands, and own equipment in use can make room', () => {
    const at = position({
      from: 'plan',
      ann: {
        hand: ['great-spear', 'ring-sword', 'wolf-tooth'],
        equipment: ['buckler', 'boar-spear', 'bronze-greaves'],
      },
    });
    expect(texts(at)).toEqual([
      'play great-spear drop boar-spear buckler',
      'play ring-sword drop buckler',
      'play ring-sword drop boar-spear',
      'play wolf-tooth',
      'skip',
    ]);
    const refused = at.match.choose('play ring-sword');
    expect(refused).toMatchObject({ code: 'closed', data: { reason: { key: 'closed.areena.no-free-hands' } } });
    take(at, 'play great-spear drop buckler boar-spear');
    const after = snapshot(at.match.state);
    expect([after['ann use'], after['ann discard']]).toEqual(['bronze-greaves great-spear', 'boar-spear buckler']);
    expect(at.match.asked).toBe(0);
  });

  test('AR-5 a one-handed weapon makes a two-handed one go', () => {
    const at = position({ from: 'plan', ann: { hand: ['ring-sword'], equipment: ['gate-shield'] } });
    expect(texts(at)).toEqual(['play ring-sword drop gate-shield', 'skip']);
    take(at, 'play ring-sword drop gate-shield');
    const bearer = at.match.state.bearers[0];
    if (bearer === undefined) throw new Error('no gladiator');
    expect(['strength', 'defence'].map((name) => statistic(EFFECTS, bearer, name))).toEqual([1, 0]);
    expect(at.match.asked).not.toBe(NOBODY);
  });

  test('AR-5 equipment that is used once acts once', () => {
    const at = position({ ann: { hand: ['leaping-blow', 'leaping-blow'], equipment: ['throwing-knives'] } });
    take(at, 'attack leaping-blow');
    passAll(at);
    expect(at.match.state.bearers[1]?.life).toBe(30 - 10);
    expect(snapshot(at.match.state)).toMatchObject({ 'ann use': '', 'ann discard': 'leaping-blow throwing-knives' });
    expect(at.match.asked).toBe(1);
  });

  test('AR-6 a new tactic replaces the old one', () => {
    const at = position({ from: 'plan', ann: { hand: ['press-forward', 'parry'], tactic: 'tortoise-stance' } });
    take(at, 'play press-forward');
    const after = snapshot(at.match.state);
    expect([after['ann tactic'], after['ann discard']]).toEqual(['press-forward', 'tortoise-stance']);
    expect(told(at.heard, 'areena.tactic-gone')).toHaveLength(1);
    expect([at.match.step, at.match.asked]).toEqual(['attack', 0]);
  });

  const hand: CardId[] = ['parry', 'hook-strike', 'see-through', 'buckler', 'long-reach'];
  test.each<[CardId, string[], Record<string, unknown>]>([
    [
      'tortoise-stance',
      ['remove-tactic hook-strike parry', 'remove-tactic hook-strike see-through', 'remove-tactic parry see-through'],
      { 'ann hand': 'buckler long-reach see-through', 'ann discard': 'hook-strike parry' },
    ],
    [
      'press-forward',
      ['remove-tactic parry'],
      { 'ann hand': 'buckler hook-strike long-reach see-through', 'ann discard': 'parry' },
    ],
    [
      'death-by-scratches',
      ['remove-tactic ring-sword', 'remove-tactic wolf-tooth'],
      { 'ann use': 'wolf-tooth', 'ann discard': 'ring-sword' },
    ],
    ['darling-of-the-crowd', ['remove-tactic'], { 'ann life': 18 }],
    ['slow-circle', ['remove-tactic'], { 'ann deck': 32 - 3 }],
    ['patient-hunter', ['remove-tactic'], {}],
    ['duellists-code', ['remove-tactic'], {}],
    ['war-of-nerves', ['remove-tactic'], { 'ann tactic': '', 'ann discard': 'feigned-weakness' }],
    [
      'long-reach',
      ['remove-tactic buckler'],
      { 'ann hand': 'hook-strike long-reach parry see-through', 'ann discard': 'buckler' },
    ],
  ])('AR-6 %s is removed by meeting its condition', (tactic, ways, expected) => {
    const at = position({
      from: 'plan',
      ann: { hand, equipment: ['ring-sword', 'wolf-tooth'], tactic: 'feigned-weakness', life: 20 },
      bob: { tactic, life: 21 },
    });
    expect(
      at.match
        .texts()
        .filter((text) => text.startsWith('remove-tactic'))
        .sort(),
    ).toEqual(ways);
    const before = snapshot(at.match.state);
    take(at, ways[0] ?? '');
    const after = snapshot(at.match.state);
    const differs = Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
    expect(differs).toEqual({ 'bob tactic': '', 'bob discard': tactic, ...expected });
    expect([at.match.step, at.match.asked]).toEqual(['attack', 0]);
  });

  test('AR-6 feigned-weakness takes three cards of any type', () => {
    const at = position({ from: 'plan', ann: { hand }, bob: { tactic: 'feigned-weakness' } });
    const ways = at.match.texts().filter((text) => text.startsWith('remove-tactic'));
    expect(ways).toHaveLength(10); // 3 of 5 different cards
    take(at, 'remove-tactic parry, buckler, hook-strike');
    expect(snapshot(at.match.state)).toMatchObject({ 'bob tactic': '', 'ann hand': 'long-reach see-through' });
    expect(at.match.asked).toBe(0);
  });

  test('AR-6 a condition that is not met removes nothing, and every tactic has its own', () => {
    const bare = { hand: ['press-forward'], life: 2, deck: ['parry', 'parry'] } as const;
    for (const id of Object.keys(tactics) as CardId[]) {
      const at = position({ from: 'plan', ann: bare, bob: { tactic: id, life: 2 } });
      expect(at.match.texts()).toEqual(['play press-forward', 'skip']);
      expect(at.match.choose('remove-tactic')?.data.reason).toEqual({ key: 'closed.areena.removal' });
      expect(at.match.asked).toBe(0);
    }
    const removals = Object.values(tactics).map(({ removal }) => JSON.stringify(removal));
    expect(new Set(removals).size).toBe(removals.length);
    expect(removals.length).toBeGreaterThanOrEqual(8);
  });
});

describe('regroup', () => {
  const seven: CardId[] = ['parry', 'parry', 'buckler', 'buckler', 'hook-strike', 'hook-strike', 'roll-away'];

  test('AR-15 both discard down to five, the active player first, each choosing', () => {
    const at = position({ from: 'regroup', ann: { hand: seven.slice(1) }, bob: { hand: seven }, player: 1 });
    expect([at.match.step, at.match.asked]).toEqual(['trim', 1]);
    take(at, 'discard parry', 'discard roll-away');
    expect(at.match.asked).toBe(0);
    take(at, 'discard hook-strike');
    const after = snapshot(at.match.state);
    expect([after['ann discard'], after['bob discard']]).toEqual(['hook-strike', 'parry roll-away']);
    expect(at.match.state.hands.map(({ length }) => length)).toEqual([5, 5]);
    expect([at.match.step, at.match.asked]).toEqual(['discard', 0]);
  });

  test('AR-15 a hand of five keeps all', () => {
    const at = position({ from: 'regroup', ann: { hand: seven.slice(2) }, bob: { hand: seven.slice(2) } });
    expect(at.match.state.hands.map(({ length }) => length)).toEqual([5, 5]);
    expect([at.match.step, at.match.asked]).toEqual(['discard', 1]);
  });

  test('AR-15 effects of the turn end in the order in which they began, then the turn passes', () => {
    const exposed = { id: 'exposed', turns: 1, power: 1, stacks: 1 };
    const surge = { id: 'surge', turns: 1, power: 2, stacks: 1 };
    const at = position({
      from: 'regroup',
      ann: { effects: [surge, effect('rage', 3, 2)] },
      bob: { effects: [exposed], hand: ['parry'] },
      change: {
        ending: [
          { player: 1, id: 'exposed' },
          { player: 0, id: 'surge' },
        ],
      },
    });
    const ends = at.heard.filter(({ code }) => code.startsWith('fx.off') || code === '@turn').map(({ code }) => code);
    expect(ends).toEqual(['fx.off.exposed', 'fx.off.surge', '@turn']);
    expect(snapshot(at.match.state)).toMatchObject({ 'ann effects': 'rage 3/2', 'bob effects': '' });
    expect(at.match.asked).toBe(1);
  });

  test('AR-15 a surge strengthens the attack of its turn, and of no other', () => {
    const at = position({ from: 'plan', ann: { hand: ['war-drum', 'bear-hug'] } });
    take(at, 'play war-drum', 'attack bear-hug');
    passAll(at);
    expect(told(at.heard, 'areena.damage')[0]).toMatchObject({ total: 9 });
    expect(snapshot(at.match.state)).toMatchObject({ 'ann effects': '' });
    expect(at.match.asked).toBe(1);
  });
});

describe('effects', () => {
  test('AR-19 effects tick at the start of their bearer’s turn only', () => {
    const bob = { hand: ['parry'], effects: [bleed(2, 3), effect('regen', 1, 1)], life: 20 } as const;
    const annTurn = position({ from: 'turn', player: 0, ann: { hand: ['parry'] }, bob });
    expect(snapshot(annTurn.match.state)).toMatchObject({ 'bob life': 20, 'bob effects': 'bleed 2/3 regen 1/1' });
    const bobTurn = position({ from: 'turn', player: 1, bob });
    expect(snapshot(bobTurn.match.state)).toMatchObject({ 'bob life': 18, 'bob effects': 'bleed 1/3' });
    expect([bobTurn.match.step, bobTurn.match.asked]).toEqual(['discard', 1]);
  });

  test('AR-19 a gladiator that bleeds out at the start of its turn falls before it acts', () => {
    const at = position({ from: 'turn', player: 1, bob: { hand: ['parry'], effects: [bleed(2, 3)], life: 3 } });
    expect(at.match.state.run.outcome).toMatchObject({ winner: 0, reason: 'areena.fallen' });
    expect(at.match.asked).toBe(NOBODY);
  });

  test('AR-19 rage, weakness and shield are read as the statistics they change', () => {
    const at = position({
      ann: { hand: ['bear-hug'], effects: [effect('rage', 2, 3), effect('weak', 2, 1)] },
      bob: { effects: [effect('shield', 2, 4), effect('rage', 2, 3)] },
    });
    take(at, 'attack bear-hug');
    passAll(at);
    // 7, 3 of rage less 1 of weakness; shield 4 less 2 of the defender's own rage (EF-10).
    expect(told(at.heard, 'areena.damage')[0]).toMatchObject({ total: 7 + 2 - 2 });
    expect(at.match.asked).toBe(1);
  });

  test('AR-19 the table shows effects as labels, and the life as a gauge', () => {
    const at = position({ bob: { effects: [bleed(3, 2)], life: 9 }, ann: { hand: ['parry'] } });
    const area = areena.presentation.table(areena.view(at.match.state, 0)).seats.find(({ seat }) => seat === 1);
    expect(area?.zones).toContainEqual({ zone: 'gauge', name: { key: 'areena.zone.life' }, value: 9, most: 30 });
    expect(area?.zones).toContainEqual({
      zone: 'effects',
      labels: [{ name: { key: 'fxs.bleed' }, stacks: 2, turns: 3 }],
    });
  });
});

describe('the bound', () => {
  const five: CardId[] = ['parry', 'buckler', 'parry', 'buckler', 'parry'];

  test('AR-20 fifty turns in a row in which nothing happens are a draw', () => {
    const at = position({ from: 'refresh', ann: { hand: five }, bob: { hand: five } });
    for (let turn = 1; turn <= MOST_STILL_TURNS; turn++) {
      expect(at.match.state.run.outcome).toBeNull();
      take(at, 'keep', 'skip', 'skip');
    }
    expect(at.match.state.run.outcome).toMatchObject({ winner: NOBODY, reason: 'areena.still', scores: [30, 30] });
    expect(at.match.asked).toBe(NOBODY);
  });

  test('AR-20 a turn in which something was played begins the count anew', () => {
    const at = position({ from: 'refresh', ann: { hand: five }, bob: { hand: five }, change: { stillTurns: 49 } });
    take(at, 'keep', 'play buckler', 'skip');
    expect([at.match.state.run.outcome, at.match.state.stillTurns]).toEqual([null, 0]);
    expect(at.match.asked).toBe(1);
  });
});

test('CO-7 whoever gives up loses at once, though nobody has fallen', () => {
  const heard: GameEvent[] = [];
  const match = Match.begin(areena, deckSetup(areena, { first: 1 }), (event) => heard.push(event));
  expect(match.concede(1)).toBeUndefined();
  const lives = [0, 41].map((card) => definitionOf(match.state, card).life);
  expect(match.state.run.outcome).toEqual({ places: [1, 2], scores: lives, winner: 0, reason: 'conceded' });
});
