import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MICRO_FRONTEND_VERSION } from '../../../packages/contracts/src/release-set.ts';
import { compress } from '../compress.ts';
import { describeBuild } from '../releases/describe-build.ts';
import { publishCandidate, requireManifest } from '../releases/publish.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Statement } from '../releases/statement.ts';
import { addVersion, filesOf, folderOf, STATEMENT } from '../releases/versions.ts';
import { newFolder } from './released-builds.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const changeScripts = (dist: string, change: (script: string) => string): void => {
  const entry = join(dist, 'remoteEntry.js');
  for (const file of filesOf(dist).filter((name) => name.startsWith('static/') && name.endsWith('.js'))) {
    const [script, hashes] = [readFileSync(join(dist, file), 'utf8'), readFileSync(entry, 'utf8')];
    writeFileSync(join(dist, file), change(script));
    writeFileSync(entry, hashes.replaceAll(hashOf(script), hashOf(change(script))));
  }
};

/** The live build of a micro front end with changed scripts, as a developer's build. */
export const buildChanged = async (
  store: ReleaseStore,
  name: string,
  change: (script: string) => string,
): Promise<{ dist: string; statement: Statement }> => {
  const { parts, contract } = requireManifest(store);
  const { version: before, paths } = parts[name]?.live ?? { version: '', paths: [] };
  const dist = newFolder();
  const isBuilt = (file: string) => !/\.(br|gz)$/.test(file) && !file.endsWith(STATEMENT);
  cpSync(folderOf(store, name, before), dist, { recursive: true, filter: isBuilt });
  changeScripts(dist, change);
  await compress(filesOf(dist).map((file) => join(dist, file)));
  return { dist, statement: describeBuild({ name, dist, paths, contract, microFrontend: MICRO_FRONTEND_VERSION }) };
};

/** Publishes it to no one. */
export const publishChanged = async (
  store: ReleaseStore,
  name: string,
  change: (script: string) => string,
): Promise<string> => {
  const { dist, statement } = await buildChanged(store, name, change);
  const { version } = statement.release;
  addVersion(store, name, version, dist, statement);
  await publishCandidate(store, name, version);
  return version;
};
