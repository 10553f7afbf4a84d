// What one person may know and another may not: looking away, and what stays in the scrollback. The toy race has a secret
// that a player can peek at and keeps knowing.
import { describe, expect, test } from '@jest/globals';
import { type Game, type GameEvent, type Saying, Sitting, say } from '../../src/engine/index.js';
import { race } from '../engine/toys/race.js';
import { setupFor } from '../setups.js';
import { gameCalled } from '../shelf.js';
import { typeInto } from './typed.js';

const WORDS = {
  'game.race': 'Race',
  'phase.secret': 'Secret',
  'phase.welcome': 'Welcome',
  'phase.end': 'End',
  'reason.reached': 'the goal is reached',
  'race.saw': '{player} sees the number {secret}.',
  'race.looked': '{player} looks at the number.',
  'race.added': '{player} adds {count}.',
  'race.act': 'do {act}',
};

/** The race with words, so that it can be played by lines. */
const spoken: Game = {
  ...race,
  presentation: {
    ...race.presentation,
    catalogue: () => Promise.resolve(WORDS),
    sayEvent: (event: GameEvent): Saying | undefined => {
      if (!('player' in event) || !(`race.${event.code}` in WORDS)) return undefined;
      const secret = 'secret' in event ? Number(event.secret) : 0;
      const count = 'count' in event ? Number(event.count) : 0;
      return say(`race.${event.code}`, { player: { seat: Number(event.player) }, secret, count });
    },
    sayChoice: ({ act }) => say('race.act', { act }),
    branch: (words) => ({ say: say('race.act', { act: words.join(' ') }) }),
  },
};

const HAND_OVER = (name: string): string =>
  `What follows is for ${name} alone. Press Enter when nobody else is looking.`;
const PUSHED = '\n'.repeat(40);

function sit(): Sitting {
  return new Sitting(spoken, setupFor(spoken, { seed: '1' }));
}

function secretLine(sitting: Sitting): string {
  const saw = sitting.log.find(({ event }) => event.code === 'saw')?.event;
  if (saw === undefined || !('secret' in saw)) throw new Error('nobody has peeked');
  return `sees the number ${String(saw.secret)}.`;
}

describe('CO-5 at a terminal', () => {
  test('others are told what anybody may know, and the one with the secret sees it only when alone', async () => {
    const sitting = sit();
    // Ann adds, Bob peeks, Ann is next, then Bob again.
    const { output } = await typeInto(sitting, ['add 1', 'peek', 'add 1', ''], { interactive: true });
    const secret = secretLine(sitting);
    // Bob learns it only after he alone is looking.
    const [before = '', after = ''] = output.split(HAND_OVER('Bob'));
    expect(before).not.toContain(secret);
    expect(before).toContain('Bob looks at the number.');
    expect(after).toContain('Ann adds 1.');
  });

  test('only Enter opens the table for a person with secrets', async () => {
    const { output, result } = await typeInto(sit(), ['add 1', 'peek', 'add 1', 'hello', '1', ''], {
      interactive: true,
    });
    expect(output.split(HAND_OVER('Bob')).length - 1).toBe(3);
    expect(result).toBe('ended');
  });

  test('the log that a person with secrets asked for is pushed out of sight, and the next one is told again what happened', async () => {
    const sitting = sit();
    const { output } = await typeInto(sitting, ['add 1', 'peek', 'add 1', '', 'log', 'add 1'], { interactive: true });
    const secret = secretLine(sitting);
    const shown = output.indexOf(secret);
    const pushed = output.indexOf(PUSHED, shown);
    expect(shown).toBeGreaterThan(0);
    expect(pushed).toBeGreaterThan(shown);
    expect(output.slice(pushed)).not.toContain(secret);
    expect(output.slice(pushed)).toContain('Bob adds 1.');
  });

  test('leaving pushes it out of sight too', async () => {
    const sitting = sit();
    const { output, result } = await typeInto(sitting, ['add 1', 'peek', 'add 1', '', 'log', 'quit'], {
      interactive: true,
    });
    expect(result).toBe('left');
    expect(output).toContain(PUSHED);
    expect(output.slice(output.indexOf(PUSHED))).not.toContain(secretLine(sitting));
  });

  test('quitting is possible before looking', async () => {
    const { result } = await typeInto(sit(), ['add 1', 'peek', 'add 1', 'quit'], { interactive: true });
    expect(result).toBe('left');
  });

  test('GO-19 a drawn card that has been placed is everybody’s: nothing is pushed away in Golf', async () => {
    const { output } = await typeInto(golfSitting(), ['reveal 1 2', 'reveal 1 2', 'draw', 'swap 3'], {
      interactive: true,
    });
    expect(output).not.toContain('\n\n\n');
    expect(output).not.toContain('alone');
  });

  test('GO-19 a game that is left with a card drawn hides it, and hands over when it goes on', async () => {
    const sitting = golfSitting();
    const { output } = await typeInto(sitting, ['reveal 1 2', 'reveal 1 2', 'draw', 'quit'], { interactive: true });
    expect(output).toContain(PUSHED);
    const again = await typeInto(sitting, [''], { interactive: true });
    const [before = '', after = ''] = again.output.split(HAND_OVER('Ann'));
    expect(before).not.toContain('Ann draws');
    expect(after).toMatch(/Ann draws [a-z]+ of [a-z]+\./u);
  });
});

describe('from a pipe', () => {
  test('handing over is said, and a script need not answer it', async () => {
    const sitting = sit();
    const { output } = await typeInto(sitting, ['add 1', 'peek', 'add 1', 'add 2']);
    expect(output).toContain(HAND_OVER('Bob'));
    expect(output).toContain('Bob adds 2.');
    expect(output).not.toContain(PUSHED);
  });

  test('a single person among bots is never asked to look away', async () => {
    const setup = setupFor(spoken, { seed: '1' });
    const players = setup.players.map((player, seat) => (seat === 0 ? player : { ...player, bot: 'one' }));
    const sitting = new Sitting(spoken, { ...setup, players });
    const { output } = await typeInto(sitting, ['peek', 'add 1'], { interactive: true });
    expect(output).toContain(secretLine(sitting));
    expect(output).not.toContain(HAND_OVER('Ann'));
  });
});

const golf = await gameCalled('golf');

function golfSitting(): Sitting {
  return new Sitting(golf, setupFor(golf));
}
