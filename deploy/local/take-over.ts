import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimPort } from './ports.ts';
import { endRemembered, remember } from './processes.ts';
import type { Settings } from './settings.ts';
import { endStack, prepareDataFolder } from './stack/stack.ts';

/** Servers that keep running; the mailbox restarts from its files. */
const TAKEN_OVER = ['redis'];

/**
 * Makes this process the owner of a data folder. An earlier owner and its processes, except the databases, are ended.
 * @throws Trouble when the folder is not writable or a port is in use
 */
export const takeOver = async (settings: Settings, tell: (sentence: string) => void): Promise<void> => {
  const { dataFolder, port, mailboxPort, given } = settings;
  prepareDataFolder(dataFolder);
  const pids = join(dataFolder, 'pids');
  const supervisor = await endRemembered(join(pids, 'supervisor'), 30_000);
  const left = readdirSync(pids).filter((name) => !TAKEN_OVER.includes(name));
  const ended = await Promise.all(left.map((name) => endRemembered(join(pids, name))));
  if (supervisor || ended.includes(true)) tell('Ended what an earlier run had left.');
  remember(join(pids, 'supervisor'), process.pid);
  await claimPort(port, 'PORT');
  if (!given.smtpUrl) await claimPort(mailboxPort, 'MAILBOX_PORT');
};

/** Deletes databases, mail and secrets. */
export const forget = async (dataFolder: string): Promise<void> => {
  await endStack(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
  prepareDataFolder(dataFolder);
  remember(join(dataFolder, 'pids', 'supervisor'), process.pid);
};
