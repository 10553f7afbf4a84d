// What the system says about files, as something to be said to a player.
import { type Saying, say } from '../../engine/index.js';

/** @param code the system's code, such as ENOSPC */
export function sayTrouble(code: string): Saying {
  switch (code) {
    case 'ENOENT':
      return say('io.missing');
    case 'ENOTDIR':
      return say('io.no-folder');
    case 'EEXIST':
      return say('io.exists');
    case 'EACCES':
    case 'EPERM':
      return say('io.no-permission');
    case 'ENOSPC':
    case 'EDQUOT':
      return say('io.full');
    case 'EROFS':
      return say('io.read-only');
    case 'EISDIR':
      return say('io.folder');
    default:
      return say('io.other', { code });
  }
}
