import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../places.ts';
import { freePort } from '../ports.ts';

/** `npm start` on separate ports and a separate data folder. */
export class Evenhand {
  readonly dataFolder: string;
  readonly environment: Record<string, string>;
  readonly port: number;
  said = '';
  private child?: ChildProcess;

  constructor(dataFolder: string, port: number, mailboxPort: number, settings: Record<string, string>) {
    this.dataFolder = dataFolder;
    this.port = port;
    this.environment = { DATA_FOLDER: dataFolder, PORT: String(port), MAILBOX_PORT: String(mailboxPort), ...settings };
  }

  static async onNewData(settings: Record<string, string> = {}): Promise<Evenhand> {
    mkdirSync(join(CACHE, 'start-tests'), { recursive: true });
    const dataFolder = mkdtempSync(join(CACHE, 'start-tests/'));
    return new Evenhand(dataFolder, await freePort(), await freePort(), settings);
  }

  /** Resolves when the product runs or has failed. */
  start(): Promise<'runs' | 'gave up'> {
    this.said = '';
    const child = spawn(process.execPath, ['deploy/local/bootstrap.mjs', 'start'], {
      cwd: ROOT,
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    return new Promise((settle) => {
      const hear = (piece: Buffer) => {
        this.said += piece;
        if (this.said.includes('Evenhand runs')) settle('runs');
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => settle('gave up'));
    });
  }

  async run(): Promise<void> {
    if ((await this.start()) === 'gave up') throw new Error(this.said);
  }

  /** Process id of a part (svc-auth, gateway, postgres, …). */
  pidOf(name: string): number {
    const file = name === 'postgres' ? 'postgres/postmaster.pid' : `pids/${name}`;
    return Number.parseInt(readFileSync(join(this.dataFolder, file), 'utf8'), 10);
  }

  kill(name: string): void {
    process.kill(this.pidOf(name), 'SIGKILL');
  }

  /** SIGKILL to every process, as in a power failure. */
  killAll(): void {
    for (const name of ['supervisor', 'postgres']) this.kill(name);
    for (const name of readdirSync(join(this.dataFolder, 'pids'))) {
      if (name !== 'supervisor') this.kill(name);
    }
  }

  postgresUrl(): string {
    const password = readFileSync(join(this.dataFolder, 'secrets/postgres-password'), 'utf8');
    const port = readFileSync(join(this.dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
    return `postgres://postgres:${password}@127.0.0.1:${port}/evenhand`;
  }

  get url(): string {
    return this.environment.PUBLIC_URL ?? `http://localhost:${this.port}`;
  }

  async site(): Promise<number> {
    return (await fetch(`http://127.0.0.1:${this.port}/ready`)).status;
  }

  /** SIGINT; resolves when everything has ended. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((settle) => {
      child.once('exit', settle);
      child.kill('SIGINT');
    });
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}
