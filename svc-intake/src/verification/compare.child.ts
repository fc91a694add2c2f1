import { buffer } from 'node:stream/consumers';
import { compareWithSealed } from './compare-with-sealed.js';
import { unpack } from './two-files.js';
import { unpacksWithin } from './unpacks-within.js';

/** A sealed agreement with its faces unpacks to some megabytes. */
const MOST_UNPACKED = 32 * 1_048_576;

/** Runs as a process of its own: whatever a hostile file does to it, the service goes on. */
const { first, second } = unpack(await buffer(process.stdin));
const changes = unpacksWithin(first, MOST_UNPACKED)
  ? await compareWithSealed(first, second)
  : [{ kind: 'other', page: null }];
process.stdout.write(JSON.stringify(changes));
