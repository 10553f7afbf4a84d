// A table whose bot breaks down, to see what becomes of the terminal. It runs the built program.
import { arrange, Sitting } from '../../dist/engine/index.js';
import { GAMES } from '../../dist/games/index.js';
import { openScreen } from '../../dist/screen/index.js';
import { loadTongue } from '../../dist/text/index.js';

const [how = 'throw'] = process.argv.slice(2);
const golf = await GAMES.load('golf');
const broken = {
  choose: () => {
    if (how === 'reject') void Promise.reject(new Error('a broken promise'));
    if (how === 'throw') throw new Error('a broken bot');
    return 0;
  },
};
const game = { ...golf, bots: { broken } };
const players = ['Ann', 'Bob'].map((name) => ({ name, bot: name === 'Bob' ? 'broken' : undefined }));
const sitting = new Sitting(game, arrange(game, { players, options: [], seed: '1', first: undefined }));
const tongue = await loadTongue('en', await golf.presentation.catalogue('en'));
const screen = await openScreen({
  colour: 2,
  unicode: true,
  palette: 'standard',
  mouse: true,
  onCrash: (error) => `broke: ${error instanceof Error ? error.message : String(error)}`,
});
const ending = { file: 'f', replay: 'hotseat replay f', resume: 'hotseat resume f' };
const how_left = await screen.play(sitting, tongue, ending);
screen.close();
process.stdout.write(`left: ${how_left}\n`);
