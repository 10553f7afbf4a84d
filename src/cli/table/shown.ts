// How a table is to be shown: what the command line says about it, and whether that can be done.
import { accessSync, constants, statSync } from 'node:fs';
import { fault } from '../../engine/index.js';
import { codeOf } from '../../store/index.js';
import { oneOf } from '../input/words.js';
import { sayTrouble } from '../output/trouble.js';
import { EXIT, Stop } from '../stop.js';
import { PALETTES } from './palettes.js';

/** The options of everything that sits people down. */
export interface TableOptions {
  readonly plain?: boolean;
  readonly accessible?: boolean;
  readonly ascii?: boolean;
  readonly palette?: string;
  readonly mouse?: boolean;
  readonly pictures?: string;
}

/** Throws a stop when a table cannot be shown as it was asked for: a palette that there is not, a folder that cannot be read. */
export function checkShown(options: TableOptions): void {
  paletteOf(options);
  if (options.pictures !== undefined) checkFolder(options.pictures);
}

/** The palette that was asked for; throws a stop for one that there is not. */
export function paletteOf({ palette }: TableOptions): (typeof PALETTES)[number] {
  return oneOf('--palette', palette ?? 'standard', PALETTES);
}

/** The options that show a table in the same way again, as they are written. */
export function shownBy({ palette, ascii, mouse, pictures }: TableOptions): string[] {
  return [
    ...(ascii === true ? ['--ascii'] : []),
    ...(palette === undefined ? [] : ['--palette', palette]),
    ...(mouse === true ? ['--mouse'] : []),
    ...(pictures === undefined ? [] : ['--pictures', pictures]),
  ];
}

/** Whether pictures can be looked for in a folder; without that, their option would silently do nothing. */
function checkFolder(folder: string): void {
  try {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    const reason = sayTrouble(codeOf(error));
    throw new Stop([fault('pictures.folder', { reason })], EXIT.unreadable, { file: folder });
  }
}
