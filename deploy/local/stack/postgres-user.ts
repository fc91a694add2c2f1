import { spawnSync } from 'node:child_process';
import { Trouble } from '../trouble.ts';

/** A command line, and whose files it has to own. */
export interface RunAs {
  prefix: string[];
  owner?: { uid: number; gid: number };
}

const numberFrom = (command: string, ...args: string[]): number | undefined => {
  const answer = spawnSync(command, args, { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : undefined;
};

const reaches = (prefix: string[], paths: string[]): boolean => {
  const [command = '', ...args] = [...prefix, 'test', '-x'];
  return paths.every((path) => spawnSync(command, [...args, path]).status === 0);
};

/**
 * Postgres refuses to run as root. When we are root it runs as the user `postgres`, made if missing. A clone in a folder
 * that only root may enter (/root, a fresh mktemp -d) is opened to that one process by a capability, not by changed modes.
 */
export const postgresUser = (paths: string[]): RunAs => {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (numberFrom('id', '-u', 'postgres') === undefined) spawnSync('useradd', ['--system', '--user-group', 'postgres']);
  const uid = numberFrom('id', '-u', 'postgres');
  const gid = numberFrom('id', '-g', 'postgres');
  if (uid === undefined || gid === undefined) {
    throw new Trouble(
      'Postgres does not run as root and no user "postgres" could be made: start as another user, or set POSTGRES_URL.',
    );
  }
  const plain = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  if (reaches(plain, paths)) return { prefix: plain, owner: { uid, gid } };
  const opened = [...plain, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  if (reaches(opened, paths)) return { prefix: opened, owner: { uid, gid } };
  throw new Trouble(
    `The user "postgres" may not enter ${paths.join(' or ')}: clone into a folder that others may enter, or set POSTGRES_URL.`,
  );
};
