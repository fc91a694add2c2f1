import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimPort } from './ports.ts';
import { endRemembered, remember } from './processes.ts';
import type { Settings } from './settings.ts';
import { endStack, prepareDataFolder } from './stack/stack.ts';

/** The servers of the stack that keep running with their data; the mailbox starts again from its files. */
const TAKEN_OVER = ['redis'];

/**
 * Makes this process the one that runs on a data folder. An earlier one is ended, whether it lives, was left behind or
 * was killed half-way, and so is all it had started, but for the databases.
 * @throws Trouble when the folder cannot be written or a port is taken.
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

/** Throws away all that was ever entered: databases, mail, secrets. */
export const forget = async (dataFolder: string): Promise<void> => {
  await endStack(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
  prepareDataFolder(dataFolder);
  remember(join(dataFolder, 'pids', 'supervisor'), process.pid);
};
