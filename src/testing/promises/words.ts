// What promises ask of words: whatever is told, shown and asked in a game can be said in every language that it has.

import { type ChoiceNode, type Game, isEngineEvent, type Saying, treeInAnyOrder } from '../../engine/index.js';
import type { Trial } from '../trial.js';
import type { Moment } from '../walk.js';
import { Lexicon } from '../words/lexicon.js';
import { sayingsIn, versionsOf } from '../words/sayings.js';
import { speakersOf } from '../words/speakers.js';
import { textsFindChoices } from './choices.js';
import { ends } from './ending.js';
import { eyes, type Notes, promise } from './promise.js';

export const eventsAreSaid = promise({
  name: 'every event has words in every language, with the same slots',
  games: 150,
  restsOn: [ends],
  watch: async ({ game }, notes) => {
    const lexicon = await lexiconOf(game, notes);
    const told = new Set<string>();
    return {
      ended: ({ heard }) => {
        for (const event of heard.flatMap(versionsOf)) {
          if (isEngineEvent(event)) continue;
          const saying = game.presentation.sayEvent(event);
          const known = `${event.code} ${saying?.key ?? ''}`;
          if (told.has(known)) continue;
          told.add(known);
          notes.look();
          if (saying !== undefined) lexicon.check(saying, 'strictly');
        }
      },
    };
  },
});

export const allIsSaid = promise({
  name: 'every table, choice, closed action and result has words in every language',
  games: 5,
  restsOn: [textsFindChoices],
  watch: async (trial, notes) => {
    const { game } = trial;
    const lexicon = await lexiconOf(game, notes);
    return {
      at: (moment) => {
        const { match } = moment;
        for (const [name, fact] of Object.entries(match.over ? (game.facts?.(match.state) ?? {}) : {}))
          if (typeof fact === 'number' && !Number.isFinite(fact)) notes.first('facts.value', `${name} is ${fact}`);
        for (const saying of saidAt(trial, moment)) if (lexicon.check(saying)) notes.look();
      },
    };
  },
});

async function lexiconOf(game: Game, notes: Notes): Promise<Lexicon> {
  const unreadable = (language: string, why: string): void =>
    notes.fault('language.unreadable', why, `language ${language}`);
  return new Lexicon(await speakersOf(game, unreadable), notes);
}

/** All that can be said at a moment, to any seat. */
function saidAt({ game }: Trial, moment: Moment): Saying[] {
  const { presentation } = game;
  const { match } = moment;
  const { outcome } = match.state.run;
  const said = eyes(moment).flatMap((seat) => sayingsIn(presentation.table(game.view(match.state, seat))));
  if (outcome !== null) {
    const facts = Object.entries(game.facts?.(match.state) ?? {}).flat();
    const keys = facts.filter((part) => typeof part === 'string');
    return [...said, ...[`reason.${outcome.reason}`, ...keys].map((key) => ({ key }))];
  }
  const view = game.view(match.state, match.asked);
  const closed = match.closed();
  const nodes = below(treeInAnyOrder(game, match.texts())).map(({ words }) => words);
  // The screen says what a closed action is about by the words that it begins with.
  const firsts = closed.map(({ text }) => text.split(' ').slice(0, 1));
  return [
    ...said,
    ...match.choices.toArray().map((choice) => presentation.sayChoice(choice, view)),
    ...[...nodes, ...firsts].flatMap((words) => sayingsIn(presentation.branch(words, view, match.asked))),
    ...closed.map(({ code }) => ({ key: `closed.${code}` })),
  ];
}

/** All nodes below the root. */
function below(root: ChoiceNode): ChoiceNode[] {
  return root.children.flatMap((node) => [node, ...below(node)]);
}
