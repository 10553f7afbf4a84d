// A table of no game: two seats that sit opposite each other with as many cards as are wanted, some of them to be chosen.
import type { ChoiceNode, Face, GridZone, Place, SeatArea, TableView, Zone } from '../../src/engine/index.js';
import { say } from '../../src/engine/index.js';
import { type Model, openModel } from '../../src/screen/model.js';
import { Onlooker, type Position } from '../../src/screen/position.js';
import { loadTongue } from '../../src/text/index.js';
import { gameCalled } from '../shelf.js';
import { ENDING, golfWith } from './seated.js';

const golf = await gameCalled('golf');

const NAMES = ['Ember Whelp', 'Stone Ox', 'Tide Caller', 'Gloom Moth', 'Lantern Knight of the Far Shore', 'Sapling'];
const TONES = ['red', 'green', 'blue', 'violet', 'yellow'];
const CATALOGUE: Record<string, string> = {
  'toy.battle': 'Battle zone',
  'toy.mana': 'Mana {free}/{count}',
  'toy.shields': 'Shields',
  'toy.hand': 'Hand',
  'toy.deck': 'Deck',
  'toy.grave': 'Graveyard',
  'toy.none': ' ',
  'toy.blocker': 'blocker',
  'toy.note': 'Whenever this creature attacks, draw a card.',
  'toy.attack': 'attack',
};
for (const name of NAMES) CATALOGUE[`toy.${name}`] = name;

export interface Crowd {
  readonly creatures: number;
  readonly mana: number;
  readonly shields: number;
  readonly hand: number;
  readonly grave: number;
}

export const FULL: Crowd = { creatures: 12, mana: 15, shields: 6, hand: 10, grave: 9 };

export function crowdTable(own: Crowd, other: Crowd = own): TableView {
  return {
    seats: [seat(0, own, true), seat(1, other, false)],
    centre: [],
    status: [],
    facing: 'rows',
    legend: [{ mark: 'B', words: say('toy.blocker') }],
  };
}

const TONGUE = (await loadTongue('en', { ...(await golf.presentation.catalogue('en')), ...CATALOGUE })).for([
  'Ann',
  'Bob',
]);

/** A model of a table on which the first player may choose some cards, by the words `attack` and their ids. */
export function crowdModel(table: TableView, open: readonly string[], changes: Partial<Position> = {}): Model {
  const sitting = golfWith(['Ann', 'Bob']);
  const position = new Onlooker(TONGUE, ENDING).look(sitting);
  const children = open.map((id): ChoiceNode => ({ words: ['attack', id], text: `attack ${id}`, children: [] }));
  const root: ChoiceNode = { words: ['attack'], text: undefined, children };
  const presentation: Position['game']['presentation'] = {
    ...position.game.presentation,
    branch: (words) => ({ say: say('toy.attack'), ...(words[1] === undefined ? {} : { spot: words[1] }) }),
  };
  return openModel(
    {
      ...position,
      table,
      root,
      closed: [],
      keys: [],
      game: { ...position.game, presentation },
      sayChoice: () => say('toy.attack'),
      viewer: 0,
      ...changes,
    },
    false,
  );
}

export function creature(id: string, at: number, more: Partial<Place> = {}): Place {
  const name = NAMES[at % NAMES.length] ?? '';
  const face: Face = { drawn: '', ascii: '', words: say(`toy.${name}`), tone: TONES[at % TONES.length] ?? '' };
  return { id, label: '', lies: 'open', face, notes: [say('toy.note')], ...more };
}

function seat(number: number, crowd: Crowd, isOwn: boolean): SeatArea {
  const row = (name: string, places: readonly Place[], more: Partial<GridZone> = {}): Zone => ({
    zone: 'grid',
    name: say(`toy.${name}`, { free: 9, count: places.length }),
    rows: places.length === 0 ? [] : [places],
    ...more,
  });
  const many = (count: number, make: (at: number) => Place): Place[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const down = (id: string): Place => ({ id, label: '', lies: 'down', face: undefined });
  const grave = many(crowd.grave, (at) => creature(`grave.${number}.${at}`, at));
  const [top] = grave;
  return {
    seat: number,
    summary: say('toy.none'),
    zones: [
      row(
        'battle',
        many(crowd.creatures, (at) =>
          creature(`battle.${number}.${at}`, at, {
            marks: [`${at + 1}000`, ...(at % 3 === 0 ? ['B'] : [])],
            turned: at % 2 === 1,
          }),
        ),
      ),
      row(
        'mana',
        many(crowd.mana, (at) => creature(`mana.${number}.${at}`, at, { marks: ['F'], turned: at % 3 === 0 })),
        { small: true },
      ),
      row(
        'shields',
        many(crowd.shields, (at) => down(`shield.${number}.${at}`)),
      ),
      row(
        'hand',
        many(crowd.hand, (at) =>
          isOwn ? creature(`hand.${number}.${at}`, at, { marks: [String(at + 1)] }) : down(`hand.${number}.${at}`),
        ),
      ),
      { zone: 'pile', name: say('toy.deck'), count: 22, top: down(`deck.${number}`) },
      {
        zone: 'pile',
        name: say('toy.grave'),
        count: grave.length,
        top:
          top === undefined
            ? { id: `top.${number}`, label: '', lies: 'gone', face: undefined }
            : { ...top, id: `top.${number}` },
        cards: grave,
      },
    ],
  };
}
