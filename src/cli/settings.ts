// The settings as commands use them: read with a notice when something is wrong, written without ever stopping a game.
import { type Saying, say } from '../engine/index.js';
import { codeOf, type FoundSettings, places, type Settings, writeSettings } from '../store/index.js';
import type { Context } from './context.js';
import { sayTrouble } from './output/trouble.js';

/** What to tell about settings that could not be used. */
export function sayBadSettings(found: Exclude<FoundSettings, { state: 'good' }>, context: Context): Saying {
  const file = places(context.env).settings;
  return found.state === 'broken'
    ? say('cli.settings-broken', { file, kept: found.kept })
    : say('cli.settings-unreadable', { file, reason: sayTrouble(found.code) });
}

/** Keeps the settings. @returns what to tell when they could not be kept */
export function keepSettings(context: Context, settings: Settings): Saying | undefined {
  try {
    writeSettings(places(context.env).settings, settings);
    return undefined;
  } catch (error) {
    return say('cli.settings-not-kept', { reason: sayTrouble(codeOf(error)) });
  }
}
