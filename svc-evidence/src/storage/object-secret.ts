import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MasterKey } from '@evenhand/service-kit/keys/master-key';

const PURPOSE = 'objects at rest';

/**
 * The secret that seals files on this disk. It stays when the master key changes, which wraps it in a file.
 * @throws Error when the file is missing and there are several master keys: files may be sealed with any of them
 */
export const objectSecret = (dataFolder: string, master: MasterKey): Buffer => {
  const file = join(dataFolder, 'object-key');
  const kept = existsSync(file) ? readFileSync(file) : null;
  if (!kept && master.isChanging)
    throw new Error('object-key is missing: start once with the former EVIDENCE_MASTER_KEY alone, which makes it');
  // Before it existed, the secret was derived.
  const [derived] = master.secretsFor(PURPOSE);
  const secret = kept ? master.unwrap(kept, PURPOSE) : derived;
  if (kept && master.isCurrent(kept, PURPOSE)) return secret;
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, master.wrap(secret, PURPOSE), { mode: 0o600, flush: true });
  renameSync(aside, file);
  return secret;
};
