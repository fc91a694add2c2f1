import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { databaseUrls } from '../database.ts';
import { type Deployable, deployables, environmentOf, workspaceOf } from '../deployables.ts';
import { identityKeys } from '../identity-keys.ts';
import { secret } from '../secrets.ts';

/** What docker-compose.yml tells every container. What a deployable reads beside it is passed on by its name. */
const Told = z.object({
  PUBLIC_URL: z.url(),
  MAIL_FROM: z.string().min(3),
  SMTP_URL: z.url(),
  POSTGRES_URL: z.url(),
  REDIS_URL: z.url(),
  QUEUE_KEY: z.string().default(''),
});

/** Everyone but the gateway listens here; each in a container of its own. */
const SERVICE_PORT = 4000;
const SITE_PORT = 8080;

/** The deployable of a name. Throws when there is none, naming those there are. */
export const deployableNamed = (name: string): Deployable => {
  const found = deployables.find((each) => each.name === name);
  if (found) return found;
  throw new Error(`Say which part to run: ${deployables.map((each) => each.name).join(', ')}.`);
};

/** The settings of one deployable in its container: those that `npm start` gives it, with the other containers' names. */
export const containerEnvironment = (
  deployable: Deployable,
  told: Record<string, string | undefined>,
  { installation, siteFolder }: { installation: string; siteFolder: string },
): Record<string, string> => {
  const { PUBLIC_URL, MAIL_FROM, SMTP_URL, POSTGRES_URL, REDIS_URL, QUEUE_KEY } = Told.parse(told);
  const ports = deployables.map(({ name }) => [name, name === 'gateway' ? SITE_PORT : SERVICE_PORT]);
  const hosts = deployables.map(({ name }) => [name, name]);
  const environment = environmentOf(deployable, {
    ports: Object.fromEntries(ports),
    hosts: Object.fromEntries(hosts),
    stores: { redisUrl: REDIS_URL, smtpUrl: SMTP_URL },
    databaseUrl: databaseUrls(POSTGRES_URL, installation)[workspaceOf(deployable)] ?? '',
    dataFolder: installation,
    publicUrl: PUBLIC_URL,
    mailFrom: MAIL_FROM,
    siteFolder,
    identity: identityKeys(installation),
    queueKey: QUEUE_KEY || secret(installation, 'queue-key', () => randomBytes(32).toString('base64')),
  });
  return { ...environment, SERVICE_HOST: '0.0.0.0' };
};
