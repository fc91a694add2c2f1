import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './places.ts';
import { run } from './run.ts';
import { builtWorkspaces, digestOfSources } from './sources.ts';
import { Trouble } from './trouble.ts';

/** Digest of the sources of the last complete build. */
const STAMP = join(CACHE, 'built-from');

const isBuiltFrom = (digest: string): boolean =>
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === digest &&
  builtWorkspaces().every((folder) => existsSync(join(folder, 'dist')));

const runTurbo = async (filters: string[]): Promise<void> => {
  const environment = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' };
  const args = ['run', 'build', '--output-logs=errors-only', '--log-prefix=task', '--no-update-notifier'];
  const built = await run('turbo', [...args, ...filters], { environment });
  if (!built.ok) throw new Trouble(`The build failed:\n${built.said.trim()}`);
};

/** Builds workspaces with their dependencies. Turbo caches results by content. */
export const buildSome = async (...workspaces: string[]): Promise<void> => {
  rmSync(STAMP, { force: true });
  await runTurbo(workspaces.map((name) => `--filter=@evenhand/${name}...`));
};

/** Builds every workspace; returns the digest of the sources. Skipped when the digest is unchanged. */
export const buildAll = async (): Promise<string> => {
  const digest = digestOfSources();
  if (isBuiltFrom(digest)) return digest;
  rmSync(STAMP, { force: true });
  await runTurbo([]);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, digest);
  return digest;
};
