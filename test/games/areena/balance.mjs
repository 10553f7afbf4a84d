// Plays the ready decks of Areena against each other, greedy bots on both sides with changing seats, and prints deck
// against deck with 95 % intervals; then greedy against random. Build first, then:
// node test/games/areena/balance.mjs [GAMES A PAIR] [GAMES AGAINST RANDOM]
import { Chance, defaultOptions, Match, NOBODY, seedChance } from '../../../dist/engine/index.js';
import { areena } from '../../../dist/games/areena/index.js';

const games = Number(process.argv[2] ?? 2000);
const againstRandom = Number(process.argv[3] ?? 1000);
const decks = areena.library.decks.map(({ name }) => name);
const random = { choose: ({ choices, chance }) => chance.below(choices.count) };
const { greedy } = areena.bots;

/** Plays one game; answers which of two sides won (0, 1), or NOBODY. Side 0 sits at seat `swapped`. */
function play(sides, swapped, seed) {
  const seats = swapped ? [sides[1], sides[0]] : sides;
  const match = Match.begin(areena, {
    players: seats.map((_, seat) => ({ name: `P${seat}`, bot: undefined })),
    options: defaultOptions(areena.options),
    seed,
    first: undefined,
    stacks: [],
    decks: seats.map(({ deck }, player) => ({ player, name: deck, lines: [], line: undefined })),
  });
  const chance = new Chance(seedChance(`bots ${seed}`));
  while (!match.over) {
    const seat = match.asked;
    const view = () => areena.view(match.state, seat);
    match.take(seats[seat].bot.choose({ seat, choices: match.choices, chance, view }));
  }
  turns += match.state.turn;
  reasons.set(match.state.outcome.reason, (reasons.get(match.state.outcome.reason) ?? 0) + 1);
  const { winner } = match.state.outcome;
  return winner === NOBODY || !swapped ? winner : 1 - winner;
}

function contest(sides, count, name) {
  const wins = [0, 0];
  let draws = 0;
  for (let game = 0; game < count; game++) {
    const winner = play(sides, game % 2 === 1, `${name} ${game}`);
    if (winner === NOBODY) draws++;
    else wins[winner]++;
  }
  const share = (wins[0] + draws / 2) / count;
  const half = 1.96 * Math.sqrt((share * (1 - share)) / count);
  return { share, half, draws };
}

let turns = 0;
const reasons = new Map();
const percent = (number) => (100 * number).toFixed(1);
let played = 0;
const total = new Map(decks.map((deck) => [deck, 0]));
console.log(`| | ${decks.join(' | ')} |\n|---|${decks.map(() => '---').join('|')}|`);
const table = new Map();
decks.forEach((one, at) => {
  for (const other of decks.slice(at + 1)) {
    const { share, half } = contest(
      [
        { deck: one, bot: greedy },
        { deck: other, bot: greedy },
      ],
      games,
      `${one} ${other}`,
    );
    table.set(`${one} ${other}`, `${percent(share)} ± ${percent(half)}`);
    table.set(`${other} ${one}`, `${percent(1 - share)} ± ${percent(half)}`);
    total.set(one, total.get(one) + share);
    total.set(other, total.get(other) + 1 - share);
    played += games;
  }
});
for (const one of decks)
  console.log(`| ${one} | ${decks.map((other) => table.get(`${one} ${other}`) ?? '–').join(' | ')} |`);
console.log(`turns a game: ${(turns / played).toFixed(1)}; ends: ${JSON.stringify(Object.fromEntries(reasons))}`);
if (againstRandom > 0)
  for (const deck of decks) {
    const { share, half } = contest(
      [
        { deck, bot: greedy },
        { deck, bot: random },
      ],
      againstRandom,
      `random ${deck}`,
    );
    console.log(`greedy against random, ${deck}: ${percent(share)} ± ${percent(half)} %`);
  }
