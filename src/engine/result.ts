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

/** The same by a list, however long. An empty one is an error of ours: nothing is wrong, and that is no failure. */
export function failureOf<F extends Refusal>(faults: readonly F[]): Failure<F> {
  const [first, ...others] = faults;
  if (first === undefined) throw new Error('a failure without a fault');
  return { ok: false, faults: [first, ...others] };
}

/** The value, unless something is wrong with it. */
export function successUnless<T, F extends Refusal>(faults: readonly F[], value: T): Result<T, F> {
  return faults.length === 0 ? success(value) : failureOf(faults);
}

/** Several results as one: all values by their names, or everything that is wrong with any of them, in the order of the names. */
export function together<T extends Readonly<Record<string, unknown>>, F extends Refusal = Fault>(
  results: {
    readonly [Name in keyof T]: Result<T[Name], F>;
  },
): Result<T, F> {
  const named = Object.entries<Result<unknown, F>>(results);
  const values = named.flatMap(([name, result]) => (result.ok ? [[name, result.value] as const] : []));
  return successUnless(
    named.flatMap(([, result]) => faultsOf(result)),
    Object.fromEntries(values) as T,
  );
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
