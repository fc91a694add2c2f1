import { buffer } from 'node:stream/consumers';
import { compareWithSealed } from './compare-with-sealed.js';
import { unpack } from './two-files.js';

/** Runs as a process of its own: whatever a hostile file does to it, the service goes on. */
const { first, second } = unpack(await buffer(process.stdin));
process.stdout.write(JSON.stringify(await compareWithSealed(first, second)));
