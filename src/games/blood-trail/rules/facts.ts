// What simulations tally of finished runs: how deep, how long, and what brought the hero down.
import { levelOf } from '../content/levels/index.js';
import type { TrailState } from '../state.js';
import type { PlainTrailKey } from '../text/say.js';
import { fateKey } from '../words/event.js';

export function facts({
  hero,
  depth,
  fate,
  conceded,
  time,
  rounds,
}: TrailState): Readonly<Record<string, string | number>> {
  return {
    'trail.fact.calling': `trail.calling.${hero.calling}`,
    'trail.fact.depth': `trail.level.${levelOf(depth).id}`,
    'trail.fact.end': conceded >= 0 ? 'reason.conceded' : endKey(fate),
    'trail.fact.turns': time,
    'trail.fact.rounds': rounds,
    'trail.fact.rank': hero.rank,
  } satisfies Partial<Record<PlainTrailKey, PlainTrailKey | number>>;
}

function endKey(fate: string): PlainTrailKey {
  // A run that the engine ended had no fate of its own: it was too long (CO-8).
  if (fate === 'time' || fate === '') return 'trail.fact.end.time';
  return fate === 'won' ? 'trail.fact.end.won' : fateKey(fate);
}
