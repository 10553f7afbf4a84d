// What each event says: codes and data into keys and slots of the catalogues.
import { type GameEvent, type Saying, type Slot, say } from '../../../engine/index.js';
import { EFFECT_KINDS, isFatal, sayTold } from '../../../kits/combat/index.js';
import type { Name, TrailEvent } from '../events.js';
import { HERO_SEAT } from '../state.js';

const HERO: Slot = { seat: HERO_SEAT };

export function sayEvent(event: GameEvent): Saying | undefined {
  if (!isTrailEvent(event)) return undefined;
  const key = `event.${event.code}`;
  switch (event.code) {
    case 'trail.uncovers':
      return undefined;
    case 'trail.enters':
      return say(key, {
        player: HERO,
        calling: say(`trail.calling.${event.calling}`),
        level: say(`trail.level.${event.level}`),
      });
    case 'trail.sees':
    case 'trail.fight':
      return say(key, { names: event.names.map(sayName) });
    case 'trail.finds':
      return say(key, {
        thing: event.item === null ? say(`trail.find.${event.kind}`) : say(`trail.item.${event.item}`),
      });
    case 'trail.opens':
    case 'trail.nothing':
    case 'trail.charted':
    case 'trail.time':
      return say(key);
    case 'trail.takes':
      return say(event.item === 'coins' ? `${key}.coins` : key, {
        player: HERO,
        ...(event.item === 'coins' ? { n: event.count } : { item: say(`trail.item.${event.item}`) }),
      });
    case 'trail.uses':
    case 'trail.wears':
      return say(key, { player: HERO, item: say(`trail.item.${event.item}`) });
    case 'trail.drops':
      return say(key, { item: say(`trail.item.${event.item}`) });
    case 'trail.descends':
      return say(key, { player: HERO, level: say(`trail.level.${event.level}`), depth: event.depth });
    case 'trail.wakes':
    case 'trail.stunned':
    case 'trail.second':
      return say(key, { name: sayName(event.name) });
    case 'trail.blow':
      return say(key, {
        actor: sayName(event.actor),
        target: sayName(event.target),
        verb: say(`verb.${event.verb}`),
        damage: event.damage,
        critical: event.critical ? 'yes' : 'no',
      });
    case 'trail.misses':
      return say(key, { actor: sayName(event.actor), target: sayName(event.target) });
    case 'trail.skill':
      return say(key, { player: HERO, skill: say(`trail.skill.${event.skill}`) });
    case 'trail.ability':
      return say(key, { actor: sayName(event.actor), ability: say(`trail.ability.${event.ability}`) });
    case 'trail.harmed':
    case 'trail.mended':
      return say(key, { name: sayName(event.name), n: event.n });
    case 'trail.focused':
      return say(key, { player: HERO, n: event.n });
    case 'trail.cured':
      return say(key, { name: sayName(event.name), effect: say(`fx.${event.effect}`) });
    case 'trail.trained':
      return say(key, { player: HERO, statistic: say(`trail.stat.${event.statistic}`), n: event.n });
    case 'trail.flees':
    case 'trail.stays':
    case 'trail.wins':
      return say(key, { player: HERO });
    case 'trail.falls':
      return say(key, { name: sayName(event.name), experience: event.experience, gold: event.gold });
    case 'trail.ranks':
      return say(key, { player: HERO, rank: event.rank });
    case 'trail.quest':
      return say(key, {
        quest: say(`trail.quest.${event.quest}`),
        done: say(`trail.quest.${event.quest}.${event.stage + 1}.done`),
        experience: event.experience,
        gold: event.gold,
      });
    case 'trail.fx':
      return sayTold(EFFECT_KINDS, event.fx, sayName(event.name), event.n);
    case 'trail.dies':
      return say(key, { player: HERO, by: say(fateKey(event.by)) });
    case 'trail.score': {
      const { points, depth, rank, kills, gold, blood, turns } = event;
      return say(key, { points, depth, rank, kills, gold, blood, turns });
    }
  }
}

export function sayName({ kind, place }: Name): Slot {
  if (kind === 'hero') return HERO;
  const name = say(`trail.enemy.${kind}`);
  return place === 0 ? name : say('trail.name.numbered', { name, place });
}

/** What brought the hero down: the key of an enemy or of a lasting effect. */
export function fateKey(by: string): string {
  return isFatal(EFFECT_KINDS, by) ? `fx.${by}` : `trail.enemy.${by}`;
}

function isTrailEvent(event: GameEvent): event is TrailEvent {
  return event.code.startsWith('trail.');
}
