import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ONLY_THE_OWNER = 0o600;

/** A secret of this installation, created on first use in <data>/secrets with mode 600. */
export const secret = (
  dataFolder: string,
  name: string,
  make = () => randomBytes(24).toString('base64url'),
): string => {
  const folder = join(dataFolder, 'secrets');
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const value = make();
  writeFileSync(file, value, { mode: ONLY_THE_OWNER, flag: 'wx' });
  return value;
};

/** A {@link secret} of 32 bytes, in base64. */
export const keyOf = (dataFolder: string, name: string): string =>
  secret(dataFolder, name, () => randomBytes(32).toString('base64'));

/** Replaces a secret: it is the old or the new one, never a part. */
export const keepSecret = (dataFolder: string, name: string, value: string): void => {
  const file = join(dataFolder, 'secrets', name);
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, value, { mode: ONLY_THE_OWNER, flag: 'wx', flush: true });
  renameSync(part, file);
};
