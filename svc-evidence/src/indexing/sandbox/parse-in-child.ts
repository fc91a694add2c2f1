import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadingProblem } from '@evenhand/wording/evidence-reading';
import { z } from 'zod';
import { MOST_SCANNED_PAGES, SECONDS_A_SCANNED_PAGE } from '../../readers/scans/limits.js';
import { Unit } from '../../readers/unit.js';
import { ReadingFailure, Unreadable } from '../../readers/unreadable.js';
import { LONGEST_LINE } from './cut-unit.js';
import { launch } from './launch.js';
import { linesOf } from './lines-of.js';
import { prependName } from './named-bytes.js';
import { startClock, watch } from './watchdog.js';

export interface Limits {
  heapInMegabytes: number;
  residentInMegabytes: number;
  /** CPU time; each recognized page adds some. */
  processorSeconds: number;
  /** Wall clock, for a source that stalls. */
  seconds: number;
  /** Characters of text in one file. */
  characters: number;
}

export const usualLimits: Limits = {
  heapInMegabytes: 512,
  residentInMegabytes: 900,
  processorSeconds: 900,
  seconds: 3_600,
  characters: 400_000_000,
};

/** On a busy machine the wall clock advances faster than the CPU time. */
const CLOCK_TIMES_PROCESSOR = 4;

/** Grows with the size: a small file that needs much work is hostile. */
export const limitsFor = (bytes: number): Limits => {
  const processorSeconds = 30 + Math.ceil(bytes / 200_000);
  return { ...usualLimits, processorSeconds, seconds: CLOCK_TIMES_PROCESSOR * processorSeconds };
};

interface Source {
  isAwaited: boolean;
  broken?: unknown;
}

/** The child continues while its results are stored. */
const READ_AHEAD_IN_BYTES = 4 * 1_048_576;

const Line = z.union([
  z.strictObject({ units: z.array(Unit) }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ unreadable: ReadingFailure }),
]);

/** Reads a file in a child process, which dies alone when the file is hostile. @throws Unreadable */
export async function* parseInChild(
  filename: string,
  bytes: AsyncIterable<Uint8Array>,
  limits: Limits = usualLimits,
): AsyncIterable<Unit> {
  const child = launch(filename, limits.heapInMegabytes);
  const { stdin, stdout, pid } = child;
  if (!stdin || !stdout || pid === undefined) throw new Error('the reading process could not start');
  let reason: ReadingProblem = 'reader-failed';
  const end = (why: ReadingProblem) => {
    reason = why;
    child.kill('SIGKILL');
  };
  const watched = watch(pid, limits, end);
  const source: Source = { isAwaited: false };
  const clock = startClock(limits.seconds, () => {
    if (source.isAwaited) source.broken = new Error('storage read timed out');
    end('too-slow');
  });
  const looked = new Set<string>();
  // The child may close its input early; only a broken source is an error.
  void pipeline(Readable.from(prependName(filename, followed(bytes, source))), stdin).catch(() => {});
  let characters = 0;
  try {
    const written = stdout.pipe(new PassThrough({ highWaterMark: READ_AHEAD_IN_BYTES }));
    for await (const text of linesOf(written, LONGEST_LINE)) {
      const line = Line.safeParse(parsedJson(text)).data;
      if (!line) break;
      if ('done' in line) {
        if (source.broken) throw source.broken;
        return;
      }
      if ('unreadable' in line) throw source.broken ?? new Unreadable(line.unreadable.code, line.unreadable.named);
      for (const unit of line.units) {
        characters += unit.kind === 'unread' ? unit.name.length : unit.text.length;
        if (characters > limits.characters) throw new Unreadable('too-much-text');
        const page = pageLookedAt(unit);
        if (page !== undefined && !looked.has(page) && looked.size < MOST_SCANNED_PAGES) {
          looked.add(page);
          watched.allow(SECONDS_A_SCANNED_PAGE);
          clock.allow(CLOCK_TIMES_PROCESSOR * SECONDS_A_SCANNED_PAGE);
        }
        yield unit;
      }
    }
    throw source.broken ?? new Unreadable(reason);
  } finally {
    watched.stop();
    clock.stop();
    // Not awaited: a stalled source would block.
    child.kill('SIGKILL');
  }
}

/** "page 3, line 5" and "page 3" are one page that was recognized. */
const pageLookedAt = (unit: Unit): string | undefined => {
  if (unit.kind === 'unread')
    return ['no-letters', 'picture-too-small'].includes(unit.failure.code) ? `file ${unit.number}` : undefined;
  return unit.scanned || unit.looked ? unit.path.replace(/, (?:lines?|message) \d+(?: to \d+)?$/, '') : undefined;
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function* followed(bytes: AsyncIterable<Uint8Array>, source: Source): AsyncIterable<Uint8Array> {
  try {
    source.isAwaited = true;
    for await (const piece of bytes) {
      source.isAwaited = false;
      yield piece;
      source.isAwaited = true;
    }
  } catch (error) {
    // An error while nothing is awaited only means that the child closed its input.
    if (source.isAwaited) source.broken = error;
    throw error;
  } finally {
    source.isAwaited = false;
  }
}
