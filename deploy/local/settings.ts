import { DATA } from './places.ts';
import { Trouble } from './trouble.ts';

const MOST_PORTS = 65_535;
const MOST_WORKERS = 32;

const wholeNumber = (name: string, usual: number, most: number): number => {
  const value = Number(process.env[name] ?? usual);
  if (Number.isInteger(value) && value > 0 && value <= most) return value;
  throw new Trouble(`${name} is not a whole number from 1 to ${most}: correct it, or leave it out for ${usual}.`);
};

const ENDPOINT = 'RELEASES_S3_ENDPOINT';

const needed = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new Trouble(`${name} is not set: a release store at ${ENDPOINT} needs it.`);
};

/** The bucket of the release store; undefined without one. */
const releaseBucket = () => {
  const address = process.env[ENDPOINT];
  if (!address) return undefined;
  const endpoint = URL.canParse(address) ? new URL(address) : undefined;
  if (!endpoint) throw new Trouble(`${ENDPOINT} is not an address such as https://s3.example: correct it.`);
  return {
    endpoint,
    region: process.env.RELEASES_S3_REGION ?? 'us-east-1',
    bucket: needed('RELEASES_S3_BUCKET'),
    accessKey: needed('RELEASES_S3_ACCESS_KEY'),
    secretKey: needed('RELEASES_S3_SECRET_KEY'),
  };
};

/** Settings of a run, from environment variables of the same names. */
export const readSettings = () => {
  const site = wholeNumber('PORT', 8080, MOST_PORTS);
  return {
    dataFolder: DATA,
    port: site,
    mailboxPort: wholeNumber('MAILBOX_PORT', 8025, MOST_PORTS),
    releaseBucket: releaseBucket(),
    devPort: wholeNumber('DEV_PORT', 8090, MOST_PORTS),
    evidenceWorkers: wholeNumber('EVIDENCE_WORKERS', 1, MOST_WORKERS),
    publicUrl: process.env.PUBLIC_URL ?? `http://localhost:${site}`,
    mailFrom: process.env.MAIL_FROM ?? 'Evenhand <hello@evenhand.localhost>',
    // Compose passes an empty text for what is not set.
    queueKey: process.env.QUEUE_KEY || undefined,
    addressKey: process.env.ADDRESS_KEY || undefined,
    given: { postgresUrl: process.env.POSTGRES_URL, redisUrl: process.env.REDIS_URL, smtpUrl: process.env.SMTP_URL },
  };
};

export type Settings = ReturnType<typeof readSettings>;
