// Plays a sitting by lines: what happened, what lies on the table, numbered choices, and words that help.
import { setImmediate as pause } from 'node:timers/promises';
import { type ChoiceNode, NOBODY, type Sitting, skipSingle, treeInAnyOrder } from '../engine/index.js';
import { sayRefusal, type Tongue } from '../text/index.js';
import { type Command, commandFor, helpLines, saysYes } from './commands.js';
import { type PlainIo, type Stop, tellResult, tellStop } from './ending.js';
import { cleanLine, readIntent } from './intent.js';
import { LineReader } from './lines.js';
import { headingAt, type Option, optionsAt } from './menu.js';
import { rulesLines } from './rules.js';
import { Teller } from './teller.js';

/**
 * Plays a sitting to its end.
 * @param tongue with the game's catalogue; names and card style are set here
 * @returns `over`, `left` when somebody quits, `ended` when the input ends before the game
 */
export async function playPlain(sitting: Sitting, tongue: Tongue, io: PlainIo): Promise<'over' | Stop> {
  const reader = new LineReader(io.input);
  const stop = (): void => reader.close();
  io.stop?.addEventListener('abort', stop);
  try {
    return await new PlainTable(sitting, tongue.for(sitting.names, 'words'), io, reader).play();
  } finally {
    io.stop?.removeEventListener('abort', stop);
    reader.close();
  }
}

class PlainTable {
  readonly #sitting: Sitting;
  readonly #io: PlainIo;
  readonly #reader: LineReader;
  readonly #teller: Teller;
  readonly #persons: number;
  /** The person who was asked last, and the turn that was. */
  #asked = NOBODY;
  #turn = NOBODY;

  constructor(sitting: Sitting, tongue: Tongue, io: PlainIo, reader: LineReader) {
    this.#sitting = sitting;
    this.#io = io;
    this.#reader = reader;
    this.#teller = new Teller(sitting, tongue, io.output);
    this.#persons = sitting.setup.players.filter(({ bot }) => bot === undefined).length;
  }

