// A sitting: a match with the people and bots round it. It keeps the log, takes choices back, and tells a journal what to
// write. Screen and plain mode are two ways to sit down at the same one.
import { Bots } from './bots.js';
import { eventFor, type GameEvent } from './event.js';
import { type Refusal, refusal } from './fault.js';
import type { Game } from './game.js';
import { canonicalJson } from './hash.js';
import { Match } from './match.js';
import type { Listener } from './play.js';
import { writeHeader, writeHeading, writeMove } from './recording/write.js';
import type { Setup } from './setup.js';
import type { State } from './state.js';
import { NOBODY } from './step.js';

/** Where a running game is kept. Each call is on disk before it returns, so that a killed program loses nothing. */
export interface Journal {
  /** Adds text at the end. */
  append(text: string): void;
  /** Puts a text in the place of all there was, as one step that happens or does not. */
  replace(text: string): void;
}

/** One thing that happened, with the turn it happened in. */
export interface LogEntry {
  readonly turn: number;
  readonly event: GameEvent;
}

/** What is needed to go back to before a choice. */
interface Bookmark {
  readonly state: State;
  readonly logLength: number;
  readonly textLength: number;
  /** Whether the choice let somebody see what was hidden. */
  uncovered: boolean;
}

export class Sitting {
  readonly game: Game;
  readonly setup: Setup;
  readonly log: LogEntry[] = [];
  readonly #bots: Bots;
  readonly #bookmarks: Bookmark[] = [];
  #journal: Journal | undefined;
  #match: Match;
  #text: string;
  #viewer = NOBODY;

  /** Sits down to a new game. A recorded one is played on from here: see `replay`. */
  constructor(game: Game, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.#bots = new Bots(game, setup);
    this.#text = writeHeader(game, setup) + writeHeading(0);
    this.#match = Match.begin(game, setup, this.#hear);
  }

  /** From now on the game is kept in a journal, all that was played so far included. */
  keepIn(journal: Journal): void {
    this.#journal = journal;
    journal.replace(this.#text);
  }

  get match(): Match {
    return this.#match;
  }

  /** The recording so far. */
  get text(): string {
    return this.#text;
  }

  /** The name of a seat's player. */
  name(seat: number): string {
    return this.setup.players[seat]?.name ?? '';
  }

  get names(): string[] {
    return this.setup.players.map(({ name }) => name);
  }

  /** Whether a bot is to choose. */
  get botToMove(): boolean {
    return this.#bots.has(this.#match.asked);
  }

  /** Makes the choice of the bot that is to choose. */
  moveBot(): void {
    this.#take(this.#bots.choose(this.match));
  }

  /** Makes a person's choice from its text. */
  choose(text: string): Refusal | undefined {
    const found = this.match.find(text);
    if (!found.ok) return found.faults[0];
    this.#take(found.value);
    return undefined;
  }

  /** The asked player gives up (CO-7). */
  concede(): Refusal | undefined {
    const { match } = this;
    const { asked } = match;
    const { turn } = match.state.run;
    if (match.over) return refusal('over');
    this.#mark();
    const refused = match.concede(asked);
    if (refused === undefined) this.#append(writeMove(`! concede ${this.name(asked)}`, match, turn));
    return refused;
  }

  /**
   * Takes back the last choice of a person, a concession too, and what bots chose after it. Refused when something hidden
   * was seen since.
   */
  undo(): Refusal | undefined {
    let back = this.#bookmarks.length - 1;
    while (back >= 0 && this.#bots.has(this.#askedAt(back))) back--;
    if (back < 0) return refusal('nothing-to-undo');
    if (this.#bookmarks.slice(back).some(({ uncovered }) => uncovered)) return refusal('undo-uncovered');
    const mark = this.#bookmarks[back] as Bookmark;
    this.#bookmarks.length = back;
    this.log.length = mark.logLength;
    this.#text = this.#text.slice(0, mark.textLength);
    this.#journal?.replace(this.#text);
    this.#match = Match.resume(this.game, mark.state, this.#hear);
    return undefined;
  }

  /** What the log tells a seat, in order; an onlooker with NOBODY. */
  logFor(seat: number): LogEntry[] {
    const told: LogEntry[] = [];
    for (const { turn, event } of this.log) {
      const known = eventFor(event, seat);
      if (known !== undefined) told.push({ turn, event: known });
    }
    return told;
  }

  /**
   * Whose eyes the table is shown to: the person who is to choose, else the last one who was. With bots alone, or before
   * anybody was asked, an onlooker.
   */
  get viewer(): number {
    const { asked } = this.match;
    if (asked !== NOBODY && !this.#bots.has(asked)) this.#viewer = asked;
    return this.#viewer;
  }

  /** Whether a seat knows something now that an onlooker does not: then others must look away before it is shown. */
  hasSecrets(seat: number): boolean {
    const { game, match } = this;
    return canonicalJson(game.view(match.state, seat)) !== canonicalJson(game.view(match.state, NOBODY));
  }

  readonly #hear: Listener = (event) => {
    const turn = event.code === '@turn' && 'turn' in event ? Number(event.turn) : (this.log.at(-1)?.turn ?? 0);
    this.log.push({ turn, event });
    const last = this.#bookmarks.at(-1);
    if (last !== undefined && uncovers(event)) last.uncovered = true;
  };

  #take(index: number): void {
    const { match, game } = this;
    const line = `${this.name(match.asked)}: ${game.format(match.choices.at(index))}`;
    const { turn } = match.state.run;
    this.#mark();
    match.take(index);
    this.#append(writeMove(line, match, turn));
  }

  /** Marks the place to come back to. */
  #mark(): void {
    this.#bookmarks.push({
      state: this.game.copy(this.#match.state),
      logLength: this.log.length,
      textLength: this.#text.length,
      uncovered: false,
    });
  }

  #askedAt(bookmark: number): number {
    return this.#bookmarks[bookmark]?.state.run.agenda.at(-1)?.player ?? NOBODY;
  }

  #append(text: string): void {
    this.#text += text;
    this.#journal?.append(text);
  }
}

function uncovers(event: GameEvent): boolean {
  return event.uncovers === true || (event.instead !== undefined && uncovers(event.instead));
}
