// What is measured of every game: random play through the engine, and copies of states in mid-game.
import { type Game, Match } from '../../src/engine/index.js';
import { areena } from '../../src/games/areena/index.js';
import { duelMasters } from '../../src/games/duel-masters/index.js';
import { weissSchwarz } from '../../src/games/weiss-schwarz/index.js';
import { copies } from './copy-subjects.js';
import { generatorOf } from './golf-games.js';
import { AREENA, any, BLOOD_TRAIL, DUEL_MASTERS, type MeasuredGame, setupOf, WEISS_SCHWARZ } from './measured-games.js';
import { perSecond, type Subject } from './rounds.js';
import { crowdedTurns, randomRuns } from './trail-subjects.js';

const GAMES = 10;

export function gameSubjects(): Subject[] {
  return [
    randomPlay(AREENA, areena, 150_000),
    copies(AREENA),
    randomPlay(WEISS_SCHWARZ, weissSchwarz, 150_000),
    copies(WEISS_SCHWARZ),
    randomPlay(DUEL_MASTERS, duelMasters, 100_000),
    copies(DUEL_MASTERS),
    ...randomRuns(BLOOD_TRAIL),
    crowdedTurns(),
    copies(BLOOD_TRAIL),
  ];
}

function randomPlay({ name, players }: MeasuredGame, game: Game, atLeast: number): Subject {
  const pick = generatorOf('pick');
  let seed = 0;
  const work = (): number => {
    let decisions = 0;
    for (let count = 0; count < GAMES; count++) {
      const match = Match.begin(game, setupOf(game, players, seed++));
      while (!match.over) match.take(any(match, pick));
      decisions += match.state.run.decisions;
    }
    return decisions;
  };
  return { name: `${name}, random play`, unit: 'decisions/s', measure: () => perSecond(work), goal: { atLeast } };
}
