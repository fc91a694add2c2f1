import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseManifest, SignedManifest } from '@evenhand/contracts/remotes';

export const MANIFEST = 'remotes.json';

type Content = Pick<ReleaseManifest, 'parts'>;

/** What is live in a site's folder; nothing in one without a manifest. Browsers verify its signature. */
export const readManifest = (folder: string): Content => {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return { parts: {} };
  const { payload } = SignedManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return ReleaseManifest.pick({ parts: true }).parse(JSON.parse(payload));
};
