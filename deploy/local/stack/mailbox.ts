import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.ts';
import { claimPort } from '../ports.ts';
import { end, endRemembered, remember } from '../processes.ts';
import { Trouble } from '../trouble.ts';
import { answersOn } from './waiting.ts';

export interface MailboxSettings {
  dataFolder: string;
  smtpPort: number;
  smtpPortSetting: string;
  webPort: number;
  webPortSetting: string;
}

/** A mail server that delivers to nobody: what the product sends is read on its web page. Mail is kept on disk. */
export const startMailbox = async (settings: MailboxSettings) => {
  const pidFile = join(settings.dataFolder, 'pids', 'mailbox');
  await endRemembered(pidFile);
  await claimPort(settings.smtpPort, settings.smtpPortSetting);
  await claimPort(settings.webPort, settings.webPortSetting);
  const mail = join(settings.dataFolder, 'mail');
  mkdirSync(mail, { recursive: true });
  const log = join(settings.dataFolder, 'logs', 'mailbox.log');
  const output = openSync(log, 'w');
  const smtp = ['--smtp', String(settings.smtpPort), '--ip', '127.0.0.1'];
  const web = ['--web', String(settings.webPort), '--web-ip', '127.0.0.1'];
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/maildev/dist/bin/maildev.js'), ...smtp, ...web, '--mail-directory', mail],
    { cwd: settings.dataFolder, detached: true, stdio: ['ignore', output, output] },
  );
  child.unref();
  const pid = child.pid ?? 0;
  remember(pidFile, pid);
  const alive = () => child.exitCode === null;
  if (!(await answersOn(settings.smtpPort, 20_000, alive)) || !(await answersOn(settings.webPort, 20_000, alive))) {
    throw new Trouble(`The mailbox could not start: read ${log}.`);
  }
  const urls = { smtpUrl: `smtp://127.0.0.1:${settings.smtpPort}`, webUrl: `http://localhost:${settings.webPort}` };
  return { ...urls, pid, stop: () => end(pid) };
};
