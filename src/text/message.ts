// A text of a catalogue, made ready to be said. Most texts only have slots to fill; whatever asks for more, such as a plural, is
// left to the message formatter.
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../engine/index.js';

/** What fills the slots of a text, by their names. */
export type Values = Readonly<Record<string, string | number>>;

export interface Message {
  /** The text with its slots filled; a slot without a value is our own bug and throws. */
  format(values: Values): string;
}

/** A slot that holds a value as it stands. */
const SLOT = /\{(\w+)\}/u;
/** An apostrophe before one of these quotes, and is no letter. */
const QUOTE = /'['{}<>]/u;

/** @param text in ICU message syntax, without tags */
export function messageOf(text: string, language: Language): Message {
  return isPlain(text) ? new PlainMessage(text) : new FormattedMessage(text, language);
}

/** Whether a text has slots to fill and nothing more to be worked out. */
export function isPlain(text: string): boolean {
  return (
    !QUOTE.test(text) &&
    !/[{}]/u.test(
      text
        .split(SLOT)
        .filter((_, at) => at % 2 === 0)
        .join(''),
    )
  );
}

class PlainMessage implements Message {
  /** Text and slots' names in turn. */
  readonly #parts: readonly string[];

  constructor(text: string) {
    this.#parts = text.split(SLOT);
  }

  format(values: Values): string {
    return this.#parts.map((part, at) => (at % 2 === 0 ? part : String(valueOf(values, part)))).join('');
  }
}

class FormattedMessage implements Message {
  readonly #format: IntlMessageFormat;

  constructor(text: string, language: Language) {
    this.#format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  }

  format(values: Values): string {
    return String(this.#format.format(values));
  }
}

function valueOf(values: Values, name: string): string | number {
  const value = values[name];
  if (value === undefined) throw new Error(`nothing fills the slot {${name}}`);
  return value;
}
