// Twenty-one in English, and how it is said.
import { wordsOf } from 'hotseat/engine';

export const { say } = wordsOf();

export const WORDS = {
  'game.twenty-one': 'Twenty-one',
  'game.twenty-one.summary': 'Draw cards until you dare no more: the nearest to twenty-one wins.',
  'phase.deal': 'Deal',
  'phase.draw': 'Draw',
  'phase.compare': 'Compare',
  'step.draw': 'draw or stay',
  'twenty-one.draw': 'Draw a card',
  'twenty-one.stay': 'Stay',
  'twenty-one.hand': 'Hand',
  'twenty-one.pack': 'Pack',
  'twenty-one.total': '{total} points',
  'twenty-one.unknown': '{count, plural, one {# card} other {# cards}}, one face down',
  'event.twenty-one.draws': '{player} draws {card}.',
  'event.twenty-one.stays': '{player} stays.',
  'event.twenty-one.bust': '{player} goes past twenty-one.',
  'event.twenty-one.shows': '{player} shows {cards}: {total} points.',
  'reason.twenty-one.nearest': 'nearest to twenty-one',
  'twenty-one.rules.turn':
    'Everybody has two cards, the first of them face down. In turn each player draws cards, face up, until staying or going past twenty-one. Then all cards are shown: the nearest to twenty-one wins, and whoever went past it has nothing.',
  'twenty-one.rules.count':
    'Jack, queen and king count ten, the others their number; one ace of a hand counts eleven where that is not too much.',
};
