// The promises that every game keeps, as one suite that takes a game as its argument.
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  Chance,
  type ChoiceNode,
  canonicalJson,
  choiceTree,
  eventFor,
  type Game,
  type GameEvent,
  hashState,
  Match,
  MOST_DECISIONS,
  NOBODY,
  type Refusal,
  type Setup,
  Sitting,
  type State,
  seedChance,
} from '../../src/engine/index.js';
import { sayEvent } from '../../src/text/index.js';
import { replayElsewhere } from './elsewhere.js';
import { freeze, playOn, walk } from './walk.js';
import { cardsIn, type Speaker, sayingsIn, slotsUsed, speakersOf, versionsOf } from './words.js';

export interface PromiseSetup {
  /** What is special about it. */
  readonly name: string;
  readonly setup: (seed: string) => Setup;
}

/** What the suite must know of a game. Methods, so that a game may write them for its own state and view. */
export interface PromiseParts {
  readonly setups: readonly PromiseSetup[];
  /** Another state that differs in nothing but what a seat cannot see, by the rules, not by what its view happens to hide. */
  permute(state: State, seat: number, chance: Chance): State;
  /** The cards that a view shows, as recordings write them; a game without cards has none to keep from anybody. */
  shownCards?(view: unknown): readonly string[];
  /** The cards of the ready decks by id, and the one that an event tells is played; left out by games without decks. */
  readonly readyCards?: readonly string[];
  playedCard?(event: GameEvent, match: Match): string | undefined;
}

