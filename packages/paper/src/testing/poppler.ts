import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a tool of poppler (Debian: poppler-utils) on a PDF; returns its output. */
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

/** Without the embedding marks that poppler adds around right-to-left text. */
export const textOf = (pdf: Uint8Array, ...args: string[]) =>
  poppler('pdftotext', pdf, '-layout', ...args).replaceAll(/[\u202a-\u202c]/g, '');
