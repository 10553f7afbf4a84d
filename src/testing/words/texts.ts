// A game's catalogues, text by text: all that the program needs are there, alike in every language, and can be read.
import type { Game } from '../../engine/index.js';
import { commonCatalogue } from '../../text/index.js';
import { FaultList } from '../faults.js';
import { Lexicon } from './lexicon.js';
import { slotsUsed } from './sayings.js';
import { type Speaker, speakersOf } from './speakers.js';

/** Keys that games may have for themselves, though the common catalogue has them: they call such things in their own words. */
const OWN_WORDS = /^(?:phase|step|place)\./u;

/** What is wrong with the words of a game, as far as it can be seen without playing. */
export async function textFaults(game: Game, faults: FaultList): Promise<void> {
  const speakers = await speakersOf(game, (language, why) =>
    faults.add('language.unreadable', `language ${language}`, why),
  );
  const [english, ...others] = speakers;
  if (game.presentation.rules.length === 0) faults.add('rules.empty', 'presentation.rules', 'there is none');
  if (english?.language !== 'en') {
    if (!faults.all.some(({ code }) => code === 'language.unreadable'))
      faults.add('language.english', 'languages', 'there is none');
    return;
  }
  for (const speaker of speakers) checkTexts(speaker, faults);
  for (const speaker of others) compare(speaker, english, faults);
  const common = await commonCatalogue('en');
  for (const key of Object.keys(english.own))
    if (Object.hasOwn(common, key) && !OWN_WORDS.test(key))
      faults.add('words.clash', `text ${key}`, `${key} is a text of the program`);
  const lexicon = new Lexicon(speakers, { fault: (code, what, where = '') => faults.add(code, where, what) });
  neededKeys(game).forEach((key) => lexicon.need(key));
  for (const { name, type, text } of game.library?.cards ?? [])
    for (const saying of [name, type, ...text]) lexicon.check(saying);
  for (const { summary } of game.library?.decks ?? []) lexicon.check(summary);
}

/** The keys that the program says of every game. */
function neededKeys({ id, rows, options, presentation }: Game): string[] {
  return [
    `game.${id}`,
    `game.${id}.summary`,
    ...rows.map(({ phase }) => `phase.${phase}`),
    ...Object.keys(options).map((name) => `option.${name}`),
    ...presentation.rules,
  ];
}

function checkTexts({ own, language }: Speaker, faults: FaultList): void {
  for (const [key, text] of Object.entries(own)) {
    const where = `text ${key}`;
    if (text.trim() !== text || text === '') faults.add('words.blank', where, `in ${language} it is "${text}"`);
    if (slotsOf(text, language) === undefined)
      faults.add('words.format', where, `in ${language} it cannot be read: ${text}`);
    else if (text.includes("'"))
      faults.add('words.format', where, `in ${language} it has a straight apostrophe: ${text}`);
  }
}

/** What a language has otherwise than English. Slots are compared only where both can be read. */
function compare({ own, language }: Speaker, english: Speaker, faults: FaultList): void {
  for (const [key, text] of Object.entries(english.own)) {
    const other = own[key];
    if (other === undefined) {
      faults.add('words.missing', `text ${key}`, `${language} has no text for ${key}`);
      continue;
    }
    const [right, slots] = [slotsOf(text, 'en'), slotsOf(other, language)];
    if (right !== undefined && slots !== undefined && right.join() !== slots.join())
      faults.add(
        'words.slots',
        `text ${key}`,
        `${language} has {${slots.join('}, {')}}, English {${right.join('}, {')}}`,
      );
  }
  for (const key of Object.keys(own))
    if (!Object.hasOwn(english.own, key))
      faults.add('words.extra', `text ${key}`, `${language} has it, English has not`);
}

function slotsOf(text: string, language: string): readonly string[] | undefined {
  try {
    return slotsUsed(text, language);
  } catch {
    return undefined;
  }
}
