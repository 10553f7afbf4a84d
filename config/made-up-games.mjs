// Recordings that bots play for what happens in them: the first seed with which it does.
import { readFileSync } from 'node:fs';
import { arrange, Sitting, unwrap } from '../dist/engine/index.js';
import { POOL } from '../dist/games/duel-masters/cards/pool/index.js';

const MOST_SEEDS = 3000;

const DUEL_MASTERS = {
  'ember-against-dawn': (game) => found((seed) => over(sitDown(game, ['ember', 'dawn'], seed)), isLong),
  'hunt-against-tide': (game) => found((seed) => over(sitDown(game, ['hunt', 'tide'], seed)), isLong),
  'every-card': (game) => {
    const half = (from) => POOL.filter((_, at) => at % 2 === from).map(({ id }) => `1 ${id}`);
    const options = [{ name: 'wave-strikers', value: 'both' }];
    return found(
      (seed) => over(sitDown(game, [half(0), half(1)], seed, 'random', options)),
      ({ match }) => match.state.run.outcome.reason === 'duel-masters.final-blow' && match.state.run.turn > 15,
    );
  },
  'last-card': (game) =>
    found(
      (seed) => over(sitDown(game, [['dawn', 'tide', 'dusk'][seed % 3], ['dawn', 'tide', 'root'][seed % 2]], seed)),
      ({ match }) => match.state.run.outcome.reason === 'duel-masters.last-card',
    ),
  concession: (game) => {
    const sitting = played(
      sitDown(game, ['root', 'dusk'], 4),
      ({ state, step }) => state.run.turn === 7 && step === 'main',
    );
    sitting.concede();
    return sitting;
  },
  unfinished: (game) =>
    found(
      (seed) =>
        played(
          sitDown(game, ['ember', 'root'], seed),
          ({ state, step, choices }) => state.run.turn > 5 && step === 'trigger' && choices.count > 1,
        ),
      ({ match }) => !match.over,
    ),
  'own-cards': (game) => {
    const { library } = game.library.withPack(read('fixtures/packs/duel-masters/winter.json'), 'winter.json');
    const deck = read('fixtures/decks/duel-masters/winter.deck').split('\n');
    const lines = deck.filter((line) => line.trim() !== '' && !line.startsWith('#'));
    return over(sitDown(game, [[...lines, ...(library.readDeck(lines).packed ?? [])], 'hunt'], 3));
  },
};

/** Bots play, and the recording is told as one of people. */
const AREENA = {
  'armoured-against-fast': (game) =>
    found((seed) => over(sitDown(game, ['armoured', 'fast'], seed)), endsBy('areena.fallen', 20)),
  'tactician-against-bleeder': (game) =>
    found(
      (seed) => over(sitDown(game, ['tactician', 'bleeder'], seed, 'greedy', [{ name: 'ask-always' }])),
      endsBy('areena.fallen', 15),
    ),
  'both-fall': (game) =>
    found((seed) => over(sitDown(game, ['bleeder', 'bleeder'], seed, 'random')), endsBy('areena.both', 60)),
  'empty-deck': (game) =>
    found(
      (seed) => over(sitDown(game, ['tactician', deckIn('fixtures/areena/empty-deck.hotseat', 'Bob')], seed, 'random')),
      endsBy('areena.exhausted', 60),
    ),
  'own-decks': (game) => {
    const decks = ['Ann', 'Bob'].map((name) => deckIn('fixtures/areena/own-decks.hotseat', name));
    return found((seed) => over(sitDown(game, decks, seed, 'random')), endsBy('areena.fallen', 60));
  },
  concession: (game) => {
    const sitting = played(
      sitDown(game, ['fast', 'tactician'], 1),
      ({ state, step, asked }) => state.run.turn > 5 && step === 'answer' && asked === 0,
    );
    sitting.concede();
    return sitting;
  },
  unfinished: (game) =>
    found(
      (seed) =>
        played(
          sitDown(game, ['bleeder', 'armoured'], seed),
          ({ state, step }) => state.run.turn > 1 && step === 'answer' && state.stack.length > 1,
        ),
      ({ match }) => match.state.run.turn === 2,
    ),
};

/** By game and name: what makes a sitting whose text is the recording. */
export const MADE_UP = { areena: AREENA, 'duel-masters': DUEL_MASTERS };

/** Whether a game ended for a reason, not too late to look at, and with a check in every turn. */
function endsBy(reason, turns) {
  return ({ match, text }) => {
    const { outcome, turn } = match.state.run;
    return outcome.reason === reason && turn < turns && text.match(/^= /gmu).length >= turn;
  };
}

/** The lines of a player's own deck in a recording. */
function deckIn(file, name) {
  const lines = read(file).split('\n');
  const from = lines.indexOf(`deck ${name} {`) + 1;
  return lines.slice(from, lines.indexOf('}', from));
}

/** @param decks names of ready decks, or lines */
function sitDown(game, decks, seed, bot = 'greedy', options = []) {
  const setup = unwrap(
    arrange(game, {
      players: ['Ann', 'Bob'].map((name) => ({ name, bot })),
      options,
      seed: String(seed),
      first: undefined,
      decks: decks.map((deck, player) =>
        Array.isArray(deck) ? { player, name: undefined, lines: deck } : { player, name: deck, lines: [] },
      ),
    }),
  );
  return new Sitting(game, setup);
}

/** Plays on until something is so, or to the end. */
function played(sitting, stop) {
  while (!sitting.match.over && !stop(sitting.match)) sitting.moveBot();
  return sitting;
}

function over(sitting) {
  return played(sitting, () => false);
}

function found(make, isGood) {
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const sitting = make(seed);
    if (isGood(sitting)) return sitting;
  }
  throw new Error(`no game like that among ${MOST_SEEDS} seeds`);
}

/** A whole game to look at: neither short nor without an end. */
function isLong({ match }) {
  const { turn, outcome } = match.state.run;
  return turn > 12 && turn < 22 && outcome.reason === 'duel-masters.final-blow';
}

function read(file) {
  return readFileSync(file, 'utf8');
}
