// Where things are kept on this machine: the folders that the system names for data and settings, or one folder of the player's choice.
import path from 'node:path';
import envPaths from 'env-paths';

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
export function places(env: Readonly<Record<string, string | undefined>>): Places {
  const home = env.HOTSEAT_HOME;
  const { data, config } = home
    ? { data: path.resolve(home), config: path.resolve(home) }
    : envPaths('hotseat', { suffix: '' });
  return {
    data,
    recordings: path.join(data, 'recordings'),
    bugs: path.join(data, 'bugs'),
    broken: path.join(data, 'broken'),
    settings: path.join(config, 'settings.json'),
  };
}
