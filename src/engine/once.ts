// What is worked out once for each of many things: how a card looks, what a deck list says.

/**
 * @param make must always answer alike for the same object
 * @returns the same, made when it is first asked for and kept as long as the object is
 */
export function oncePer<K extends object, T extends NonNullable<unknown>>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  // Most often it is asked again for what it was asked for just now.
  let last: K | undefined;
  let lastMade: T | undefined;
  return (key) => {
    if (key === last && lastMade !== undefined) return lastMade;
    let known = made.get(key);
    if (known === undefined) {
      known = make(key);
      made.set(key, known);
    }
    last = key;
    lastMade = known;
    return known;
  };
}
