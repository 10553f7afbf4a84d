// A table whose cards have pictures, to see what becomes of them on a terminal. It runs the built program.
// Arguments: the folder with pictures, how many colours there are (as chalk counts them).
import { arrange, Sitting } from '../../dist/engine/index.js';
import { GAMES } from '../../dist/games/index.js';
import { openScreen } from '../../dist/screen/index.js';
import { loadTongue } from '../../dist/text/index.js';

const [pictures, colour] = process.argv.slice(2);
const golf = await GAMES.load('golf');
const withPicture = (zone) =>
  zone.zone === 'grid'
    ? { ...zone, rows: zone.rows.map((row) => row.map((place) => ({ ...place, picture: `slot_${place.label}` }))) }
    : zone;
const table = (view) => {
  const drawn = golf.presentation.table(view);
  return { ...drawn, seats: drawn.seats.map((area) => ({ ...area, zones: area.zones.map(withPicture) })) };
};
const game = { ...golf, presentation: { ...golf.presentation, table } };
const players = ['Ann', 'Bob'].map((name) => ({ name, bot: undefined }));
const sitting = new Sitting(game, arrange(game, { players, options: [], seed: '1', first: undefined }));
for (const text of ['reveal 1 2', 'reveal 1 2']) sitting.choose(text);
const tongue = await loadTongue('en', await golf.presentation.catalogue('en'));
const screen = await openScreen({
  colour: Number(colour),
  unicode: true,
  palette: 'standard',
  mouse: true,
  pictures,
  onCrash: (error) => `broke: ${error instanceof Error ? error.stack : String(error)}`,
});
const ending = { file: 'f', replay: 'hotseat replay f', resume: 'hotseat resume f' };
process.stdout.write(`left: ${await screen.play(sitting, tongue, ending)}\n`);
screen.close();
