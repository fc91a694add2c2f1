import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The report of poppler's pdfsig on a file. pdfsig exits with an error for an invalid signature, which is a valid
 * report.
 */
export const pdfsig = async (path: string): Promise<string> => {
  try {
    return (await run('pdfsig', ['-nocert', path])).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
};

/** Writes a copy with one byte changed in the middle of the signed range. */
export const withOneByteChanged = async (path: string): Promise<string> => {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 3);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const changed = path.replace(/\.pdf$/, '-changed.pdf');
  await writeFile(changed, bytes);
  return changed;
};
