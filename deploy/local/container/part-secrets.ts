import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseUrls } from '../database.ts';
import { deployables, workspaceOf } from '../deployables.ts';
import { identityKeys } from '../identity-keys.ts';
import { keyOf } from '../secrets.ts';

/** Secrets of one container: the gateway's private key, or a service's database URL. */
const PartSecrets = z.object({
  identity: z.object({ privateKey: z.string(), publicKey: z.string() }),
  databaseUrl: z.string(),
  queueKey: z.string(),
  addressKey: z.string(),
});
type PartSecrets = z.infer<typeof PartSecrets>;

const fileOf = (installation: string, part: string): string => join(installation, part, 'secrets.json');

/** Creates the secrets if missing and writes each container's share into its folder. Idempotent. */
export const writePartSecrets = (
  installation: string,
  { POSTGRES_URL = '', QUEUE_KEY, ADDRESS_KEY }: Record<string, string | undefined>,
): void => {
  const { privateKey, publicKey } = identityKeys(installation);
  const urls = databaseUrls(POSTGRES_URL, installation);
  const keys = {
    queueKey: QUEUE_KEY || keyOf(installation, 'queue-key'),
    addressKey: ADDRESS_KEY || keyOf(installation, 'address-key'),
  };
  for (const part of new Set(deployables.map(workspaceOf))) {
    const databaseUrl = urls[part] ?? '';
    const identity = { publicKey, privateKey: part === 'gateway' ? privateKey : '' };
    const own: PartSecrets = { identity, databaseUrl, ...(databaseUrl ? keys : { queueKey: '', addressKey: '' }) };
    mkdirSync(join(installation, part), { recursive: true, mode: 0o700 });
    writeFileSync(fileOf(installation, part), JSON.stringify(own), { mode: 0o600 });
  }
};

/** @throws when {@link writePartSecrets} has not run for this installation */
export const readPartSecrets = (installation: string, part: string): PartSecrets =>
  PartSecrets.parse(JSON.parse(readFileSync(fileOf(installation, part), 'utf8')));
