import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The report of poppler's pdfsig on a file. It exits with an error when a signature is not valid: that is an answer
 * too.
 */
export const pdfsig = async (path: string): Promise<string> => {
  try {
    return (await run('pdfsig', ['-nocert', path])).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
};

/** Writes a copy with one byte changed, in the middle of the file's signed part. */
export const withOneByteChanged = async (path: string): Promise<string> => {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 3);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const changed = path.replace(/\.pdf$/, '-changed.pdf');
  await writeFile(changed, bytes);
  return changed;
};
