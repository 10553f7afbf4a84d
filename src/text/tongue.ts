// A tongue says sayings: it looks a key up in the catalogues of one language and fills its slots.
import type { Face, Language, Saying, Slot } from '../engine/index.js';
import { capital } from './capital.js';
import { type Message, messageOf } from './message.js';
import { spellPlainly } from './spelling.js';

/** How cards are said: with symbols, in plain ASCII, or in words. */
export type CardStyle = 'drawn' | 'ascii' | 'words';

export class Tongue {
  readonly language: Language;
  readonly style: CardStyle;
  readonly #catalogue: Readonly<Record<string, string>>;
  readonly #names: readonly string[];
  readonly #messages = new Map<string, Message>();
  /** Made when it is needed: the first one of a process costs a tenth of its start. */
  #list: Intl.ListFormat | undefined;

  /** @param names players' names by seat, for slots that hold a seat */
  constructor(
    language: Language,
    catalogue: Readonly<Record<string, string>>,
    style: CardStyle = 'drawn',
    names: readonly string[] = [],
  ) {
    this.language = language;
    this.style = style;
    this.#catalogue = catalogue;
    this.#names = names;
  }

  /** The same language for other players, or with cards said in another way. */
  for(names: readonly string[], style: CardStyle = this.style): Tongue {
    return new Tongue(this.language, this.#catalogue, style, names);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#catalogue, key);
  }

  /** Says a key with its slots; a key that no catalogue has, or an empty slot, is our own bug and throws. */
  say(key: string, slots?: Readonly<Record<string, Slot>>): string {
    const values = Object.entries(slots ?? {}).map(([name, slot]): [string, string | number] => [
      name,
      this.#value(slot),
    ]);
    return this.#message(key).format(Object.fromEntries(values));
  }

  /** Says a saying. */
  speak(saying: Saying): string {
    const said = this.say(saying.key, saying.slots);
    return saying.capital === true ? capital(said, this.language) : said;
  }

  face(face: Face): string {
    return this.style === 'words' || face.drawn === '' ? this.speak(face.words) : face[this.style];
  }

  name(seat: number): string {
    return this.#names[seat] ?? '';
  }

  /** Joins as the language joins: `a, b and c`. */
  join(items: readonly string[]): string {
    const [only = ''] = items;
    if (items.length < 2) return only;
    this.#list ??= new Intl.ListFormat(this.language, { type: 'conjunction', style: 'long' });
    return this.#list.format(items);
  }

  #value(slot: Slot): string | number {
    if (typeof slot === 'string' || typeof slot === 'number') return slot;
    if ('face' in slot) return this.face(slot.face);
    if ('seat' in slot) return this.name(slot.seat);
    if ('key' in slot) return this.speak(slot);
    // Bare texts, such as choices and options, are things to type: they stand apart from the sentence.
    if (slot.every((item) => typeof item === 'string')) return slot.join(', ');
    return this.join(slot.map((item) => String(this.#value(item))));
  }

  #message(key: string): Message {
    const known = this.#messages.get(key);
    if (known !== undefined) return known;
    const written = this.#catalogue[key];
    if (written === undefined) throw new Error(`no text for ${key} in ${this.language}`);
    const text = this.style === 'ascii' ? spellPlainly(written, this.language) : written;
    const message = messageOf(text, this.language);
    this.#messages.set(key, message);
    return message;
  }
}
