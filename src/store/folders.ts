// Where things are kept on this machine: the folders that the system names for data and settings, or one folder of the player's choice.
import { homedir } from 'node:os';
import path from 'node:path';

/** How the program's own folders are called. */
const NAME = 'hotseat';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Places {
  /** Everything that is kept, settings apart. */
  readonly data: string;
  readonly recordings: string;
  /** Reports of errors in the program. */
  readonly bugs: string;
  /** Recordings of simulated games that broke a promise. */
  readonly broken: string;
  /** The file of the settings. */
  readonly settings: string;
}

/** @param env its HOTSEAT_HOME names one folder for everything */
export function places(env: Environment): Places {
  const home = env.HOTSEAT_HOME;
  const { data, config } = home
    ? { data: path.resolve(home), config: path.resolve(home) }
    : usualFolders(process.platform, env, homedir());
  return {
    data,
    recordings: path.join(data, 'recordings'),
    bugs: path.join(data, 'bugs'),
    broken: path.join(data, 'broken'),
    settings: path.join(config, 'settings.json'),
  };
}

/**
 * Where a system keeps what belongs to a program.
 * @param home the player's own folder
 */
export function usualFolders(
  platform: NodeJS.Platform,
  env: Environment,
  home: string,
): { readonly data: string; readonly config: string } {
  if (platform === 'darwin') {
    const library = path.join(home, 'Library');
    return { data: path.join(library, 'Application Support', NAME), config: path.join(library, 'Preferences', NAME) };
  }
  if (platform === 'win32') {
    const local = env.LOCALAPPDATA || path.join(home, 'AppData', 'Local');
    const roaming = env.APPDATA || path.join(home, 'AppData', 'Roaming');
    return { data: path.join(local, NAME, 'Data'), config: path.join(roaming, NAME, 'Config') };
  }
  // The XDG Base Directory Specification.
  return {
    data: path.join(env.XDG_DATA_HOME || path.join(home, '.local', 'share'), NAME),
    config: path.join(env.XDG_CONFIG_HOME || path.join(home, '.config'), NAME),
  };
}
