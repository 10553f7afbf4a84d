// English, whose keys all other languages must have.
import cards from './cards.js';
import cli from './cli.js';
import common from './common.js';
import faults from './faults.js';
import packs from './packs.js';
import plain from './plain.js';
import screen from './screen.js';
import simulate from './simulate.js';

const en = {
  ...cards,
  ...cli,
  ...common,
  ...faults,
  ...packs,
  ...plain,
  ...screen,
  ...simulate,
} as const;
export default en;
