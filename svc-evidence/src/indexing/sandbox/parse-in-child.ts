import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { MOST_SCANNED_PAGES, SECONDS_A_SCANNED_PAGE } from '../../conversations/scans/limits.js';
import { Unit, Unreadable } from '../../conversations/unit.js';
import { startClock } from './clock.js';
import { watchMemory } from './watchdog.js';

/** What reading one file may cost. */
export interface Limits {
  heapInMegabytes: number;
  residentInMegabytes: number;
  seconds: number;
  /** Characters of text that one file may hold. */
  characters: number;
}

export const usualLimits: Limits = {
  heapInMegabytes: 512,
  residentInMegabytes: 900,
  seconds: 900,
  characters: 400_000_000,
};

/** A small file that takes long is a hostile one; a large one may take its time. */
export const limitsFor = (bytes: number): Limits => ({ ...usualLimits, seconds: 120 + Math.ceil(bytes / 200_000) });

/** The child goes on reading while what it read so far is being kept. */
const READ_AHEAD_IN_BYTES = 4 * 1_048_576;

const Line = z.union([
  z.strictObject({ units: z.array(Unit) }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ unreadable: z.string() }),
]);

const built = new URL('./parse.child.js', import.meta.url);
/** Tests run from the sources, where './x.js' is x.ts. */
const program = existsSync(built)
  ? [fileURLToPath(built)]
  : [
      '--import',
      new URL('../../../tests/run-sources.mjs', import.meta.url).href,
      fileURLToPath(built).replace(/js$/, 'ts'),
    ];

/** Files whose pages may have to be drawn, or which may carry one. */
const mayHoldScans = (filename: string): boolean => /\.(pdf|eml|mbox|msg|pst)$/i.test(filename);

/** Where the code lies: the whole of what the process may read. Evidence and keys lie elsewhere. */
const code = ['node_modules/', 'packages/', 'svc-evidence/'].map(
  (folder) => `--allow-fs-read=${fileURLToPath(new URL(`../../../../${folder}`, import.meta.url))}`,
);

const launch = (filename: string, { heapInMegabytes }: Limits): ChildProcess =>
  spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapInMegabytes}`,
      // A low limit alone makes the collector run forty times for a mailbox that never comes near it.
      `--initial-old-space-size=${Math.ceil(heapInMegabytes / 2)}`,
      // No writing, no further processes or threads, no environment. Drawing a page is done by a native library.
      '--permission',
      ...code,
      ...(mayHoldScans(filename) ? ['--allow-addons'] : []),
      ...program,
      filename,
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  );

/**
 * Reads a file in a process of its own, which dies alone when the file is hostile.
 * @throws Unreadable with the sentence for the file's owner
 */
export async function* parseInChild(
  filename: string,
  bytes: AsyncIterable<Uint8Array>,
  limits: Limits = usualLimits,
): AsyncIterable<Unit> {
  const child = launch(filename, limits);
  const { stdin, stdout, pid } = child;
  if (!stdin || !stdout || pid === undefined) throw new Error('the reading process could not start');
  let reason = 'This file made its reader fail, so it was left alone.';
  const end = (why: string) => {
    reason = why;
    child.kill('SIGKILL');
  };
  const calm = watchMemory(pid, limits.residentInMegabytes * 1_048_576, () =>
    end('This file needs more memory than one file may take.'),
  );
  const clock = startClock(limits.seconds, () => end('This file took too long to read.'));
  let scanned = 0;
  let brokenSource: unknown;
  // A child that has had enough closes its end: only a source that breaks by itself is our trouble.
  const feeding = pipeline(Readable.from(watched(bytes, (error) => (brokenSource = error))), stdin).catch(() => {});
  let characters = 0;
  try {
    for await (const text of linesOf(stdout.pipe(new PassThrough({ highWaterMark: READ_AHEAD_IN_BYTES })))) {
      const line = Line.safeParse(parsedJson(text)).data;
      if (!line) break;
      if ('done' in line) {
        if (brokenSource) throw brokenSource;
        return;
      }
      if ('unreadable' in line) throw brokenSource ?? new Unreadable(line.unreadable);
      for (const unit of line.units) {
        characters += unit.text.length;
        if (characters > limits.characters) throw new Unreadable('This file holds more text than one file may.');
        if (unit.kind === 'page' && unit.scanned && scanned < MOST_SCANNED_PAGES) {
          scanned += 1;
          clock.allow(SECONDS_A_SCANNED_PAGE);
        }
        yield unit;
      }
    }
    throw brokenSource ?? new Unreadable(reason);
  } finally {
    calm();
    clock.stop();
    child.kill('SIGKILL');
    await feeding;
  }
}

/** Readline forgets lines when its stream ends while the reader of them is slow. */
async function* linesOf(stream: Readable): AsyncIterable<string> {
  let begun = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = `${begun}${piece}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun) yield begun;
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function* watched(bytes: AsyncIterable<Uint8Array>, broke: (error: unknown) => void): AsyncIterable<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    broke(error);
    throw error;
  }
}
