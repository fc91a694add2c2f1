import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellPages } from '@evenhand/contracts/pages';
import { z } from 'zod';

const Remotes = z.record(z.string(), z.object({ paths: z.array(z.string()) }));

/** `/blog/:id` matches one segment, `/flow/*` any number */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}$`);

/**
 * Recognises the addresses of existing pages: the shell's and those of the micro front ends. One that only a parameter
 * matches (`/glossary/horse`) is an entry of a list, and exists unless the list is prerendered without it.
 */
export const knownPages = (folder: string, isMissingEntry: (path: string) => boolean): ((path: string) => boolean) => {
  const file = join(folder, 'remotes.json');
  const remotes = existsSync(file) ? Remotes.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const announced = Object.values(remotes).flatMap(({ paths }) => paths);
  const pages = [...shellPages, ...announced].map((path) => ({
    pattern: patternOf(path),
    isEntry: path.includes(':'),
  }));
  return (path) => pages.some(({ pattern, isEntry }) => pattern.test(path) && !(isEntry && isMissingEntry(path)));
};
