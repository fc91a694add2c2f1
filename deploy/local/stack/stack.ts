import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../trouble.ts';
import { startMailbox } from './mailbox.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

export interface StackSettings {
  dataFolder: string;
  postgresPort: number;
  redisPort: number;
  smtpPort: number;
  mailboxPort: number;
  durable: boolean;
  /** Servers that exist already; what is given here is used and not started. */
  given?: { postgresUrl?: string; redisUrl?: string; smtpUrl?: string };
}

/** What the services stand on. `postgresUrl` is the administrator's; services get roles of their own. */
export interface Stack {
  postgresUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** The web page of the mailbox; nothing when mail goes to a real server. */
  mailboxUrl?: string;
  /** The processes started or found, by name. */
  pids: Record<string, number>;
  stop: () => Promise<void>;
}

const prepare = (dataFolder: string): void => {
  try {
    for (const folder of ['logs', 'pids']) mkdirSync(join(dataFolder, folder), { recursive: true });
  } catch {
    throw new Trouble(
      `The data folder ${dataFolder} cannot be written: make it writable for this user, or set DATA_FOLDER=<folder>.`,
    );
  }
};

/** Starts Postgres, Redis and the mailbox on one data folder, or finds them running there. */
export const startStack = async (settings: StackSettings): Promise<Stack> => {
  const { dataFolder, durable, given = {} } = settings;
  prepare(dataFolder);
  const [postgres, redis, mailbox] = await Promise.all([
    given.postgresUrl
      ? undefined
      : startPostgres({ dataFolder, durable, port: settings.postgresPort, portSetting: 'POSTGRES_PORT' }),
    given.redisUrl
      ? undefined
      : startRedis({ dataFolder, durable, port: settings.redisPort, portSetting: 'REDIS_PORT' }),
    given.smtpUrl
      ? undefined
      : startMailbox({
          dataFolder,
          smtpPort: settings.smtpPort,
          smtpPortSetting: 'SMTP_PORT',
          webPort: settings.mailboxPort,
          webPortSetting: 'MAILBOX_PORT',
        }),
  ]);
  return {
    postgresUrl: given.postgresUrl ?? postgres?.url ?? '',
    redisUrl: given.redisUrl ?? redis?.url ?? '',
    smtpUrl: given.smtpUrl ?? mailbox?.smtpUrl ?? '',
    mailboxUrl: mailbox?.webUrl,
    pids: Object.fromEntries(
      Object.entries({ postgres, redis, mailbox }).flatMap(([name, part]) => (part ? [[name, part.pid]] : [])),
    ),
    stop: async () => {
      await Promise.all([mailbox?.stop(), redis?.stop(), postgres?.stop()]);
    },
  };
};
