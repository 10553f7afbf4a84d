// The loop of the table: keys and bots in, frames out. What a key means is decided in `update`, what is seen in `paint`.
import { NOBODY, type Refusal, type Sitting } from '../engine/index.js';
import { sayRefusal, type Tongue } from '../text/index.js';
import { update } from './key-update.js';
import type { Key } from './keys.js';
import { arrive, type Effect, isLooking, openModel, pictureOf } from './model.js';
import { paint } from './paint/index.js';
import type { Pictures } from './pictures.js';
import { type Ending, Onlooker } from './position.js';
import type { Terminal } from './terminal.js';
import type { Theme } from './theme.js';

/** Milliseconds that a bot takes for a choice, so that people can follow. */
const BOT_TAKES = 400;

/**
 * Plays a sitting until it is over and the result was seen, or until people leave.
 * @param pictures where pictures of cards are to be looked for
 */
export function playOn(
  terminal: Terminal,
  theme: Theme,
  sitting: Sitting,
  tongue: Tongue,
  ending: Ending,
  pictures?: Pictures,
): Promise<'over' | 'left'> {
  return new Promise((resolve) => {
    const spoken = tongue.for(sitting.names, theme.unicode ? 'drawn' : 'ascii');
    const onlooker = new Onlooker(spoken, ending);
    const persons = sitting.setup.players.filter(({ bot }) => bot === undefined).length;
    /** The person whose secrets the screen may show. */
    let present = persons < 2 ? sitting.viewer : NOBODY;
    let model = openModel(onlooker.look(sitting), needsHandOver());
    let timer: NodeJS.Timeout | undefined;

    terminal.lastWords = spoken.say('screen.kept', { command: ending.resume });
    terminal.show((size) => paint(model, size, theme).canvas);
    terminal.hear(press);
    follow();

    function press(key: Key): void {
      const updated = update(model, key, { size: terminal.size(), theme });
      if (model.handOver && !updated.model.handOver) present = model.position.viewer;
      model = updated.model;
      lookForPicture();
      carryOut(updated.effect);
    }

    function carryOut(effect: Effect): void {
      switch (effect.do) {
        case 'nothing':
          follow();
          return;
        case 'redraw':
          terminal.redraw();
          return;
        case 'choose':
          settle(sitting.choose(effect.text));
          return;
        case 'undo':
          settle(sitting.undo());
          return;
        case 'concede':
          settle(sitting.concede());
          return;
        case 'hurry':
          moveBot();
          return;
        case 'leave':
          finish('left');
          return;
        case 'finish':
          finish('over');
      }
    }

    /** The picture of the card that is looked at comes when it has been read. */
    function lookForPicture(): void {
      const name = pictureOf(model);
      if (name === undefined || pictures === undefined || !theme.hasPictures || model.picture?.name === name) return;
      void pictures.load(name).then((found) => {
        // Somebody may have turned to another card meanwhile.
        if (pictureOf(model) !== name) return;
        model = { ...model, picture: { name, found } };
        terminal.draw();
      });
    }

    /** After something happened, or was refused. */
    function settle(refused: Refusal | undefined): void {
      if (refused !== undefined) model = { ...model, notice: sayRefusal(refused, spoken) };
      else model = arrive(model, onlooker.look(sitting), needsHandOver());
      follow();
    }

    function moveBot(): void {
      stopWaiting();
      if (sitting.botToMove) sitting.moveBot();
      settle(undefined);
    }

    /** Draws, and lets the bot that is to choose do so after a while, unless somebody is being asked or looks at a card. */
    function follow(): void {
      terminal.draw();
      const { overlay } = model;
      const isAsking = model.handOver || overlay?.kind === 'leave' || overlay?.kind === 'concede' || isLooking(model);
      if (!sitting.botToMove || isAsking) stopWaiting();
      else timer ??= setTimeout(moveBot, BOT_TAKES);
    }

    function stopWaiting(): void {
      clearTimeout(timer);
      timer = undefined;
    }

    /** Whether the others must look away before the table is shown to its viewer. */
    function needsHandOver(): boolean {
      const { viewer } = sitting;
      if (viewer === present || viewer === NOBODY) return false;
      if (persons > 1 && !sitting.match.over && sitting.hasSecrets(viewer)) return true;
      present = viewer;
      return false;
    }

    function finish(how: 'over' | 'left'): void {
      stopWaiting();
      terminal.lastWords = undefined;
      terminal.hear(() => undefined);
      resolve(how);
    }
  });
}
