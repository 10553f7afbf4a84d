// The one way to fail: either what was asked for, or everything that is wrong with what a person gave us.
import type { Fault, Refusal } from './fault.js';

export interface Failure<F extends Refusal = Fault> {
  readonly ok: false;
  readonly faults: readonly [F, ...F[]];
}

/** What came of something that can fail because of what a person gave us. An error of our own is thrown. */
export type Result<T, F extends Refusal = Fault> = { readonly ok: true; readonly value: T } | Failure<F>;

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failure<F extends Refusal>(...faults: readonly [F, ...F[]]): Failure<F> {
  return { ok: false, faults };
}

/** The value, unless something is wrong with it. */
export function successUnless<T, F extends Refusal>(faults: readonly F[], value: T): Result<T, F> {
  const [first, ...others] = faults;
  return first === undefined ? success(value) : { ok: false, faults: [first, ...others] };
}

/** What is wrong; nothing is with a success. */
export function faultsOf<F extends Refusal>(result: Result<unknown, F>): readonly F[] {
  return result.ok ? [] : result.faults;
}

/** The value of a result that cannot be a failure; if it is one, the program is wrong, and an error with the codes is thrown. */
export function unwrap<T, F extends Refusal>(result: Result<T, F>): T {
  if (result.ok) return result.value;
  throw new Error(result.faults.map(({ code, data }) => `${code} ${JSON.stringify(data)}`).join(', '));
}
