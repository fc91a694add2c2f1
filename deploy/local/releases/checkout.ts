import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { MICRO_FRONTEND_VERSION, SHELL } from '../../../packages/contracts/src/release-set.ts';
import type { ReleasedPart, ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { compress } from '../compress.ts';
import { ROOT } from '../places.ts';
import { pull, readShared, writeShared } from './bucket-copy.ts';
import { Contract } from './check/contract.ts';
import { changeManifest, isHashed, type ReleaseStore, readManifest, renewManifest } from './release-store.ts';
import { describeBuild, readStatement, type Statement } from './statement.ts';
import { requireSite } from './store.ts';
import { faultIn } from './verify-version.ts';
import { addVersion, dropOldVersions, filesOf, folderOf, hasVersion, integrityOf, statementIn } from './versions.ts';

const CONTRACT = 'contract';
const CONTRACT_FILE = 'openapi.json';

/** The shell and the micro front ends. */
export const frontEnds = (): string[] => [SHELL, ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];

interface VersionedContract {
  version: string;
  document: Contract;
}

/** The API of the checkout, as the built gateway publishes it. Its version is that of a folder with its file. */
export const readContract = async (): Promise<VersionedContract> => {
  const { openApi } = await import(pathToFileURL(join(ROOT, 'gateway/dist/docs/open-api.js')).href);
  const document = Contract.parse(openApi());
  const version = createHash('sha256').update(`/${CONTRACT_FILE}\0`).update(JSON.stringify(document)).digest('hex');
  return { version: version.slice(0, 12), document };
};

export const addContract = (store: ReleaseStore, { version, document }: VersionedContract): void => {
  if (hasVersion(store, CONTRACT, version)) return;
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-contract-'));
  try {
    const file = join(folder, CONTRACT_FILE);
    writeFileSync(file, JSON.stringify(document));
    addVersion(store, CONTRACT, version, folder, { files: { [CONTRACT_FILE]: integrityOf(file) } });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const contractIn = (store: ReleaseStore, version: string): Contract =>
  Contract.parse(JSON.parse(readFileSync(join(folderOf(store, CONTRACT, version), CONTRACT_FILE), 'utf8')));

/** Describes the build of a front end, with compressed copies in place. */
export const describeCheckout = async (name: string, contract: string): Promise<Statement> => {
  const dist = join(ROOT, name, 'dist');
  await compress(filesOf(dist).map((file) => join(dist, file)));
  const { evenhand } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return describeBuild({ name, dist, contract, paths: evenhand?.paths ?? [], microFrontend: MICRO_FRONTEND_VERSION });
};

/** Digest of the sources, and versions, that the last start published. */
interface Published {
  build: string;
  versions: Record<string, string>;
}

const PUBLISHED = 'checkout.json';

const readPublished = async (store: ReleaseStore): Promise<Published> => {
  const text = await readShared(store, PUBLISHED);
  return text ? JSON.parse(text) : { build: '', versions: {} };
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

/**
 * Makes the builds of the checkout live in the store. Unchanged sources leave the manifest as it is: what was released
 * or rolled back since stays so.
 * @param build digest of the sources
 * @throws Trouble when the bucket is of another site
 */
export const publishCheckout = async (store: ReleaseStore, build: string): Promise<ReleaseManifest> => {
  mkdirSync(store.folder, { recursive: true });
  await pull(store);
  const before = await readPublished(store);
  const live = readManifest(store);
  // A folder moves with its machine to another address; a bucket has the site of other machines.
  if (live && store.bucket) requireSite(store, live);
  if (live?.site === store.site && before.build === build && isHashed(live))
    return (await renewManifest(store)) ?? live;

  const contract = await readContract();
  addContract(store, contract);
  const statements = await Promise.all(frontEnds().map((name) => describeCheckout(name, contract.version)));
  const added = statements.filter((statement) => !isStored(store, statement));
  for (const { name, release, ...rest } of added) {
    rmSync(folderOf(store, name, release.version), { recursive: true, force: true });
    addVersion(store, name, release.version, join(ROOT, name, 'dist'), { name, release, ...rest });
  }
  const ofThisBuild = added.map(({ name, release }) => `${name}/${release.version}`);
  const now = new Date().toISOString();
  const manifest = await changeManifest(store, ({ parts, statements: signed = {} }) => ({
    contract: contract.version,
    statements: Object.fromEntries(Object.entries(signed).filter(([at]) => !ofThisBuild.includes(at))),
    parts: Object.fromEntries(
      statements.map((statement) => {
        const { name, release } = statement;
        return [name, partWith(parts[name], statement, before.versions[name] !== release.version, now)];
      }),
    ),
  }));
  dropOldVersions(store, manifest);
  const versions = Object.fromEntries(statements.map(({ name, release }) => [name, release.version]));
  await writeShared(store, PUBLISHED, JSON.stringify({ build, versions } satisfies Published));
  return manifest;
};
