// What the verbs of skills, abilities and items do: one definition for each, and nothing that knows any content by name.
import { automatic, type Play } from '../../../engine/index.js';
import {
  applyEffect,
  bleed,
  blowWord,
  EFFECT_KINDS,
  heal,
  hurt,
  inflicted,
  type LastingEffect,
  removeEffect,
} from '../../../kits/combat/index.js';
import type { Verb } from '../content/vocabulary.js';
import type { TrailEvent } from '../events.js';
import { type Creature, HERO, mostMana } from '../rules/creature.js';
import { creatureOf, standing, type TrailState } from '../state.js';
import type { TrailStep } from '../step.js';
import { escape } from './fleeing.js';
import { chart } from './level.js';
import { bodyOf, hearerFor, nameOf } from './telling.js';

type PerformStep = Extract<TrailStep, { readonly do: 'perform' }>;

/** A verb at work: who acts, and on whom. */
interface Doing<V> {
  readonly play: Play<TrailState>;
  readonly step: PerformStep;
  readonly actor: Creature;
  readonly target: Creature;
  readonly verb: V;
}

type Verbs = { readonly [Name in Verb['do']]: (doing: Doing<Extract<Verb, { readonly do: Name }>>) => void };

/** Least and most chance to hit, in per cent. */
const HIT_LEAST = 15;
const HIT_MOST = 97;
/** A blow's strength varies between these, in per cent. */
const WEAKEST = 85;
const SPREAD = 31;
/** BT-6 */
const WOUND_PERCENT = 35;
const WOUND_TURNS = 3;

/** Puts the verbs of something on the agenda, in order, before everything else. */
export function performAll(
  play: Play<TrailState>,
  player: number,
  verbs: readonly Verb[],
  actor: number,
  target: number,
): void {
  play.putAll(verbs.map((verb): PerformStep => ({ do: 'perform', player, actor, target, verb })));
}

/** One verb. Whoever is dead by now does nothing, and nothing is done to them. */
export const perform = automatic((play: Play<TrailState>, step: PerformStep) => {
  const actor = creatureOf(play.state, step.actor);
  const target = creatureOf(play.state, step.target);
  if (actor === undefined || target === undefined || actor.life <= 0 || target.life <= 0) return;
  doVerb({ play, step, actor, target, verb: step.verb });
});

const VERBS: Verbs = {
  blow: ({ play, step, actor, target, verb }) => {
    const { state } = play;
    const striker = bodyOf(state, actor);
    const struck = bodyOf(state, target);
    const hits = Math.min(HIT_MOST, Math.max(HIT_LEAST, striker.accuracy - 2 * struck.stat('agility')));
    const names = { actor: nameOf(state, actor), target: nameOf(state, target) };
    if (play.chance.below(100) >= hits) {
      play.tell?.({ code: 'trail.misses', ...names, uncovers: true } satisfies TrailEvent);
      return;
    }
    const critical = play.chance.below(100) < striker.stat('critical');
    const share = (verb.percent * (WEAKEST + play.chance.below(SPREAD)) * (critical ? 3 : 2)) / 20_000;
    const damage = Math.max(1, Math.round(striker.stat('strength') * share) - struck.stat('defence'));
    const word = blowWord(damage, struck.mostLife);
    play.tell?.({ code: 'trail.blow', ...names, verb: word, damage, critical, uncovers: true } satisfies TrailEvent);
    noteHarm(state, actor, target);
    hurt(struck, damage, hearerFor(play, target));
    const wounds = play.chance.below(100) < WOUND_PERCENT || critical;
    if (wounds && striker.edged) apply(play, target, bleed(WOUND_TURNS, 1));
    performAll(play, step.player, verb.then ?? [], step.actor, step.target);
  },
  harm: ({ play, actor, target, verb }) => {
    play.tell?.({ code: 'trail.harmed', name: nameOf(play.state, target), n: verb.amount } satisfies TrailEvent);
    noteHarm(play.state, actor, target);
    hurt(bodyOf(play.state, target), verb.amount, hearerFor(play, target));
  },
  inflict: ({ play, target, verb }) => {
    apply(play, target, inflicted(EFFECT_KINDS, verb.effect, verb.turns, verb.power));
  },
  gain: ({ play, actor, verb }) => {
    apply(play, actor, inflicted(EFFECT_KINDS, verb.effect, verb.turns, verb.power));
  },
  cure: ({ play, actor, verb }) => {
    const name = nameOf(play.state, actor);
    let cured = false;
    for (const id of verb.effects) {
      if (!removeEffect(bodyOf(play.state, actor), id)) continue;
      cured = true;
      play.tell?.({ code: 'trail.cured', name, effect: id } satisfies TrailEvent);
    }
    if (!cured) play.tell?.({ code: 'trail.nothing' } satisfies TrailEvent);
  },
  mend: ({ play, actor, verb }) => {
    const n = heal(bodyOf(play.state, actor), verb.amount);
    const event: TrailEvent =
      n > 0 ? { code: 'trail.mended', name: nameOf(play.state, actor), n } : { code: 'trail.nothing' };
    play.tell?.(event);
  },
  focus: ({ play, verb }) => {
    const { body, hero } = play.state;
    const n = Math.min(verb.amount, mostMana(hero) - body.mana);
    body.mana += n;
    const event: TrailEvent = n > 0 ? { code: 'trail.focused', n } : { code: 'trail.nothing' };
    play.tell?.(event);
  },
  train: ({ play, verb }) => {
    const { trained } = play.state.hero;
    const { statistic, by } = verb;
    trained[statistic] = (trained[statistic] ?? 0) + by;
    play.tell?.({ code: 'trail.trained', statistic, n: by } satisfies TrailEvent);
  },
  chart: ({ play }) => {
    chart(play);
  },
  slip: ({ play }) => {
    escape(play);
  },
  perhaps: ({ play, step, verb }) => {
    if (play.chance.below(100) < verb.percent) performAll(play, step.player, verb.steps, step.actor, step.target);
  },
  everyone: ({ play, step, verb }) => {
    const opponents = step.actor === HERO ? standing(play.state).map(({ foe }) => foe.id) : [HERO];
    for (const id of opponents.reverse()) performAll(play, step.player, verb.steps, step.actor, id);
  },
};

function doVerb(doing: Doing<Verb>): void {
  const { verb } = doing;
  switch (verb.do) {
    case 'blow':
      VERBS.blow({ ...doing, verb });
      return;
    case 'harm':
      VERBS.harm({ ...doing, verb });
      return;
    case 'inflict':
      VERBS.inflict({ ...doing, verb });
      return;
    case 'gain':
      VERBS.gain({ ...doing, verb });
      return;
    case 'cure':
      VERBS.cure({ ...doing, verb });
      return;
    case 'mend':
      VERBS.mend({ ...doing, verb });
      return;
    case 'focus':
      VERBS.focus({ ...doing, verb });
      return;
    case 'train':
      VERBS.train({ ...doing, verb });
      return;
    case 'chart':
      VERBS.chart({ ...doing, verb });
      return;
    case 'slip':
      VERBS.slip({ ...doing, verb });
      return;
    case 'perhaps':
      VERBS.perhaps({ ...doing, verb });
      return;
    case 'everyone':
      VERBS.everyone({ ...doing, verb });
      return;
  }
}

function apply(play: Play<TrailState>, target: Creature, given: LastingEffect): void {
  applyEffect(EFFECT_KINDS, bodyOf(play.state, target), given, hearerFor(play, target));
}

function noteHarm(state: TrailState, actor: Creature, target: Creature): void {
  if (target.id === HERO) state.harmedBy = actor.kind;
}
