// What wakes abilities: what creatures do, what happens to them, and what players do (DM-41 orders what was woken).
import { type Card, NONE } from '../../../kits/duel/index.js';
import { type Cards, definitionById, definitionOf, SURVIVOR } from '../cards/index.js';
import type {
  Action,
  CardData,
  CreatureMoment,
  PlayerMoment,
  SilentSkill,
  TriggeredAbility,
} from '../cards/vocabulary.js';
import type { DuelEvent } from '../events.js';
import { ownerOf, type Running } from '../state.js';
import type { EffectStep } from '../step.js';
import { isOn } from './condition.js';
import { fits, isOf } from './filter.js';
import { holdersOf, silentSkillsOf } from './holders.js';

/** Abilities that wake in one turn at most: beyond that cards could go on waking each other without an end. */
const MOST_WOKEN = 1000;
/** The place before the first action, where a text says whose it is. */
export const BEFORE_FIRST = -1;

/**
 * Wakes what answers a creature's moment, as the state is at that very moment: its own abilities, what survivors share
 * with it (DM-30), and abilities of creatures that watch for it.
 * @param other the other creature of the event, or NONE
 */
export function wake(play: Running, on: CreatureMoment, card: Card, other: Card = NONE): void {
  const { state } = play;
  const { triggers, races } = definitionOf(state, card);
  for (const ability of triggers) if (ability.on === on) wakeOne(play, ability, card, card, other);
  if (state.reaching.length === 0) return;
  const owner = ownerOf(state, card);
  const survives = races.includes(SURVIVOR);
  for (const source of state.reaching) {
    const { sharedTriggers, watching } = definitionOf(state, source);
    if (survives && ownerOf(state, source) === owner)
      for (const ability of sharedTriggers) if (ability.on === on) wakeOne(play, ability, source, card, other);
    for (const ability of watching) {
      if (ability.on !== on || ability.by === undefined) continue;
      for (const holder of holdersOf(state, ability, source))
        if (fits(state, ability.by, card, { owner: ownerOf(state, source), card: holder }))
          wakeOne(play, ability, source, holder, card);
    }
  }
}

/**
 * Wakes what answers something that a player does, or that happens to one.
 * @param card what is used or charged, or NONE
 */
export function wakeAt(play: Running, on: PlayerMoment, seat: number, card: Card = NONE): void {
  const { state } = play;
  for (const source of state.reaching) {
    const owner = ownerOf(state, source);
    for (const ability of definitionOf(state, source).playerTriggers) {
      if (ability.on !== on || !isOf(ability.whose, seat, owner)) continue;
      for (const holder of holdersOf(state, ability, source))
        if (ability.card === undefined || (card >= 0 && fits(state, ability.card, card, { owner, card: holder })))
          wakeOne(play, ability, source, holder, NONE);
    }
  }
}

/** The ability that a name in a choice of what is settled first stands for, and the card whose text it is. */
export function abilityCalled(
  state: Cards,
  name: string,
): { readonly data: CardData; readonly ability: TriggeredAbility | SilentSkill } | undefined {
  const [id = '', place = '1'] = name.split('.');
  const definition = definitionById(state, id);
  const ability = definition?.woken[Number(place) - 1];
  return definition === undefined || ability === undefined ? undefined : { data: definition.data, ability };
}

/** Wakes the silent skills of a creature (DM-35). */
export function wakeSilent(play: Running, card: Card): void {
  for (const { skill, source } of silentSkillsOf(play.state, card)) put(play, skill, source, card, NONE);
}

/**
 * Wakes an ability, if it is on.
 * @param source the card whose text it is
 * @param card the creature that has it: with a survivor's, another one
 */
function wakeOne(play: Running, ability: TriggeredAbility, source: Card, card: Card, rival: Card): void {
  const { state } = play;
  if (!isOn(state, ability, card)) return;
  if (state.woken >= MOST_WOKEN) {
    const player = ownerOf(state, card);
    if (state.woken++ === MOST_WOKEN) play.tell?.({ code: 'duel-masters.weary', player } satisfies DuelEvent);
    return;
  }
  state.woken++;
  put(play, ability, source, card, rival);
}

/** In choices of what is settled first an ability is called by its card, with `.2` for the second of the card's text. */
function put(play: Running, ability: TriggeredAbility | SilentSkill, source: Card, card: Card, rival: Card): void {
  const { state } = play;
  const player = ownerOf(state, card);
  const { woken, data } = definitionOf(state, source);
  const place = woken.indexOf(ability);
  const name = place <= 0 ? data.id : `${data.id}.${place + 1}`;
  const actions: readonly Action[] =
    ability.ability === 'when' && ability.may === true ? [{ do: 'may', then: ability.do }] : ability.do;
  const step: EffectStep = {
    do: 'effect',
    player,
    owner: player,
    card,
    rival,
    actions,
    at: BEFORE_FIRST,
    within: false,
  };
  play.wake({ player, ability: name, steps: [step] });
}
