// Fights: turns by energy (BT-4), and what a creature's turn begins with (BT-5).
import { automatic, type Play } from '../../../engine/index.js';
import { bears, EFFECT_KINDS, tickEffects } from '../../../kits/combat/index.js';
import type { TrailEvent } from '../events.js';
import { HERO } from '../rules/creature.js';
import { creatureOf, FOE_SEAT, standing, type TrailState } from '../state.js';
import type { TrailStep } from '../step.js';
import { bodyOf, countBlood, hearerFor, nameOf } from './telling.js';

/** Energy that acting costs, and that one must have to act (BT-4). */
const FULL = 100;
/** What everybody begins a fight with; whoever began it has FULL, whoever was asleep nothing. */
const READY = 50;

type FightStep = Extract<TrailStep, { readonly do: 'fight' }>;
type OwnStep = Extract<TrailStep, { readonly creature: number }>;

export const fight = automatic((play: Play<TrailState>, { player, foes, first }: FightStep) => {
  const { state } = play;
  if (foes.length === 0) return;
  state.fight = { foes };
  state.body.energy = first === 'hero' ? FULL : READY;
  for (const { foe } of standing(state)) {
    foe.energy = foe.asleep ? 0 : first === 'foes' ? FULL : READY;
    foe.asleep = false;
    foe.rests = foe.rests.map(() => 0);
  }
  const names = standing(state).map(({ foe }) => nameOf(state, foe));
  play.tell?.({ code: 'trail.fight', names, uncovers: true } satisfies TrailEvent);
  play.put({ do: 'beat', player } satisfies TrailStep);
});

/** Everybody gains energy by their speed until somebody can act; the one with the most acts first, the hero before others. */
export const beat = automatic((play: Play<TrailState>, step: TrailStep) => {
  const { state } = play;
  const foes = standing(state).map(({ foe }) => foe);
  if (state.fight === null || foes.length === 0) {
    state.fight = null;
    return;
  }
  const everybody = [state.body, ...foes];
  while (everybody.every(({ energy }) => energy < FULL))
    for (const one of everybody) one.energy += Math.max(1, bodyOf(state, one).stat('speed'));
  const next = everybody.reduce((best, one) => (one.energy > best.energy ? one : best));
  play.put(step);
  play.put({ do: 'own-turn', player: step.player, creature: next.id } satisfies TrailStep);
});

/** BT-5, word for word: energy, stun noted, effects, rests, deaths, stun-proof. */
export const ownTurn = automatic((play: Play<TrailState>, { player, creature }: OwnStep) => {
  const { state } = play;
  const actor = creatureOf(state, creature);
  if (actor === undefined) return;
  actor.energy -= FULL;
  if (creature === HERO) state.rounds++;
  const stunned = bears(EFFECT_KINDS, actor, 'losesTurn');
  const hearer = hearerFor(play, actor);
  tickEffects(EFFECT_KINDS, bodyOf(state, actor), hearer);
  countBlood(state, hearer, true);
  actor.rests = actor.rests.map((rest) => Math.max(0, rest - 1));
  if (actor.life <= 0) return;
  actor.stunProof = stunned;
  if (stunned) {
    play.tell?.({ code: 'trail.stunned', name: nameOf(state, actor) } satisfies TrailEvent);
    return;
  }
  if (creature === HERO) play.put({ do: 'choose', player } satisfies TrailStep);
  else if (state.run.order.length > 1) play.put({ do: 'foe', player: FOE_SEAT, creature } satisfies TrailStep);
  else play.put({ do: 'foe-plan', player, creature } satisfies TrailStep);
});
