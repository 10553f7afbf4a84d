// The tightest hand-written loop of Golf's rules for two players, in random play: what the engine is measured against. It
// makes the same games as the engine does with the same two generators; a test holds them to each other.

type Next = () => number;

const RANKS = 13;
const POINTS = [1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0];
const PACK = Array.from({ length: 52 }, (_, card) => card);
/** By the bits of face-down slots: how many there are, and which. */
const SLOTS = Array.from({ length: 64 }, (_, bits) => [0, 1, 2, 3, 4, 5].filter((slot) => bits & (1 << slot)));
/** By the bits of face-down slots: the bits that each pair turns up, in rising order of slots. */
const PAIRS = SLOTS.map((slots) =>
  slots.flatMap((slot) => slots.filter((other) => other > slot).map((other) => (1 << slot) | (1 << other))),
);

export interface BareResult {
  readonly decisions: number;
  readonly scores: readonly [number, number];
}

const cards = new Array<number>(12).fill(0);
const down = [0, 0];
const gone = [0, 0];
const discard = new Array<number>(120).fill(0);
const pack = PACK.slice();

/** Plays one game: `deal` shuffles, `pick` chooses uniformly among the legal choices in the engine's order. */
export function playBareGolf(deal: Next, pick: Next): BareResult {
  for (let at = 0; at < 52; at++) pack[at] = at;
  for (let last = 51; last > 0; last--) {
    const other = Math.floor(deal() * (last + 1));
    const kept = pack[last] as number;
    pack[last] = pack[other] as number;
    pack[other] = kept;
  }
  for (let at = 0; at < 12; at++) cards[at] = pack[51 - at] as number;
  discard[0] = pack[39] as number;
  let discards = 1;
  let draws = 39;
  down[0] = down[1] = 63;
  gone[0] = gone[1] = 0;
  let decisions = 0;
  for (let player = 0; player < 2; player++) {
    down[player] = 63 & ~((PAIRS[63] as number[])[Math.floor(pick() * 15)] as number);
    decisions++;
  }
  let turnsLeft = -1;
  let still = 0;
  for (let player = 0; turnsLeft !== 0 && still < 200; player ^= 1) {
    const hidden = down[player] as number;
    const here = 63 & ~(gone[player] as number);
    const hiddenSlots = SLOTS[hidden] as number[];
    const slots = SLOTS[here] as number[];
    const reveals = hiddenSlots.length + (PAIRS[hidden] as number[]).length;
    const draw = draws > 0 ? 1 : 0;
    const count = reveals + draw + (discards > 0 ? slots.length : 0);
    let choice = 0;
    if (count > 1) {
      choice = Math.floor(pick() * count);
      decisions++;
    }
    let seen = true;
    if (choice < reveals) {
      const bits =
        choice < hiddenSlots.length
          ? 1 << (hiddenSlots[choice] as number)
          : ((PAIRS[hidden] as number[])[choice - hiddenSlots.length] as number);
      down[player] = hidden & ~bits;
    } else if (choice < reveals + draw) {
      const card = pack[--draws] as number;
      const places = slots.length + hiddenSlots.length;
      let place = 0;
      if (places > 1) {
        place = Math.floor(pick() * places);
        decisions++;
      }
      if (place < slots.length) {
        const slot = slots[place] as number;
        discard[discards++] = cards[player * 6 + slot] as number;
        cards[player * 6 + slot] = card;
        down[player] = hidden & ~(1 << slot);
      } else {
        discard[discards++] = card;
        down[player] = hidden & ~(1 << (hiddenSlots[place - slots.length] as number));
      }
    } else {
      const slot = slots[choice - reveals - draw] as number;
      const card = discard[discards - 1] as number;
      discard[discards - 1] = cards[player * 6 + slot] as number;
      cards[player * 6 + slot] = card;
      seen = (hidden & (1 << slot)) !== 0;
      down[player] = hidden & ~(1 << slot);
    }
    discards = removeRows(player, discards);
    if (turnsLeft >= 0) turnsLeft--;
    else if (down[player] === 0) turnsLeft = 1;
    still = seen ? 0 : still + 1;
  }
  down[0] = down[1] = 0;
  discards = removeRows(0, discards);
  removeRows(1, discards);
  return { decisions, scores: [scoreOf(0), scoreOf(1)] };
}

function removeRows(player: number, discards: number): number {
  let top = discards;
  for (let row = 0; row < 2; row++) {
    const bits = 7 << (row * 3);
    if ((((down[player] as number) | (gone[player] as number)) & bits) !== 0) continue;
    const at = player * 6 + row * 3;
    const rank = (cards[at] as number) % RANKS;
    if ((cards[at + 1] as number) % RANKS !== rank || (cards[at + 2] as number) % RANKS !== rank) continue;
    for (let slot = 0; slot < 3; slot++) discard[top++] = cards[at + slot] as number;
    gone[player] = (gone[player] as number) | bits;
  }
  return top;
}

function scoreOf(player: number): number {
  const away = gone[player] as number;
  if (away === 63) return -Infinity;
  let points = 0;
  for (let column = 0; column < 3; column++) {
    const upper = away & (1 << column) ? -1 : (cards[player * 6 + column] as number) % RANKS;
    const lower = away & (1 << (column + 3)) ? -1 : (cards[player * 6 + column + 3] as number) % RANKS;
    if (upper === lower) continue;
    if (upper >= 0) points += POINTS[upper] as number;
    if (lower >= 0) points += POINTS[lower] as number;
  }
  return points;
}
