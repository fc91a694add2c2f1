import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Trouble } from '../trouble.ts';

/** How to run Postgres: prefix, location, and owner of its files. */
export interface RunAs {
  prefix: string[];
  programs: string;
  owner?: { uid: number; gid: number };
}

/** Programs are copied here from a folder that only root can enter. */
const OPEN_TO_ALL = '/var/lib/evenhand';

const numberFrom = (command: string, ...args: string[]): number | undefined => {
  const answer = spawnSync(command, args, { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : undefined;
};

const succeeds = ([command = '', ...args]: string[]): boolean => spawnSync(command, args).status === 0;

const findOrMakeUser = (): { uid: number; gid: number } => {
  if (numberFrom('id', '-u', 'postgres') === undefined) spawnSync('useradd', ['--system', '--user-group', 'postgres']);
  const [uid, gid] = [numberFrom('id', '-u', 'postgres'), numberFrom('id', '-g', 'postgres')];
  if (uid !== undefined && gid !== undefined) return { uid, gid };
  throw new Trouble(
    'Postgres does not run as root and no user "postgres" could be made: start as another user, or set POSTGRES_URL.',
  );
};

/** A copy of the programs for every user, one per version. */
const openCopy = (programs: string, version: string): string => {
  const copy = join(OPEN_TO_ALL, `postgres-${version}`);
  if (!existsSync(copy)) {
    const umask = process.umask(0o022);
    mkdirSync(OPEN_TO_ALL, { recursive: true, mode: 0o755 });
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(dirname(programs), `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
    process.umask(umask);
  }
  return join(copy, basename(programs));
};

/**
 * Postgres refuses to run as root, so it runs as the user `postgres`, created if missing. In a clone that only root
 * may enter (/root, mktemp -d) its programs are copied out, and that one process may pass closed folders to its data;
 * no folder mode changes.
 */
export const postgresUser = (programs: string, version: string, dataFolder: string): RunAs => {
  if (process.getuid?.() !== 0) return { prefix: [], programs };
  const owner = findOrMakeUser();
  const plain = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const passing = [...plain, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const runnable = succeeds([...plain, 'test', '-x', join(programs, 'postgres')])
    ? programs
    : openCopy(programs, version);
  const prefix = [plain, passing].find((way) => succeeds([...way, 'stat', `${dataFolder}/.`]));
  if (prefix) return { prefix, programs: runnable, owner };
  throw new Trouble(
    `Postgres runs as the user "postgres", who may not enter ${dataFolder}: set DATA_FOLDER=<folder> to one that others may enter, or POSTGRES_URL.`,
  );
};
