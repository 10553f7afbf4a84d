// What promises ask of choices: each has a text that finds it again, and whatever else is typed changes nothing.

import type { Match, Refusal } from '../../engine/index.js';
import { ends } from './ending.js';
import { promise } from './promise.js';
import { copiesAreIndependent, isVerified } from './state.js';

export const textsFindChoices = promise({
  name: 'every choice has a text of its own, which is tidy and finds it again',
  games: 40,
  restsOn: [ends],
  watch: ({ game }, notes) => ({
    at: ({ match }) => {
      const texts = match.texts();
      const known = new Set<string>();
      texts.forEach((text, index) => {
        notes.look();
        const blanks = text.trim() !== text || /\s\s|[^\S ]/u.test(text);
        if (known.has(text)) notes.first('choice.twice', `two choices are called "${text}"`);
        else if (text === '' || blanks) notes.first('choice.blanks', `a choice is called "${text}"`);
        else if (game.tidy(text) !== text) notes.first('choice.text', `"${text}" is tidied to "${game.tidy(text)}"`);
        else if (![text, `  ${text.replaceAll(' ', '   ')} `].every((typed) => findsAt(match, typed, index)))
          notes.first('choice.text', `"${text}" finds another choice, or none`);
        known.add(text);
      });
    },
  }),
});

/** Whether a text finds the choice at a place of the list. */
function findsAt(match: Match, text: string, index: number): boolean {
  const found = match.find(text);
  return found.ok && found.value === index;
}

/** What no game means by anything. */
const NONSENSE = ['', 'nonsense', 'pass pass'];
/** Texts of earlier decisions that are tried again. */
const RECENT = 10;

export const refusalsChangeNothing = promise({
  name: 'CO-3 a refused choice changes nothing, and names the choices there are',
  games: 40,
  restsOn: [textsFindChoices],
  watch: ({ game }, notes) => {
    const earlier = new Set<string>();
    return {
      begins: () => earlier.clear(),
      at: ({ match }) => {
        const open = match.texts();
        const before = match.hash();
        const reasons = match.closed();
        const closed = new Set(reasons.map(({ text }) => text));
        for (const text of closed)
          if (game.tidy(text) !== text) notes.first('closed.text', `"${text}" is tidied to "${game.tidy(text)}"`);
          else if (open.includes(text)) notes.first('closed.text', `"${text}" is open and closed`);
        // Of those that are closed for one reason, the last is refused as all of them are.
        const tried = new Map(reasons.map(({ code, text }) => [code, text])).values();
        const wrong = [...NONSENSE, ...[...earlier].slice(-RECENT), ...tried].filter((text) => !open.includes(text));
        for (const text of wrong) {
          notes.look();
          const what = wrongIn(match.choose(text), match, closed.has(game.tidy(text)), open);
          if (what !== undefined) {
            notes.first('refusal.changes', `"${text}": ${what}`);
            return;
          }
        }
        if (match.hash() !== before) notes.first('refusal.changes', 'a refused choice changed the state');
        open.forEach((text) => earlier.add(text));
      },
    };
  },
});

/** What is wrong with how a choice that is not open was refused. */
function wrongIn(
  refused: Refusal | undefined,
  match: Match,
  closed: boolean,
  open: readonly string[],
): string | undefined {
  if (refused === undefined) return 'taken, though it is not open';
  const code = match.over ? 'over' : closed ? 'closed' : 'not-open';
  if (refused.code !== code) return `refused as ${refused.code}, and is ${code}`;
  const named = refused.data.choices;
  return match.over || (Array.isArray(named) && named.join('\n') === open.join('\n'))
    ? undefined
    : 'refused without naming what is open';
}

export const concedingEnds = promise({
  name: 'CO-7 whoever concedes, at any own decision, comes last, and the game is over',
  games: 40,
  restsOn: [copiesAreIndependent, isVerified],
  watch: ({ game }, notes) => ({
    at: ({ match }) => {
      if (match.over) return;
      notes.look();
      const { asked, state } = match;
      const left = match.copy();
      for (const seat of state.run.order)
        if (seat !== asked && left.concede(seat)?.code !== 'not-asked')
          notes.first('concede.refused', `seat ${seat} gives up without being asked`);
      left.concede(asked);
      const { outcome } = left.state.run;
      const place = outcome?.places[asked] ?? 0;
      if (!left.over || outcome === null) notes.first('concede.refused', 'the game goes on');
      else if (place < state.run.order.length) notes.first('concede.refused', `seat ${asked} comes in place ${place}`);
      else if (outcome.winner === asked) notes.first('concede.refused', `seat ${asked} gives up and wins`);
      else if (outcome.reason !== 'conceded')
        notes.first('concede.refused', `the game ends for another reason: ${outcome.reason}`);
      const broken = game.verify(left.state);
      if (broken.length > 0) notes.first('concede.refused', `after it, ${broken.join('; ')}`);
    },
  }),
});
