import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { shellPages } from '../../../packages/contracts/src/pages.ts';
import { MICRO_FRONTENDS_SHOWN, SHELL } from '../../../packages/contracts/src/release-set.ts';
import { Trouble } from '../trouble.ts';
import type { Statement } from './statement.ts';
import { filesOf, integrityOf, versionOf } from './versions.ts';

const ENTRY = 'remoteEntry.js';
const PAGE = 'index.html';
const OF_SHELL = { shows: MICRO_FRONTENDS_SHOWN, ownPaths: shellPages.filter((page) => page !== '/') };

const Assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Module = z.object({ assets: z.object({ js: Assets, css: Assets }) });

const FederationManifest = z.object({
  exposes: z.array(Module.extend({ path: z.string() })),
  shared: z.array(Module.extend({ name: z.string(), version: z.string(), requiredVersion: z.string() })),
});

const PageFiles = z.record(z.string(), z.object({ files: z.array(z.string()) }));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const assetsOf = ({ assets: { js, css } }: z.infer<typeof Module>): string[] =>
  [js, css].flatMap((assets) => [...assets.sync, ...assets.async]);

const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const pagesIn = (dist: string): [path: string, files: string[]][] => {
  const file = join(dist, 'drawn/files.json');
  if (!existsSync(file)) return [];
  return Object.entries(PageFiles.parse(readJson(file))).map(([path, { files }]) => [path, [ENTRY, ...files]]);
};

const bytesOf = (dist: string, files: string[]): number =>
  files.reduce((sum, file) => sum + sizeOf(join(dist, file)), 0);

// Input: our own builds.
const ADDRESS = /["'`](\/api\/[\w/:-]+)["'`]/g;

const callsIn = (dist: string, files: string[]): string[] => {
  const texts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(dist, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, address = '']) => address)))].sort();
};

/** A chunk whose hash the entry lacks: browsers would load it unchecked. */
const firstUnhashed = (dist: string, chunks: string[]): string | undefined => {
  const entry = readFileSync(join(dist, ENTRY), 'utf8');
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('base64');
  return chunks.find((file) => file !== ENTRY && !entry.includes(`sha256-${hashOf(file)}`));
};

interface Build {
  name: string;
  dist: string;
  paths: string[];
  contract: string;
  microFrontend: number;
}

/** Of its files, its paths and its version of MicroFrontend: a correction of any is another version. */
const versionOfBuild = ({ name, dist, paths, microFrontend }: Build): string =>
  createHash('sha256')
    .update(versionOf(dist))
    .update(JSON.stringify([paths, microFrontend, name === SHELL && OF_SHELL]))
    .digest('hex')
    .slice(0, 12);

/** @throws Trouble when a file that its pages or its manifest name is missing */
export const describeBuild = (build: Build): Statement => {
  const { name, dist, paths, contract, microFrontend } = build;
  const files = filesOf(dist);
  const pages = pagesIn(dist);
  const { exposes, shared } = FederationManifest.parse(readJson(join(dist, 'mf-manifest.json')));
  const expected = [...pages.flatMap(([, page]) => page), ...[...exposes, ...shared].flatMap(assetsOf)];
  const missing = expected.find((file) => !files.includes(file));
  if (missing) throw new Trouble(`${name}/dist lacks ${missing}: build it again.`);
  const unhashed = name === SHELL ? undefined : firstUnhashed(dist, expected);
  if (unhashed)
    throw new Trouble(
      `${name}/dist/${ENTRY} has no hash of ${unhashed}: keep hashedChunks in packages/web-kit/src/preset.ts.`,
    );
  const version = versionOfBuild(build);
  const first = name === SHELL ? PAGE : ENTRY;
  return {
    name,
    release: {
      version,
      entry: name === SHELL ? '/' : `/remotes/${name}/${version}/${ENTRY}`,
      integrity: integrityOf(join(dist, first)),
      paths,
      contract,
    },
    microFrontend,
    ...(name === SHELL && OF_SHELL),
    exposes: exposes.map(({ path }) => path),
    shared: shared.map(({ name: library, version: bundled, requiredVersion, assets }) => ({
      name: library,
      version: bundled,
      requiredVersion,
      isBundled: assets.js.sync.length > 0,
    })),
    calls: callsIn(dist, files),
    contract,
    pages: Object.fromEntries(pages.map(([path, page]) => [path, bytesOf(dist, page)])),
    files: Object.fromEntries(files.map((file) => [file, integrityOf(join(dist, file))])),
  };
};
