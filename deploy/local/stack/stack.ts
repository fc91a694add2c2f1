import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endRemembered } from '../processes.ts';
import { Trouble } from '../trouble.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { endPostgres, startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import type { Server } from './server.ts';

export interface StackSettings {
  dataFolder: string;
  /** The port of the mailbox's web page, free at this moment. */
  mailboxPort: number;
  durable: boolean;
  /** Servers that exist already; what is given here is used and not started. */
  given?: { postgresUrl?: string; redisUrl?: string; smtpUrl?: string };
}

type Part = 'postgres' | 'redis' | 'mailbox';

/** The stores of the services. `postgresUrl` is the administrator's; services get roles with their own schema. */
export interface Stack {
  postgresUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** The web page of the mailbox; undefined when mail is sent to a real server. */
  mailboxUrl?: string;
  /** The parts that run here, and how to start each again in its place. */
  parts: { name: Part; server: Server; restart: () => Promise<Server> }[];
  /** Settles when the mailbox takes mail, which is later than the rest. */
  mailboxReady: Promise<void>;
  stop: () => Promise<void>;
}

/** No other user of the machine may enter: it holds databases, mail and keys. */
const ONLY_THE_OWNER = 0o700;

/** Makes the folders every run needs. Throws a Trouble when this user may not write there. */
export const prepareDataFolder = (dataFolder: string): void => {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: ONLY_THE_OWNER });
    chmodSync(dataFolder, ONLY_THE_OWNER);
    for (const folder of ['logs', 'pids']) mkdirSync(join(dataFolder, folder), { recursive: true });
  } catch {
    throw new Trouble(
      `The data folder ${dataFolder} cannot be written: make it a folder this user may write, or set DATA_FOLDER=<folder>.`,
    );
  }
};

/** Starts Postgres, Redis and the mailbox on one data folder, or finds them running there. */
export const startStack = async ({ dataFolder, mailboxPort, durable, given = {} }: StackSettings): Promise<Stack> => {
  prepareDataFolder(dataFolder);
  let opening: Mailbox | undefined;
  const openMailbox = async (port?: number): Promise<Server> => {
    opening = await startMailbox({ dataFolder, webPort: mailboxPort, port });
    return opening;
  };
  const starters: Record<Part, ((port?: number) => Promise<Server>) | undefined> = {
    postgres: given.postgresUrl ? undefined : (port) => startPostgres({ dataFolder, durable, port }),
    redis: given.redisUrl ? undefined : (port) => startRedis({ dataFolder, durable, port }),
    mailbox: given.smtpUrl ? undefined : openMailbox,
  };
  const run = async (name: Part): Promise<Stack['parts'][number] | undefined> => {
    const start = starters[name];
    if (!start) return undefined;
    const server = await start();
    return { name, server, restart: () => start(server.port) };
  };
  const starting = [run('mailbox'), run('redis'), run('postgres')] as const;
  const parts = (await Promise.allSettled(starting)).flatMap((one) => (one.status === 'fulfilled' && one.value) || []);
  const stop = async (): Promise<void> => {
    for (const { server } of parts) await server.stop();
  };
  const [mailbox, redis, postgres] = await Promise.all(starting).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    postgresUrl: given.postgresUrl ?? postgres?.server.url ?? '',
    redisUrl: given.redisUrl ?? redis?.server.url ?? '',
    smtpUrl: given.smtpUrl ?? mailbox?.server.url ?? '',
    mailboxReady: opening?.ready ?? Promise.resolve(),
    mailboxUrl: mailbox && `http://localhost:${mailboxPort}`,
    parts,
    stop,
  };
};

/** Ends a stack whose starter is gone and whose data is no longer needed. */
export const endStack = async (dataFolder: string): Promise<void> => {
  const pids = join(dataFolder, 'pids');
  await Promise.all(['redis', 'mailbox'].map((name) => endRemembered(join(pids, name), 500)));
  await endPostgres(dataFolder);
};
