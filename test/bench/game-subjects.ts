// What is measured of every game: random play through the engine, and copies of states in mid-game.
import { arrange, type DeckChoice, type Game, Match, type Setup, unwrap } from '../../src/engine/index.js';
import { areena } from '../../src/games/areena/index.js';
import { bloodTrail } from '../../src/games/blood-trail/index.js';
import { duelMasters } from '../../src/games/duel-masters/index.js';
import { weissSchwarz } from '../../src/games/weiss-schwarz/index.js';
import { generatorOf, type Next } from './golf-games.js';
import { perSecond, type Subject } from './rounds.js';
import { crowdedLevel, walk } from './world-turns.js';

const GAMES = 10;
const STATES = 500;
/** Choices after which most games are in the middle. */
const MIDDLE = 30;

export function gameSubjects(): Subject[] {
  return [
    randomPlay('Areena', areena, ['Ann', 'Bob'], 150_000),
    copies('Areena', areena, ['Ann', 'Bob']),
    randomPlay('Weiss-Schwarz', weissSchwarz, ['Ann', 'Bob'], 150_000),
    copies('Weiss-Schwarz', weissSchwarz, ['Ann', 'Bob']),
    randomPlay('Duel Masters', duelMasters, ['Ann', 'Bob'], 100_000),
    copies('Duel Masters', duelMasters, ['Ann', 'Bob'], 300_000),
    randomPlay('Blood Trail', bloodTrail, ['Ann']),
    copies('Blood Trail', bloodTrail, ['Ann']),
    worldTurns(),
  ];
}

function randomPlay(name: string, game: Game, players: readonly string[], atLeast?: number): Subject {
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
  const subject = { name: `${name}, random play`, unit: 'decisions/s', measure: () => perSecond(work) };
  return atLeast === undefined ? subject : { ...subject, goal: { atLeast } };
}

function copies(name: string, game: Game, players: readonly string[], atLeast?: number): Subject {
  const match = Match.begin(game, setupOf(game, players, 0));
  const pick = generatorOf('mid-game');
  for (let choice = 0; choice < MIDDLE && !match.over; choice++) match.take(any(match, pick));
  let kept = match.state;
  const work = (): number => {
    for (let count = 0; count < STATES; count++) kept = game.copy(kept);
    return STATES;
  };
  const subject = { name: `${name}, copies of a state`, unit: 'copies/s', measure: () => perSecond(work) };
  return atLeast === undefined ? subject : { ...subject, goal: { atLeast } };
}

/** A level with twelve creatures awake: a turn of the world is to take less than 0.1 ms. */
function worldTurns(): Subject {
  const pick = generatorOf('walk');
  let seed = 0;
  const work = (): number => walk(crowdedLevel(String(seed++)), pick);
  return {
    name: 'Blood Trail, world turns among twelve creatures',
    unit: 'turns/s',
    measure: () => perSecond(work),
    goal: { atLeast: 10_000 },
  };
}

function any(match: Match, pick: Next): number {
  return Math.floor(pick() * match.choices.count);
}

/** A game with decks is played with its ready decks in turn. */
function setupOf(game: Game, names: readonly string[], number: number): Setup {
  const players = names.map((name) => ({ name, bot: undefined }));
  const ready = game.library?.decks ?? [];
  const decks = ready.length === 0 ? [] : names.map((_, player) => readyDeck(ready, player, number + player));
  const setup = unwrap(arrange(game, { players, options: [], seed: String(number), first: undefined, decks }));
  return setup;
}

function readyDeck(ready: readonly { readonly name: string }[], player: number, number: number): DeckChoice {
  return { player, name: ready[number % ready.length]?.name, lines: [] };
}
