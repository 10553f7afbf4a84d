// Tells where things are kept.
import { places } from '../../store/index.js';
import type { Context } from '../context.js';

/** The folders and files of the store, whether they exist already or not. */
export function printPaths(context: Context, json: boolean): void {
  const { data, recordings, settings, bugs, broken } = places(context.env);
  if (json) return context.out(JSON.stringify({ schema: 1, data, recordings, settings, bugs, broken }));
  const { words } = context;
  context.out(`${words['cli.place.data']}: ${data}`);
  context.out(`${words['cli.place.recordings']}: ${recordings}`);
  context.out(`${words['cli.place.settings']}: ${settings}`);
  context.out(`${words['cli.place.bugs']}: ${bugs}`);
  context.out(`${words['cli.place.broken']}: ${broken}`);
}
