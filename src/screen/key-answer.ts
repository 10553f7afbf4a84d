// What updating needs and answers: how the table is shown, and the model and effect after a key.
import type { Size } from './canvas.js';
import type { Effect, Model } from './model.js';
import type { Theme } from './theme.js';

/** How the table is shown: moving and scrolling depend on it. */
export interface Shown {
  readonly size: Size;
  readonly theme: Theme;
}

export interface Updated {
  readonly model: Model;
  readonly effect: Effect;
}

/** Another model and nothing to do. */
export function same(model: Model): Updated {
  return { model, effect: { do: 'nothing' } };
}
