import { shellPages } from '@evenhand/contracts/pages';
import type { ReleaseManifest } from '@evenhand/contracts/remotes';

/** `/blog/:id` matches one segment, `/flow/*` any number */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}$`);

/**
 * Recognises the addresses of existing pages: the shell's and those of the micro front ends. One that only a parameter
 * matches (`/glossary/horse`) is an entry of a list, and exists unless the list is prerendered without it.
 */
export const knownPages = (
  { parts }: Pick<ReleaseManifest, 'parts'>,
  isMissingEntry: (path: string) => boolean,
): ((path: string) => boolean) => {
  const announced = Object.values(parts).flatMap(({ live, canary }) => [
    ...live.paths,
    ...(canary?.share ? canary.release.paths : []),
  ]);
  const pages = [...shellPages, ...announced].map((path) => ({
    pattern: patternOf(path),
    isEntry: path.includes(':'),
  }));
  return (path) => pages.some(({ pattern, isEntry }) => pattern.test(path) && !(isEntry && isMissingEntry(path)));
};
