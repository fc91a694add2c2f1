import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseManifest, SignedManifest } from '@evenhand/contracts/remotes';

export const MANIFEST = 'remotes.json';

type Content = Pick<ReleaseManifest, 'parts'>;

const NOTHING: Content = { parts: {} };

const parse = (text: string): Content => {
  const { payload } = SignedManifest.parse(JSON.parse(text));
  return ReleaseManifest.pick({ parts: true }).parse(JSON.parse(payload));
};

/** What is live in a site's folder; nothing in one without a manifest. Browsers verify its signature. */
export const readManifest = (folder: string): Content => {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : NOTHING;
};

/** The same for many calls: reads the file again only when it has changed. Nothing is live without a folder. */
export const manifestReader = (folder: string | undefined): (() => Promise<Content>) => {
  if (!folder) return async () => NOTHING;
  const file = join(folder, MANIFEST);
  let readAt: number | undefined;
  let content = Promise.resolve(NOTHING);
  return async () => {
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt !== readAt) {
      readAt = changedAt;
      content = changedAt === undefined ? Promise.resolve(NOTHING) : readFile(file, 'utf8').then(parse);
    }
    return content;
  };
};
