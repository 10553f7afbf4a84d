// Writes down what a program loads, one URL or path a line, in the file that LOADED names. It is given to Node by `--import`,
// and goes with it into worker threads.
import { appendFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';

const hook = `
import { appendFileSync } from 'node:fs';
export function load(url, context, next) {
  appendFileSync(process.env.LOADED, url + '\\n');
  return next(url, context);
}
`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

// What was required does not pass the hook.
const { cache } = createRequire(import.meta.url);
process.on('exit', () =>
  appendFileSync(
    process.env.LOADED,
    Object.keys(cache)
      .map((file) => `${file}\n`)
      .join(''),
  ),
);
