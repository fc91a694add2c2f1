import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { LONGEST_LINE } from './cut-unit.js';
import { launch } from './launch.js';
import { linesOf } from './lines-of.js';
import { prependName } from './named-bytes.js';
import type { Limits } from './parse-in-child.js';
import { startClock, watch } from './watchdog.js';

const Line = z.union([z.strictObject({ bytes: z.base64() }), z.strictObject({ done: z.literal(true) })]);

/**
 * One attachment as its original bytes, read by a child process under the same limits.
 * @throws Error when the process ends early
 */
export async function* extractInChild(
  filename: string,
  bytes: AsyncIterable<Uint8Array>,
  number: number,
  limits: Limits,
): AsyncIterable<Uint8Array> {
  const child = launch(filename, limits.heapInMegabytes, number);
  const { stdin, stdout, pid } = child;
  if (!stdin || !stdout || pid === undefined) throw new Error('the reading process could not start');
  const end = () => void child.kill('SIGKILL');
  const watched = watch(pid, limits, end);
  const clock = startClock(limits.seconds, end);
  void pipeline(Readable.from(prependName(filename, bytes)), stdin).catch(() => {});
  try {
    for await (const text of linesOf(stdout, LONGEST_LINE)) {
      const line = Line.parse(JSON.parse(text));
      if ('done' in line) return;
      yield Buffer.from(line.bytes, 'base64');
    }
    throw new Error('the reading process ended before the file was whole');
  } finally {
    watched.stop();
    clock.stop();
    end();
  }
}
