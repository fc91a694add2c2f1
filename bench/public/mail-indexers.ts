import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorTimeOf } from '../support/costs.ts';

interface Indexer {
  name: string;
  /** Commands that create an empty index and that index the mails. */
  commands: (folder: string) => [prepare: string[], index: string[]];
}

const indexers: Indexer[] = [
  {
    name: 'mu',
    commands: (folder) => [
      ['mu', 'init', '--muhome', join(folder, 'mu'), '--maildir', join(folder, 'mail')],
      ['mu', 'index', '--quiet', '--muhome', join(folder, 'mu')],
    ],
  },
  {
    name: 'notmuch',
    commands: () => [
      ['notmuch', 'config', 'set', 'new.tags', 'new'],
      ['notmuch', 'new', '--quiet'],
    ],
  },
];

const asMaildir = (mails: Buffer[], folder: string): void => {
  for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(folder, part), { recursive: true });
  for (const [number, mail] of mails.entries())
    writeFileSync(join(folder, 'cur', `${number}:2,S`), mail.subarray(mail.indexOf('\n') + 1));
};

/** Times the installed mail indexers on the same mails, one file each, unencrypted. */
export const measureIndexers = (mails: Buffer[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const config = join(folder, 'notmuch-config');
  writeFileSync(config, `[database]\npath=${join(folder, 'mail')}\n[user]\nname=Someone\n`);
  const env = { PATH: process.env.PATH ?? '', HOME: folder, NOTMUCH_CONFIG: config };
  const run = ([command = '', ...given]: string[]) => spawnSync(command, given, { env, stdio: 'ignore' }).status;
  asMaildir(mails, join(folder, 'mail', 'inbox'));
  const megabytes = mails.reduce((sum, { length }) => sum + length, 0) / 1_048_576;
  const rows = indexers.flatMap(({ name, commands }) => {
    const [prepare, index] = commands(folder);
    if (run(prepare) !== 0) return [];
    const began = performance.now();
    const before = processorTimeOf(process.pid).children;
    if (run(index) !== 0) return [];
    const seconds = (performance.now() - began) / 1_000;
    const computed = processorTimeOf(process.pid).children - before;
    return [
      {
        indexer: name,
        seconds: Number(seconds.toFixed(1)),
        'MB/s': Number((megabytes / seconds).toFixed(1)),
        'ms a MB': Math.round((computed * 1_000) / megabytes),
      },
    ];
  });
  rmSync(folder, { recursive: true });
  return rows;
};
