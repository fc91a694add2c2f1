import { keptLauncher } from './launcher.js';

/** The last step of the build: where the product runs, its folder need not be writable. */
keptLauncher();
