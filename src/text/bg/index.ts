import common from './common.js';
import faults from './faults.js';

export default { ...common, ...faults };
