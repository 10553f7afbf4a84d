// The built program with another game than ours: Golf under another name, which no module exports.
import { createProgram } from '../../dist/cli/program.js';
import { golf } from '../../dist/games/golf/index.js';
import { shelfOf } from '../../dist/games/index.js';

const { presentation } = golf;
const catalogue = async (language) => ({
  ...(await presentation.catalogue(language)),
  'game.patience': 'Patience',
  'game.patience.summary': 'Golf by another name.',
});
const patience = { ...golf, id: 'patience', presentation: { ...presentation, catalogue } };

await createProgram(shelfOf({ patience: async () => patience })).run(process.argv.slice(2));
