import { keptLauncher } from './launcher.js';

/** Last step of the build: at run time the folder may be read-only. */
keptLauncher();
