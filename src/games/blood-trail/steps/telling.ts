// Who is told what: names of creatures, and hearers of lasting effects.
import type { Play } from '../../../engine/index.js';
import { EFFECT_KINDS, type EffectEvent, type Hearer, isFatal } from '../../../kits/combat/index.js';
import type { Name, TrailEvent } from '../events.js';
import { Body, type Creature, HERO } from '../rules/creature.js';
import { creatureOf, type TrailState } from '../state.js';

const HERO_NAME: Name = { kind: 'hero', place: 0 };

/** A creature's name; several of one kind in a fight are told apart by their places. */
export function nameOf(
  state: Pick<TrailState, 'fight' | 'foes' | 'body'>,
  { id, kind }: Pick<Creature, 'id' | 'kind'>,
): Name {
  if (id === HERO) return HERO_NAME;
  const foes = state.fight?.foes ?? [];
  const place = foes.indexOf(id) + 1;
  const twins = foes.filter((other) => other !== id && creatureOf(state, other)?.kind === kind);
  return { kind, place: place > 0 && twins.length > 0 ? place : 0 };
}

/** A hearer for something that happens to one creature; what harms the hero is noted, whoever listens. */
export function hearerFor(play: Play<TrailState>, creature: Creature, seen = true): Hearer {
  const { state } = play;
  const tell = (event: EffectEvent): void => {
    if (creature.id === HERO && event.code.startsWith('fx.tick.') && isFatal(EFFECT_KINDS, event.id))
      state.harmedBy = event.id;
    if (seen)
      play.tell?.({ code: 'trail.fx', fx: event.code, name: nameOf(state, creature), n: event.n } satisfies TrailEvent);
  };
  return { tell: play.tell === undefined && creature.id !== HERO ? undefined : tell, blood: 0 };
}

/** Counts the blood that a hearer has heard of (EF-19). */
export function countBlood(state: TrailState, hearer: Hearer, seen: boolean): void {
  if (seen) state.blood += hearer.blood;
  else state.unseenBlood += hearer.blood;
}

export function bodyOf(state: TrailState, creature: Creature): Body {
  return new Body(creature, state.hero);
}
