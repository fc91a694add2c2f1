import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ONLY_THE_OWNER = 0o600;

/** Writes a part file next to a secret and puts it in place: complete or not at all. */
const place = (file: string, value: string, put: (part: string, file: string) => void): void => {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    writeFileSync(part, value, { mode: ONLY_THE_OWNER, flag: 'wx', flush: true });
    put(part, file);
  } finally {
    rmSync(part, { force: true });
  }
};

/** The secret of the process that was first stays. */
const putFirst = (part: string, file: string): void => {
  try {
    linkSync(part, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
};

/** A secret of this installation, created on first use in <data>/secrets with mode 600. */
export const secret = (
  dataFolder: string,
  name: string,
  make = () => randomBytes(24).toString('base64url'),
): string => {
  const folder = join(dataFolder, 'secrets');
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    place(file, make(), putFirst);
  }
  return readFileSync(file, 'utf8');
};

/** A {@link secret} of 32 bytes, in base64. */
export const keyOf = (dataFolder: string, name: string): string =>
  secret(dataFolder, name, () => randomBytes(32).toString('base64'));

/** Replaces a secret: it is the old or the new one, never a part. */
export const keepSecret = (dataFolder: string, name: string, value: string): void =>
  place(join(dataFolder, 'secrets', name), value, renameSync);
