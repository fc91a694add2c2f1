import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.js';
import { fromSource } from './from-source.js';

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((settle) => server.close(settle));
  return typeof address === 'object' && address ? address.port : 0;
};

/** A service in a separate process, from its sources, on the stores that `environment` names. */
export class RealProcess {
  private child?: ChildProcess;
  private written = '';

  /** `entry` is its main.ts or worker.ts. */
  constructor(
    private readonly entry: URL,
    private readonly environment: Record<string, string>,
    /** Default: a pipe, see `output`. */
    private readonly logFile?: string,
  ) {}

  get pid(): number | undefined {
    return this.child?.exitCode === null && this.child.signalCode === null ? this.child.pid : undefined;
  }

  /** Its standard output and error since the start. */
  get output(): string {
    return this.logFile ? readFileSync(this.logFile, 'utf8') : this.written;
  }

  async ended(): Promise<void> {
    if (this.child && this.pid !== undefined) await once(this.child, 'close');
  }

  /**
   * Starts it and waits until it listens.
   * @throws Error with its output when it exits before
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
    this.written = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (this.written += chunk.toString()));
    await eventually(() => {
      if (this.pid !== undefined && this.output.includes('"listening"')) return;
      throw new Error(`the process does not listen: ${this.output}`);
    });
  }

  /** SIGKILL: no graceful shutdown. */
  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
