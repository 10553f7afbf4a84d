// Frames without a terminal, for measuring how long they take.
import { PassThrough } from 'node:stream';
import type { Sitting } from '../engine/index.js';
import type { Tongue } from '../text/index.js';
import { openModel } from './model.js';
import { paint } from './paint/index.js';
import { Onlooker } from './position.js';
import { themeFor } from './screen.js';

/**
 * A screen of a size that draws into nothing.
 * @returns draws one frame of the table as it is now, from the sitting to the bytes for the terminal; and closes the screen
 */
export async function measureFrames(
  sitting: Sitting,
  tongue: Tongue,
  columns: number,
  rows: number,
): Promise<{ readonly frame: () => void; readonly close: () => void }> {
  const theme = await themeFor({ palette: 'standard', colour: 2, unicode: true });
  const { openOffscreen } = await import('./terminal.js');
  const output = Object.assign(new PassThrough(), { columns, rows, isTTY: true });
  output.resume();
  const offscreen = openOffscreen(new PassThrough(), output);
  const onlooker = new Onlooker(tongue.for(sitting.names), { file: '', replay: '', resume: '' });
  return {
    frame: () => {
      const model = openModel(onlooker.look(sitting), false);
      offscreen.show((size) => paint(model, size, theme).canvas);
      offscreen.draw();
    },
    close: offscreen.close,
  };
}
