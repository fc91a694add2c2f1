import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { secret } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import type { Half } from './files.ts';

/** Archives of former releases have no id of an installation. */
const NAME =
  /^evenhand-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z(?:\.(?<installation>[0-9a-f]{12}))?\.(?:data|keys)\.age(?:\.part)?$/;
const DAY_MS = 86_400_000;

/** Names an installation in the clear; a restored one keeps it, as its secret is among the keys. */
export const installationOf = (dataFolder: string): string =>
  createHash('sha256').update(secret(dataFolder, 'installation')).digest('hex').slice(0, 12);

/** `evenhand-2026-11-27T22-50-00Z.0f3a9c2e41d7.data.age` */
export const fileOf = (folder: string, at: Date, half: Half, installation: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `evenhand-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${installation}.${half}.age`);
};

const partsOf = (name: string): Partial<Record<string, string>> => NAME.exec(name)?.groups ?? {};

const madeAt = (name: string): number => {
  const { day, hour, minute, second } = partsOf(name);
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : Number.NaN;
};

const remove = (folder: string, isToGo: (name: string) => boolean): number => {
  const names = readdirSync(folder).filter((name) => NAME.test(name) && isToGo(name));
  for (const name of names) rmSync(join(folder, name));
  return names.length;
};

/** @throws Trouble when a folder has backups of another installation: its keys and its ledger may be the only ones */
export const mustBeOf = (installation: string, folders: string[]): void => {
  for (const folder of folders)
    if (readdirSync(folder).some((name) => (partsOf(name).installation ?? installation) !== installation))
      throw new Trouble(
        `${folder} has backups of another installation. Is DATA_FOLDER right? After a loss, restore them (npm run restore); otherwise give folders of their own.`,
      );
};

/** Removes backups, and unfinished ones, that are older than so many days. Returns how many. */
export const removeOld = (folder: string, now: Date, days: number): number =>
  remove(folder, (name) => madeAt(name) < now.getTime() - days * DAY_MS);

/** One copy of the keys serves all older data of an installation: what was erased is in none that is left. */
export const removeOtherKeys = (newest: string): number => {
  const { installation } = partsOf(basename(newest));
  return remove(
    dirname(newest),
    (name) => name.includes('.keys.age') && name !== basename(newest) && partsOf(name).installation === installation,
  );
};
