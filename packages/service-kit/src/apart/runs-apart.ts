import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fail } from '../problems/fail.js';

export interface RunLimits {
  heapInMegabytes: number;
  /** Resident memory of the whole process: buffers are not part of the heap. */
  memoryInMegabytes: number;
  processorSeconds: number;
  /** Elapsed time; see {@link RunsApart.run} for a busy machine. */
  seconds: number;
  /** Waiting runs of all callers together. */
  mostWaiting: number;
}

const WATCH_MS = 50;
const TICKS_A_SECOND = 100;
const PAGES_A_MEGABYTE = 256;

/** CPU time in clock ticks (1/100 s) and resident memory in pages; zeros once the process has ended. */
const takenBy = async (pid: number): Promise<{ ticks: number; pages: number }> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => {
      // proc(5), fields after the process name: utime and stime are 14 and 15, rss is 24.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      return { ticks: (fields[11] ?? 0) + (fields[12] ?? 0), pages: fields[21] ?? 0 };
    },
    () => ({ ticks: 0, pages: 0 }),
  );

/**
 * Runs a program over untrusted or large input in a child process, one run at a time, with limits on CPU, elapsed time
 * and memory. Each caller has one place in the queue.
 */
export class RunsApart {
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Set<string>();

  constructor(
    private readonly program: URL,
    private readonly limits: RunLimits,
  ) {}

  /** @throws too-many-requests when this caller has a place already, or the queue is full */
  requirePlaceFor(caller: string, sentence?: string): void {
    if (this.waiting.has(caller) || this.waiting.size >= this.limits.mostWaiting) fail('too-many-requests', sentence);
  }

  /**
   * The program's output; null when it broke a limit or ended with an error.
   * @throws too-many-requests as {@link requirePlaceFor}; took-too-long when the time elapsed with less than half of
   * it spent on the CPU (busy machine: worth a retry)
   */
  async run(caller: string, input: Uint8Array, sentence?: string): Promise<Buffer | null> {
    this.requirePlaceFor(caller, sentence);
    this.waiting.add(caller);
    const next = this.last.then(() => this.start(input));
    this.last = next.catch(() => {});
    return next.finally(() => this.waiting.delete(caller));
  }

  private async start(input: Uint8Array): Promise<Buffer | null> {
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
    const [written, isWhole] = await Promise.all([buffer(child.stdout).catch(() => Buffer.alloc(0)), ended]);
    clearInterval(watch);
    if (isWhole) return written;
    return isMissed ? fail('took-too-long') : null;
  }
}
