// Where rules and keywords meet, two by two: a position, the choices that are made, and what must have come of it.
import { expect, test } from '@jest/globals';
import { creature, evolution, FILLER, mana, spell, under, when } from './cards.js';
import {
  asked,
  count,
  fresh,
  type Name,
  type Parts,
  pile,
  position,
  power,
  take,
  tapped,
  times,
  zone,
} from './position.js';

interface Pair {
  readonly pair: string;
  readonly parts: Parts;
  readonly play: readonly string[];
  /** `ann battle` and so on: the ids there; `bob shields`, `ann hand` with a number: how many; `power bear`; `pile king`. */
  readonly then: Readonly<Record<string, string | number>>;
  /** Who is to choose next. */
  readonly next: string;
}

const bear = creature('bear', 3000);
const wolf = creature('wolf', 2000);
const rat = creature('rat', 1000);
const wall = creature('wall', 2500, { has: ['blocker'] });
const snake = creature('snake', 1000, { has: ['slayer'] });
const bull = creature('bull', 1000, { has: [{ has: 'power-attacker', by: 4000 }] });
const double = creature('double', 6000, { has: ['double-breaker'] });
const triple = creature('triple', 9000, { has: ['triple-breaker'] });
const hare = creature('hare', 1000, { has: ['speed-attacker'], cost: 1 });
const thief = creature('thief', 1000, { has: [{ has: 'stealth', civilization: 'light' }] });
const burner = creature('burner', 6000, { has: ['double-breaker', 'shield-burner'] });
const hound = creature('hound', 1000, { races: ['hound'] });
const cat = creature('cat', 1000, { races: ['cat'] });
const king = evolution('king', 6000, [{ races: ['hound'] }], { cost: 1, has: ['double-breaker'] });
const vortex = evolution('vortex', 9000, [{ races: ['hound'] }, { races: ['cat'] }], { cost: 1 });
const rush = creature('rush', 1000, { abilities: [under('turbo-rush', { has: 'power', by: 5000 }, 'double-breaker')] });
const wave = creature('wave', 1000, { abilities: [under('wave-striker', { has: 'power', by: 3000 })] });
const hive = creature('hive', 1000, {
  races: ['survivor'],
  abilities: [under('survivor', { has: 'power', by: 2000 })],
});
const drone = creature('drone', 1000, { races: ['survivor'] });
const sage = creature('sage', 1000, { abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 1 }] }] });
const mage = creature('mage', 1000, { abilities: [{ ability: 'tap', do: [{ do: 'draw', count: 1 }] }] });
const captain = creature('captain', 4000, { has: [{ has: 'crew-breaker', each: {} }] });
const martyr = creature('martyr', 1000, { abilities: [when('destroyed', { do: 'draw', count: 1 })] });
const phoenix = creature('phoenix', 1000, { has: [{ has: 'returns', to: 'hand' }] });
const bolt = spell('bolt', [{ do: 'destroy', what: { whose: 'foe', count: 1 } }], { trigger: true, cost: 1 });
const gust = spell('gust', [{ do: 'move', from: 'battle', to: 'hand', what: { whose: 'foe', count: 1 } }], {
  trigger: true,
  cost: 1,
});
const relief = spell('relief', [{ do: 'top', count: 1, to: 'shields' }], { trigger: true, cost: 1 });
const ember = spell('ember', [{ do: 'draw', count: 1 }], { trigger: true, charger: true });
const guardian = creature('guardian', 8000, { has: ['blocker'], trigger: true });
const fire = mana('fire');
const light = mana('light');
const attack = 'attack';

