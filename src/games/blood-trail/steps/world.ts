// The world's turn (BT-8): the hero's effects tick, then each enemy moves and its effects tick, seen or unseen.
import { automatic, type Play } from '../../../engine/index.js';
import { bears, EFFECT_KINDS, heal, tickEffects } from '../../../kits/combat/index.js';
import type { TrailEvent } from '../events.js';
import { type Creature, mostMana } from '../rules/creature.js';
import { distance, FAR, type Flood, floodFrom, isWalkable, STEPS } from '../rules/map/index.js';
import type { TrailState } from '../state.js';
import type { TrailStep } from '../step.js';
import { drip, refresh, sightOf } from './level.js';
import { foesNear } from './muster.js';
import { slain } from './quests.js';
import { bodyOf, countBlood, hearerFor, nameOf } from './telling.js';

/** Every so many world turns the hero gets 1 life back (BT-9), and 1 mana. */
const RECOVERY = 3;
const MANA_RECOVERY = 5;
/** In so many cases of a hundred a sleeper that the hero could see wakes in a turn; double when the hero is near. */
const WAKING = 3;
const NEAR = 4;
/** World turns for which an enemy hunts a hero that it has lost sight of. */
const MEMORY = 8;
/** How far enemies find their way. */
const HUNTING = 16;
/** In so many cases of a hundred an enemy that hunts nobody takes a step. */
const WANDERING = 15;

export const world = automatic((play: Play<TrailState>, { player }: TrailStep) => {
  const { state } = play;
  if (!state.acted) return;
  state.acted = false;
  state.time++;
  heroTurn(play);
  if (state.body.life <= 0) return;
  let hunters = false;
  let moved = false;
  let flood: Flood | undefined;
  const ways = (): Flood => {
    flood ??= floodFrom(state.body.at, (cell) => isWalkable(state.level.cells, cell), { most: HUNTING });
    return flood;
  };
  const sight = sightOf(state);
  for (const foe of state.foes) {
    const from = foe.at;
    if (decide(play, foe, sight.has(foe.at), ways)) hunters = true;
    if (foe.at !== from) moved = true;
    if (foe.effects.length > 0 && tick(play, foe, sight.has(foe.at))) moved = true;
  }
  if (moved) {
    bury(play, sight.has.bind(sight));
    refresh(play);
  }
  if (hunters) play.put({ do: 'fight', player, foes: foesNear(state), first: 'foes' } satisfies TrailStep);
});

/** The hero's effects tick; slow recovery pauses while bleeding or poisoned (BT-9). */
function heroTurn(play: Play<TrailState>): void {
  const { state } = play;
  const { body, hero } = state;
  const pauses = bears(EFFECT_KINDS, body, 'stopsRecovery');
  if (body.effects.length > 0) {
    const hearer = hearerFor(play, body);
    tickEffects(EFFECT_KINDS, bodyOf(state, body), hearer);
    countBlood(state, hearer, true);
  }
  if (body.life <= 0) return;
  if (!pauses && state.time % RECOVERY === 0) heal(bodyOf(state, body), 1);
  if (state.time % MANA_RECOVERY === 0) body.mana = Math.min(mostMana(hero), body.mana + 1);
  body.rests = body.rests.map((rest) => Math.max(0, rest - 1));
}

/** What an enemy does in a world turn. Answers whether it attacks. */
function decide(play: Play<TrailState>, foe: Creature, sees: boolean, ways: () => Flood): boolean {
  const { state } = play;
  const steps = distance(foe.at, state.body.at);
  if (foe.asleep) {
    if (!sees || play.chance.below(100) >= (steps <= NEAR ? 2 * WAKING : WAKING)) return false;
    foe.asleep = false;
    play.tell?.({ code: 'trail.wakes', name: nameOf(state, foe), uncovers: true } satisfies TrailEvent);
    return false;
  }
  if (foe.lost > 0) {
    foe.lost--;
    return false;
  }
  if (sees) foe.alert = MEMORY;
  else if (foe.alert > 0) foe.alert--;
  if (foe.alert > 0) {
    if (steps === 1) return true;
    const to = nearer(state, foe, ways());
    if (to !== FAR) move(state, foe, to);
  } else if (play.chance.below(100) < WANDERING) {
    const to = foe.at + (STEPS[play.chance.below(STEPS.length)] as number);
    if (isFree(state, to)) move(state, foe, to);
  }
  return false;
}

/** The free neighbouring cell that is nearest to the hero, if it is nearer than this one. */
function nearer(state: TrailState, foe: Creature, { steps }: Flood): number {
  let best = FAR;
  let fewest = steps[foe.at] === FAR ? Infinity : (steps[foe.at] as number);
  for (const offset of STEPS) {
    const left = steps[foe.at + offset] as number;
    if (left === FAR || left >= fewest || !isFree(state, foe.at + offset)) continue;
    best = foe.at + offset;
    fewest = left;
  }
  return best;
}

/** Bleeding enemies leave a drop on the cell that they leave (BT-3). */
function move(state: TrailState, foe: Creature, to: number): void {
  if (bears(EFFECT_KINDS, foe, 'counts')) drip(state, foe.at);
  foe.at = to;
}

/** Ticks an enemy's effects, quietly when nobody sees it (EF-19). Answers whether it died. */
function tick(play: Play<TrailState>, foe: Creature, seen: boolean): boolean {
  const { state } = play;
  const hearer = hearerFor(play, foe, seen);
  tickEffects(EFFECT_KINDS, bodyOf(state, foe), hearer);
  countBlood(state, hearer, seen);
  return foe.life <= 0;
}

/** Those who have died out on the map: what dies unseen leaves no loot and earns nothing (BT-8). */
function bury(play: Play<TrailState>, seen: (cell: number) => boolean): void {
  const { state } = play;
  for (const foe of state.foes.filter(({ life }) => life <= 0)) slain(play, foe, seen(foe.at));
}

function isFree(state: TrailState, cell: number): boolean {
  return isWalkable(state.level.cells, cell) && cell !== state.body.at && !state.foes.some(({ at }) => at === cell);
}
