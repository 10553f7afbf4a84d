// A bot that draws up to sixteen, and stays from seventeen on. It sees what its seat sees.
import { totalOf } from './count.js';

const ENOUGH = 17;

export const careful = {
  choose: ({ seat, view }) => (totalOf(view().hands[seat]) < ENOUGH ? 0 : 1),
};
