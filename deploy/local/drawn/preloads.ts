import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN, PageFiles } from '@evenhand/contracts/drawn-site';
import type { Remotes } from '@evenhand/contracts/remotes';

/** As in the entry of the remote, or the browser requests the file again. */
const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

const link = (address: string, integrity: string): string =>
  `<link rel="preload" as="${address.endsWith('.css') ? 'style' : 'script'}" href="${address}" integrity="${integrity}" crossorigin="anonymous">`;

/** Links that load the micro front end of a page with the shell; without them its files come one after another. */
export const preloads = (folders: Record<string, string>, live: Remotes): ((path: string) => string) => {
  const links = Object.entries(folders).flatMap(([name, folder]) => {
    const { entry, integrity } = live[name] ?? { entry: '', integrity: '' };
    const pages = PageFiles.parse(JSON.parse(readFileSync(join(folder, DRAWN.files), 'utf8')));
    const first = link(entry, integrity);
    const linkTo = (file: string) => link(entry.replace(/[^/]+$/, file), integrityOf(join(folder, file)));
    return Object.entries(pages).map(([path, { files }]) => [path, first + files.map(linkTo).join('')] as const);
  });
  const byPath = new Map(links);
  return (path) => byPath.get(path) ?? '';
};
