// How a table is to be shown: what the command line says about it, and whether that can be done.

import { accessSync, constants, statSync } from 'node:fs';
import { type Result, success } from '../../engine/index.js';
import { codeOf } from '../../store/index.js';
import { type Complaint, complain } from '../complaint.js';
import { EXIT } from '../exit.js';
import { oneOf } from '../input/words.js';
import { sayTrouble } from '../output/trouble.js';
import { fault } from '../say.js';
import { PALETTES, type Palette } from './palettes.js';

/** The options of everything that sits people down. */
export interface TableOptions {
  readonly plain?: boolean;
  readonly accessible?: boolean;
  readonly ascii?: boolean;
  readonly palette?: string;
  readonly mouse?: boolean;
  readonly pictures?: string;
}

/** The same when nothing is wrong with them. */
export interface Shown extends TableOptions {
  readonly palette?: Palette;
}

/** What can be wrong: a palette that there is not, a folder of pictures that cannot be read. */
export function readShown(options: TableOptions): Result<Shown, Complaint> {
  const { palette: written, ...others } = options;
  const palette = written === undefined ? success(undefined) : oneOf('--palette', written, PALETTES);
  if (!palette.ok) return palette;
  const { pictures } = options;
  const code = pictures === undefined ? undefined : troubleWith(pictures);
  // Without this the option would silently do nothing.
  if (code !== undefined)
    return complain(fault('pictures.folder', { reason: sayTrouble(code) }), EXIT.unreadable, { file: pictures });
  return success({ ...others, ...(palette.value && { palette: palette.value }) });
}

/** The options that show a table in the same way again, as they are written. */
export function shownBy({ palette, ascii, mouse, pictures }: Shown): string[] {
  return [
    ...(ascii === true ? ['--ascii'] : []),
    ...(palette === undefined ? [] : ['--palette', palette]),
    ...(mouse === true ? ['--mouse'] : []),
    ...(pictures === undefined ? [] : ['--pictures', pictures]),
  ];
}

/** The system's code of why nothing can be looked for in a folder; undefined: it can. */
function troubleWith(folder: string): string | undefined {
  try {
    if (!statSync(folder).isDirectory()) return 'ENOTDIR';
    accessSync(folder, constants.R_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}
