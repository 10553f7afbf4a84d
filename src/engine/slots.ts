// The slots of an ICU message, read off its type, so that a text and whoever says it cannot disagree and compile.

/**
 * The names of the slots of a message, as a union: `'player' | 'n'` of `{player} draws {n, plural, one {# card} other {# cards}}`.
 * Not a literal type: any slot might be there, so it is `string`.
 */
export type SlotsOf<Message extends string> = string extends Message
  ? string
  : Message extends `${string}{${string}`
    ? InMessage<Unquoted<Message>>
    : never;

/**
 * What follows stands in a message. A bracket that opens begins a slot; one that closes ends the message of a case, and the
 * next case follows or the slot ends. So brackets lead by turns into a slot and out of it, and nothing need be counted.
 */
type InMessage<Rest extends string, Found extends string = never> = Rest extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? InSlot<AfterClosing<Rest>, Found>
    : InSlot<After, Found | NameAtStart<After>>
  : Rest extends `${string}}${infer After}`
    ? InSlot<After, Found>
    : Found;

/** What follows stands in a slot, behind its name or between its cases: the next bracket, of either kind, leads to a message. */
type InSlot<Rest extends string, Found extends string> = Rest extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${infer Case}`
    ? InMessage<`${Case}}${After}`, Found>
    : InMessage<After, Found>
  : Found;

type AfterClosing<Rest extends string> = Rest extends `${string}}${infer After}` ? After : never;

type NameAtStart<Text extends string> = Text extends `${infer Head}}${string}`
  ? Head extends `${infer Name},${string}`
    ? Trimmed<Name>
    : Trimmed<Head>
  : never;

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : Text;

/** The message without what stands between ICU's apostrophes, which is text whatever brackets it holds. */
type Unquoted<Message extends string, Kept extends string = ''> = Message extends `${infer Before}'${infer After}`
  ? After extends `'${infer Rest}`
    ? Unquoted<Rest, `${Kept}${Before}`>
    : After extends `{${infer Quoted}` | `}${infer Quoted}`
      ? Unquoted<AfterQuote<Quoted>, `${Kept}${Before}`>
      : Unquoted<After, `${Kept}${Before}`>
  : `${Kept}${Message}`;

type AfterQuote<Quoted extends string> = Quoted extends `${string}'${infer Rest}` ? Rest : '';
