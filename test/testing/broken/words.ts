// Games whose words are wrong.
import { LOTS_WORDS } from '../lots.js';
import { broken, type Row, shown, worded } from './games.js';

export const WRONG_WORDS: readonly Row[] = [
  [
    'language.english',
    'there is German only',
    shown({ catalogue: (language) => Promise.resolve(language === 'de' ? LOTS_WORDS.de : undefined) }),
  ],
  [
    'language.unreadable',
    'its German cannot be loaded',
    shown({
      catalogue: (language) =>
        language === 'de' ? Promise.reject(new Error('no file')) : Promise.resolve(LOTS_WORDS[language]),
    }),
  ],
  ['words.missing', 'there is no summary', worded({ 'game.lots.summary': undefined })],
  ['words.missing', 'an event has no words in German', worded({ 'event.lots.laid': undefined }, 'de')],
  ['words.missing', 'a choice has no words', worded({ 'lots.keep': undefined })],
  ['words.missing', 'a closed action has no reason', worded({ 'closed.lots.nothing-drawn': undefined })],
  ['words.missing', 'an end has no reason', worded({ 'reason.lots.sum': undefined }, undefined, { facts: () => ({}) })],
  ['words.missing', 'a fact has no words', worded({ 'lots.fact.left': undefined })],
  ['words.missing', 'an option has no words', worded({ 'option.best': undefined })],
  ['words.extra', 'German has a text of its own', worded({ 'lots.more': 'mehr' }, 'de')],
  ['words.clash', 'a text of the program is another', worded({ 'language.name': 'Lottish' })],
  ['words.format', 'a brace is open', worded({ 'lots.rules': 'Lay {' })],
  ['words.format', 'an apostrophe is straight', worded({ 'lots.rules': "Don't lay." })],
  ['words.blank', 'a text ends with a blank', worded({ 'lots.rules': 'Lay. ' })],
  ['words.slots', 'nothing fills a slot', worded({ 'event.lots.laid': '{player} lays {card} on {pile}.' })],
  ['words.slots', 'German lacks a slot', worded({ 'lots.left': 'einige' }, 'de')],
  ['words.unsaid', 'an event says nothing', worded({ 'event.lots.drew-unseen': '{player, select, Ann {} other {}}' })],
  ['rules.empty', 'there are no rules to read', shown({ rules: [] })],
  ['facts.value', 'a fact is no number', broken({ facts: () => ({ 'lots.fact.left': Number.NaN }) })],
];
