// The steps of Golf, as data. What each does stands in the step table, steps/index.ts.

export interface GolfStep {
  readonly do: 'seat' | 'deal' | 'reveal' | 'draw' | 'swap' | 'discard' | 'uncover' | 'score';
  readonly player: number;
}
