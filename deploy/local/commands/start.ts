import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from '../build.ts';
import { ROOT } from '../places.ts';
import { claimPort } from '../ports.ts';
import { endRemembered, remember } from '../processes.ts';
import { endLeftovers, type Product, startProduct } from '../product.ts';
import { readSettings, type Settings } from '../settings.ts';
import { composeSite } from '../site.ts';
import { endStack, prepareDataFolder } from '../stack/stack.ts';
import { stopOnSignal, stopping } from '../stopping.ts';
import { leaveWith } from '../trouble.ts';

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** One run a data folder: an earlier one is ended, whether it lives, was left behind or was killed half-way. */
const takeOver = async ({ dataFolder }: Settings): Promise<void> => {
  prepareDataFolder(dataFolder);
  const pidFile = join(dataFolder, 'pids', 'supervisor');
  const supervisor = await endRemembered(pidFile, 30_000);
  const leftovers = await endLeftovers(dataFolder);
  if (supervisor || leftovers) tell('Ended what an earlier run had left.');
  if (process.argv.includes('--fresh')) await forget(dataFolder);
  remember(pidFile, process.pid);
};

/** `--fresh`: throws away all that was ever entered, databases and mail and secrets. */
const forget = async (dataFolder: string): Promise<void> => {
  await endStack(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
  prepareDataFolder(dataFolder);
};

const report = (settings: Settings, { stack, running }: Product, seconds: number): void => {
  const rows = running.map(({ name, port, log }) => [name, `127.0.0.1:${port}`, relative(ROOT, log)]);
  const servers = stack.parts.map(({ name, server }) => [name, `127.0.0.1:${server.port}`, '']);
  const table = [...rows, ...servers].map(([name = '', at = '', log = '']) =>
    `  ${name.padEnd(14)}${at.padEnd(18)}${log}`.trimEnd(),
  );
  tell(
    [
      '',
      `Evenhand runs (${seconds.toFixed(1)} s).`,
      '',
      `  Site          ${settings.publicUrl}`,
      ...(stack.mailboxUrl ? [`  Mailbox       ${stack.mailboxUrl}   every mail the site sends lands here`] : []),
      `  API           ${settings.publicUrl}/api/docs`,
      '',
      ...table,
      '',
      `Ctrl-C stops everything. What was entered stays in ${relative(ROOT, settings.dataFolder) || settings.dataFolder}.`,
    ].join('\n'),
  );
};

const start = async (): Promise<void> => {
  const since = performance.now();
  const settings = readSettings();
  const cleanup = stopping();
  stopOnSignal(cleanup, tell);
  try {
    await takeOver(settings);
    await claimPort(settings.port, 'PORT');
    if (!settings.given.smtpUrl) await claimPort(settings.mailboxPort, 'MAILBOX_PORT');
    tell('Building what changed …');
    await build();
    const siteFolder = await composeSite();
    tell('Starting …');
    const product = await startProduct(settings, siteFolder, cleanup, tell);
    report(settings, product, (performance.now() - since) / 1_000);
  } catch (error) {
    if (cleanup.stopped.aborted) return;
    await cleanup.stop();
    leaveWith(error);
  }
};

await start();
