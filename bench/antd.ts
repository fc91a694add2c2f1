/**
 * The parts of antd that each page uses, and the bytes that it loads, in KB of brotli: `npm run bench -- antd`. Reads
 * the built front ends; bytes are those of a first visit. Ends with 1 when antd adds more than 130 KB to a page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DRAWN, PageFiles } from '@evenhand/contracts/drawn-site';
import { printTable } from './support/table.ts';

const MOST_OF_ANTD = 130 * 1_024;
/** Loaded when a dialog is opened. The others load with the page, or below it, without a press. */
const IN_DIALOGS = ['drawer', 'date-input'];
const ROOT = join(import.meta.dirname, '..');

const sizes = new Map<string, number>();
const bytesOf = (file: string): number => {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, known);
  return known;
};
const sum = (files: readonly string[]): number => [...new Set(files)].reduce((total, file) => total + bytesOf(file), 0);
const inKb = (bytes: number): number => Math.round(bytes / 1_024);
const isScript = (file: string): boolean => file.endsWith('.js');

/** Scripts and sheets that index.html of the shell loads. */
const shell = ['js', 'css'].flatMap((kind) => {
  const folder = join(ROOT, 'shell/dist/static', kind);
  return readdirSync(folder).flatMap((file) => (file.endsWith(`.${kind}`) ? [join(folder, file)] : []));
});

const pagesOf = (remote: string) => {
  const built = (file: string) => join(ROOT, remote, 'dist', file);
  const pages = PageFiles.parse(JSON.parse(readFileSync(built(DRAWN.files), 'utf8')));
  return Object.entries(pages).map(([path, { files, parts }]) => {
    const unasked = parts.filter(({ name }) => !IN_DIALOGS.includes(name));
    const ofParts = new Set(unasked.flatMap((part) => part.files.map(built)));
    const first = [...shell, built('remoteEntry.js'), ...files.map(built)];
    const others = first.filter((file) => !ofParts.has(file));
    const names = (which: typeof parts) => which.map(({ name }) => name).join(', ');
    return {
      path,
      'with the page': names(unasked.filter(({ isFirst }) => isFirst)),
      'below it': names(unasked.filter(({ isFirst }) => !isFirst)),
      'in dialogs': names(parts.filter(({ name }) => IN_DIALOGS.includes(name))),
      'first scripts KB': inKb(sum(first.filter(isScript))),
      'scripts KB': inKb(sum([...others, ...ofParts].filter(isScript))),
      'of antd KB': inKb(sum([...ofParts])),
      usesNone: parts.length === 0,
      isTooMuch: sum([...ofParts]) > MOST_OF_ANTD,
    };
  });
};

const pages = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap(pagesOf);
const using = pages.filter(({ usesNone }) => !usesNone);
printTable(using.map(({ usesNone, isTooMuch, ...row }) => row));
process.stdout.write(`\n${pages.length - using.length} further pages use none.\n`);
process.exit(using.some(({ isTooMuch }) => isTooMuch) ? 1 : 0);
