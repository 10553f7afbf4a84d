// The state of a run: the hero, the level the hero is on, and whoever else is there. Levels above are left for good, levels
// below are made from their seeds when the hero comes down, so a state is never more than one level big.
import type { Run, Setup, State } from '../../engine/index.js';
import { type CallingId, callingOf } from './content/callings/index.js';
import type { ItemId } from './content/items/index.js';
import { ITEM_IDS } from './content/items/index.js';
import { QUEST_IDS } from './content/quests/index.js';
import type { TrailOptions } from './options.js';
import { type Creature, copyCreature, HERO, type Hero } from './rules/creature.js';
import { CELLS, UNKNOWN } from './rules/map/index.js';
import type { Level } from './rules/map/make-level.js';

export const HERO_SEAT = 0;
export const FOE_SEAT = 1;

/** A place that the hero knows by name: `door-2`. Names count in the order of finding, and stay. */
export interface Find {
  readonly kind: 'stairs' | 'den' | 'door' | 'item';
  readonly name: string;
  readonly at: number;
  /** The hero has been there: exploring does not go there again. */
  readonly visited: boolean;
}

interface Fight {
  /** Numbers of the enemies in it, in the order in which they are listed; the dead keep their place. */
  readonly foes: readonly number[];
}

export interface TrailState extends State<TrailOptions> {
  /** By depth: what a level is made from. Hidden from everybody. */
  seeds: readonly number[];
  /** 0 for the first level. */
  depth: number;
  /** World turns so far. */
  time: number;
  /** The hero's own turns in fights so far. */
  rounds: number;
  /** The hero has done something for which the world has not moved yet. */
  acted: boolean;
  level: Level;
  body: Creature;
  hero: Hero;
  /** The enemies that live on this level, by rising number. */
  foes: Creature[];
  finds: readonly Find[];
  /** Numbers of the enemies in view. */
  inView: readonly number[];
  fight: Fight | null;
  /** By quest, in the order of QUEST_IDS: stages done, and how far the present one is. */
  stages: number[];
  counts: number[];
  kills: number;
  /** Blood spilt in sight, and out of sight: that is hidden until the run ends. */
  blood: number;
  unseenBlood: number;
  /** What brought the hero down, an enemy or a lasting effect, or how else the run ended; empty while it goes on. */
  fate: string;
  /** Who or what last harmed the hero. */
  harmedBy: string;
  /** Who gave up, or NOBODY (CO-7). */
  conceded: number;
}

/** The state before the first level is made. */
export function begin(setup: Setup<TrailOptions>, run: Run<TrailOptions>): TrailState {
  const { calling } = setup.options;
  run.order = setup.players.map((_, seat) => seat);
  return {
    run,
    seeds: [],
    depth: 0,
    time: 0,
    rounds: 0,
    acted: false,
    level: NOWHERE,
    body: newBody(calling),
    hero: newHero(calling),
    foes: [],
    finds: [],
    inView: [],
    fight: null,
    stages: QUEST_IDS.map(() => 0),
    counts: QUEST_IDS.map(() => 0),
    kills: 0,
    blood: 0,
    unseenBlood: 0,
    fate: '',
    harmedBy: '',
    conceded: -1,
  };
}

/** A copy that shares nothing that changes. */
export function copy(state: TrailState, run: Run<TrailOptions>): TrailState {
  return {
    ...state,
    run,
    level: { ...state.level },
    body: copyCreature(state.body),
    hero: { ...state.hero, trained: { ...state.hero.trained } },
    foes: state.foes.map(copyCreature),
    stages: state.stages.slice(),
    counts: state.counts.slice(),
  };
}

/** The creature with a number, or undefined. */
export function creatureOf(state: Pick<TrailState, 'body' | 'foes'>, id: number): Creature | undefined {
  return id === HERO ? state.body : state.foes.find((foe) => foe.id === id);
}

interface Standing {
  /** From 1. */
  readonly place: number;
  readonly foe: Creature;
}

/** The living enemies of the fight, with their places in its list. */
export function standing(state: Pick<TrailState, 'fight' | 'foes' | 'body'>): Standing[] {
  const left: Standing[] = [];
  state.fight?.foes.forEach((id, index) => {
    const foe = creatureOf(state, id);
    if (foe !== undefined && foe.life > 0) left.push({ place: index + 1, foe });
  });
  return left;
}

/** The most world turns of a run (BT-11): 5,000 unless an option says less. */
function mostTime({ run: { options } }: Pick<TrailState, 'run'>): number {
  return Number(options.turns);
}

/** Both world turns and turns in fights count towards the bound. */
export function isOutOfTime(state: Pick<TrailState, 'run' | 'time' | 'rounds'>): boolean {
  return state.time + state.rounds >= mostTime(state);
}

/** A pack with an item more, in the order of ITEM_IDS. */
export function withItem(pack: readonly ItemId[], item: ItemId): ItemId[] {
  return [...pack, item].sort((a, b) => ITEM_IDS.indexOf(a) - ITEM_IDS.indexOf(b));
}

/** A pack with one item of a kind less. */
export function withoutItem(pack: readonly ItemId[], item: ItemId): ItemId[] {
  const at = pack.indexOf(item);
  return pack.filter((_, index) => index !== at);
}

const NOWHERE: Level = {
  cells: '',
  decor: '',
  memory: UNKNOWN.repeat(CELLS),
  items: [],
  entry: 0,
  den: 0,
};

function newBody(calling: CallingId): Creature {
  const { life, mana, skills } = callingOf(calling);
  return {
    id: HERO,
    kind: 'hero',
    at: 0,
    life,
    mana,
    effects: [],
    stunProof: false,
    energy: 0,
    rests: skills.map(() => 0),
    asleep: false,
    alert: 0,
    lost: 0,
    second: false,
  };
}

function newHero(calling: CallingId): Hero {
  const { weapon, armour, pack } = callingOf(calling);
  return {
    calling,
    rank: 1,
    experience: 0,
    gold: 0,
    pack: pack.reduce(withItem, [] as ItemId[]),
    worn: { weapon, armour, charm: '' },
    trained: {},
  };
}
