// Triggers in mid-step and standing rules that cascade fit the engine's heart: the toy skirmish (shapes of DM-41, CO-6).
import { describe, expect, test } from '@jest/globals';
import {
  automatic,
  type Choice,
  decision,
  type GameEvent,
  Match,
  NOBODY,
  type OpenPart,
  type State,
  type Step,
} from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import {
  type Creature,
  type SkirmishChoice,
  type SkirmishState,
  type SkirmishStep,
  skirmish,
} from './toys/skirmish.js';
import { defineToy } from './toys/toy.js';

interface Skirmish {
  readonly match: Match<SkirmishState, SkirmishChoice, OpenPart<SkirmishState>>;
  readonly heard: string[];
}

function fieldOf(field: Creature[], change: Partial<SkirmishState> = {}, players = ['Ann', 'Bob']): Skirmish {
  const heard: string[] = [];
  const listen = (event: GameEvent): void => {
    heard.push('name' in event && event.name !== '' ? `${event.code} ${String(event.name)}` : event.code);
  };
  const begun = Match.begin(skirmish, setupFor(skirmish, { players }));
  const state = { ...skirmish.copy(begun.state), field, ...change };
  return { match: Match.resume(skirmish, state, listen), heard };
}

const creature = (name: string, owner: number, more: Partial<Creature> = {}): Creature => ({
  name,
  owner,
  power: 5,
  ...more,
});
const weaken = (player: number, target: string, more: object = {}): SkirmishStep => ({
  do: 'weaken',
  player,
  target,
  by: 1,
  ...more,
});

describe('triggered abilities', () => {
  test('as in DM-41: they come in mid-attack, before the steps that are still to do, the active player’s first', () => {
    const { match, heard } = fieldOf([
      creature('bat', 1, { onAttack: [weaken(1, 'imp')] }),
      creature('imp', 0, { onAttack: [weaken(0, 'bat')] }),
    ]);
    match.choose('attack');
    expect(heard.slice(0, 5)).toEqual(['attacks', 'weakened bat', 'weakened imp', 'block', 'hit']);
    expect([match.asked, match.state.run.turn]).toEqual([1, 2]);
  });

  test('as in DM-41: each player orders the own ones; a last single one is not asked about', () => {
    const { match, heard } = fieldOf([
      creature('ant', 1, { onAttack: [weaken(1, 'imp')] }),
      creature('bee', 1, { onAttack: [weaken(1, 'elf')] }),
      creature('imp', 0, { onAttack: [weaken(0, 'ant')] }),
      creature('elf', 0, { onAttack: [weaken(0, 'bee')] }),
    ]);
    match.choose('attack');
    expect([match.asked, match.texts()]).toEqual([0, ['first imp-attack', 'first elf-attack']]);
    match.choose('first elf-attack');
    expect([match.asked, match.texts()]).toEqual([1, ['first ant-attack', 'first bee-attack']]);
    expect(heard).toEqual(['attacks', 'weakened bee', 'weakened ant']);
    match.choose('first bee-attack');
    expect(heard.slice(3, 7)).toEqual(['weakened elf', 'weakened imp', 'block', 'hit']);
    expect(match.asked).toBe(1);
  });

  test('with three players the others follow in the order of play', () => {
    const field = [2, 1, 0].map((owner) => creature(`c${owner}`, owner, { onAttack: [weaken(owner, `c${owner}`)] }));
    const { match, heard } = fieldOf(field, {}, ['Ann', 'Bob', 'Cid']);
    match.choose('attack');
    expect(heard.slice(1, 4)).toEqual(['weakened c0', 'weakened c1', 'weakened c2']);
  });

  test('abilities of one name are alike: they are not ordered among each other, only against others', () => {
    const twin = (): Creature => creature('imp', 0, { onAttack: [weaken(0, 'bat')] });
    const bat = creature('bat', 5);
    const alike = fieldOf([twin(), twin(), bat]).match;
    alike.choose('attack');
    expect([alike.asked, alike.step, alike.state.run.turn]).toEqual([1, 'attack', 2]);
    const { match, heard } = fieldOf([twin(), twin(), creature('elf', 0, { onAttack: [weaken(0, 'elf')] }), bat]);
    match.choose('attack');
    expect(match.texts()).toEqual(['first imp-attack', 'first elf-attack']);
    match.choose('first imp-attack');
    expect(match.texts()).toEqual(['first imp-attack', 'first elf-attack']);
    match.choose('first imp-attack');
    expect(heard.slice(1, 4)).toEqual(['weakened bat', 'weakened bat', 'weakened elf']);
    expect([match.asked, match.state.run.turn]).toEqual([1, 2]);
  });

  test('a trigger wakes another: it joins those that wait, and the woken ability’s own steps are done first', () => {
    const { match, heard } = fieldOf([
      creature('imp', 0, { onAttack: [weaken(0, 'bat', { by: 5 }), weaken(0, 'cat')] }),
      creature('bat', 1, { onDeath: [weaken(1, 'imp')] }),
      creature('cat', 1, { onAttack: [weaken(1, 'elf')] }),
      creature('elf', 0),
    ]);
    match.choose('attack');
    expect(heard).toEqual(['attacks', 'weakened bat', 'dies bat', 'weakened cat']);
    expect([match.asked, match.texts()]).toEqual([1, ['first cat-attack', 'first bat-death']]);
    match.choose('first bat-death');
    expect(heard.slice(4, 8)).toEqual(['weakened imp', 'weakened elf', 'block', 'hit']);
  });

  test('an ability whose source is gone by then is settled all the same, and its step sees that', () => {
    const { match, heard } = fieldOf([
      creature('imp', 0, { onAttack: [weaken(0, 'bat', { by: 5 })] }),
      creature('bat', 1, { onAttack: [weaken(1, 'imp', { source: 'bat' })] }),
    ]);
    match.choose('attack');
    expect(heard.slice(0, 6)).toEqual(['attacks', 'weakened bat', 'dies bat', 'source-gone imp', 'block', 'hit']);
    expect(match.state.field.map(({ name, power }) => [name, power])).toEqual([['imp', 5]]);
  });

  test('abilities are woken without a listener too, and the waiting survives JSON', () => {
    const field = ['imp', 'elf'].map((name) => creature(name, 0, { onAttack: [weaken(0, 'bat')] }));
    const begun = Match.begin(skirmish, setupFor(skirmish));
    const silent = Match.resume(skirmish, { ...skirmish.copy(begun.state), field: [...field, creature('bat', 1)] });
    silent.choose('attack');
    expect(silent.texts()).toEqual(['first imp-attack', 'first elf-attack']);
    const resumed = Match.resume(skirmish, JSON.parse(JSON.stringify(silent.state)) as SkirmishState);
    for (const match of [silent, resumed]) match.choose('first elf-attack');
    expect(resumed.state).toEqual(silent.state);
    expect(resumed.state.field.find(({ name }) => name === 'bat')?.power).toBe(3);
  });
});

