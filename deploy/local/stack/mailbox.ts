import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports.ts';
import { end, endRemembered, remember } from '../processes.ts';
import { Trouble } from '../trouble.ts';
import type { Server } from './server.ts';
import { answersOn } from './waiting.ts';

const PROGRAM = join(dirname(fileURLToPath(import.meta.resolve('maildev'))), 'bin/maildev.js');

export interface MailboxSettings {
  dataFolder: string;
  /** The port of the mailbox's web page; the caller has made sure that it is free. */
  webPort: number;
  /** The port it takes mail on; any free one by default. */
  port?: number;
}

/** It loads for a second and is needed from the first mail on: `ready` settles when it takes mail. */
export interface Mailbox extends Server {
  ready: Promise<void>;
}

/** Small young heap: it keeps little and would else grow to 180 MB. What it seldom needs is not loaded at the start. */
const OPTIONS = ['--max-semi-space-size=1', '--import', new URL('mailbox-parts.mjs', import.meta.url).href];

/**
 * A mail server that delivers no mail: what the product sends is read on its web page. Mail is kept on disk; its log
 * names no addresses, as no log does.
 */
export const startMailbox = async ({ dataFolder, webPort, port: wanted }: MailboxSettings): Promise<Mailbox> => {
  const pidFile = join(dataFolder, 'pids', 'mailbox');
  await endRemembered(pidFile);
  const port = wanted ?? (await freePort());
  const mail = join(dataFolder, 'mail');
  const log = join(dataFolder, 'logs', 'mailbox.log');
  mkdirSync(mail, { recursive: true });
  const smtp = ['--smtp', String(port), '--ip', '127.0.0.1'];
  const web = ['--web', String(webPort), '--web-ip', '127.0.0.1'];
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [...OPTIONS, PROGRAM, '--silent', ...smtp, ...web, '--mail-directory', mail], {
    cwd: dataFolder,
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.unref();
  const pid = child.pid ?? 0;
  remember(pidFile, pid);
  const alive = () => child.exitCode === null;
  const waitUntilReady = async (): Promise<void> => {
    if ((await answersOn(port, 60_000, alive)) && (await answersOn(webPort, 60_000, alive))) return;
    throw new Trouble(`The mailbox could not start: read ${log}.`);
  };
  const ready = waitUntilReady();
  // The one who waits for `ready` gets the failure; until then it is not an unhandled rejection.
  ready.catch(() => undefined);
  return { url: `smtp://127.0.0.1:${port}`, port, pid, stop: () => end(pid), ready };
};
