// What each event says: codes and data into keys and slots of the catalogues.
import type { GameEvent, Saying, Slot } from '../../../engine/index.js';
import { ENEMY_IDS, type EnemyId } from '../content/enemies/index.js';
import type { Name, TrailEvent } from '../events.js';
import { HERO_SEAT } from '../state.js';
import { say } from '../text/say.js';

const HERO: Slot = { seat: HERO_SEAT };

export function sayEvent(event: GameEvent): Saying | undefined {
  if (!isTrailEvent(event)) return undefined;
  switch (event.code) {
    case 'trail.uncovers':
      return undefined;
    case 'trail.enters':
      return say(`event.${event.code}`, {
        player: HERO,
        calling: say(`trail.calling.${event.calling}`),
        level: say(`trail.level.${event.level}`),
      });
    case 'trail.sees':
    case 'trail.fight':
      return say(`event.${event.code}`, { names: event.names.map(sayName) });
    case 'trail.finds':
      return say(`event.${event.code}`, {
        thing: event.item === null ? say(`trail.find.${event.kind}`) : say(`trail.item.${event.item}`),
      });
    case 'trail.opens':
    case 'trail.nothing':
    case 'trail.charted':
    case 'trail.time':
      return say(`event.${event.code}`);
    case 'trail.takes':
      return event.item === 'coins'
        ? say(`event.${event.code}.coins`, { player: HERO, n: event.count })
        : say(`event.${event.code}`, { player: HERO, item: say(`trail.item.${event.item}`) });
    case 'trail.uses':
    case 'trail.wears':
      return say(`event.${event.code}`, { player: HERO, item: say(`trail.item.${event.item}`) });
    case 'trail.drops':
      return say(`event.${event.code}`, { item: say(`trail.item.${event.item}`) });
    case 'trail.descends':
      return say(`event.${event.code}`, { player: HERO, level: say(`trail.level.${event.level}`), depth: event.depth });
    case 'trail.wakes':
    case 'trail.stunned':
    case 'trail.second':
      return say(`event.${event.code}`, { name: sayName(event.name) });
    case 'trail.blow':
      return say(`event.${event.code}`, {
        actor: sayName(event.actor),
        target: sayName(event.target),
        verb: say(`verb.${event.verb}`),
        damage: event.damage,
        critical: event.critical ? 'yes' : 'no',
      });
    case 'trail.misses':
      return say(`event.${event.code}`, { actor: sayName(event.actor), target: sayName(event.target) });
    case 'trail.skill':
      return say(`event.${event.code}`, { player: HERO, skill: say(`trail.skill.${event.skill}`) });
    case 'trail.ability':
      return say(`event.${event.code}`, {
        actor: sayName(event.actor),
        ability: say(`trail.ability.${event.ability}`),
      });
    case 'trail.harmed':
    case 'trail.mended':
      return say(`event.${event.code}`, { name: sayName(event.name), n: event.n });
    case 'trail.focused':
      return say(`event.${event.code}`, { player: HERO, n: event.n });
    case 'trail.cured':
      return say(`event.${event.code}`, { name: sayName(event.name), effect: say(`fx.${event.effect}`) });
    case 'trail.trained':
      return say(`event.${event.code}`, { player: HERO, statistic: say(`trail.stat.${event.statistic}`), n: event.n });
    case 'trail.flees':
    case 'trail.stays':
    case 'trail.wins':
      return say(`event.${event.code}`, { player: HERO });
    case 'trail.falls':
      return say(`event.${event.code}`, { name: sayName(event.name), experience: event.experience, gold: event.gold });
    case 'trail.ranks':
      return say(`event.${event.code}`, { player: HERO, rank: event.rank });
    case 'trail.quest':
      return say(`event.${event.code}`, {
        quest: say(`trail.quest.${event.quest}`),
        done: say(`trail.quest.${event.stage}.done`),
        experience: event.experience,
        gold: event.gold,
      });
    case 'trail.fx':
      return sayEffect(event);
    case 'trail.dies':
      return say(`event.${event.code}`, { player: HERO, by: say(fateKey(event.by)) });
    case 'trail.score': {
      const { points, depth, rank, kills, gold, blood, turns } = event;
      return say(`event.${event.code}`, { points, depth, rank, kills, gold, blood, turns });
    }
  }
}

export function sayName({ kind, place }: Name): Slot {
  if (kind === 'hero') return HERO;
  const name = say(`trail.enemy.${kind}`);
  return place === 0 ? name : say('trail.name.numbered', { name, place });
}

/** What brought the hero down: the key of an enemy or of a lasting effect. */
export function fateKey(by: string): `trail.enemy.${EnemyId}` | `fx.${string}` {
  const enemy = ENEMY_IDS.find((id) => id === by);
  return enemy === undefined ? `fx.${by}` : `trail.enemy.${enemy}`;
}

/** The words for effects are common to all games. */
function sayEffect({ fx, name, n }: Extract<TrailEvent, { readonly code: 'trail.fx' }>): Saying {
  return say(`event.${fx}`, { name: sayName(name), n });
}

function isTrailEvent(event: GameEvent): event is TrailEvent {
  return event.code.startsWith('trail.');
}
