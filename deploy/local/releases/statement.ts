import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Remote } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import { type ReleaseStore, readManifest } from './release-store.ts';
import { faultIn } from './verify-version.ts';
import { folderOf, STATEMENT } from './versions.ts';

/** What a build states about itself, and what is checked before it is published. */
export const Statement = z.object({
  name: z.string(),
  release: Remote,
  /** Version of web-kit's MicroFrontend type. */
  microFrontend: z.int(),
  /** Of a shell: the versions of it that this one shows. */
  shows: z.array(z.int()).optional(),
  /** Of a shell: its pages, which no micro front end may have. */
  ownPaths: z.array(z.string()).optional(),
  /** Modules for the shell. */
  exposes: z.array(z.string()),
  /** Libraries shared at run time; one that is not bundled comes from the shell. */
  shared: z.array(
    z.object({ name: z.string(), version: z.string(), requiredVersion: z.string(), isBundled: z.boolean() }),
  ),
  /** Endpoints that occur in its files, as `/api/plans`. */
  calls: z.array(z.string()),
  /** Version of the contract that it was built with. */
  contract: z.string(),
  /** Bytes of brotli that each page loads before it is shown. */
  pages: z.record(z.string(), z.number()),
  /** Integrity of each file. */
  files: z.record(z.string(), z.string()),
});
export type Statement = z.infer<typeof Statement>;

/** @throws Trouble when the version is not in the store */
export const readStatement = (store: ReleaseStore, name: string, version: string): Statement => {
  const file = join(folderOf(store, name, version), STATEMENT);
  if (existsSync(file)) return Statement.parse(JSON.parse(readFileSync(file, 'utf8')));
  throw new Trouble(`The release store lacks ${name} ${version}: npm start publishes what it built.`);
};

/** @throws Trouble when a stored version is not the one that the manifest signs */
export const verifyVersion = (
  store: ReleaseStore,
  name: string,
  version: string,
  manifest = readManifest(store),
): void => {
  const at = `${name}/${version}`;
  const fault = faultIn(folderOf(store, name, version), at, manifest?.statements?.[at]);
  if (fault) throw new Trouble(`${fault} in the release store: release it again from a changed build.`);
};
