// What can be wrong with a game: every kind of fault with what would be right in its place, and lists of those that were found.

/** The kinds of fault by their codes, each with what would be right. For developers, in English. */
export const FAULTS = {
  'part.missing': 'a game made by defineGame, with everything that its definition asks for',
  'game.id': 'a slug: small letters, digits and hyphens, a letter first',
  'game.rules': 'a whole number from 1 on, raised whenever old recordings would play out differently',
  'game.seats': 'whole numbers, at least one seat and no fewer at most',
  'option.name': 'a slug: small letters, digits and hyphens, a letter first',
  'option.value':
    'words that are slugs, each once; whole numbers of at most nine digits, the usual one within the bounds',
  'phase.name': 'a slug: small letters, digits and hyphens, a letter first',
  'step.missing': 'a step in the step table for every step that the phase table names',
  'bot.name': 'a slug, and none of the names of the bots that every game has',
  'bot.greedy': 'a bot called greedy, which simulations and tournaments take when no bot is named',
  'bot.choice': 'the place of a choice in the list, a whole number from 0 on and below its count',
  'bot.chance': 'the same answer to the same question: chance comes from the outlook alone',
  'language.english': 'a catalogue in English: it stands in for every language that a game lacks',
  'language.unreadable': 'a catalogue of texts by their keys, or undefined for a language that the game lacks',
  'words.missing': 'a text in every language that the game has',
  'words.extra': 'the same keys in every language: English says which there are',
  'words.clash': 'keys of the game’s own: only phases, steps and places may have other words than the common ones',
  'words.format': 'a text that the formatter reads: braces in pairs, plurals with `other`, ’ for an apostrophe',
  'words.blank': 'a text without blanks at its ends',
  'words.slots': 'the same slots in every language, and as many as are filled',
  'words.unsaid': 'words that can be said with what fills their slots',
  'rules.empty': 'a rules page: keys of headings and paragraphs, each with a text',
  'setup.refused': 'no fault in a set-up with the usual options, for any number of players and any ready deck',
  'deck.faulty': 'ready decks that are read without a fault',
  'card.id': 'a slug for every card of the library, each once',
  'play.throws': 'a game that never throws, whatever is chosen',
  'play.endless': 'a game that ends by its own rules within 10000 decisions, however it is played',
  'play.stuck': 'a choice in every decision, for a seat of the game',
  'play.result': 'a place and a score for each seat, and a winner who alone has the first place',
  'play.chance':
    'the same game from the same set-up and choices: chance comes from play.chance alone, and nothing is kept outside the state',
  'choice.text': 'a text that finds its choice again, and that `tidy` leaves as it is',
  'choice.twice': 'a text of its own for every choice',
  'choice.blanks': 'words with one blank between them and none at the ends',
  'closed.text': 'a text that `tidy` leaves as it is, and that is not open as well',
  'refusal.changes': 'a refusal that changes nothing',
  'state.json': 'plain data: numbers, texts, lists and objects, which JSON changes nothing about',
  'state.broken': 'a state in which `verify` finds nothing wrong, at every decision',
  'copy.differs': 'a copy that is equal to the original',
  'copy.shares': 'a copy that shares nothing that changes with the original',
  'view.generator': 'a view without the generator: who knows its numbers knows what comes',
  'view.changes': 'a view that is only looked at: making and showing it changes nothing',
  'view.shares': 'a view that stays as it is while the game goes on',
  'view.hidden': 'a view and choices that are the same whatever lies where the seat cannot see',
  'view.untold':
    'a view without what is another’s secret, on the agenda too: what comes to be seen is told by an event',
  'imagine.unlike': 'an imagined state that shows the same view, asks the same, and offers the same choices',
  'imagine.broken': 'an imagined state in which `verify` finds nothing wrong',
  'imagine.shares': 'an imagined state that shares nothing that changes with the view',
  'concede.refused':
    'an end at once, at every own decision, with that seat last, nobody’s win, and the reason `conceded`',
  'event.hidden':
    'events that name no card which the seat cannot see: `only` for those who may know it, `instead` for the others',
  'table.seats': 'an area for each seat, once',
  'table.places': 'an id of its own for every place',
  'table.spot': 'a place or a spot of the table',
  'table.map': 'rows as many and as long as the map says, a character in each cell, and a focus within it',
  'table.keys': 'keys that stand for one choice each',
  'facts.value': 'numbers, and keys of the catalogues',
  'cards.unplayed': 'ready decks whose every card gets played',
} as const;

export type FaultCode = keyof typeof FAULTS;

export interface GameFault {
  readonly code: FaultCode;
  /** Where it was found: a part of the game, a text, a position of a game that was played. */
  readonly where: string;
  /** What is wrong there. */
  readonly what: string;
  /** What would be right. */
  readonly right: string;
}

/** One line a fault, for developers: `option big: least is above most. Right would be: …`. */
export function sayGameFault({ where, what, right }: GameFault): string {
  return `${where}: ${what}. Right would be: ${right}.`;
}

/** Faults as they are found, each once, wherever and however often it was met. */
export class FaultList {
  readonly #faults = new Map<string, GameFault>();
  readonly #met = new Set<FaultCode>();

  get all(): readonly GameFault[] {
    return [...this.#faults.values()];
  }

  get none(): boolean {
    return this.#faults.size === 0;
  }

  /** Adds a fault that is told apart from others of its kind by what is wrong. */
  add(code: FaultCode, where: string, what: string): void {
    this.#keep({ code, where, what, right: FAULTS[code] });
  }

  /** Adds a fault unless there is one of its kind: positions show the same fault in many ways. */
  first(code: FaultCode, where: string, what: string): void {
    if (!this.#met.has(code)) this.add(code, where, what);
  }

  addAll(faults: readonly GameFault[]): void {
    faults.forEach((fault) => this.#keep(fault));
  }

  #keep(fault: GameFault): void {
    const key = `${fault.code} ${fault.what}`;
    if (!this.#faults.has(key)) this.#faults.set(key, fault);
    this.#met.add(fault.code);
  }
}
