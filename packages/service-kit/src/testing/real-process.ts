import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fromSource } from './from-source.js';

/** A service as a process of its own, from its sources, on the database, Redis and mailbox that `environment` names. */
export class RealProcess {
  private child?: ChildProcess;

  /** `entry` is the file that starts it: its main.ts or worker.ts. */
  constructor(
    private readonly entry: URL,
    private readonly environment: Record<string, string>,
  ) {}

  /**
   * Starts it and waits until it listens.
   * @throws Error with what it said when it ends before
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...fromSource, fileURLToPath(this.entry)], {
      env: {
        ...this.environment,
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('"listening"')) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the process ended with ${code}: ${said}`)));
    });
  }

  /** As a power cut would: no time for anything. */
  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