describe('standing rules', () => {
  test('they cascade: a captain falls, and with it whoever lived by its help', () => {
    const { match, heard } = fieldOf([
      creature('imp', 0, { onAttack: [weaken(0, 'captain', { by: 9 })] }),
      creature('captain', 1, { power: 3, captain: true }),
      creature('recruit', 1, { power: 0 }),
      creature('veteran', 1, { power: 1 }),
    ]);
    expect(match.state.field).toHaveLength(4);
    match.choose('attack');
    expect(heard.slice(0, 6)).toEqual(['attacks', 'weakened captain', 'dies captain', 'dies recruit', 'block', 'hit']);
    expect(match.state.field.map(({ name }) => name)).toEqual(['imp', 'veteran']);
  });

  test('CO-6 both losing at the same moment is a draw, and the rest of the turn does not happen', () => {
    const burn: SkirmishStep = { do: 'burn', player: 0, by: [10, 12] };
    const { match, heard } = fieldOf([creature('imp', 0, { onAttack: [burn] })]);
    match.choose('attack');
    expect(match.state.run.outcome).toMatchObject({ winner: NOBODY, places: [1, 1], reason: 'fallen' });
    expect(heard).toEqual(['attacks', '@over']);
    expect([match.asked, match.state.run.agenda]).toEqual([NOBODY, []]);
  });

  test('CO-6 one losing alone is none, and a waiting ability is not settled any more', () => {
    const { match, heard } = fieldOf([
      creature('imp', 0, { onAttack: [{ do: 'burn', player: 0, by: [0, 10] }] }),
      creature('bat', 1, { onAttack: [{ do: 'burn', player: 1, by: [10, 0] }] }),
    ]);
    match.choose('attack');
    expect(match.state.run.outcome).toMatchObject({ winner: 0, places: [1, 2] });
    expect(match.state.run.waiting).toEqual([]);
    expect(heard).toEqual(['attacks', '@over']);
  });
});

describe('games that wake abilities by themselves', () => {
  interface NoteState extends State {
    notes: string[];
  }
  interface NoteStep extends Step {
    readonly do: 'act' | 'note';
    readonly text?: string;
    /** What it wakes. */
    readonly wakes?: string;
  }
  const note = (text: string, wakes?: string): NoteStep =>
    wakes === undefined ? { do: 'note', player: 0, text } : { do: 'note', player: 0, text, wakes };
  const notebook = (whole: boolean): Match<NoteState, Choice, OpenPart<NoteState>> => {
    const game = defineToy<NoteState, NoteStep, Choice>({
      id: 'notebook',
      seats: { least: 2, most: 2 },
      options: {},
      playersOrderTriggers: true,
      phases: { opening: [], turn: [{ phase: 'act', steps: ['act'] }], closing: [] },
      steps: {
        act: decision({
          choices: (_state, _step, list) => {
            list.add({ act: 'go' });
            list.add({ act: 'stay' });
          },
          choose: (play) => {
            const steps = [note('one', 'woken by one'), note('two')];
            if (whole) play.putWhole(steps);
            else play.putAll(steps);
          },
        }),
        note: automatic((play, { text = '', wakes }) => {
          play.state.notes.push(text);
          if (wakes !== undefined) play.wake({ player: 0, ability: wakes, steps: [note(wakes)] });
        }),
      },
      begin: (_setup, run) => ({ run, notes: [] }),
      format: ({ act }) => act,
    });
    const match = Match.begin(game, setupFor(game));
    match.choose('go');
    return match;
  };

  test('what a step wakes comes before what is still to do', () => {
    expect(notebook(false).state.notes).toEqual(['one', 'woken by one', 'two']);
  });

  test('of steps that belong together, what they wake waits until the last of them is over', () => {
    expect(notebook(true).state.notes).toEqual(['one', 'two', 'woken by one']);
  });
});
