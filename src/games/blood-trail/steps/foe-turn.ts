// The enemies' turns in a fight: chosen by the second player, or by their own plan (BT-10).
import { automatic, type Closed, decision, type Play } from '../../../engine/index.js';
import type { TrailChoice } from '../choices.js';
import { type AbilityId, enemyOf } from '../content/enemies/index.js';
import type { TrailEvent } from '../events.js';
import { actionsOf, HERO } from '../rules/creature.js';
import { creatureOf, type TrailState } from '../state.js';
import type { TrailStep } from '../step.js';
import type { ClosedCode } from '../text/say.js';
import { nameOf } from './telling.js';
import { performAll } from './verbs.js';

type OwnStep = Extract<TrailStep, { readonly creature: number }>;

/** The second player chooses for an enemy (BT-10). */
export const foe = decision({
  choices: (state: TrailState, { creature }: OwnStep, list) => {
    for (const ability of readyAbilities(state, creature)) list.add({ act: 'play', ability });
  },
  choose: (play: Play<TrailState>, { player, creature }: OwnStep, choice: TrailChoice) => {
    if (choice.act === 'play') useAbility(play, player, creature, choice.ability);
  },
  closed: (state: TrailState, { creature }: OwnStep): Closed<ClosedCode>[] => {
    const actor = creatureOf(state, creature);
    if (actor === undefined || actor.kind === 'hero') return [];
    return enemyOf(actor.kind).abilities.flatMap(({ id }, at) =>
      (actor.rests[at] ?? 0) > 0 ? [{ text: `play ${id}`, code: 'trail.resting' } as const] : [],
    );
  },
});

/** With one player an enemy chooses among what is ready by weight and chance (BT-10). */
export const foePlan = automatic((play: Play<TrailState>, { player, creature }: OwnStep) => {
  const { state } = play;
  const ready = readyAbilities(state, creature);
  const actor = creatureOf(state, creature);
  if (actor === undefined || actor.kind === 'hero' || ready.length === 0) return;
  const { abilities } = enemyOf(actor.kind);
  const open = abilities.filter(({ id }) => ready.includes(id));
  let left = play.chance.below(open.reduce((sum, { weight }) => sum + weight, 0));
  for (const { id, weight } of open) {
    left -= weight;
    if (left >= 0) continue;
    useAbility(play, player, creature, id);
    return;
  }
});

function readyAbilities(state: TrailState, creature: number): AbilityId[] {
  const actor = creatureOf(state, creature);
  if (state.fight === null || actor === undefined || actor.kind === 'hero' || actor.life <= 0) return [];
  return enemyOf(actor.kind)
    .abilities.filter((_, at) => (actor.rests[at] ?? 0) === 0)
    .map(({ id }) => id);
}

function useAbility(play: Play<TrailState>, player: number, creature: number, ability: AbilityId): void {
  const { state } = play;
  const actor = creatureOf(state, creature);
  if (actor === undefined) return;
  const actions = actionsOf(actor, state.hero);
  const at = actions.findIndex(({ id }) => id === ability);
  const action = actions[at];
  if (action === undefined) return;
  actor.rests[at] = action.rest;
  play.tell?.({ code: 'trail.ability', actor: nameOf(state, actor), ability } satisfies TrailEvent);
  performAll(play, player, action.steps, creature, HERO);
}
