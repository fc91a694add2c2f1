import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serviceNames } from '@evenhand/contracts/identity';
import { servicePrefixes } from '@evenhand/contracts/routes';
import { Trouble } from '../trouble.ts';

/** The service's name after `svc-` (finance), and the noun, singular (debt). */
export interface Slice {
  area: string;
  noun: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const pluralOf = (noun: string): string => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** Files by template. */
const filesOf = (area: string, noun: string, nouns: string, stamp: string): Record<string, string> => ({
  contract: `packages/contracts/src/${area}/${nouns}.ts`,
  controller: `svc-${area}/src/${nouns}/${nouns}.controller.ts`,
  service: `svc-${area}/src/${nouns}/${nouns}.service.ts`,
  repository: `svc-${area}/src/${nouns}/${nouns}.repository.ts`,
  entity: `svc-${area}/src/${nouns}/${noun}.entity.ts`,
  migration: `svc-${area}/src/database/migrations/${stamp}-${nouns}.ts`,
  test: `svc-${area}/tests/${nouns}.test.ts`,
  api: `mfe-${area}/src/pages/${nouns}/${nouns}-api.ts`,
});

/**
 * Writes the files of a slice into the tree at `root`: contract, controller, service, repository, entity, migration,
 * test and the page's calls. Returns their paths.
 * @throws Trouble when a word is not a plain noun or a file exists
 */
export const writeSlice = (root: string, { area, noun }: Slice, now: Date): string[] => {
  if (!/^[a-z]+$/.test(area) || !/^[a-z]+$/.test(noun)) {
    throw new Trouble('Say the service and a noun in small letters: npm run new -- slice finance vehicle');
  }
  const service = serviceNames.find((name) => name === `svc-${area}`);
  if (!service) throw new Trouble(`There is no svc-${area}: ${serviceNames.join(', ')}`);
  const nouns = pluralOf(noun);
  const migrations = join(root, `svc-${area}/src/database/migrations`);
  const stamps = existsSync(migrations) ? readdirSync(migrations).map((name) => Number.parseInt(name, 10) || 0) : [];
  // A new migration runs after the existing ones, which may be dated in the future.
  const stamp = String(Math.max(now.getTime(), ...stamps.map((existing) => existing + 1)));
  const words = { __Nouns__: capital(nouns), __nouns__: nouns, __Noun__: capital(noun), __noun__: noun };
  const replaced = (text: string): string =>
    Object.entries({
      ...words,
      __area__: area,
      __stamp__: stamp,
      __prefix__: servicePrefixes[service][0] ?? '',
    }).reduce((filled, [word, value]) => filled.replaceAll(word, value), text);
  const files = Object.entries(filesOf(area, noun, nouns, stamp));
  const standing = files.find(([, path]) => existsSync(join(root, path)));
  if (standing) throw new Trouble(`${standing[1]} stands already; nothing was written.`);
  for (const [template, path] of files) {
    const text = readFileSync(join(import.meta.dirname, 'slice', `${template}.txt`), 'utf8');
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), replaced(text));
  }
  return files.map(([, path]) => path);
};
