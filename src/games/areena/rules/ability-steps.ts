// Abilities as steps: made once for each ability of each card and each seat, and shared by all games.
import type { Waiting } from '../../../engine/index.js';
import { type Card, foeOf, NONE, SEATS, zoneOf } from '../../../kits/duel/index.js';
import { byKind, definition, type Kind } from '../cards/index.js';
import type { Moment, Verb } from '../cards/vocabulary.js';
import { type AreenaState, definitionOf, gladiatorOf, type OpenState } from '../state.js';
import type { AreenaStep } from '../step.js';
import { unmet } from './condition.js';

/** By ability and seat. */
const waitingOf = byKind((kind, { abilities }): readonly (readonly Waiting[])[] =>
  abilities.map((ability) =>
    Array.from({ length: SEATS }, (_, player): Waiting => {
      const steps: AreenaStep[] = ability.do.map((verb) => Object.freeze({ ...verb, player }));
      if (ability.on !== 'play') steps.unshift(Object.freeze({ do: 'wake', player, kind }));
      return Object.freeze({ player, ability: kind, steps: Object.freeze(steps) });
    }),
  ),
);

const NO_STEPS: readonly AreenaStep[] = Object.freeze([]);

/** The steps of a card that is handled or comes into play; none when it has no such ability. */
export function playSteps(kind: Kind, player: number): readonly AreenaStep[] {
  const { abilities } = definition(kind);
  for (let at = 0; at < abilities.length; at++) {
    if (abilities[at]?.on === 'play') return (waitingOf(kind)[at]?.[player]?.steps ?? []) as readonly AreenaStep[];
  }
  return NO_STEPS;
}

/** The abilities that a moment wakes of a seat's cards: the attack's own, then gladiator, equipment, tactic. */
export function wokenAt(state: AreenaState, player: number, moment: Moment, woken: Waiting[]): void {
  for (const card of cardsInPlay(state, player)) wake(state, player, card, moment, woken);
}

/** What the active player's moment wakes on both sides: attacks and is attacked, hits and is hit. */
export function wokenOnBothSides(state: AreenaState, own: Moment, other: Moment): Waiting[] {
  const woken: Waiting[] = [];
  wokenAt(state, state.run.active, own, woken);
  wokenAt(state, foeOf(state.run.active), other, woken);
  return woken;
}

/** The verbs that a moment would wake for a seat, as a view shows the game: for bots that look ahead. */
export function wokenVerbs(state: OpenState, player: number, moment: Moment): Verb[] {
  const verbs: Verb[] = [];
  for (const card of cardsInPlay(state, player))
    for (const { on, needs, do: own } of definitionOf(state, card).abilities)
      if (on === moment && (needs === undefined || unmet(state, player, needs) === undefined)) verbs.push(...own);
  return verbs;
}

/** In the order in which their abilities are woken. */
function cardsInPlay(state: OpenState, player: number): Card[] {
  const attack = state.stack[0];
  const gladiator = gladiatorOf(player);
  const cards: Card[] = [];
  if (player === state.run.active && attack !== undefined && attack !== NONE && attack !== gladiator)
    cards.push(attack);
  cards.push(gladiator, ...zoneOf(state.equipment, player));
  const tactic = zoneOf(state.tactics, player);
  if (tactic !== NONE) cards.push(tactic);
  return cards;
}

function wake(state: AreenaState, player: number, card: Card, moment: Moment, woken: Waiting[]): void {
  const { id: kind, abilities, use } = definitionOf(state, card);
  for (let at = 0; at < abilities.length; at++) {
    const ability = abilities[at];
    if (ability?.on !== moment) continue;
    if (ability.needs !== undefined && unmet(state, player, ability.needs) !== undefined) continue;
    const waiting = waitingOf(kind)[at]?.[player] as Waiting;
    if (use !== 'once') woken.push(waiting);
    else {
      const last: AreenaStep = { do: 'use-up', player, card };
      woken.push({ player, ability: waiting.ability, steps: [...waiting.steps, last] });
    }
  }
}
