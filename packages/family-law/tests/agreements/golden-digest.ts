import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { RULE_VERSION } from '@evenhand/family-law/working';
import { z } from 'zod';

const folder = new URL('.', import.meta.url);

/** The rule version and the digest of the sample agreements at its last change. */
export const Recorded = z.object({ ruleVersion: z.string(), digest: z.string() });
export type Recorded = z.infer<typeof Recorded>;

export const recordFile = new URL('golden-digest.json', folder);

/** In the order of the file names. */
export const digestOfGoldens = (): Recorded => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.golden.txt'))
    .sort();
  const hash = createHash('sha256');
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(new URL(name, folder)))
      .update('\0');
  return { ruleVersion: RULE_VERSION, digest: hash.digest('hex') };
};

export const recordedDigest = (): Recorded => Recorded.parse(JSON.parse(readFileSync(recordFile, 'utf8')));
