import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
