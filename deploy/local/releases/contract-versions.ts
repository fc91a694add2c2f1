import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../places.ts';
import { Trouble } from '../trouble.ts';
import { Contract } from './check/contract.ts';
import { replaceFile } from './replace-file.ts';
import type { ReleaseStore } from './store.ts';
import { addVersion, folderOf, hasVersion, integrityOf } from './versions.ts';

const CONTRACT = 'contract';
const CONTRACT_FILE = 'openapi.json';

/** The API as OpenAPI. */
export interface VersionedContract {
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

/** @throws StoreTrouble when the disk is full */
export const addContract = (store: ReleaseStore, { version, document }: VersionedContract): void => {
  if (hasVersion(store, CONTRACT, version)) return;
  const folder = join(store.folder, `contract.${process.pid}.part`);
  try {
    const file = join(folder, CONTRACT_FILE);
    replaceFile(file, JSON.stringify(document));
    addVersion(store, CONTRACT, version, folder, { files: { [CONTRACT_FILE]: integrityOf(file) } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @throws Trouble when the store lacks it */
export const contractIn = (store: ReleaseStore, version: string): Contract => {
  const file = join(folderOf(store, CONTRACT, version), CONTRACT_FILE);
  if (existsSync(file)) return Contract.parse(JSON.parse(readFileSync(file, 'utf8')));
  throw new Trouble(`The release store lacks the contract ${version} of a build: release it again from a changed one.`);
};
