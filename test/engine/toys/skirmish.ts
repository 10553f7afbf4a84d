// Toy: creatures whose abilities are woken in mid-attack, as in Duel Masters (DM-41), and standing rules that cascade.
import {
  automatic,
  decision,
  drawnOutcome,
  type GameEvent,
  rankScores,
  type State,
  type Waiting,
} from '../../../src/engine/index.js';
import { defineToy } from './toy.js';

export interface Creature {
  readonly name: string;
  readonly owner: number;
  /** Own power; a captain gives each other creature of its owner one more. */
  power: number;
  readonly captain?: boolean;
  /** What it does when anybody attacks, and when it dies itself. */
  readonly onAttack?: readonly SkirmishStep[];
  readonly onDeath?: readonly SkirmishStep[];
}

export interface SkirmishState extends State {
  field: Creature[];
  life: number[];
}

export type SkirmishStep =
  | { readonly do: 'attack' | 'block' | 'hit'; readonly player: number }
  /** Takes power from a creature, if it is there; `source` must be there too when it is named. */
  | {
      readonly do: 'weaken';
      readonly player: number;
      readonly target: string;
      readonly by: number;
      readonly source?: string;
    }
  | { readonly do: 'burn'; readonly player: number; readonly by: readonly [number, number] };

export interface SkirmishChoice {
  readonly act: 'attack' | 'rest';
}

export type SkirmishEvent = GameEvent & { readonly name: string; readonly creature?: Creature };

export const skirmish = defineToy<SkirmishState, SkirmishStep, SkirmishChoice>({
  id: 'skirmish',
  seats: { least: 2, most: 3 },
  options: {},
  playersOrderTriggers: true,
  phases: { opening: [], turn: [{ phase: 'attack', steps: ['attack'] }], closing: [] },
  steps: {
    attack: decision({
      choices: (_state, _step, list) => {
        list.add({ act: 'attack' });
        list.add({ act: 'rest' });
      },
      choose: (play, { player }: SkirmishStep, { act }: SkirmishChoice) => {
        if (act === 'rest') return;
        play.putAll([
          { do: 'block', player },
          { do: 'hit', player },
        ]);
        play.tell?.({ code: 'attacks', name: '' } satisfies SkirmishEvent);
      },
    }),
    block: automatic((play) => play.tell?.({ code: 'block', name: '' } satisfies SkirmishEvent)),
    hit: automatic((play) => play.tell?.({ code: 'hit', name: '' } satisfies SkirmishEvent)),
    weaken: automatic((play, { target, by, source }) => {
      const { field } = play.state;
      const there = (name: string): Creature | undefined => field.find((one) => one.name === name);
      const creature = there(target);
      const stands = source === undefined || there(source) !== undefined;
      if (creature !== undefined && stands) creature.power -= by;
      play.tell?.({ code: stands ? 'weakened' : 'source-gone', name: target } satisfies SkirmishEvent);
    }),
    burn: automatic((play, { by }) => {
      play.state.life = play.state.life.map((life, seat) => life - (by[seat] ?? 0));
    }),
  },
  triggers: {
    attacks: { wake: ({ field }) => field.flatMap((one) => ability(one, 'attack', one.onAttack)) },
    // The creature has left the field by then: it is in the event.
    dies: { wake: (_state, event) => ('creature' in event ? dying(event.creature as Creature) : []) },
  },
  standing: [
    {
      enforce: (play) => {
        const { state } = play;
        const dead = state.field.filter((one) => powerOf(state, one) <= 0);
        if (dead.length === 0) return false;
        state.field = state.field.filter((one) => !dead.includes(one));
        for (const creature of dead)
          play.tell?.({ code: 'dies', name: creature.name, creature } satisfies SkirmishEvent);
        return true;
      },
    },
    {
      // CO-6: both are looked at together.
      enforce: (play) => {
        const { life } = play.state;
        if (life.every((left) => left > 0)) return false;
        if (life.every((left) => left <= 0)) play.end(drawnOutcome(life.length, 'fallen'));
        else
          play.end(
            rankScores(
              life.map((left) => Math.max(0, left)),
              'highest',
              'fallen',
            ),
          );
        return true;
      },
    },
  ],
  begin: ({ players }, run) => ({
    run,
    field: [],
    life: players.map(() => 10),
  }),
  format: ({ act }) => act,
});

/** Power is worked out, never stored: what a captain gives ends with the captain. */
export function powerOf({ field }: SkirmishState, creature: Creature): number {
  const captains = field.filter((one) => one.captain === true && one.owner === creature.owner && one !== creature);
  return creature.power + captains.length;
}

function dying(creature: Creature): Waiting[] {
  return ability(creature, 'death', creature.onDeath);
}

function ability({ name, owner }: Creature, moment: string, steps: readonly SkirmishStep[] | undefined): Waiting[] {
  return steps === undefined ? [] : [{ player: owner, ability: `${name}-${moment}`, steps }];
}
