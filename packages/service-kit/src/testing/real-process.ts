import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.js';
import { fromSource } from './from-source.js';

/** A service as a process of its own, from its sources, on the database, Redis and mailbox that `environment` names. */
export class RealProcess {
  private child?: ChildProcess;
  private heard = '';

  /** `entry` is the file that starts it: its main.ts or worker.ts. */
  constructor(
    private readonly entry: URL,
    private readonly environment: Record<string, string>,
    /** Where it writes its log; into a pipe unless told. */
    private readonly logFile?: string,
  ) {}

  /** The number of the process that runs. */
  get pid(): number | undefined {
    return this.child?.exitCode === null && this.child.signalCode === null ? this.child.pid : undefined;
  }

  /** All that it wrote since it was started. */
  get said(): string {
    return this.logFile ? readFileSync(this.logFile, 'utf8') : this.heard;
  }

  /** Settles when it ends. */
  async ended(): Promise<void> {
    if (this.child && this.pid !== undefined) await once(this.child, 'close');
  }

  /**
   * Starts it and waits until it listens.
   * @throws Error with what it said when it ends before
   */
  async start(): Promise<void> {
    const output = this.logFile ? openSync(this.logFile, 'a') : 'pipe';
    const child = spawn(process.execPath, [...fromSource, fileURLToPath(this.entry)], {
      env: {
        ...this.environment,
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      },
      stdio: ['ignore', output, output],
    });
    this.child = child;
    if (typeof output === 'number') closeSync(output);
    this.heard = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.heard += chunk.toString()));
    await eventually(() => {
      if (this.pid !== undefined && this.said.includes('"listening"')) return;
      throw new Error(`the process does not listen: ${this.said}`);
    });
  }

  /** As a power cut would: no time for anything. */
  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