/** Runs the suite. All seeds are fixed: a broken promise is broken at every run, and fast-check names the smallest seed. */
export function describePromises(game: Game, parts: PromiseParts): void {
  const { setups } = parts;
  const seats = (match: Match): number[] => [NOBODY, ...match.state.run.order];

  /** Checks something for so many games, of all set-ups in turn. */
  const forGames = (runs: number, check: (setup: Setup, seed: string) => void): void => {
    const games = fc.tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: setups.length - 1 }));
    fc.assert(
      fc.property(games, ([number, which]) => {
        const seed = String(number);
        const one = setups[which];
        if (one !== undefined) check(one.setup(seed), `walk ${seed}`);
      }),
      { seed: 20, numRuns: runs },
    );
  };

  describe(`the promises, kept by ${game.id}`, () => {
    let speakers: Speaker[] = [];
    beforeAll(async () => {
      speakers = await speakersOf(game, ['Ann', 'Bob', 'Cid', 'Dan']);
    });

    test('random play ends within bounds with a result, and every decision has a choice', () => {
      const reasons = new Set<string>();
      forGames(400, (setup, seed) => {
        const { match } = walk(game, setup, seed, ({ match: at }) => {
          expect(at.over || (at.choices.count > 0 && at.asked !== NOBODY)).toBe(true);
        });
        const { outcome, decisions } = match.state.run;
        if (outcome === null) throw new Error('no result');
        reasons.add(outcome.reason);
        expect(decisions).toBeLessThan(MOST_DECISIONS);
        expect([outcome.places.length, outcome.scores.length]).toEqual([setup.players.length, setup.players.length]);
        expect(outcome.places.filter((place) => place === 1).length === 1).toBe(outcome.winner !== NOBODY);
        if (outcome.winner !== NOBODY) expect(outcome.places[outcome.winner]).toBe(1);
      });
      expect(reasons.has('bounded')).toBe(false);
    });

    test('a state survives JSON at every decision: the same choices, the same hash, the same game to its end', () => {
      forGames(25, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => {
          const parsed = JSON.parse(JSON.stringify(match.state)) as State;
          expect(hashState(game, parsed)).toBe(match.hash());
          const resumed = Match.resume(game, parsed);
          expect([resumed.asked, resumed.texts()]).toEqual([match.asked, match.texts()]);
          const copied = match.copy();
          playOn(resumed, seed);
          playOn(copied, seed);
          expect(resumed.hash()).toBe(copied.hash());
        });
      });
    });

    test('a copy is independent of the original', () => {
      forGames(25, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => {
          const before = canonicalJson(match.state);
          playOn(match.copy(), seed);
          expect(canonicalJson(match.state)).toBe(before);
          const frozen = freeze(JSON.parse(before) as State);
          const copied = Match.resume(game, game.copy(frozen));
          expect(canonicalJson(copied.state)).toBe(before);
          playOn(copied, seed); // throws when it writes to what the copy shares
        });
      });
    });

    test('CO-1 the same recording gives the same hashes in another process', () => {
      const recordings = setups.map(({ setup }) => {
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

    test('every choice has a text of its own, which is tidy and finds it again', () => {
      forGames(40, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => {
          const texts = match.texts();
          expect(new Set(texts).size).toBe(texts.length);
          texts.forEach((text, index) => {
            expect(game.tidy(text)).toBe(text);
            expect(match.find(text)).toEqual({ ok: true, value: index });
            expect(match.find(`  ${text.replaceAll(' ', '   ')} `)).toEqual({ ok: true, value: index });
          });
        });
      });
    });

    test('cards are conserved at every decision and at the end', () => {
      forGames(200, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => expect(game.verify(match.state)).toEqual([]));
      });
    });

    test('CO-5 permuting what a seat cannot see changes neither its view nor its choices', () => {
      let different = 0;
      forGames(40, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => {
          for (const seat of seats(match)) {
            const other = parts.permute(game.copy(match.state), seat, new Chance(seedChance(`${seed} ${seat}`)));
            if (canonicalJson(other) !== canonicalJson(match.state)) different++;
            expect(game.verify(other)).toEqual([]);
            expect(canonicalJson(game.view(other, seat))).toBe(canonicalJson(game.view(match.state, seat)));
            if (seat !== match.asked) continue;
            const resumed = Match.resume(game, other);
            expect([resumed.texts(), resumed.closed()]).toEqual([match.texts(), match.closed()]);
          }
        });
      });
      expect(different).toBeGreaterThan(100);
    });

    test('CO-5 a state imagined from a view fits it, deals the unknown anew, and can be played to its end', () => {
      let different = 0;
      forGames(40, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => {
          for (const seat of seats(match)) {
            const view = game.view(match.state, seat);
            const imagined = game.imagine(view, new Chance(seedChance(`${seed} ${seat}`)));
            if (canonicalJson({ ...imagined, chance: 0 }) !== canonicalJson({ ...match.state, chance: 0 })) different++;
            expect(game.verify(imagined)).toEqual([]);
            expect(canonicalJson(game.view(imagined, seat))).toBe(canonicalJson(view));
            if (seat !== match.asked) continue;
            const other = Match.resume(game, imagined);
            expect(other.texts()).toEqual(match.texts());
            playOn(other, seed);
          }
        });
      });
      expect(different).toBeGreaterThan(100);
    });

    test('CO-3 a refused choice changes nothing, and names the choices there are', () => {
      forGames(40, (setup, seed) => {
        const nonsense = ['', 'nonsense', 'pass pass'];
        const earlier = new Set<string>();
        walk(game, setup, seed, ({ match }) => {
          const open = match.texts();
          const before = match.hash();
          const reasons = match.closed();
          const closed = reasons.map(({ text }) => text);
          for (const text of closed) expect(game.tidy(text)).toBe(text);
          // Of those that are closed for one reason, the last is refused as all of them are.
          const tried = new Map(reasons.map(({ code, text }) => [code, text])).values();
          const recent = [...earlier].slice(-10);
          const wrong = [...nonsense, ...recent, ...tried].filter((text) => !open.includes(text));
          for (const text of wrong) {
            const refused: Refusal | undefined = match.choose(text);
            expect(refused?.code).toBe(match.over ? 'over' : closed.includes(text) ? 'closed' : 'not-open');
            if (!match.over) expect(refused?.data.choices).toEqual(open);
          }
          expect(match.hash()).toBe(before);
          expect(match.texts()).toEqual(open);
          open.forEach((text) => earlier.add(text));
        });
      });
    });

    test('CO-7 whoever concedes, at any own decision, comes last, and the game is over', () => {
      forGames(40, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => {
          if (match.over) return;
          const { asked } = match;
          const left = match.copy();
          const others = match.state.run.order.filter((seat) => seat !== asked);
          for (const seat of others) expect(left.concede(seat)).toMatchObject({ code: 'not-asked' });
          expect(left.concede(asked)).toBeUndefined();
          expect(left.over).toBe(true);
          expect(left.state.run.outcome?.reason).toBe('conceded');
          expect(left.state.run.outcome?.places[asked]).toBeGreaterThanOrEqual(setup.players.length);
          expect(left.state.run.outcome?.winner).not.toBe(asked);
          expect(game.verify(left.state)).toEqual([]);
        });
      });
    });

    test('every event has words in every language, with the same slots', () => {
      const heard = new Map<string, GameEvent>();
      forGames(150, (setup, seed) => {
        for (const event of walk(game, setup, seed).heard)
          for (const version of versionsOf(event)) heard.set(version.code, version);
      });
      expect(heard.size).toBeGreaterThan(5);
      for (const event of heard.values()) {
        const said = speakers.map(({ tongue }) => sayEvent(game, event, tongue));
        expect(new Set(said.map((text) => text === undefined)).size).toBe(1);
        for (const text of said) if (text !== undefined) expect(text).toMatch(/^\S[^{}]*\S$/u);
        const saying = game.presentation.sayEvent(event);
        if (saying === undefined) continue;
        const given = Object.keys(saying.slots ?? {}).sort();
        for (const { catalogue, language } of speakers)
          expect([language, saying.key, slotsUsed(catalogue[saying.key] ?? '', language)]).toEqual([
            language,
            saying.key,
            given,
          ]);
      }
    });

    test('every table, choice, closed action and result has words in every language', () => {
      const spoken = new Set<string>();
      forGames(5, (setup, seed) => {
        walk(game, setup, seed, ({ match }) => {
          for (const seat of seats(match)) {
            const view = game.view(match.state, seat);
            const sayings = sayingsIn(game.presentation.table(view));
            if (seat === match.asked) {
              sayings.push(...match.choices.toArray().map((choice) => game.presentation.sayChoice(choice, view)));
              sayings.push(
                ...branches(choiceTree(match.texts())).map(
                  ({ words }) => game.presentation.branch(words, view, seat).say,
                ),
              );
              sayings.push(...match.closed().map(({ code }) => ({ key: `closed.${code}` })));
            }
            for (const saying of sayings) {
              const known = JSON.stringify(saying);
              if (spoken.has(known)) continue;
              spoken.add(known);
              for (const { tongue } of speakers) expect(tongue.speak(saying)).not.toBe('');
            }
          }
        });
      });
    });

    const { readyCards = [] } = parts;
    if (readyCards.length > 0)
      test('every card of the ready decks gets played', () => {
        const played = new Set<string>();
        forGames(1500, (setup, seed) => {
          const { heard, match } = walk(game, setup, seed);
          for (const event of heard) played.add(parts.playedCard?.(event, match) ?? '');
        });
        expect(readyCards.filter((card) => !played.has(card))).toEqual([]);
      });

    if (parts.shownCards === undefined) return;

    test('CO-5 nobody is told of a card that is hidden from them', () => {
      let named = 0;
      forGames(150, (setup, seed) => {
        let told = 0;
        // What lay open at the decision before may be told of, wherever it has gone since.
        const before = new Map<number, readonly string[]>();
        walk(game, setup, seed, ({ match, heard }) => {
          for (const seat of seats(match)) {
            const now = parts.shownCards?.(game.view(match.state, seat)) ?? [];
            const open = [...(before.get(seat) ?? []), ...now];
            before.set(seat, now);
            for (const event of heard.slice(told)) {
              const known = eventFor(event, seat);
              const saying = known && game.presentation.sayEvent(known);
              const cards = saying === undefined ? [] : cardsIn(saying);
              named += cards.length;
              for (const card of cards) expect(open).toContain(card);
            }
          }
          told = heard.length;
        });
      });
      expect(named).toBeGreaterThan(100);
    });
  });
}

/** All nodes below the root. */
function branches(root: ChoiceNode): ChoiceNode[] {
  return root.children.flatMap((node) => [node, ...branches(node)]);
}
