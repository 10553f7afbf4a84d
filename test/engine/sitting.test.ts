// A sitting: people and bots round a match, its log, its recording, its journal, taking back. Toy: the race.
import { describe, expect, test } from '@jest/globals';
import { type Journal, NOBODY, Sitting } from '../../src/engine/index.js';
import { sitDown } from '../scripts.js';
import { type SetupParts, setupFor } from '../setups.js';
import { race } from './toys/race.js';

/** A journal in memory that counts what it is asked to do. */
class Notes implements Journal {
  text = '';
  readonly calls: string[] = [];
  append(text: string): void {
    this.calls.push('append');
    this.text += text;
  }
  replace(text: string): void {
    this.calls.push('replace');
    this.text = text;
  }
}

/** Bob, when there, is a bot that adds one. */
function sit(parts: SetupParts & { readonly bots?: readonly (string | undefined)[] } = {}): Sitting {
  const setup = setupFor(race, parts);
  const { bots = [] } = parts;
  return new Sitting(race, { ...setup, players: setup.players.map(({ name }, seat) => ({ name, bot: bots[seat] })) });
}

function choose(sitting: Sitting, ...texts: string[]): void {
  for (const text of texts) expect([text, sitting.choose(text)]).toEqual([text, undefined]);
}

const HEADER = 'hotseat 1\ngame race\nrules 1\nseed 1\nplayer Ann\nplayer Bob\n---\n';

describe('the recording', () => {
  test('it begins with the header and grows by a line a choice, with a hash and a heading after each turn', () => {
    const sitting = sit();
    expect(sitting.text).toBe(`${HEADER}# opening\n`);
    choose(sitting, 'add 1');
    const hash = sitting.match.hash().slice(0, 8);
    expect(sitting.text).toBe(`${HEADER}# opening\nAnn: add 1\n= ${hash}\n# turn 2\n`);
    expect([sitting.match.asked, sitting.name(1)]).toEqual([1, 'Bob']);
  });

  test('what it names, it plays back to: options, seats, bots and who begins among it', () => {
    const sitting = sit({
      players: ['Ann', 'Bob', 'Cid'],
      options: ['goal=14', 'pace=slow'],
      first: 1,
      bots: [undefined, 'one'],
    });
    sitting.moveBot();
    choose(sitting, 'add 2', 'peek');
    expect(sitting.text).toContain(
      'option pace=slow\noption goal=14\nseed 1\nplayer Ann\nplayer Bob bot=one\nplayer Cid\nfirst Bob\n',
    );
    const again = sitDown(race, sitting.text);
    expect(again.text).toBe(sitting.text);
    expect(again.match.hash()).toBe(sitting.match.hash());
    expect(again.botToMove).toBe(true);
  });

  test('a choice in other letters is recorded in its canonical text, and one that is taken at once is not recorded', () => {
    const sitting = sit();
    choose(sitting, ' ADD  3', 'add 3', 'add 3');
    expect(sitting.match.over).toBe(true);
    expect(sitting.text.split('\n').filter((line) => line.includes(':'))).toEqual([
      'Ann: add 3',
      'Bob: add 3',
      'Ann: add 3',
    ]);
    expect(sitting.text).toMatch(/= [0-9a-f]{8}\n$/u);
  });

  test('a concession is recorded with a word of its own', () => {
    const sitting = sit();
    choose(sitting, 'add 1');
    expect(sitting.concede()).toBeUndefined();
    expect(sitting.text).toMatch(/\n! concede Bob\n= [0-9a-f]{8}\n$/u);
    expect(sitDown(race, sitting.text).match.state.run.outcome).toEqual(sitting.match.state.run.outcome);
    expect(sitting.concede()).toMatchObject({ code: 'over' });
  });
});

describe('the journal', () => {
  test('it gets the whole text when it comes, then every choice as it is made', () => {
    const sitting = sit();
    choose(sitting, 'add 1');
    const notes = new Notes();
    sitting.keepIn(notes);
    expect(notes.text).toBe(sitting.text);
    choose(sitting, 'add 1');
    sitting.concede();
    expect(notes.calls).toEqual(['replace', 'append', 'append']);
    expect(notes.text).toBe(sitting.text);
  });

  test('a refused choice writes nothing; taking back writes the text anew', () => {
    const notes = new Notes();
    const sitting = sit();
    sitting.keepIn(notes);
    const before = notes.text;
    expect(sitting.choose('add 9')).toMatchObject({ code: 'not-open' });
    expect([notes.text, notes.calls]).toEqual([before, ['replace']]);
    choose(sitting, 'add 1');
    sitting.undo();
    expect([notes.text, notes.calls]).toEqual([before, ['replace', 'append', 'replace']]);
  });
});

