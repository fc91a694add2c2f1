import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../places.ts';

const run = (command: string, args: string[], cwd?: string): boolean =>
  spawnSync(command, args, {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

/** The path of a program on the PATH. */
export const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/** False when not permitted. RUNLEVEL=1 prevents services from being started. */
export const installAsRoot = (...packages: string[]): boolean => {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return install() || (run('apt-get', ['update', '-qq']) && install());
};

/**
 * Fetches packages with their dependencies without root and unpacks them into .cache/system. Returns that folder, or
 * undefined when it is not possible here. Uses separate package lists, as the machine's may be missing.
 */
export const unpack = (name: string, packages: string[]): string | undefined => {
  const folder = join(CACHE, 'system', name);
  if (existsSync(folder)) return folder;
  if (!onPath('apt-get') || !onPath('dpkg')) return undefined;
  const draft = `${folder}.new`;
  const lists = join(draft, '.lists');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(lists, 'partial'), { recursive: true });
  const own = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${lists}`, '-o', 'APT::Sandbox::User='];
  if (!run('apt-get', [...own, 'update', '-qq'])) return undefined;
  for (const each of packages) run('apt-get', [...own, 'download', '-qq', each], draft);
  const archives = readdirSync(draft).filter((file) => file.endsWith('.deb'));
  for (const archive of archives) run('dpkg', ['-x', join(draft, archive), draft]);
  if (archives.length === 0) return undefined;
  for (const used of [lists, ...archives.map((archive) => join(draft, archive))]) rmSync(used, { recursive: true });
  renameSync(draft, folder);
  return folder;
};
