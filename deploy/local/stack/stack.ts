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
  /** Port of the mailbox's web interface; checked by the caller. */
  mailboxPort: number;
  durable: boolean;
  /** External servers, used instead of starting one. */
  given?: { postgresUrl?: string; redisUrl?: string; smtpUrl?: string };
}

type Part = 'postgres' | 'redis' | 'mailbox';

/** `postgresUrl` is the administrator's; services get roles with their own schema. */
export interface Stack {
  postgresUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** Web interface of the mailbox; undefined with an external mail server. */
  mailboxUrl?: string;
  /** The servers that run here, each with its restart. */
  parts: { name: Part; server: Server; restart: () => Promise<Server> }[];
  /** Resolves when the mailbox accepts mail, later than the other servers. */
  mailboxReady: Promise<void>;
  stop: () => Promise<void>;
}

/** Mode of the data folder: it contains databases, mail and keys. */
const ONLY_THE_OWNER = 0o700;

/** @throws Trouble when the folders cannot be created */
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

/** Starts or reuses Postgres, Redis and the mailbox of a data folder. */
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

/** Ends a stack of an earlier run. */
export const endStack = async (dataFolder: string): Promise<void> => {
  const pids = join(dataFolder, 'pids');
  await Promise.all(['redis', 'mailbox'].map((name) => endRemembered(join(pids, name), 500)));
  await endPostgres(dataFolder);
};
