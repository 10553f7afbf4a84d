// The one way to fail: either what was asked for, or everything that is wrong.
import type { Fault, Refusal } from './fault.js';

/** What came of something that can fail because of what a person gave us. Errors of our own are thrown. */
export type Result<T, F extends Refusal = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly [F, ...F[]] };

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failure<F extends Refusal>(
  ...faults: readonly [F, ...F[]]
): { readonly ok: false; readonly faults: readonly [F, ...F[]] } {
  return { ok: false, faults };
}

/** A failure when there are faults, otherwise the value. */
export function unless<T, F extends Refusal>(faults: readonly F[], value: T): Result<T, F> {
  const [first, ...others] = faults;
  return first === undefined ? success(value) : failure(first, ...others);
}
