import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs one of poppler's tools (Debian: poppler-utils) on a PDF; gives what it prints. */
export function poppler(
  tool: 'pdftotext' | 'pdfinfo' | 'pdfsig' | 'pdffonts',
  pdf: Uint8Array,
  ...args: string[]
): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-pdf-'));
  const file = join(folder, 'file.pdf');
  writeFileSync(file, pdf);
  try {
    const rest = tool === 'pdftotext' ? ['-'] : [];
    if (tool === 'pdfsig') return spawnSync(tool, [...args, file], { encoding: 'utf8' }).stdout;
    return execFileSync(tool, [...args, file, ...rest], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** poppler frames what is written from right to left in embedding marks of its own; they are not in the document. */
export const textOf = (pdf: Uint8Array, ...args: string[]) =>
  poppler('pdftotext', pdf, '-layout', ...args).replaceAll(/[\u202a-\u202c]/g, '');
