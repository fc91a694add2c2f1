import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DRAWN,
  DrawnFrame,
  DrawnPages,
  ORIGIN_MARK,
  PAGE_MARK,
  RELEASE_KEYS_MARK,
} from '@evenhand/contracts/drawn-site';
import type { Remotes } from '@evenhand/contracts/remotes';
import { composeApp, composeFramed } from './framed-page.ts';
import { preloads } from './preloads.ts';
import { usedStyles } from './used-styles.ts';

interface Part {
  path: string;
  head: string;
  main: string;
  styles: string;
}

/** The frame in which the navigation marks the page, or else its parent. */
const frameFor = ({ frames }: DrawnFrame, path: string): string => {
  const place = Object.keys(frames).find((each) => each === path || (each !== '/' && path.startsWith(`${each}/`)));
  const name = place ?? '/elsewhere';
  return (frames[name] ?? '').replaceAll(`href="${name}?`, `href="${path}?`);
};

/** Prefetches public pages without a query; an address with a query may have an effect. */
const speculationRules = (paths: readonly string[]): string =>
  JSON.stringify({
    prefetch: [
      { where: { and: [{ href_matches: paths }, { not: { href_matches: '/*\\?*' } }] }, eagerness: 'moderate' },
    ],
  });

/** A prerendered page with the application's scripts. */
const composePage = (frame: DrawnFrame, { path, head, main, styles }: Part, paths: readonly string[]): string => {
  const body = frameFor(frame, path).replace(PAGE_MARK, () => main);
  const { scripts, integrity, styles: sheets } = frame.app;
  const hashes = integrity.length > 0 ? ` data-integrity="${integrity.join(' ')}"` : '';
  return [
    '<!doctype html><html lang="en-CA"><head>',
    frame.head,
    head,
    `<style>${usedStyles(`${frame.styles}\n${styles}`, body)}</style>`,
    `<script type="speculationrules">${speculationRules(paths)}</script>`,
    `</head><body><div id="drawn">${body}</div>`,
    `<div id="root" data-scripts="${scripts.join(' ')}"${hashes} data-styles="${sheets.join(' ')}" hidden></div>`,
    `<script>${frame.firstScript}</script>`,
    '</body></html>',
  ].join('');
};

const IS_TEXT = /\.(xml|txt)$/;

const readDrawn = (dist: string): DrawnPages | null => {
  const file = join(dist, DRAWN.pages);
  return existsSync(file) ? DrawnPages.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
};

/** Their origin is replaced, so that copies of the build are outdated. */
const COMPRESSED = /\.(br|gz)$/;

const rootFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** One version of each part, in folders. */
export interface Releases {
  shell: string;
  /** Folder by name. */
  remotes: Record<string, string>;
  live: Remotes;
}

/** What pages have of the site that they are on. */
export interface Site {
  origin: string;
  /** Public keys of its releases, which pages pin. */
  keys: readonly string[];
}

/**
 * The prerendered pages in the shell's frame, the error pages, and the root files for machines, by file name. The
 * shell's page, which renders all other pages in the browser, becomes app.html; pages of a case have it with their
 * frame, their files and their first calls.
 */
export const drawPages = ({ shell, remotes, live }: Releases, { origin, keys }: Site): Map<string, string | Buffer> => {
  const frame = DrawnFrame.parse(JSON.parse(readFileSync(join(shell, DRAWN.frame), 'utf8')));
  const folders = Object.values(remotes);
  const drawn = folders.flatMap((dist) => readDrawn(dist) ?? []);
  const paths = drawn.flatMap(({ pages }) => pages.map(({ path }) => path));
  const files = new Map<string, string | Buffer>();
  const put = (name: string, html: string) =>
    files.set(
      name.replace(/^\//, ''),
      html.replaceAll(ORIGIN_MARK, origin).replaceAll(RELEASE_KEYS_MARK, keys.join(' ')),
    );

  const app = readFileSync(join(shell, 'index.html'), 'utf8');
  put('app.html', composeApp(app, frame));
  const preloadsOf = preloads(remotes, live);
  for (const path of Object.keys(frame.pageFrames))
    put(join(path, 'index.html'), composeFramed(app, frame, path, preloadsOf(path)));
  for (const { styles, pages } of drawn)
    for (const page of pages) put(join(page.path, 'index.html'), composePage(frame, { ...page, styles }, paths));
  for (const [name, page] of Object.entries(frame.pages))
    put(name, composePage(frame, { ...page, path: `/${name}`, styles: '' }, paths));

  for (const root of folders.map((dist) => join(dist, DRAWN.root)))
    for (const file of rootFiles(root)) {
      const name = file.slice(root.length + 1);
      if (IS_TEXT.test(name)) put(name, readFileSync(file, 'utf8'));
      else files.set(name, readFileSync(file));
    }
  return files;
};
