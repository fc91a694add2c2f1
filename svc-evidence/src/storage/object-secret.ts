import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MasterKey } from '@evenhand/service-kit/keys/master-key';

const PURPOSE = 'objects at rest';

/** The secret that seals files on this disk. It stays when the master key changes, which wraps it in a file. */
export const objectSecret = (dataFolder: string, master: MasterKey): Buffer => {
  const file = join(dataFolder, 'object-key');
  const kept = existsSync(file) ? readFileSync(file) : null;
  // Without the file, as before it existed: derived from the key that was the only one.
  const secret = kept ? master.unwrap(kept, PURPOSE) : (master.secretsFor(PURPOSE).at(-1) ?? Buffer.alloc(0));
  if (kept && master.isCurrent(kept, PURPOSE)) return secret;
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, master.wrap(secret, PURPOSE), { mode: 0o600, flush: true });
  renameSync(aside, file);
  return secret;
};
