import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** svc-intake as a process of its own, on the database, Redis and mailbox that `environment` names. */
export class RealProcess {
  private child?: ChildProcess;

  constructor(private readonly environment: Record<string, string>) {}

  /** Starts it and waits until it listens. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--conditions=source', '--import', here('./run-from-source.mjs'), here('../../src/main.ts')],
      { env: { ...this.environment, PATH: process.env.PATH ?? '' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.child = child;
    let said = '';
    const listening = new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('"listening"')) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`svc-intake ended with ${code}: ${said}`)));
    });
    await listening;
  }

  /** As a power cut would: no time for anything. */
  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
