import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Half } from './files.ts';

const NAME =
  /^evenhand-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z\.(?:data|keys)\.age(?:\.part)?$/;
const DAY_MS = 86_400_000;

/** `evenhand-2026-11-27T22-50-00Z.data.age` */
export const fileOf = (folder: string, at: Date, half: Half): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `evenhand-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${half}.age`);
};

const madeAt = (name: string): number => {
  const { day, hour, minute, second } = NAME.exec(name)?.groups ?? {};
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : Number.NaN;
};

const remove = (folder: string, isToGo: (name: string) => boolean): number => {
  const names = readdirSync(folder).filter((name) => NAME.test(name) && isToGo(name));
  for (const name of names) rmSync(join(folder, name));
  return names.length;
};

/** Removes backups, and unfinished ones, that are older than so many days. Returns how many. */
export const removeOld = (folder: string, now: Date, days: number): number =>
  remove(folder, (name) => madeAt(name) < now.getTime() - days * DAY_MS);

/** One copy of the keys serves all older data: what was erased is in none that is left. */
export const removeOtherKeys = (newest: string): number =>
  remove(dirname(newest), (name) => name.includes('.keys.age') && name !== basename(newest));
