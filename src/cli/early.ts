// What must be known before the command line can be read: the language of all its words, and whether to colour.

import type { Language } from '../engine/index.js';
import { type FoundSettings, places, readSettings } from '../store/start.js';
import { languageNamed, localeLanguage } from '../text/start.js';
import type { Environment } from './start.js';

export interface Early {
  readonly language: Language;
  /** A word after `--lang` that names no language of ours. */
  readonly unknown: string | undefined;
  readonly settings: FoundSettings;
  readonly colour: boolean | undefined;
  readonly debug: boolean;
}

/** The language: the flag's, else the one chosen in the menu, else the locale's. */
export function lookEarly(argv: readonly string[], env: Environment): Early {
  const end = argv.indexOf('--');
  const flags = end < 0 ? argv : argv.slice(0, end);
  const wanted = valueOf(flags, '--lang');
  const named = wanted === undefined ? undefined : languageNamed(wanted);
  const settings = readSettings(places(env).settings);
  const { language: chosen } = settings.settings;
  const usual = (chosen === undefined ? undefined : languageNamed(chosen)) ?? localeLanguage(env);
  return {
    language: named ?? usual,
    unknown: named === undefined ? wanted : undefined,
    settings,
    colour: flags.includes('--no-color') ? false : flags.includes('--color') ? true : undefined,
    debug: flags.includes('--debug'),
  };
}

/** The last value of an option, written `--name value` or `--name=value`; undefined when it has none. */
function valueOf(flags: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  flags.forEach((flag, index) => {
    if (flag === name) value = flags[index + 1];
    else if (flag.startsWith(`${name}=`)) value = flag.slice(name.length + 1);
  });
  return value;
}
