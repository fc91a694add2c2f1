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
  /** Port of the web interface; checked by the caller. */
  webPort: number;
  /** SMTP port; any free one by default. */
  port?: number;
}

/** `ready` resolves when SMTP is accepted, about a second after the start. */
export interface Mailbox extends Server {
  ready: Promise<void>;
}

/** Small young generation: the heap would otherwise grow to 180 MB. Rarely used modules are loaded lazily. */
const OPTIONS = ['--max-semi-space-size=1', '--import', new URL('mailbox-parts.mjs', import.meta.url).href];

/**
 * A mail server that delivers nothing; mail is stored on disk and shown in its web interface. Its log contains no
 * addresses.
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
  // Prevents an unhandled rejection; callers of `ready` get the failure.
  ready.catch(() => undefined);
  // Nodemailer reuses connections: the mailbox delays the greeting of each new one by 100 ms.
  const url = `smtp://127.0.0.1:${port}?pool=true`;
  return { url, port, pid, stop: () => end(pid), ready };
};
