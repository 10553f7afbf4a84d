// The list of legal choices. One list is reused for every decision, and shared lists are appended without being copied.

export class ChoiceList<C> {
  /** How many choices there are. */
  count = 0;
  readonly #parts: (readonly C[])[] = [];
  #used = 0;
  /** The part that single choices are added to, when it is the last one. */
  #open: C[] | undefined;

  /** Adds one choice at the end. */
  add(choice: C): void {
    if (this.#open === undefined) {
      this.#open = [];
      this.#parts[this.#used++] = this.#open;
    }
    this.#open.push(choice);
    this.count++;
  }

  /** Adds a whole list at the end. It is kept as it is, so it must never be changed afterwards. */
  append(shared: readonly C[]): void {
    if (shared.length === 0) return;
    this.#open = undefined;
    this.#parts[this.#used++] = shared;
    this.count += shared.length;
  }

  /** The choice at a place, counted from 0; throws beyond the end. */
  at(index: number): C {
    let rest = index;
    for (let part = 0; part < this.#used; part++) {
      const choices = this.#parts[part] as readonly C[];
      if (rest < choices.length) {
        const choice = choices[rest];
        if (choice !== undefined) return choice;
      }
      rest -= choices.length;
    }
    throw new RangeError(`there is no choice ${index} of ${this.count}`);
  }

  clear(): void {
    this.count = 0;
    this.#used = 0;
    this.#open = undefined;
  }

  /** The choices as an array of their own. */
  toArray(): C[] {
    return this.#parts.slice(0, this.#used).flat();
  }
}
