import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { MICRO_FRONTEND_VERSION, SHELL } from '../../../packages/contracts/src/release-set.ts';
import type { ReleasedPart, ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { compress } from '../compress.ts';
import { ROOT } from '../places.ts';
import { namedBefore, pull } from './bucket-copy.ts';
import { addContract, readContract, type VersionedContract } from './contract-versions.ts';
import { describeBuild } from './describe-build.ts';
import { changeManifest, isHashed, type ReleaseStore, readManifest, renewManifest } from './release-store.ts';
import { replaceFile } from './replace-file.ts';
import { parsed } from './signed-manifest.ts';
import { readStatement, type Statement } from './statement.ts';
import { requireSite } from './store.ts';
import { faultIn } from './verify-version.ts';
import { filesOf, folderOf, hasVersion, replaceVersion, statementIn } from './versions.ts';

/** The shell and the micro front ends. */
export const frontEnds = (): string[] => [SHELL, ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];

/** Describes the build of a front end, with compressed copies in place. */
export const describeCheckout = async (name: string, contract: string): Promise<Statement> => {
  const dist = join(ROOT, name, 'dist');
  await compress(filesOf(dist).map((file) => join(dist, file)));
  const { evenhand } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return describeBuild({ name, dist, contract, paths: evenhand?.paths ?? [], microFrontend: MICRO_FRONTEND_VERSION });
};

/** Digest of the sources, and versions, that the last start of this machine published. */
const Published = z.object({ build: z.string(), versions: z.record(z.string(), z.string()) });
type Published = z.infer<typeof Published>;

/** Never in a bucket, which is neither signed nor of this machine alone. */
const PUBLISHED = 'checkout.json';

const readPublished = ({ folder }: ReleaseStore): Published => {
  const file = join(folder, PUBLISHED);
  const found = Published.safeParse(existsSync(file) && parsed(readFileSync(file, 'utf8')));
  return found.data ?? { build: '', versions: {} };
};

/** A version that is on its way in, or was rolled back, waits for its own commands. */
const isDecided = (part: ReleasedPart, version: string): boolean =>
  [part.live.version, part.canary?.release.version, part.withdrawn].includes(version);

const partWith = (
  part: ReleasedPart | undefined,
  { release }: Statement,
  isNew: boolean,
  now: string,
): ReleasedPart => {
  if (!part) return { live: release, since: now };
  if (!isNew || isDecided(part, release.version)) return part;
  return { live: release, since: now, last: part.live };
};

/** Whether the store has a build whole, with these files: a copy from an unsigned statement may have others. */
const isStored = (store: ReleaseStore, { name, release: { version }, files }: Statement): boolean =>
  hasVersion(store, name, version) &&
  isDeepStrictEqual(readStatement(store, name, version).files, files) &&
  !faultIn(folderOf(store, name, version), `${name}/${version}`, statementIn(store, `${name}/${version}`));

/** What a start publishes. */
interface Checkout {
  contract: VersionedContract;
  builds: { statement: Statement; dist: string }[];
}

const readCheckout = async (): Promise<Checkout> => {
  const contract = await readContract();
  const describe = async (name: string) => ({
    statement: await describeCheckout(name, contract.version),
    dist: join(ROOT, name, 'dist'),
  });
  return { contract, builds: await Promise.all(frontEnds().map(describe)) };
};

/**
 * Makes the builds of the checkout live in the store. Unchanged sources leave the manifest as it is: what was released
 * or rolled back since stays so. In a bucket, so does a build that was there before: another machine may have released since.
 * @param build digest of the sources
 * @throws Trouble when the bucket is of another site
 */
export const publishCheckout = async (
  store: ReleaseStore,
  build: string,
  read = readCheckout,
): Promise<ReleaseManifest> => {
  mkdirSync(store.folder, { recursive: true });
  await pull(store);
  const before = readPublished(store);
  const live = readManifest(store);
  // A folder moves with its machine to another address; a bucket has the site of other machines.
  if (live && store.bucket) requireSite(store, live);
  if (live?.site === store.site && before.build === build && isHashed(live))
    return (await renewManifest(store)) ?? live;

  const { contract, builds } = await read();
  addContract(store, contract);
  const added = builds.filter(({ statement }) => !isStored(store, statement));
  for (const { statement, dist } of added) {
    const { name, release } = statement;
    replaceVersion(store, name, release.version, dist, statement);
  }
  // As stored: a version may have been built with an earlier contract before.
  const statements = builds.map(({ statement: { name, release } }) => readStatement(store, name, release.version));
  const ofThisBuild = added.map(({ statement: { name, release } }) => `${name}/${release.version}`);
  const now = new Date().toISOString();
  const known = await namedBefore(store);
  const isNew = ({ name, release: { version } }: Statement) =>
    before.versions[name] !== version && !known.has(`${name}/${version}`);
  const isOlder = before.build === '' && known.has(`contract/${contract.version}`);
  const manifest = await changeManifest(store, ({ contract: former, parts, statements: signed = {} }) => ({
    contract: isOlder ? former : contract.version,
    statements: Object.fromEntries(Object.entries(signed).filter(([at]) => !ofThisBuild.includes(at))),
    parts: Object.fromEntries([
      ...Object.entries(parts).filter(([name]) => !before.versions[name]),
      ...statements.map((statement) => {
        const { name } = statement;
        return [name, partWith(parts[name], statement, isNew(statement), now)] as const;
      }),
    ]),
  }));
  const versions = Object.fromEntries(statements.map(({ name, release }) => [name, release.version]));
  replaceFile(join(store.folder, PUBLISHED), JSON.stringify({ build, versions } satisfies Published));
  return manifest;
};
