import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimPort } from '../ports.ts';
import { end, remember, remembered } from '../processes.ts';
import { secret } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import { installAsRoot, onPath, unpack } from './system-packages.ts';
import { answersOn } from './waiting.ts';

export interface RedisSettings {
  dataFolder: string;
  port: number;
  portSetting: string;
  durable: boolean;
}

interface Program {
  command: string;
  libraries?: string;
}

const DEBIAN = [
  'redis-server',
  'redis-tools',
  'libjemalloc2',
  'liblzf1',
  'liblua5.1-0',
  'lua-cjson',
  'lua-bitop',
  'libatomic1',
];

const works = (program: Program): boolean =>
  spawnSync(program.command, ['--version'], { env: environmentOf(program) }).status === 0;

const environmentOf = ({ libraries }: Program) => ({
  ...process.env,
  ...(libraries && { LD_LIBRARY_PATH: libraries }),
});

const unpacked = (): Program | undefined => {
  const folder = unpack('redis', DEBIAN);
  if (!folder) return undefined;
  const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  return { command: join(folder, 'usr/bin/redis-server'), libraries: join(folder, 'usr/lib', triplet) };
};

/** redis-server on the PATH; else from the system's packages as root; else the same packages unpacked into .cache. */
const find = (): Program => {
  for (const look of [
    () => onPath('redis-server'),
    () => (installAsRoot('redis-server') ? onPath('redis-server') : undefined),
  ]) {
    const command = look();
    if (command && works({ command })) return { command };
  }
  const program = unpacked();
  if (program && works(program)) return program;
  throw new Trouble(
    'There is no redis-server here and none could be installed: install Redis 6.2 or newer, or set REDIS_URL=redis://….',
  );
};

/** Redis with everything it holds on disk (append-only file): started, or found running from an earlier run. */
export const startRedis = async (settings: RedisSettings) => {
  const folder = join(settings.dataFolder, 'redis');
  const pidFile = join(settings.dataFolder, 'pids', 'redis');
  const password = secret(settings.dataFolder, 'redis-password');
  const url = `redis://:${encodeURIComponent(password)}@127.0.0.1:${settings.port}`;
  const found = remembered(pidFile);
  if (found && (await answersOn(settings.port, 200))) return { url, pid: found, stop: () => end(found) };
  if (found) await end(found);

  await claimPort(settings.port, settings.portSetting);
  mkdirSync(folder, { recursive: true });
  const configuration = join(folder, 'redis.conf');
  const lines = [
    `port ${settings.port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `requirepass ${password}`,
    'maxmemory-policy noeviction',
  ];
  const keeping = settings.durable ? ['appendonly yes'] : ['appendonly no', 'save ""'];
  writeFileSync(configuration, [...lines, ...keeping, ''].join('\n'), { mode: 0o600 });
  const program = find();
  const log = join(settings.dataFolder, 'logs', 'redis.log');
  const output = openSync(log, 'w');
  const child = spawn(program.command, [configuration], {
    detached: true,
    stdio: ['ignore', output, output],
    env: environmentOf(program),
  });
  child.unref();
  const pid = child.pid ?? 0;
  remember(pidFile, pid);
  if (!(await answersOn(settings.port, 30_000, () => existsSync(`/proc/${pid}`) && child.exitCode === null))) {
    throw new Trouble(
      `Redis could not start on the data folder ${folder}: read ${log}, put a copy back or move the folder away, and start again.`,
    );
  }
  return { url, pid, stop: () => end(pid) };
};
