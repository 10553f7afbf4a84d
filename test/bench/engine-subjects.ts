// What is measured of the engine and of Golf, without a screen and without a process of its own.
import { Bots, type ChanceState, hashState, Match, type Setup, seedChance } from '../../src/engine/index.js';
import { golf } from '../../src/games/golf/index.js';
import { playBareGolf } from './bare-golf.js';
import { beginGolf, type GolfMatch, generatorOf, type Next, playRandomly, TWO } from './golf-games.js';
import { perSecond, type Subject } from './rounds.js';

const GAMES = 200;
const STATES = 500;
const BARE = 'bare loop';

export function engineSubjects(): Subject[] {
  return [engineDecisions(), bareDecisions(), copies(), hashes(), texts(), greedyGames()];
}

function engineDecisions(): Subject {
  const pick = generatorOf('pick');
  let chance = seedChance('deal');
  const games = (): number => {
    let decisions = 0;
    for (let game = 0; game < GAMES; game++) {
      const { state } = playRandomly(beginGolf(chance), pick);
      chance = state.run.chance;
      decisions += state.run.decisions;
    }
    return decisions;
  };
  return {
    name: 'engine',
    unit: 'decisions/s',
    measure: () => perSecond(games),
    against: { name: BARE, ratio: 'other/own' },
    goal: { atMost: 4 },
  };
}

function bareDecisions(): Subject {
  const pick = generatorOf('pick');
  const deal = generatorOf('deal');
  const games = (): number => {
    let decisions = 0;
    for (let game = 0; game < GAMES; game++) decisions += playBareGolf(deal, pick).decisions;
    return decisions;
  };
  return { name: BARE, unit: 'decisions/s', measure: () => perSecond(games) };
}

function copies(): Subject {
  const { state } = midGame();
  let kept = state;
  const work = (): number => {
    for (let count = 0; count < STATES; count++) kept = golf.copy(kept);
    return STATES;
  };
  return { name: 'copies of a state', unit: 'copies/s', measure: () => perSecond(work), goal: { atLeast: 500_000 } };
}

function hashes(): Subject {
  const { state } = midGame();
  const work = (): number => {
    for (let count = 0; count < STATES; count++) hashState(golf, state);
    return STATES;
  };
  return { name: 'hashes of a state', unit: 'hashes/s', measure: () => perSecond(work) };
}

/** Choices as they come from a script: found by their text among the legal ones, then taken. */
function texts(): Subject {
  const pick = generatorOf('pick');
  let chance = seedChance('deal');
  const games = (): number => {
    let decisions = 0;
    for (let game = 0; game < GAMES; game++) {
      const match = beginGolf(chance);
      while (!match.over) match.choose(anyText(match, pick));
      chance = match.state.run.chance;
      decisions += match.state.run.decisions;
    }
    return decisions;
  };
  return { name: 'choices by text', unit: 'choices/s', measure: () => perSecond(games) };
}

function anyText(match: GolfMatch, pick: Next): string {
  return golf.format(match.choices.at(Math.floor(pick() * match.choices.count)));
}

/** Whole games between two greedy bots, each from a seed of its own. */
function greedyGames(): Subject {
  let game = 0;
  const work = (): number => {
    for (let count = 0; count < 10; count++) playGreedily(String(game++));
    return 10;
  };
  return { name: 'greedy against greedy', unit: 'games/s', measure: () => perSecond(work) };
}

function playGreedily(seed: string): void {
  const setup: Setup = { ...TWO, players: TWO.players.map(({ name }) => ({ name, bot: 'greedy' })), seed };
  const bots = new Bots(golf, setup);
  const match = Match.begin(golf, setup);
  while (!match.over) match.take(bots.choose(match));
}

/** A game that stands where most stand: some cards turned up, both piles in use. */
function midGame(chance: ChanceState = seedChance('mid-game')): GolfMatch {
  const match = beginGolf(chance);
  const pick = generatorOf('mid-game');
  for (let decision = 0; decision < 6; decision++) match.take(Math.floor(pick() * match.choices.count));
  return match;
}