const PAIRS: readonly Pair[] = [
  // Battles.
  {
    pair: 'slayer and equal power: both are destroyed once',
    parts: { from: attack, ann: { battle: [snake] }, bob: { battle: [tapped(rat)] } },
    play: ['attack snake rat'],
    then: { 'ann graveyard': 'snake', 'bob graveyard': 'rat' },
    next: 'bob charge',
  },
  {
    pair: 'slayer and blocker: a slayer that blocks and loses takes the attacker',
    parts: {
      from: attack,
      ann: { battle: [bear] },
      bob: { battle: [creature('asp', 500, { has: ['slayer', 'blocker'] })] },
    },
    play: ['attack bear player', 'block asp'],
    then: { 'ann graveyard': 'bear', 'bob graveyard': 'asp', 'bob shields': 5 },
    next: 'bob charge',
  },
  {
    pair: 'slayer and returning instead: the winner that would be destroyed goes to the hand',
    parts: {
      from: attack,
      ann: { battle: [creature('eagle', 4000, { has: [{ has: 'returns', to: 'hand' }] })] },
      bob: { battle: [tapped(snake)] },
    },
    play: ['attack eagle snake'],
    then: { 'ann hand': 'eagle', 'ann graveyard': '', 'bob graveyard': 'snake' },
    next: 'bob charge',
  },
  {
    pair: 'slayer and evolution: the whole pile of the winner goes',
    parts: { from: attack, ann: { battle: [snake] }, bob: { battle: [tapped(king, [hound])] } },
    play: ['attack snake king'],
    then: { 'bob graveyard': 'hound king', 'bob battle': '', 'ann graveyard': 'snake' },
    next: 'bob charge',
  },
  {
    pair: 'power attacker and block: it is stronger against the blocker too',
    parts: { from: attack, ann: { battle: [bull] }, bob: { battle: [creature('gate', 4500, { has: ['blocker'] })] } },
    play: ['attack bull player', 'block gate'],
    then: { 'ann battle': 'bull!', 'bob graveyard': 'gate' },
    next: 'bob charge',
  },
  {
    pair: 'power attacker and equal power: with what it gains both fall',
    parts: { from: attack, ann: { battle: [bull] }, bob: { battle: [tapped(creature('ox', 5000))] } },
    play: ['attack bull ox'],
    then: { 'ann graveyard': 'bull', 'bob graveyard': 'ox' },
    next: 'bob charge',
  },
  {
    pair: 'two power attackers: the attacked one gains nothing',
    parts: {
      from: attack,
      ann: { battle: [bull] },
      bob: { battle: [tapped(creature('ram', 2000, { has: [{ has: 'power-attacker', by: 9000 }] }))] },
    },
    play: ['attack bull ram'],
    then: { 'bob graveyard': 'ram', 'power bull': 1000 },
    next: 'bob charge',
  },
  {
    pair: 'power attacker twice: both numbers count',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('yak', 1000, {
            has: [
              { has: 'power-attacker', by: 1000 },
              { has: 'power-attacker', by: 2000 },
            ],
          }),
        ],
      },
      bob: { battle: [tapped(creature('elk', 3500))] },
    },
    play: ['attack yak elk'],
    then: { 'ann battle': 'yak!', 'bob graveyard': 'elk' },
    next: 'bob charge',
  },
  {
    pair: 'equal power and returning instead: one is destroyed, the other goes to the hand',
    parts: { from: attack, ann: { battle: [phoenix] }, bob: { battle: [tapped(rat)] } },
    play: ['attack phoenix rat'],
    then: { 'ann hand': 'phoenix', 'bob graveyard': 'rat' },
    next: 'bob charge',
  },
  {
    pair: 'winning and slayer: what winning wakes happens, though the winner falls too',
    parts: {
      from: attack,
      ann: { battle: [creature('lion', 4000, { abilities: [when('wins', { do: 'draw', count: 1 })] })] },
      bob: { battle: [tapped(snake)] },
    },
    play: ['attack lion snake'],
    then: { 'ann graveyard': 'lion', 'ann hand': 1 },
    next: 'bob charge',
  },
  {
    pair: 'target gone before the battle and power attacker: no battle, the attacker stays tapped',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('kite', 1000, {
            has: [{ has: 'power-attacker', by: 1000 }],
            abilities: [when('attacks', { do: 'move', from: 'battle', to: 'hand', what: 'rival' })],
          }),
        ],
      },
      bob: { battle: [tapped(bear)] },
    },
    play: ['attack kite bear'],
    then: { 'ann battle': 'kite!', 'bob hand': 'bear' },
    next: 'bob charge',
  },
  {
    pair: 'blocker and attack ability: a blocker that the ability taps does not block',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('owl', 3000, { abilities: [when('attacks', { do: 'tap', what: { whose: 'foe', count: 1 } })] }),
        ],
      },
      bob: { battle: [wall] },
    },
    play: ['attack owl player', 'break 1', 'keep'],
    then: { 'bob battle': 'wall', 'bob shields': 4 },
    next: 'bob charge',
  },
  // Breakers and shields.
  {
    pair: 'double breaker and one shield: it breaks that one, and it is no final blow',
    parts: { from: attack, ann: { battle: [double] }, bob: { shields: [rat] } },
    play: ['attack double player', 'keep'],
    then: { 'bob shields': 0, 'bob hand': 'rat' },
    next: 'bob charge',
  },
  {
    pair: 'triple breaker and no shields: the final blow',
    parts: { from: attack, ann: { battle: [triple] }, bob: { shields: [] } },
    play: ['attack triple player'],
    then: { 'bob shields': 0 },
    next: 'over 0 duel-masters.final-blow',
  },
  {
    pair: 'double and triple breaker given together: three shields, not five',
    parts: {
      ann: {
        battle: [double],
        hand: [
          spell(
            'edge',
            [{ do: 'give', traits: [{ has: 'triple-breaker' }], what: { whose: 'own', count: 1 }, until: 'turn-end' }],
            { cost: 1 },
          ),
        ],
        mana: [fire],
      },
    },
    play: ['use edge', 'attack double player', 'break 1', 'keep', 'break 1', 'keep', 'break 1', 'keep'],
    then: { 'bob shields': 2 },
    next: 'bob charge',
  },
  {
    pair: 'breaker and shield trigger that adds a shield in mid-attack: the added one is broken too',
    parts: { from: attack, ann: { battle: [double] }, bob: { shields: [relief], deck: [rat, ...times(5, FILLER)] } },
    play: ['attack double player', 'trigger relief', 'keep'],
    then: { 'bob shields': 0, 'bob hand': 'rat' },
    next: 'bob charge',
  },
  {
    pair: 'single break and shield trigger that adds a shield: the added one stays',
    parts: { from: attack, ann: { battle: [bear] }, bob: { shields: [relief] } },
    play: ['attack bear player', 'trigger relief'],
    then: { 'bob shields': 1 },
    next: 'bob charge',
  },
  {
    pair: 'breaker and shield trigger that destroys the attacker between two breaks: the second shield stays',
    parts: { from: attack, ann: { battle: [double] }, bob: { shields: [bolt, rat] } },
    play: ['attack double player', 'break 1', 'trigger bolt'],
    then: { 'ann graveyard': 'double', 'bob shields': 1 },
    next: 'bob charge',
  },
  {
    pair: 'breaker and shield trigger that returns the attacker: the second shield stays',
    parts: { from: attack, ann: { battle: [double] }, bob: { shields: [gust, rat] } },
    play: ['attack double player', 'break 1', 'trigger gust'],
    then: { 'ann hand': 'double', 'bob shields': 1 },
    next: 'bob charge',
  },
  {
    pair: 'breaker and shield trigger that takes its power: at 0 it is gone before the second break',
    parts: {
      from: attack,
      ann: { battle: [double] },
      bob: {
        shields: [
          spell(
            'drain',
            [
              {
                do: 'give',
                traits: [{ has: 'power', by: -6000 }],
                what: { whose: 'foe', count: 1 },
                until: 'turn-end',
              },
            ],
            { trigger: true },
          ),
          rat,
        ],
      },
    },
    play: ['attack double player', 'break 1', 'trigger drain'],
    then: { 'ann graveyard': 'double', 'bob shields': 1 },
    next: 'bob charge',
  },
  {
    pair: 'breaker and shield trigger that takes its breaker word: one shield was enough',
    parts: {
      from: attack,
      ann: { battle: [rush, bear] },
      bob: { shields: [rat, gust, rat] },
    },
    // Rush breaks two while it is a double breaker; bear, whose break made it one, stays in the list though it has left.
    play: [
      'attack bear player',
      'break 1',
      'keep',
      'attack rush player',
      'break 1',
      'trigger gust',
      'pick bear',
      'keep',
    ],
    then: { 'bob shields': 0, 'ann hand': 'bear' },
    next: 'bob charge',
  },
  {
    pair: 'shield trigger and blocker: a creature that came by it does not block this attack, but the next',
    parts: { from: attack, ann: { battle: [double, wolf] }, bob: { shields: [guardian, rat, rat] } },
    play: [
      'attack double player',
      'break 1',
      'trigger guardian',
      'break 1',
      'keep',
      'attack wolf player',
      'block guardian',
    ],
    then: { 'ann graveyard': 'wolf', 'bob shields': 1 },
    next: 'bob charge',
  },
  {
    pair: 'charger as a shield trigger: the spell goes to the mana zone',
    parts: { from: attack, ann: { battle: [bear] }, bob: { shields: [ember] } },
    play: ['attack bear player', 'trigger ember'],
    then: { 'bob mana': 'ember', 'bob graveyard': '', 'bob hand': 2 },
    next: 'bob charge',
  },
  {
    pair: 'charger of two civilizations: it enters the mana zone tapped',
    parts: {
      from: attack,
      ann: { battle: [bear] },
      bob: {
        shields: [
          spell('pair', [{ do: 'draw', count: 1 }], { trigger: true, charger: true, civilizations: ['light', 'fire'] }),
        ],
      },
    },
    // Bob’s own turn begins then and untaps it, so it is looked at in the other player’s turn.
    play: ['attack bear player', 'trigger pair'],
    then: { 'bob mana': 'pair' },
    next: 'bob charge',
  },
  {
    pair: 'shield burner and shield trigger: what goes to the graveyard is not used',
    parts: { from: attack, ann: { battle: [burner] }, bob: { shields: [bolt, rat] } },
    play: ['attack burner player', 'break 1'],
    then: { 'bob graveyard': 'bolt rat', 'bob shields': 0, 'ann battle': 'burner!' },
    next: 'bob charge',
  },
  {
    pair: 'turbo rush and a replaced break: a shield that goes to the graveyard does not count',
    parts: { from: attack, ann: { battle: [burner, rush] }, bob: { shields: [rat, rat, rat] } },
    play: ['attack burner player', 'break 1', 'break 1'],
    then: { 'power rush': 1000, 'bob graveyard': 'rat rat' },
    next: 'ann attack',
  },
  {
    pair: 'turbo rush and double breaker: on after the other’s first break, it breaks two itself',
    parts: { from: attack, ann: { battle: [bear, rush] } },
    play: ['attack bear player', 'break 1', 'keep', 'attack rush player', 'break 1', 'keep', 'break 1', 'keep'],
    then: { 'bob shields': 2 },
    next: 'bob charge',
  },
  {
    pair: 'turbo rush and summoning sickness: the rush alone does not make it attack',
    parts: { from: attack, ann: { battle: [bear, fresh(rush), wolf] } },
    play: ['attack bear player', 'break 1', 'keep'],
    then: { 'power rush': 6000 },
    next: 'ann attack',
  },
  {
    pair: 'turbo rush and the other’s turn: breaks of the opponent do not count',
    parts: { from: attack, ann: { battle: [bear, wolf] }, bob: { battle: [rush] } },
    play: ['attack bear player', 'break 1', 'keep'],
    then: { 'power rush': 1000 },
    next: 'ann attack',
  },
  {
    pair: 'turbo rush and a breaker that has left: its break counts on',
    parts: { from: attack, ann: { battle: [bear, rush] }, bob: { shields: [bolt, rat, rat] } },
    play: ['attack bear player', 'break 1', 'trigger bolt', 'pick bear'],
    then: { 'power rush': 6000, 'ann graveyard': 'bear' },
    next: 'ann attack',
  },
  {
    pair: 'turbo rush and an effect that breaks a shield: another creature’s effect counts',
    parts: {
      from: attack,
      ann: {
        battle: [rush, creature('imp', 1000, { abilities: [{ ability: 'tap', do: [{ do: 'break', count: 1 }] }] })],
      },
    },
    play: ['tap imp', 'break 2', 'keep'],
    then: { 'power rush': 6000, 'bob shields': 4 },
    next: 'ann attack',
  },
  {
    pair: 'turbo rush and a spell that breaks a shield: a spell is no creature',
    parts: { ann: { battle: [rush], hand: [spell('crack', [{ do: 'break', count: 1 }], { cost: 1 })], mana: [fire] } },
    play: ['use crack', 'break 1', 'keep'],
    then: { 'power rush': 1000, 'bob shields': 4 },
    next: 'ann attack',
  },
  {
    pair: 'turbo rush and evolution: the break of its own base does not count',
    parts: {
      from: attack,
      ann: {
        battle: [
          hound,
          creature('midwife', 1000, {
            abilities: [
              { ability: 'tap', do: [{ do: 'move', from: 'hand', to: 'battle', what: { whose: 'own', count: 1 } }] },
            ],
          }),
        ],
        hand: [
          evolution('storm', 4000, [{ races: ['hound'] }], {
            abilities: [under('turbo-rush', { has: 'power', by: 5000 })],
          }),
        ],
      },
    },
    play: ['attack hound player', 'break 1', 'keep', 'tap midwife'],
    then: { 'power storm': 4000, 'ann battle': 'storm! midwife!' },
    next: 'bob charge',
  },
  // Crew breaker.
  {
    pair: 'crew breaker alone: one shield',
    parts: { from: attack, ann: { battle: [captain] } },
    play: ['attack captain player', 'break 1', 'keep'],
    then: { 'bob shields': 4 },
    next: 'bob charge',
  },
  {
    pair: 'crew breaker and a mate that falls between two breaks: it breaks fewer',
    parts: { from: attack, ann: { battle: [captain, tapped(rat)] }, bob: { shields: [bolt, wolf, wolf] } },
    play: ['attack captain player', 'break 1', 'trigger bolt', 'pick rat'],
    then: { 'bob shields': 2, 'ann graveyard': 'rat' },
    next: 'bob charge',
  },
  {
    pair: 'crew breaker and evolution: a pile counts as one mate',
    parts: { from: attack, ann: { battle: [captain, tapped(king, [hound])] } },
    play: ['attack captain player', 'break 1', 'keep', 'break 1', 'keep'],
    then: { 'bob shields': 3 },
    next: 'bob charge',
  },
  {
    pair: 'crew breaker and double breaker: alone, the larger of one and two counts',
    parts: {
      from: attack,
      ann: { battle: [creature('chief', 6000, { has: ['double-breaker', { has: 'crew-breaker', each: {} }] })] },
    },
    play: ['attack chief player', 'break 1', 'keep', 'break 1', 'keep'],
    then: { 'bob shields': 3 },
    next: 'bob charge',
  },
  // Evolution and vortex.
  {
    pair: 'evolution and returning to hand: it leaves as a pile, and its cards are separate',
    parts: { ann: { hand: [gust], mana: [fire] }, bob: { battle: [{ card: king, over: [hound] }] } },
    play: ['use gust'],
    then: { 'bob hand': 'hound king', 'bob battle': '' },
    next: 'bob charge',
  },
  {
    pair: 'evolution and destruction: only the uppermost counts as destroyed',
    parts: {
      ann: { hand: [bolt], mana: [fire] },
      bob: { battle: [{ card: evolution('lord', 6000, [{}]), over: [martyr] }] },
    },
    play: ['use bolt'],
    then: { 'bob graveyard': 'martyr lord', 'bob hand': 1 },
    next: 'bob charge',
  },
  {
    pair: 'evolution and the abilities under it: they do not count',
    parts: { from: 'charge', ann: { hand: [rat], battle: [{ card: king, over: [hive] }, drone] } },
    play: [],
    then: { 'power drone': 1000 },
    next: 'ann charge',
  },
  {
    pair: 'evolution and what its base was given: it keeps it',
    parts: {
      ann: {
        battle: [hound],
        hand: [
          spell(
            'cheer',
            [{ do: 'give', traits: [{ has: 'power', by: 2000 }], what: { whose: 'own', count: 1 }, until: 'turn-end' }],
            { cost: 1 },
          ),
          king,
        ],
        mana: [fire, fire],
      },
    },
    play: ['use cheer', 'use king hound'],
    then: { 'power king': 8000, 'pile king': 'king hound' },
    next: 'ann attack',
  },
  {
    pair: 'evolution and mana: the pile becomes as many mana cards',
    parts: {
      ann: {
        hand: [
          spell('bog', [{ do: 'move', from: 'battle', to: 'mana', what: { whose: 'foe', count: 1 } }], { cost: 1 }),
        ],
        mana: [fire],
      },
      bob: { battle: [tapped(king, [hound])] },
    },
    play: ['use bog'],
    then: { 'bob mana': 'hound king' },
    next: 'bob charge',
  },
  {
    pair: 'vortex with two bases of which one is sick: it attacks at once',
    parts: { ann: { battle: [hound, fresh(cat)], hand: [vortex], mana: [fire] } },
    play: ['use vortex hound cat', 'attack vortex player', 'break 1', 'keep'],
    then: { 'bob shields': 4, 'pile vortex': 'vortex cat hound' },
    next: 'bob charge',
  },
  {
    pair: 'vortex and a tapped base: it stays tapped',
    parts: { ann: { battle: [hound, tapped(cat)], hand: [vortex], mana: [fire] } },
    play: ['use vortex hound cat'],
    then: { 'ann battle': 'vortex!' },
    next: 'bob charge',
  },
  {
    pair: 'vortex on an evolution: the pile under it goes along',
    parts: {
      ann: {
        battle: [{ card: king, over: [hound] }, cat],
        hand: [evolution('storm', 9000, [{ races: ['cat'] }, {}], { cost: 1 })],
        mana: [fire],
      },
    },
    play: ['use storm king cat'],
    then: { 'pile storm': 'storm cat king hound', 'ann battle': 'storm' },
    next: 'ann attack',
  },
  {
    pair: 'evolution as a shield trigger: only with a base, and it can be kept',
    parts: {
      from: attack,
      ann: { battle: [double] },
      bob: { shields: [evolution('drake', 6000, [{ races: ['hound'] }], { trigger: true }), rat], battle: [hound] },
    },
    play: ['attack double player', 'break 1', 'trigger drake hound', 'keep'],
    then: { 'bob battle': 'drake', 'bob hand': 'rat' },
    next: 'bob charge',
  },
  // Survivor and wave striker.
  {
    pair: 'survivor source leaving: the others lose what it shared, and at power 0 they fall',
    parts: {
      ann: { hand: [bolt], mana: [fire] },
      bob: {
        battle: [hive, creature('husk', 500, { races: ['survivor'], has: [{ has: 'power', by: -500 }] })],
      },
    },
    // The husk lives by what the hive shares with it.
    play: ['use bolt', 'pick hive'],
    then: { 'bob graveyard': 'hive husk' },
    next: 'bob charge',
  },
  {
    pair: 'survivor and blocker: shared blocking ends with the source',
    parts: {
      from: attack,
      ann: {
        battle: [
          bear,
          creature('hunter', 4000, {
            abilities: [
              when('attacks', {
                do: 'destroy',
                what: { whose: 'foe', power: { most: 1000 }, named: 'node', count: 1 },
              }),
            ],
          }),
        ],
      },
      bob: {
        battle: [
          tapped(creature('node', 1000, { races: ['survivor'], abilities: [under('survivor', 'blocker')] })),
          drone,
        ],
      },
    },
    play: ['attack hunter player', 'break 1', 'keep'],
    then: { 'bob graveyard': 'node', 'bob shields': 4 },
    next: 'ann attack',
  },
  {
    pair: 'two survivor sources: both are shared',
    parts: { from: 'charge', ann: { hand: [rat], battle: [hive, hive, drone] } },
    play: [],
    then: { 'power drone': 5000 },
    next: 'ann charge',
  },
  {
    pair: 'survivor and the opponent’s survivors: what is woken is not shared with them',
    parts: {
      from: attack,
      ann: { battle: [drone] },
      bob: {
        battle: [
          creature('sting', 1000, {
            races: ['survivor'],
            abilities: [{ ability: 'when', on: 'attacks', under: 'survivor', do: [{ do: 'draw', count: 1 }] }],
          }),
        ],
      },
    },
    play: ['attack drone player', 'break 1', 'keep'],
    then: { 'ann hand': 0 },
    next: 'bob charge',
  },
  {
    pair: 'survivor and evolution: a survivor on top takes part',
    parts: {
      from: 'charge',
      ann: {
        hand: [rat],
        battle: [hive, { card: evolution('queen', 4000, [{}], { races: ['survivor'] }), over: [rat] }],
      },
    },
    play: [],
    then: { 'power queen': 6000 },
    next: 'ann charge',
  },
  {
    pair: 'wave striker count falling in a battle: the next battle is fought without it',
    parts: {
      from: attack,
      ann: { battle: [wave, wave, wave] },
      bob: { battle: [tapped(creature('elk', 5000)), tapped(bear)] },
    },
    // 4000 against 5000 loses; with two left, 1000 against 3000 loses as well.
    play: ['attack wave elk', 'attack wave bear'],
    then: { 'ann battle': 'wave', 'ann graveyard': 'wave wave', 'bob battle': 'elk! bear!' },
    next: 'ann attack',
  },
  {
    pair: 'wave striker and an attack ability that takes the third away: its power is lost before the battle',
    parts: {
      from: attack,
      ann: {
        battle: [
          wave,
          wave,
          creature('rip', 1000, {
            abilities: [
              under('wave-striker', { has: 'power', by: 3000 }),
              when('attacks', { do: 'destroy', what: { whose: 'own', named: 'wave', count: 1 } }),
            ],
          }),
        ],
      },
      bob: { battle: [tapped(bear)] },
    },
    play: ['attack rip bear', 'pick wave'],
    then: { 'ann graveyard': 'wave rip', 'bob battle': 'bear!' },
    next: 'ann attack',
  },
  {
    pair: 'wave striker and double breaker: it ends between two breaks when the count falls',
    parts: {
      from: attack,
      ann: {
        battle: [creature('surf', 1000, { abilities: [under('wave-striker', 'double-breaker')] }), wave, tapped(wave)],
      },
      bob: { shields: [bolt, rat, rat] },
    },
    play: ['attack surf player', 'break 1', 'trigger bolt', 'pick wave.2'],
    then: { 'bob shields': 2 },
    next: 'ann attack',
  },
  // Stealth.
  {
    pair: 'stealth with a tapped mana card: it counts all the same',
    parts: { from: attack, ann: { battle: [thief] }, bob: { battle: [wall], mana: [tapped(light)] } },
    play: ['attack thief player', 'break 1', 'keep'],
    then: { 'bob shields': 4, 'bob battle': 'wall' },
    next: 'bob charge',
  },
  {
    pair: 'stealth and multicoloured mana: any of its civilizations counts',
    parts: { from: attack, ann: { battle: [thief] }, bob: { battle: [wall], mana: [mana('light', 'nature')] } },
    play: ['attack thief player', 'break 1', 'keep'],
    then: { 'bob shields': 4 },
    next: 'bob charge',
  },
  {
    pair: 'stealth and guard: a guard cannot block it either',
    parts: {
      from: attack,
      ann: { battle: [thief] },
      bob: { battle: [creature('page', 2000, { has: ['guard'] }), tapped(rat)], mana: [light] },
    },
    play: ['attack thief rat'],
    then: { 'ann graveyard': 'thief', 'bob graveyard': 'rat' },
    next: 'bob charge',
  },
  {
    pair: 'stealth and mana that leaves in the attack: once it is gone the blocker may block',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('spy', 1000, {
            has: [{ has: 'stealth', civilization: 'light' }],
            abilities: [
              when('attacks', { do: 'move', from: 'mana', to: 'graveyard', what: { whose: 'foe', count: 1 } }),
            ],
          }),
        ],
      },
      bob: { battle: [wall], mana: [light] },
    },
    play: ['attack spy player', 'block wall'],
    then: { 'ann graveyard': 'spy', 'bob graveyard': 'light-mana' },
    next: 'bob charge',
  },
  // Can and can't.
  {
    pair: 'speed attacker and cannot attack: forbidding holds',
    parts: {
      from: attack,
      ann: { battle: [fresh(creature('dash', 1000, { has: ['speed-attacker', { has: 'cannot', deed: 'attack' }] }))] },
    },
    play: [],
    then: { 'ann battle': 'dash' },
    next: 'bob charge',
  },
  {
    pair: 'blocker and cannot be blocked: forbidding holds',
    parts: {
      from: attack,
      ann: { battle: [creature('wisp', 1000, { has: [{ has: 'cannot', deed: 'be-blocked' }] })] },
      bob: { battle: [wall] },
    },
    play: ['attack wisp player', 'break 1', 'keep'],
    then: { 'bob shields': 4 },
    next: 'bob charge',
  },
  {
    pair: 'cannot be blocked by the weak: a strong blocker may',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('wisp', 1000, { has: [{ has: 'cannot', deed: 'be-blocked', against: { power: { most: 2500 } } }] }),
        ],
      },
      bob: { battle: [wall, creature('tower', 3000, { has: ['blocker'] })] },
    },
    play: ['attack wisp player', 'block tower'],
    then: { 'ann graveyard': 'wisp' },
    next: 'bob charge',
  },
  {
    pair: 'attacking untapped creatures and one that cannot be attacked: forbidding holds',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('hunter', 4000, {
            has: [
              { has: 'can', deed: 'attack-untapped' },
              { has: 'cannot', deed: 'attack-player' },
            ],
          }),
        ],
      },
      bob: { battle: [creature('saint', 1000, { has: [{ has: 'cannot', deed: 'be-attacked' }] })] },
    },
    play: [],
    then: { 'ann battle': 'hunter' },
    next: 'bob charge',
  },
  {
    pair: 'must attack and cannot: the turn goes on',
    parts: {
      from: attack,
      ann: { battle: [creature('rage', 1000, { has: ['must-attack', { has: 'cannot', deed: 'attack' }] })] },
    },
    play: [],
    then: { 'ann battle': 'rage' },
    next: 'bob charge',
  },
  {
    pair: 'must attack and summoning sickness: it need not',
    parts: { from: attack, ann: { battle: [bear, fresh(creature('rage', 1000, { has: ['must-attack'] }))] } },
    play: ['done'],
    then: { 'ann battle': 'bear rage' },
    next: 'bob charge',
  },
  {
    pair: 'must attack and tap ability: being tapped for the ability it need not attack',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('zeal', 1000, {
            has: ['must-attack'],
            abilities: [{ ability: 'tap', do: [{ do: 'draw', count: 1 }] }],
          }),
          bear,
        ],
      },
    },
    play: ['tap zeal', 'done'],
    then: { 'ann hand': 1, 'bob shields': 5 },
    next: 'bob charge',
  },
  {
    pair: 'cannot be chosen and choosing: another must be chosen',
    parts: {
      ann: { hand: [bolt], mana: [fire] },
      bob: { battle: [creature('veil', 1000, { has: [{ has: 'cannot', deed: 'be-chosen' }] }), rat] },
    },
    play: ['use bolt'],
    then: { 'bob battle': 'veil', 'bob graveyard': 'rat' },
    next: 'bob charge',
  },
  {
    pair: 'cannot be chosen and all: what nobody chooses strikes it too',
    parts: {
      ann: {
        hand: [spell('flood', [{ do: 'destroy', what: { whose: 'foe', count: 'all' } }], { cost: 1 })],
        mana: [fire],
      },
      bob: { battle: [creature('veil', 1000, { has: [{ has: 'cannot', deed: 'be-chosen' }] }), rat] },
    },
    play: ['use flood'],
    then: { 'bob graveyard': 'veil rat' },
    next: 'bob charge',
  },
  {
    pair: 'cannot untap and silent skill: it stays tapped, and is not left for its skill',
    parts: {
      from: 'untap',
      ann: {
        battle: [
          tapped(
            creature('frost', 1000, {
              has: [{ has: 'cannot', deed: 'untap' }],
              abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 1 }] }],
            }),
          ),
        ],
      },
    },
    play: [],
    then: { 'ann battle': 'frost!', 'ann hand': 1 },
    next: 'ann charge',
  },
  {
    pair: 'a ban and a shield trigger: the spell cannot be used, only kept',
    parts: {
      from: attack,
      ann: {
        battle: [
          bear,
          tapped(creature('censor', 1000, { abilities: [{ ability: 'ban', whose: 'foe', of: { type: 'spell' } }] })),
        ],
      },
      bob: { shields: [bolt] },
    },
    play: ['attack bear player', 'keep'],
    then: { 'bob hand': 'bolt', 'ann battle': 'bear! censor!' },
    next: 'bob charge',
  },
  {
    pair: 'cost and ban by the same player’s cards: each holds for whom it names',
    parts: {
      ann: {
        battle: [
          creature('toll', 1000, { abilities: [{ ability: 'cost', whose: 'any', of: { type: 'spell' }, by: 1 }] }),
        ],
        hand: [bolt, hare],
        mana: [fire],
      },
      bob: { battle: [rat] },
    },
    play: ['use hare'],
    then: { 'ann hand': 'bolt', 'ann battle': 'toll hare' },
    next: 'ann attack',
  },
  // Skills, speed, draws.
  {
    pair: 'silent skill with the creature gone: another start of turn ability destroys it first, the skill happens',
    parts: {
      from: 'untap',
      ann: {
        battle: [
          tapped(sage),
          creature('cull', 2000, {
            abilities: [
              {
                ability: 'when',
                on: 'turn-start',
                whose: 'own',
                do: [{ do: 'destroy', what: { whose: 'own', named: 'sage', count: 1 } }],
              },
            ],
          }),
        ],
      },
    },
    play: ['leave sage', 'first cull'],
    then: { 'ann graveyard': 'sage', 'ann hand': 2 },
    next: 'ann charge',
  },
  {
    pair: 'silent skill and blocking: a creature that was left tapped does not block',
    parts: {
      from: 'untap',
      ann: {
        battle: [
          tapped(
            creature('monk', 2000, {
              has: ['blocker'],
              abilities: [{ ability: 'silent', do: [{ do: 'draw', count: 1 }] }],
            }),
          ),
        ],
      },
      bob: { battle: [bear] },
    },
    play: ['leave monk', 'skip', 'skip', 'attack bear player', 'break 1', 'keep'],
    then: { 'ann shields': 4 },
    next: 'ann silent',
  },
  {
    pair: 'tap ability and speed attacker: it can be used on the turn the creature came',
    parts: {
      from: attack,
      ann: {
        battle: [
          fresh(
            creature('swift', 1000, {
              has: ['speed-attacker'],
              abilities: [{ ability: 'tap', do: [{ do: 'draw', count: 1 }] }],
            }),
          ),
        ],
      },
    },
    play: ['tap swift'],
    then: { 'ann hand': 1, 'ann battle': 'swift!' },
    next: 'bob charge',
  },
  {
    pair: 'tap ability and cannot attack: it can be tapped all the same',
    parts: {
      from: attack,
      ann: {
        battle: [
          creature('seer', 1000, {
            has: [{ has: 'cannot', deed: 'attack' }],
            abilities: [{ ability: 'tap', do: [{ do: 'draw', count: 1 }] }],
          }),
        ],
      },
    },
    play: ['tap seer'],
    then: { 'ann hand': 1 },
    next: 'bob charge',
  },
  {
    pair: 'tap ability and being attacked: the tapped creature is a target in the next turn',
    parts: { from: attack, ann: { battle: [mage] }, bob: { battle: [bear] } },
    play: ['tap mage', 'skip', 'attack bear mage'],
    then: { 'ann graveyard': 'mage' },
    next: 'ann charge',
  },
  {
    pair: 'speed attacker and enters tapped: it is there, and cannot attack',
    parts: {
      ann: { hand: [creature('comet', 1000, { has: ['speed-attacker', 'enters-tapped'], cost: 1 })], mana: [fire] },
    },
    play: ['use comet'],
    then: { 'ann battle': 'comet!' },
    next: 'bob charge',
  },
  {
    pair: 'last card drawn by an effect: it loses at once, in mid-attack',
    parts: {
      from: attack,
      ann: {
        battle: [creature('reader', 3000, { abilities: [when('attacks', { do: 'draw', count: 2 })] })],
        deck: [rat, rat],
      },
    },
    play: ['attack reader player'],
    then: { 'bob shields': 5 },
    next: 'over 1 duel-masters.last-card',
  },
  {
    pair: 'both drawing their last: a draw',
    parts: {
      ann: { hand: [spell('feast', [{ do: 'draw', who: 'both', count: 1 }], { cost: 1 })], mana: [fire], deck: [rat] },
      bob: { deck: [rat] },
    },
    play: ['use feast'],
    then: { 'ann deck': 0, 'bob deck': 0 },
    next: 'over -1 duel-masters.both',
  },
  {
    pair: 'last card and drawing up to: the player stops in time',
    parts: {
      ann: {
        hand: [spell('sip', [{ do: 'draw', count: 2, upTo: true }], { cost: 1 }), rat],
        mana: [fire, fire],
        deck: [wolf, rat],
      },
    },
    play: ['use sip', 'yes', 'no'],
    then: { 'ann hand': 'rat wolf', 'ann deck': 1 },
    next: 'ann main',
  },
  {
    pair: 'multicoloured mana and payment: one card gives one civilization only',
    parts: {
      ann: {
        hand: [creature('pair', 1000, { civilizations: ['light', 'fire'], cost: 2 }), rat],
        mana: [mana('light', 'fire'), mana('water')],
      },
    },
    play: [],
    then: { 'ann battle': '' },
    next: 'ann main',
  },
  {
    pair: 'multicoloured mana by an effect: it enters tapped',
    parts: {
      ann: {
        hand: [spell('root', [{ do: 'top', count: 1, to: 'mana' }], { cost: 1 }), rat],
        mana: [fire, fire],
        deck: [creature('pair', 1000, { civilizations: ['light', 'fire'] }), rat, rat],
      },
    },
    play: ['use root'],
    then: { 'ann mana': 'fire-mana! fire-mana pair!' },
    next: 'ann main',
  },
  {
    pair: 'given traits and leaving: what comes back has lost them',
    parts: {
      ann: {
        battle: [hare],
        hand: [
          spell(
            'cheer',
            [{ do: 'give', traits: [{ has: 'power', by: 4000 }], what: { whose: 'own', count: 1 }, until: 'turn-end' }],
            { cost: 1 },
          ),
          spell('recall', [{ do: 'move', from: 'battle', to: 'hand', what: { whose: 'own', count: 1 } }], { cost: 1 }),
        ],
        mana: [fire, fire, fire],
      },
    },
    play: ['use cheer', 'use recall', 'use hare'],
    then: { 'power hare': 1000 },
    next: 'ann attack',
  },
  {
    pair: 'returning instead and destroyed: what destruction wakes does not happen',
    parts: {
      ann: { hand: [bolt], mana: [fire] },
      bob: {
        battle: [
          creature('relic', 1000, {
            has: [{ has: 'returns', to: 'mana' }],
            abilities: [when('destroyed', { do: 'draw', count: 2 })],
          }),
        ],
      },
    },
    play: ['use bolt'],
    then: { 'bob mana': 'relic', 'bob hand': 1 },
    next: 'bob charge',
  },
];

test('there are at least sixty pairs, each of its own', () => {
  expect(new Set(PAIRS.map(({ pair }) => pair)).size).toBeGreaterThanOrEqual(60);
  expect(PAIRS).toHaveLength(new Set(PAIRS.map(({ pair }) => pair)).size);
});

test.each(PAIRS)('$pair', ({ parts, play, then, next }) => {
  const at = take(position(parts), ...play);
  const found = Object.fromEntries(Object.entries(then).map(([key, value]) => [key, lookUp(at, key, typeof value)]));
  expect(found).toEqual(then);
  expect(asked(at)).toBe(next);
});

function lookUp(at: ReturnType<typeof position>, key: string, wanted: string): string | number {
  const [what = '', where = ''] = key.split(' ');
  if (what === 'power') return power(at, where);
  if (what === 'pile') return pile(at, where);
  const name: Name = what === 'ann' ? 'ann' : 'bob';
  switch (where) {
    case 'hand':
    case 'shields':
    case 'deck':
    case 'mana':
      return wanted === 'number' ? count(at, name, where) : zone(at, name, where);
    case 'battle':
    case 'graveyard':
      return zone(at, name, where);
    default:
      throw new Error(`no zone ${where}`);
  }
}
