import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { end, remember, remembered } from '../processes.ts';
import { secret } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import { environmentOf, findProgram, type Program } from './program.ts';
import type { Server } from './server.ts';
import { answersOn } from './waiting.ts';

export interface RedisSettings {
  dataFolder: string;
  /** Any free port by default; ignored when the server runs already. */
  port?: number;
  durable: boolean;
}

/** @throws Trouble when there is none and none can be installed */
export const findRedis = (): Program => {
  const program = findProgram({
    name: 'redis-server',
    folder: 'usr/bin',
    version: '--version',
    packages: [
      'redis-server',
      'redis-tools',
      'libjemalloc2',
      'liblzf1',
      'liblua5.1-0',
      'lua-cjson',
      'lua-bitop',
      'libatomic1',
    ],
  });
  if (program) return program;
  throw new Trouble(
    'There is no redis-server here and none could be installed: install Redis 6.2 or newer, or set REDIS_URL=redis://….',
  );
};

/** The port in the configuration of a running server. */
const portIn = (configuration: string): number => {
  const text = existsSync(configuration) ? readFileSync(configuration, 'utf8') : '';
  return Number(/^port (\d+)$/m.exec(text)?.[1] ?? 0);
};

const configure = (configuration: string, folder: string, port: number, password: string, durable: boolean): void => {
  const place = [`port ${port}`, 'bind 127.0.0.1', `dir "${folder}"`, `requirepass ${password}`];
  const keeping = durable ? ['appendonly yes'] : ['appendonly no', 'save ""'];
  writeFileSync(configuration, [...place, ...keeping, 'maxmemory-policy noeviction', ''].join('\n'), { mode: 0o600 });
};

const urlOf = (dataFolder: string, port: number): string =>
  `redis://:${secret(dataFolder, 'redis-password')}@127.0.0.1:${port}`;

/** URL of the running server, if any. */
export const runningRedis = (dataFolder: string): string | undefined => {
  const port = portIn(join(dataFolder, 'redis', 'redis.conf'));
  return port > 0 && remembered(join(dataFolder, 'pids', 'redis')) ? urlOf(dataFolder, port) : undefined;
};

/** Starts or reuses Redis with an append-only file. */
export const startRedis = async ({ dataFolder, durable, port: wanted }: RedisSettings): Promise<Server> => {
  const folder = join(dataFolder, 'redis');
  const pidFile = join(dataFolder, 'pids', 'redis');
  const log = join(dataFolder, 'logs', 'redis.log');
  const configuration = join(folder, 'redis.conf');
  const password = secret(dataFolder, 'redis-password');
  const url = (port: number) => urlOf(dataFolder, port);

  const found = remembered(pidFile);
  const foundPort = portIn(configuration);
  if (found && (await answersOn(foundPort, 200))) {
    return { url: url(foundPort), port: foundPort, pid: found, stop: () => end(found) };
  }
  if (found) await end(found);

  const port = wanted ?? (await freePort());
  mkdirSync(folder, { recursive: true });
  configure(configuration, folder, port, password, durable);
  const program = findRedis();
  const output = openSync(log, 'w');
  const child = spawn(program.command, [configuration], {
    detached: true,
    stdio: ['ignore', output, output],
    env: environmentOf(program),
  });
  child.unref();
  const pid = child.pid ?? 0;
  remember(pidFile, pid);
  if (await answersOn(port, 30_000, () => child.exitCode === null)) {
    return { url: url(port), port, pid, stop: () => end(pid) };
  }
  throw new Trouble(
    `The data folder ${folder} is broken for Redis (see ${log}): put a copy back, or move it away to begin anew, and start again.`,
  );
};
