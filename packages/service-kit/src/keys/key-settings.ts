import { join } from 'node:path';
import { z } from 'zod';
import type { Dependencies } from '../health/dependencies.js';
import { KeyFiles } from './key-files.js';
import type { KeyStore } from './key-store.js';
import type { MasterKey } from './master-key.js';
import { TransitKeys } from './transit-keys.js';

/** The settings of a service that keeps keys of cases. */
export const keySettings = {
  /** Keys of cases unless a key service keeps them, and the master key unless given. */
  DATA_FOLDER: z.string().min(1),
  /**
   * HashiCorp Vault or OpenBao; with it, the keys of cases are encrypted by its transit engine and not in DATA_FOLDER.
   */
  KEY_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  KEY_SERVICE_TOKEN: z.string().min(1).optional(),
  KEY_SERVICE_MOUNT: z
    .string()
    .regex(/^[\w/-]{1,100}$/)
    .default('transit'),
};

const Settings = z.object(keySettings);
export type KeySettings = z.infer<typeof Settings>;

export const keyFilesOf = ({ DATA_FOLDER }: KeySettings, master: MasterKey): KeyFiles =>
  new KeyFiles(join(DATA_FOLDER, 'case-keys'), master);

/** @param owner separates the names of several services on one mount */
export const keyStoreOf = (
  settings: KeySettings,
  owner: string,
  files: KeyFiles,
  dependencies: Dependencies,
): KeyStore => {
  const { KEY_SERVICE_URL: url, KEY_SERVICE_TOKEN: token = '', KEY_SERVICE_MOUNT: mount } = settings;
  if (!url) return files;
  const keys = new TransitKeys({ url, token, mount, owner });
  dependencies.watch('key service', () => keys.ping());
  return keys;
};

/** `superRefine` of a configuration with {@link keySettings}. */
export const needsToken = (
  settings: Pick<KeySettings, 'KEY_SERVICE_URL' | 'KEY_SERVICE_TOKEN'>,
  context: z.RefinementCtx,
): void => {
  if (settings.KEY_SERVICE_URL && !settings.KEY_SERVICE_TOKEN)
    context.addIssue({ code: 'custom', path: ['KEY_SERVICE_TOKEN'], message: 'is needed with KEY_SERVICE_URL' });
};
