// What promises ask of tables: what lies where can be drawn and pointed at, and looking at a game changes nothing in it.

import {
  type ChoiceNode,
  choiceTree,
  type KeyChoice,
  type MapZone,
  type Place,
  type TableView,
  type Zone,
} from '../../engine/index.js';
import { textsFindChoices } from './choices.js';
import { frozenCopy, sameData, writesToFrozen } from './plain.js';
import { eyes, type Notes, promise } from './promise.js';
import { copiesAreIndependent } from './state.js';

export const tablesAreSound = promise({
  name: 'every table has an area for each seat, places that can be told apart, and choices that point at them',
  games: 8,
  restsOn: [textsFindChoices],
  watch: ({ game }, notes) => {
    const { presentation } = game;
    return {
      at: (moment) => {
        const { match } = moment;
        for (const seat of eyes(moment)) {
          const view = game.view(match.state, seat);
          const table = presentation.table(view);
          notes.look();
          checkSeats(table, match.state.run.order, notes);
          const ids = checkZones(table, notes);
          if (match.over || seat !== match.asked) continue;
          for (const { words } of below(choiceTree(match.texts()))) {
            const { spot } = presentation.branch(words, view, seat);
            if (spot !== undefined && !ids.has(spot))
              notes.first('table.spot', `"${words.join(' ')}" is about ${spot}, which is nowhere on the table`);
          }
          checkKeys(presentation.keys?.(view) ?? [], notes);
        }
      },
    };
  },
});

function checkSeats({ seats }: TableView, order: readonly number[], notes: Notes): void {
  const shown = seats.map(({ seat }) => seat);
  if ([...shown].sort().join() !== [...order].sort().join())
    notes.first('table.seats', `it has areas for the seats ${shown.join(', ')} of ${order.join(', ')}`);
}

/** @returns the ids that choices can point at */
function checkZones({ seats, centre }: TableView, notes: Notes): Set<string> {
  const ids = new Set<string>();
  for (const zone of [...centre, ...seats.flatMap(({ zones }) => zones)]) {
    if (zone.zone === 'map') {
      checkMap(zone, notes);
      for (const { id } of zone.spots) ids.add(id);
    }
    for (const { id } of placesOf(zone)) {
      if (ids.has(id)) notes.first('table.places', `two places are called ${id}`);
      ids.add(id);
    }
  }
  return ids;
}

function placesOf(zone: Zone): readonly Place[] {
  switch (zone.zone) {
    case 'grid':
      return zone.rows.flat();
    case 'pile':
      return [zone.top, ...(zone.cards ?? [])];
    case 'stack':
      return zone.layers.map(({ place }) => place);
    case 'gauge':
    case 'effects':
    case 'note':
    case 'map':
      return [];
  }
}

function checkMap({ width, height, rows, focus }: MapZone, notes: Notes): void {
  const odd = rows.findIndex((row) => row.length !== width || row.some(({ glyph }) => [...glyph].length !== 1));
  if (rows.length !== height) notes.first('table.map', `${rows.length} rows, and it is ${height} high`);
  else if (odd >= 0) notes.first('table.map', `row ${odd} has not a character in each of ${width} cells`);
  else if (rows[focus.y]?.[focus.x] === undefined)
    notes.first('table.map', `the focus ${focus.x}, ${focus.y} is outside`);
}

function checkKeys(keys: readonly KeyChoice[], notes: Notes): void {
  const known = new Set<string>();
  for (const { key } of keys) {
    if (known.has(key)) notes.first('table.keys', `${key} stands for two choices`);
    known.add(key);
  }
}

function below(root: ChoiceNode): ChoiceNode[] {
  return root.children.flatMap((node) => [node, ...below(node)]);
}

export const lookingChangesNothing = promise({
  name: 'making a view and showing it changes nothing, and a view does not change when the game goes on',
  games: 8,
  restsOn: [copiesAreIndependent],
  watch: ({ game }, notes) => ({
    at: (moment) => {
      const { match, next } = moment;
      const { presentation } = game;
      notes.look();
      const state = frozenCopy(match.state);
      try {
        for (const seat of eyes(moment)) {
          const view = game.view(state, seat);
          presentation.table(view);
          if (seat === match.asked) for (const choice of match.choices.toArray()) presentation.sayChoice(choice, view);
        }
        game.verify(state);
        if (match.over) game.facts?.(state);
        else presentation.stepWithin?.(match.step ?? '', game.view(state, match.asked));
      } catch (error) {
        if (!writesToFrozen(error)) throw error;
        notes.first('view.changes', error.message);
      }
      if (match.over) return;
      const other = match.copy();
      const view = game.view(other.state, match.asked);
      const before = frozenCopy(view);
      other.take(next);
      if (!sameData(view, before)) notes.first('view.shares', 'a view changes when the game goes on');
    },
  }),
});