  async play(): Promise<'over' | Stop> {
    const sitting = this.#sitting;
    if (this.#persons > 0) this.#teller.say('plain.begin', { game: { key: `game.${sitting.game.id}` } });
    for (;;) {
      const { viewer } = sitting;
      if (sitting.match.over) {
        this.#teller.tellNews(viewer);
        tellResult(sitting, this.#teller, this.#io);
        return 'over';
      }
      if (sitting.botToMove) {
        this.#teller.tellNews(viewer);
        // Between the choices of bots alone, signals are heard.
        await pause();
        if (this.#io.stop?.aborted === true) return this.#stop('left');
        sitting.moveBot();
        continue;
      }
      const stop = (await this.#handOver(viewer)) ?? (await this.#decide(viewer));
      if (stop !== undefined) return stop;
    }
  }

  /** Before something hidden is shown to another person than before, everybody else looks away. */
  async #handOver(next: number): Promise<Stop | undefined> {
    if (next === this.#asked || this.#persons < 2) return undefined;
    const { interactive } = this.#io;
    if (interactive) this.#teller.cover(next);
    if (!this.#sitting.hasSecrets(next)) return undefined;
    for (;;) {
      this.#teller.say('plain.hand-over', { player: { seat: next } });
      const line = await this.#read();
      if (line === undefined) return this.#stop('ended');
      if (line === '') return undefined;
      if (commandFor(line, this.#teller.tongue) === 'quit') return this.#stop('left');
      if (interactive) continue;
      // A script need not know of handing over: the line is its answer to what comes.
      this.#reader.giveBack(line);
      return undefined;
    }
  }

  /** One decision of a person, with everything that is typed until it is made. */
  async #decide(seat: number): Promise<Stop | undefined> {
    const { match } = this.#sitting;
    const teller = this.#teller;
    const { turn } = match.state.run;
    const last = teller.tellNews(seat);
    if (seat === this.#asked && turn === this.#turn) teller.tellStand(seat);
    else {
      if (last !== 'heading') teller.write('');
      // Turn upon turn of one person, as in a game for one, hardly anything changes.
      teller.tellTable(seat, 'places', seat === this.#asked && turn === this.#turn + 1);
    }
    this.#asked = seat;
    this.#turn = turn;
    const path: ChoiceNode[] = [this.#root()];
    let options = this.#offer(path, seat);
    for (;;) {
      const line = await this.#read();
      if (line === undefined) return this.#stop('ended');
      const intent = readIntent(line, { node: path.at(-1), options }, match, teller.tongue);
      switch (intent.kind) {
        case 'choice':
          this.#sitting.choose(intent.text);
          return undefined;
        case 'no-number':
          teller.say('plain.no-number', { number: line, known: options.map(({ number }) => String(number)) });
          continue;
        case 'refused':
          teller.write(sayRefusal(intent.refusal, teller.tongue));
          continue;
        case 'level':
          descend(path, intent.node);
          break;
        case 'command': {
          if (intent.command === 'quit') return this.#stop('left');
          if (intent.command === 'back') path.length = Math.max(1, path.length - 1);
          else if (await this.#obey(intent.command, seat)) return undefined;
        }
      }
      options = this.#offer(path, seat);
    }
  }

  /** All choices as a tree, from the first level that leaves something to choose. */
  #root(): ChoiceNode {
    const { game, match } = this.#sitting;
    return skipSingle(treeInAnyOrder(game, match.texts()));
  }

  /** Writes the list at the end of a path. */
  #offer(path: readonly ChoiceNode[], seat: number): Option[] {
    const { match } = this.#sitting;
    const teller = this.#teller;
    const node = path.at(-1) ?? this.#root();
    const heading = node.children.length === 0 ? '' : headingAt(node, match, seat, teller.tongue);
    if (path.length === 1) teller.say('plain.asked', { player: { seat } });
    if (path.length > 1) teller.write(`${heading} (${teller.tongue.say('plain.back')})`);
    else if (heading !== '') teller.write(heading);
    const options = optionsAt(node, match, seat, teller.tongue);
    teller.write(...options.map(({ number, label }) => `  ${number}: ${label}`));
    return options;
  }

  /** Does what a command says. Answers whether the decision is another one now. */
  async #obey(command: Exclude<Command, 'back' | 'quit'>, seat: number): Promise<boolean> {
    const { game, match } = this.#sitting;
    const teller = this.#teller;
    switch (command) {
      case 'help':
        teller.write(...helpLines(match.texts()[0] ?? '', teller.tongue));
        return false;
      case 'table':
        teller.tellTable(seat, 'cards');
        return false;
      case 'piles':
        teller.tellPiles(seat);
        return false;
      case 'log':
        teller.tellLog(seat);
        teller.write('');
        return false;
      case 'rules':
        teller.write(...rulesLines(game, teller.tongue), '');
        return false;
      case 'undo': {
        const refused = this.#sitting.undo();
        if (refused !== undefined) {
          teller.write(sayRefusal(refused, teller.tongue));
          return false;
        }
        teller.say('plain.taken-back');
        teller.forget();
        this.#turn = NOBODY;
        return true;
      }
      case 'concede': {
        const { tongue } = teller;
        teller.say('plain.concede.ask', { player: { seat }, yes: { key: 'plain.yes' } });
        if (saysYes((await this.#read()) ?? '', tongue)) return this.#sitting.concede() === undefined;
        teller.say('plain.concede.not', { player: { seat } });
        return false;
      }
    }
  }

  /** The next line, clean; repeated where the terminal does not show it anyway. */
  async #read(): Promise<string | undefined> {
    const { interactive } = this.#io;
    if (interactive) this.#teller.prompt('> ');
    const raw = await this.#reader.next();
    const line = raw === undefined ? undefined : cleanLine(raw);
    if (interactive && line === undefined) this.#teller.write('');
    if (!interactive && line !== undefined) this.#teller.write(`> ${line}`);
    return line;
  }

  #stop(why: Stop): Stop {
    // Whoever ends the game from outside has left, though to the reader the input has ended.
    const stop = this.#io.stop?.aborted === true ? 'left' : why;
    if (this.#io.interactive && this.#persons > 1) this.#teller.cover(NOBODY);
    tellStop(stop, this.#teller, this.#io);
    return stop;
  }
}

/** Makes a path end at a node: what does not lead to it is left out, so that `back` always goes up. */
function descend(path: ChoiceNode[], node: ChoiceNode): void {
  const leads = ({ words }: ChoiceNode): boolean =>
    words.length < node.words.length && words.every((word, at) => word === node.words[at]);
  while (path.length > 1 && !leads(path.at(-1) ?? node)) path.pop();
  if (path[0]?.words.length !== node.words.length) path.push(node);
}
