import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWN, DrawnFrame, DrawnPages, ORIGIN_MARK } from '@evenhand/contracts/drawn-site';
import { composePage } from './compose-page.ts';

const IS_TEXT = /\.(xml|txt)$/;

const readDrawn = (dist: string): DrawnPages | null => {
  const file = join(dist, DRAWN.pages);
  return existsSync(file) ? DrawnPages.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
};

/** Writes what differs, so that compressed copies of the rest stay. */
const write = (file: string, content: string): void => {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const rootFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/**
 * Writes the pages that the builds have drawn: each public page in the frame of the shell, the error pages, and the
 * files for machines at the root of the site. The shell's page, which draws all others in the browser, becomes
 * app.html.
 */
export const writeDrawnPages = (shell: string, remotes: readonly string[], site: string, origin: string): void => {
  const frame = DrawnFrame.parse(JSON.parse(readFileSync(join(shell, DRAWN.frame), 'utf8')));
  const drawn = remotes.flatMap((dist) => readDrawn(dist) ?? []);
  const paths = drawn.flatMap(({ pages }) => pages.map(({ path }) => path));
  const put = (name: string, html: string) => write(join(site, name), html.replaceAll(ORIGIN_MARK, origin));

  put('app.html', readFileSync(join(shell, 'index.html'), 'utf8'));
  for (const { styles, pages } of drawn)
    for (const page of pages) put(join(page.path, 'index.html'), composePage(frame, { ...page, styles }, paths));
  for (const [name, page] of Object.entries(frame.pages))
    put(name, composePage(frame, { ...page, path: `/${name}`, styles: '' }, paths));

  for (const root of remotes.map((dist) => join(dist, DRAWN.root)))
    for (const file of rootFiles(root)) {
      const name = file.slice(root.length);
      if (IS_TEXT.test(name)) put(name, readFileSync(file, 'utf8'));
      else cpSync(file, join(site, name));
    }
};
