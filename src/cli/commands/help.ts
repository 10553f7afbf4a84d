// commander's help in the player's language: its headings are translated, its terms come from usages that we write.
import type { Command, HelpConfiguration } from 'commander';
import type { CliCatalogue } from '../../text/start.js';
import type { Paint } from '../output/colour.js';

/** How commander makes its help pages. */
export function helpIn(words: CliCatalogue, paint: Paint): HelpConfiguration {
  const headings: Readonly<Record<string, string>> = {
    'Usage:': words['cli.heading.usage'],
    'Arguments:': words['cli.heading.arguments'],
    'Options:': words['cli.heading.options'],
    'Global Options:': words['cli.heading.global-options'],
    'Commands:': words['cli.heading.commands'],
  };
  return {
    showGlobalOptions: true,
    styleTitle: (title) => paint.heading(headings[title] ?? title),
    subcommandTerm: (command) => `${command.name()} ${takenBy(command, words)}`.trim(),
    // Without commander's English additions: what is usual stands in our own words.
    optionDescription: ({ description }) => description,
  };
}

/** What a command takes, options apart. */
function takenBy(command: Command, words: CliCatalogue): string {
  return command.usage().replace(words['cli.games.usage'], '').trim();
}
