import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a key file, made on first use with mode 600. Two processes that start at once get the same text. */
export const readOrMake = (file: string, make: () => Promise<string>): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return keepFirst(file, make);
    throw error;
  });

/** Writes a temporary file and links it to its name, which fails when another process was first. */
const keepFirst = async (file: string, make: () => Promise<string>): Promise<string> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, await make(), { mode: 0o600, flag: 'wx', flush: true });
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  return readFile(file, 'utf8');
};
