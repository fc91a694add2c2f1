import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './places.ts';
import { endRemembered, remember } from './processes.ts';
import { Trouble } from './trouble.ts';

const READY_WITHIN = 90_000;
const ANSWERS_WITHIN = 2_000;
const ASK_EVERY = 100;
const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
/** After this uptime, or a clean exit, the restart delay is reset. */
const WELL_AFTER = 30_000;

export interface Program {
  name: string;
  /** Working directory and program. */
  workspace: string;
  program: string;
  /** Port of /ready. */
  port: number;
  environment: Record<string, string>;
  dataFolder: string;
  /** Called when the process died and is restarted. */
  onRestart: (sentence: string) => void;
  /** Aborted: no more restarts. */
  stopped: AbortSignal;
}

export interface Supervised {
  name: string;
  port: number;
  log: string;
}

/** Ready, or only the disk is full: reading still works. */
const isWell = (status: number | undefined, body: string): boolean =>
  status === 200 || body.includes('"failed":["disk"]');

/** A plain request costs a tenth of `fetch`; polled often while the cores are busy. */
const isReady = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const asked = get({ host: '127.0.0.1', port, path: '/ready', timeout: ANSWERS_WITHIN }, async (answer) => {
      const body = await text(answer).catch(() => '');
      settle(isWell(answer.statusCode, body));
    });
    asked.once('timeout', () => asked.destroy()).once('error', () => settle(false));
  });

/** The last lines of a log. */
const lastWords = (log: string): string => {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.slice(-12).join('\n');
};

/** Ends a program by its pid file, also one of an earlier run. */
export const endProgram = (dataFolder: string, name: string): Promise<boolean> =>
  endRemembered(join(dataFolder, 'pids', name));

/**
 * Starts a deployable, waits until it is ready, and restarts it when it dies.
 * @throws Trouble with its last output when it does not become ready
 */
export const supervise = async ({
  name,
  workspace,
  program,
  port,
  environment,
  dataFolder,
  onRestart,
  stopped,
}: Program): Promise<Supervised> => {
  const log = join(dataFolder, 'logs', `${name}.log`);
  mkdirSync(join(dataFolder, workspace), { recursive: true });
  let wasReady = false;
  let wait = FIRST_WAIT;

  const noteDown = (started: ChildProcess): void => {
    try {
      if (started.pid) remember(join(dataFolder, 'pids', name), started.pid);
    } catch (error) {
      started.kill('SIGKILL');
      throw error;
    }
  };

  /** Retries a failed launch, as on a full disk. */
  const launchAgain = async (): Promise<void> => {
    for (;;) {
      await pause(wait);
      if (stopped.aborted) return;
      try {
        child = launch();
        return;
      } catch (error) {
        wait = Math.min(wait * 2, LONGEST_WAIT);
        onRestart(`${name} could not be started again: ${error instanceof Error ? error.message : error}`);
      }
    }
  };

  const launch = (): ChildProcess => {
    const output = openSync(log, wasReady ? 'a' : 'w');
    const since = Date.now();
    const started = spawn(process.execPath, [program], {
      cwd: join(ROOT, workspace),
      // The child stops when this pipe closes, so it does not outlive its supervisor.
      env: { ...environment, STOP_WITH_INPUT: 'true' },
      detached: true,
      stdio: ['pipe', output, output],
    });
    closeSync(output);
    started.stdin?.on('error', () => undefined);
    noteDown(started);
    started.once('exit', async (status, signal) => {
      if (stopped.aborted || !wasReady) return;
      const well = status === 0 || Date.now() - since > WELL_AFTER;
      wait = well ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
      onRestart(`${name} ended (${signal ?? `status ${status}`}) and is started again; its log is ${log}`);
      await launchAgain();
    });
    return started;
  };

  let child = launch();
  for (const last = Date.now() + READY_WITHIN; !(await isReady(port)); await pause(ASK_EVERY)) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended) throw new Trouble(`${name} could not start:\n${lastWords(log)}`);
    if (Date.now() > last) throw new Trouble(`${name} did not become ready:\n${lastWords(log)}`);
  }
  wasReady = true;
  return { name, port, log };
};