describe('taking back', () => {
  test('state, log, recording and choices are as they were before the choice', () => {
    const sitting = sit();
    choose(sitting, 'add 1');
    const [hash, text, log] = [sitting.match.hash(), sitting.text, sitting.logFor(NOBODY)];
    choose(sitting, 'add 2');
    expect(sitting.undo()).toBeUndefined();
    expect([sitting.match.hash(), sitting.text, sitting.logFor(NOBODY)]).toEqual([hash, text, log]);
    expect(sitting.match.asked).toBe(1);
    choose(sitting, 'add 2');
    expect(sitting.match.asked).toBe(0);
  });

  test('it goes back as far as there are choices, and then says so', () => {
    const sitting = sit();
    const hash = sitting.match.hash();
    choose(sitting, 'add 1', 'add 1');
    expect([sitting.undo(), sitting.undo()]).toEqual([undefined, undefined]);
    expect(sitting.match.hash()).toBe(hash);
    expect(sitting.undo()).toEqual({ code: 'nothing-to-undo', data: {} });
  });

  test('what bots chose since a person’s choice goes with it', () => {
    const sitting = sit({ bots: [undefined, 'one'] });
    choose(sitting, 'add 2');
    sitting.moveBot();
    expect([sitting.match.asked, sitting.undo(), sitting.match.asked]).toEqual([0, undefined, 0]);
    expect(sitting.text).toBe(`${HEADER.replace('player Bob', 'player Bob bot=one')}# opening\n`);
    const bots = sit({ bots: ['one', 'one'] });
    bots.moveBot();
    expect(bots.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('past something hidden that was seen there is no way back, but after it there is', () => {
    const sitting = sit();
    choose(sitting, 'add 1', 'peek');
    expect(sitting.undo()).toEqual({ code: 'undo-uncovered', data: {} });
    choose(sitting, 'add 1');
    expect(sitting.undo()).toBeUndefined();
    expect(sitting.undo()).toMatchObject({ code: 'undo-uncovered' });
    expect(sitting.match.asked).toBe(0);
  });

  test('a concession can be taken back, and nothing else goes with it', () => {
    const sitting = sit();
    choose(sitting, 'add 1');
    const text = sitting.text;
    sitting.concede();
    expect(sitting.undo()).toBeUndefined();
    expect([sitting.text, sitting.match.over, sitting.match.asked]).toEqual([text, false, 1]);
  });

  test('the end of a game can be taken back', () => {
    const sitting = sit();
    choose(sitting, 'add 3', 'add 3', 'add 3');
    expect(sitting.undo()).toBeUndefined();
    expect([sitting.match.over, sitting.match.asked]).toEqual([false, 0]);
  });
});

describe('the log and the eyes', () => {
  test('CO-5 each seat is told what it may know, and every entry knows its turn', () => {
    const sitting = sit();
    choose(sitting, 'add 1', 'peek', 'add 1');
    const told = (seat: number): string[] =>
      sitting
        .logFor(seat)
        .flatMap(({ turn, event }) => (/saw|looked|added/u.test(event.code) ? [`${turn} ${event.code}`] : []));
    expect(told(1)).toEqual(['1 added', '2 saw', '3 added']);
    for (const seat of [0, NOBODY]) expect(told(seat)).toEqual(['1 added', '2 looked', '3 added']);
    expect(sitting.logFor(0)[0]?.turn).toBe(0);
  });

  test('the viewer is the person who is to choose, else the last one who was; with bots alone an onlooker', () => {
    const sitting = sit({ players: ['Ann', 'Bob', 'Cid'], bots: [undefined, 'one'] });
    expect(sitting.viewer).toBe(0);
    choose(sitting, 'add 1');
    expect([sitting.botToMove, sitting.viewer]).toEqual([true, 0]);
    sitting.moveBot();
    expect([sitting.botToMove, sitting.viewer]).toEqual([false, 2]);
    sitting.concede();
    expect(sitting.viewer).toBe(2);
    expect(sit({ bots: ['one', 'last'] }).viewer).toBe(NOBODY);
  });

  test('a seat has secrets once it knows what an onlooker does not', () => {
    const sitting = sit();
    expect([sitting.hasSecrets(0), sitting.hasSecrets(1)]).toEqual([false, false]);
    choose(sitting, 'peek');
    expect([sitting.hasSecrets(0), sitting.hasSecrets(1)]).toEqual([true, false]);
  });
});

describe('bots', () => {
  test('a bot chooses for its seat and for no other', () => {
    const sitting = sit({ bots: ['last', undefined] });
    sitting.moveBot();
    expect(sitting.text).toContain('Ann: peek\n');
    expect(sitting.botToMove).toBe(false);
    expect(() => sitting.moveBot()).toThrow('person');
  });
});
