import { resolve } from 'node:path';

/** The folder of the clone. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** What a run keeps: databases, mail, secrets. `DATA_FOLDER` moves it. */
export const DATA = resolve(ROOT, process.env.DATA_FOLDER ?? '.data');

/** What can be made again: tools, the composed site, logs of tests. */
export const CACHE = resolve(ROOT, '.cache');
