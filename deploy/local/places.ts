import { resolve } from 'node:path';

/** The folder of the clone. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Persistent data: databases, mail, secrets. `DATA_FOLDER` moves it. */
export const DATA = resolve(ROOT, process.env.DATA_FOLDER ?? '.data');

/** Reproducible files: tools, the composed site, test logs. */
export const CACHE = resolve(ROOT, '.cache');
