// What the executable starts: the program with our games.
import { GAMES } from '../games/index.js';
import { createProgram } from './program.js';

await createProgram(GAMES).run(process.argv.slice(2));
