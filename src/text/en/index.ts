// English, whose keys all other languages must have.
import common from './common.js';
import faults from './faults.js';

const en = { ...common, ...faults } as const;
export default en;
