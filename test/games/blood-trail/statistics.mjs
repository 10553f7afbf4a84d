// Plays whole runs with the explorer on the built program and prints, by calling, how they go: the table of docs/blood-trail.md.
// node test/games/blood-trail/statistics.mjs [RUNS] [CALLING]
import { arrange, Bots, Match, unwrap } from '../../../dist/engine/index.js';
import { bloodTrail } from '../../../dist/games/blood-trail/index.js';

const [runs = '1000', only] = process.argv.slice(2);
const { words } = bloodTrail.options.calling;

for (const calling of words.filter((one) => only === undefined || one === only)) {
  const ends = new Map();
  const sums = { won: 0, choices: 0, turns: 0, rounds: 0, rank: 0, score: 0 };
  const depths = [0, 0, 0];
  const began = process.hrtime.bigint();
  for (let seed = 0; seed < Number(runs); seed++) {
    const options = [{ name: 'calling', value: calling, line: undefined }];
    const draft = { players: [{ name: 'Ann', bot: 'explorer' }], options, seed: String(seed), first: undefined };
    const setup = unwrap(arrange(bloodTrail, draft));
    const match = Match.begin(bloodTrail, setup);
    const bots = new Bots(bloodTrail, setup);
    while (!match.over) match.take(bots.choose(match));
    const { fate, depth, time, rounds, hero } = match.state;
    const { decisions, outcome } = match.state.run;
    if (fate === 'won') sums.won++;
    sums.choices += decisions;
    sums.turns += time;
    sums.rounds += rounds;
    sums.rank += hero.rank;
    sums.score += outcome.scores[0];
    depths[depth]++;
    const end = fate === 'won' ? fate : `${fate} ${depth + 1}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const mean = (sum) => (sum / Number(runs)).toFixed(1);
  const share = (count) => `${((100 * count) / Number(runs)).toFixed(1)} %`;
  const milliseconds = Number(process.hrtime.bigint() - began) / 1e6 / Number(runs);
  console.log(`${calling}: won ${share(sums.won)}, deepest level ${depths.map(share).join(' / ')}`);
  console.log(
    `  means: choices ${mean(sums.choices)}, world turns ${mean(sums.turns)}, turns in fights ${mean(sums.rounds)}, rank ${mean(sums.rank)}, score ${mean(sums.score)}; ${milliseconds.toFixed(1)} ms a run`,
  );
  console.log(
    `  ends: ${[...ends]
      .sort((a, b) => b[1] - a[1])
      .map(([end, count]) => `${end} ${share(count)}`)
      .join(', ')}`,
  );
}
