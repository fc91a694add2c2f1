import { DATA } from './places.ts';
import { Trouble } from './trouble.ts';

const port = (name: string, usual: number): number => {
  const value = Number(process.env[name] ?? usual);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new Trouble(
    `${name} is not the number of a port: give it a whole number from 1 to 65535, or leave it away for ${usual}.`,
  );
};

/** What a person can set for a run on this machine, each by the environment variable of its name in capitals. */
export const readSettings = () => {
  const site = port('PORT', 8080);
  return {
    dataFolder: DATA,
    port: site,
    mailboxPort: port('MAILBOX_PORT', 8025),
    publicUrl: process.env.PUBLIC_URL ?? `http://localhost:${site}`,
    mailFrom: process.env.MAIL_FROM ?? 'Evenhand <hello@evenhand.localhost>',
    queueKey: process.env.QUEUE_KEY,
    given: { postgresUrl: process.env.POSTGRES_URL, redisUrl: process.env.REDIS_URL, smtpUrl: process.env.SMTP_URL },
  };
};

export type Settings = ReturnType<typeof readSettings>;
