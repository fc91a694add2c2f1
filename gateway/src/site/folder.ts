import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharesOf } from '@evenhand/contracts/release-set';
import { knownPages } from './known-pages.js';
import { readManifest } from './manifest.js';
import { pageHeaders } from './page-policy.js';

/**
 * The single-page application, for pages without a prerendered file. A site without prerendering has only index.html.
 */
const SHELL = ['app.html', 'index.html'] as const;
const NOT_FOUND = '404.html';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** `pricing/index.html` and `pricing.html` are prerendered pages of /pricing. */
export const drawnFileOf = (path: string, has: (file: string) => boolean): string | undefined =>
  [join(path, 'index.html'), `${path}.html`].map((file) => file.slice(1)).find(has);

/** 0 when it is missing. */
export const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export const readPage = (file: string, uploadOrigin?: string) => ({
  changed: changedAt(file),
  headers: pageHeaders(readFileSync(file, 'utf8'), uploadOrigin),
});

/** Files, page addresses, and the headers of each prerendered page. */
export const readFolder = (folder: string, uploadOrigin?: string) => {
  const files = new Set(filesBelow(folder));
  const drawn = [...files].filter((file) => file.endsWith('.html'));
  const has = (file: string) => files.has(file);
  const shell = SHELL.find((file) => files.has(file)) ?? SHELL[1];
  const manifest = readManifest(folder);
  return {
    shares: sharesOf(manifest),
    has,
    shell,
    notFound: files.has(NOT_FOUND) ? NOT_FOUND : shell,
    isKnown: knownPages(manifest, (path) => drawnFileOf(dirname(path), has) !== undefined),
    pages: new Map(drawn.map((file) => [file, readPage(join(folder, file), uploadOrigin)])),
  };
};
