import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN, PageFiles } from '@evenhand/contracts/drawn-site';
import type { Remotes } from '@evenhand/contracts/remotes';

const link = (address: string, more = ''): string =>
  `<link rel="preload" as="${address.endsWith('.css') ? 'style' : 'script'}" href="${address}"${more}>`;

/** Links that load the micro front end of a page with the shell; without them its files come one after another. */
export const preloads = (folders: Record<string, string>, live: Remotes): ((path: string) => string) => {
  const links = Object.entries(folders).flatMap(([name, folder]) => {
    const { entry, integrity } = live[name] ?? { entry: '', integrity: '' };
    const pages = PageFiles.parse(JSON.parse(readFileSync(join(folder, DRAWN.files), 'utf8')));
    const first = link(entry, ` integrity="${integrity}" crossorigin="anonymous"`);
    const linkTo = (file: string) => link(entry.replace(/[^/]+$/, file));
    return Object.entries(pages).map(([path, { files }]) => [path, first + files.map(linkTo).join('')] as const);
  });
  const byPath = new Map(links);
  return (path) => byPath.get(path) ?? '';
};
