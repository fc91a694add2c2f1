import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The words of a PDF, as poppler reads them. */
export const wordsOf = async (pdf: Buffer): Promise<string> => {
  const file = join(await mkdtemp(join(tmpdir(), 'statement-')), 'statement.pdf');
  await writeFile(file, pdf);
  return (await run('pdftotext', ['-layout', file, '-'])).stdout;
};
