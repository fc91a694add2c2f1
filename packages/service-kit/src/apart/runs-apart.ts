import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fail } from '../problems/fail.js';

/** What one run may take. */
export interface RunLimits {
  heapInMegabytes: number;
  /** All that the process holds: buffers are no part of the heap. */
  memoryInMegabytes: number;
  processorSeconds: number;
  /** On the clock. A machine that is busy with others makes no input a broken one: see {@link RunsApart.run}. */
  seconds: number;
  /** Runs that wait for their turn, all callers together. */
  mostWaiting: number;
}

const WATCH_MS = 50;
const TICKS_A_SECOND = 100;
const PAGES_A_MEGABYTE = 256;

/** What a process has taken: hundredths of a second of the processor, pages of memory; nothing once it is gone. */
const takenBy = async (pid: number): Promise<{ ticks: number; pages: number }> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => {
      // proc(5), counted from the field after the name: utime and stime are 14 and 15, rss is 24.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      return { ticks: (fields[11] ?? 0) + (fields[12] ?? 0), pages: fields[21] ?? 0 };
    },
    () => ({ ticks: 0, pages: 0 }),
  );

/**
 * Runs a program over input from outside in a process of its own, one run after the other, with limits on processor,
 * clock and memory: input that is costly to read ends that process and holds up nothing else. Each caller has one place
 * in the queue, and the queue is short.
 */
export class RunsApart {
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Set<string>();

  constructor(
    private readonly program: URL,
    private readonly limits: RunLimits,
  ) {}

  /** @throws too-many-requests when this caller has a place already, or there is none for anybody */
  requirePlaceFor(caller: string, sentence?: string): void {
    if (this.waiting.has(caller) || this.waiting.size >= this.limits.mostWaiting) fail('too-many-requests', sentence);
  }

  /**
   * What the program writes for its input; null when it broke a limit or ended with an error.
   * @throws too-many-requests as {@link requirePlaceFor}; took-too-long when its time was over on the clock while it
   * had less than half of its time on the processor: it is worth another try
   */
  async run(caller: string, input: Uint8Array, sentence?: string): Promise<string | null> {
    this.requirePlaceFor(caller, sentence);
    this.waiting.add(caller);
    const next = this.last.then(() => this.start(input));
    this.last = next.catch(() => {});
    return next.finally(() => this.waiting.delete(caller));
  }

  private async start(input: Uint8Array): Promise<string | null> {
    const { heapInMegabytes, memoryInMegabytes, processorSeconds, seconds } = this.limits;
    const flags = [...process.execArgv, `--max-old-space-size=${heapInMegabytes}`];
    const child = spawn(process.execPath, [...flags, fileURLToPath(this.program)], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const ended = new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false));
      child.once('close', (code) => resolve(code === 0));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const ends = performance.now() + seconds * 1_000;
    let isMissed = false;
    const watch = setInterval(async () => {
      if (!child.pid) return;
      const { ticks, pages } = await takenBy(child.pid);
      if (child.killed || child.exitCode !== null) return;
      const isOver = ticks > processorSeconds * TICKS_A_SECOND || pages > memoryInMegabytes * PAGES_A_MEGABYTE;
      const isLate = performance.now() > ends;
      isMissed = isLate && !isOver && ticks < (processorSeconds * TICKS_A_SECOND) / 2;
      if (isOver || isLate) child.kill('SIGKILL');
    }, WATCH_MS);
    const [written, isWhole] = await Promise.all([text(child.stdout).catch(() => ''), ended]);
    clearInterval(watch);
    if (isWhole) return written;
    return isMissed ? fail('took-too-long') : null;
  }
}
