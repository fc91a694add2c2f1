import { z } from 'zod';
import { type Deployable, deployables, workspaceOf } from '../deployables.ts';
import { environmentOf } from '../environment.ts';
import { readPartSecrets } from './part-secrets.ts';
import { SERVICE_PORT, SITE_PORT } from './ports.ts';

/** Settings passed on by name; the gateway gets no mail server. */
const Given = z.object({
  PUBLIC_URL: z.url(),
  REDIS_URL: z.url(),
  MAIL_FROM: z.string().default(''),
  SMTP_URL: z.string().default(''),
});

/** @throws when no deployable has the name */
export const deployableNamed = (name: string): Deployable => {
  const found = deployables.find((each) => each.name === name);
  if (found) return found;
  throw new Error(`Name the part to run: ${deployables.map((each) => each.name).join(', ')}.`);
};

/** The settings of `npm start` with the container's host names. */
export const containerEnvironment = (
  deployable: Deployable,
  given: Record<string, string | undefined>,
  { installation, siteFolder }: { installation: string; siteFolder: string },
): Record<string, string> => {
  const { PUBLIC_URL, REDIS_URL, MAIL_FROM, SMTP_URL } = Given.parse(given);
  const ports = deployables.map(({ name }) => [name, name === 'gateway' ? SITE_PORT : SERVICE_PORT]);
  const hosts = deployables.map(({ name }) => [name, name]);
  const environment = environmentOf(deployable, {
    ports: Object.fromEntries(ports),
    hosts: Object.fromEntries(hosts),
    stores: { redisUrl: REDIS_URL, smtpUrl: SMTP_URL },
    ...readPartSecrets(installation, workspaceOf(deployable)),
    dataFolder: installation,
    publicUrl: PUBLIC_URL,
    mailFrom: MAIL_FROM,
    siteFolder,
  });
  return { ...environment, SERVICE_HOST: '0.0.0.0' };
};
