// A stack of reactions fits the engine's heart: the toy duel of toys/duel.ts (AR-12 to AR-14, and the shape of AR-16).
import { describe, expect, test } from '@jest/globals';
import { type GameEvent, Match, type OpenPart } from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import { type DuelCard, type DuelChoice, type DuelState, duel } from './toys/duel.js';

interface Duel {
  readonly match: Match<DuelState, DuelChoice, OpenPart<DuelState>>;
  readonly heard: string[];
}

/** Ann attacks Bob, who is asked first. */
function attackWith(ann: DuelCard[], bob: DuelCard[]): Duel {
  const heard: string[] = [];
  const listen = (event: GameEvent): void => {
    if ('card' in event) heard.push(`${event.code} ${String(event.card)}`);
  };
  const begun = Match.begin(duel, setupFor(duel));
  const match = Match.resume(duel, { ...duel.copy(begun.state), hands: [ann, bob] }, listen);
  play(match, 'attack');
  return { match, heard };
}

function play(match: Match<DuelState, DuelChoice, OpenPart<DuelState>>, ...texts: string[]): void {
  for (const text of texts) expect([text, match.choose(text)]).toEqual([text, undefined]);
}

const stackOf = ({ match }: Duel): string[] => match.state.stack.map(({ card }) => card);

describe('the reaction window', () => {
  test('as in AR-12: the defender is asked first, then the attacker; two passes work the attack out', () => {
    const one = attackWith(['break'], ['wall']);
    expect([one.match.step, one.match.asked]).toEqual(['react', 1]);
    play(one.match, 'pass');
    expect(one.match.asked).toBe(0);
    play(one.match, 'pass');
    expect(one.match.state.life).toEqual([20, 17]);
    expect([one.match.asked, one.match.step, one.match.state.run.turn]).toEqual([1, 'attack', 2]);
  });

  test('as in AR-12: after a card was played the other is asked, and a pass that is answered does not count', () => {
    const one = attackWith(['break'], ['wall']);
    play(one.match, 'pass', 'play break');
    expect(one.match.asked).toBe(1);
    play(one.match, 'pass');
    expect(one.match.asked).toBe(0);
    expect(stackOf(one)).toEqual(['attack', 'break']);
  });

  test('as in AR-12: after each handled card a new window opens, the defender first', () => {
    const one = attackWith([], ['wall', 'wall']);
    play(one.match, 'play wall', 'pass', 'pass');
    expect([one.heard, one.match.asked, stackOf(one)]).toEqual([['handled wall'], 1, ['attack']]);
    play(one.match, 'play wall');
    expect([one.match.asked, stackOf(one)]).toEqual([0, ['attack', 'wall']]);
  });

  test('as in CO-4: passing with no card in hand is asked all the same', () => {
    const one = attackWith([], []);
    expect([one.match.asked, one.match.texts()]).toEqual([1, ['pass']]);
  });
});

describe('handling', () => {
  test('as in AR-13: raises and "to zero" count in the order in which they were handled', () => {
    const raisedLater = attackWith([], ['wall', 'rush']);
    play(raisedLater.match, 'play wall', 'pass', 'pass', 'play rush', 'pass', 'pass', 'pass', 'pass');
    expect(raisedLater.match.state.life).toEqual([20, 18]); // 3, then 0, then + 2
    const zeroLater = attackWith([], ['rush', 'wall']);
    play(zeroLater.match, 'play rush', 'pass', 'pass', 'play wall', 'pass', 'pass', 'pass', 'pass');
    expect(zeroLater.match.state.life).toEqual([20, 20]); // 3 + 2, then 0
  });

  test('as in AR-14: what was handled and what was nullified goes to its owner’s discard pile', () => {
    const one = attackWith(['break'], ['wall']);
    play(one.match, 'play wall', 'play break', 'pass', 'pass');
    expect([one.heard, stackOf(one)]).toEqual([['handled break'], ['attack']]);
    expect(one.match.state.discards).toEqual([['break'], ['wall']]);
    play(one.match, 'pass', 'pass');
    expect(one.match.state.life).toEqual([20, 17]);
    expect(one.match.state.discards).toEqual([['break', 'attack'], ['wall']]);
  });

  test('as in AR-16: a draw that raises, a defence that is nullified, a second draw', () => {
    const one = attackWith(['break', 'wall'], ['rush', 'wall', 'rush', 'break']);
    const { match } = one;
    play(match, 'play rush', 'pass', 'pass'); // handled: 4 − 1 + 3 = 6 in hand
    expect(match.state.hands[1]).toHaveLength(6);
    play(match, 'play wall', 'play break', 'play rush', 'pass', 'pass'); // the second draw is on top: 6 − 2 + 3 = 7
    expect(one.heard).toEqual(['handled rush', 'handled rush']);
    play(match, 'pass', 'pass'); // the nullifying card meets the defence
    expect(stackOf(one)).toEqual(['attack']);
    play(match, 'pass', 'pass');
    expect(one.heard).toEqual(['handled rush', 'handled rush', 'handled break', 'damage 7']);
    expect(match.state.life).toEqual([20, 13]); // 3 + 2 + 2
    expect(match.state.hands.map((hand) => hand.length)).toEqual([1, 7]);
    expect([match.asked, match.step]).toEqual([1, 'attack']); // cleanup is the active player's in this toy
  });

  test('a half-answered stack survives JSON and goes on alike', () => {
    const one = attackWith(['break'], ['wall', 'rush']);
    play(one.match, 'play wall', 'play break');
    const resumed = Match.resume(duel, JSON.parse(JSON.stringify(one.match.state)) as DuelState);
    expect([resumed.asked, resumed.texts()]).toEqual([1, ['pass', 'play rush']]);
    for (const match of [one.match, resumed]) play(match, 'play rush', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass');
    expect(resumed.state).toEqual(one.match.state);
  });
});
