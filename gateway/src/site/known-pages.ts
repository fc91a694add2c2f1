import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellPages } from '@evenhand/contracts/pages';
import { z } from 'zod';

const Remotes = z.record(z.string(), z.object({ paths: z.array(z.string()) }));

/** `/blog/:id` matches one segment, `/flow/*` any number */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}$`);

/** Recognises the addresses of existing pages: the shell's and those of the micro front ends. */
export const knownPages = (folder: string): ((path: string) => boolean) => {
  const file = join(folder, 'remotes.json');
  const remotes = existsSync(file) ? Remotes.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const announced = Object.values(remotes).flatMap(({ paths }) => paths);
  const patterns = [...shellPages, ...announced].map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
};
