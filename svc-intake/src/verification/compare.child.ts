import { buffer } from 'node:stream/consumers';
import { compareWithSealed } from './compare-with-sealed.js';
import { unpack } from './two-files.js';
import { unpacksWithin } from './unpacks-within.js';

/** In bytes; a sealed agreement with its fonts unpacks to some megabytes. */
const MOST_UNPACKED = 32 * 1_048_576;

/** Runs as a separate process, which isolates the service from hostile files. */
const { first, second } = unpack(await buffer(process.stdin));
const changes = unpacksWithin(first, MOST_UNPACKED)
  ? await compareWithSealed(first, second)
  : [{ kind: 'other', page: null }];
process.stdout.write(JSON.stringify(changes));
