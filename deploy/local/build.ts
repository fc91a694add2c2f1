import { run } from './run.ts';
import { Trouble } from './trouble.ts';

/**
 * Builds every workspace that has a build, or those named and what they need. Turbo keeps results by content: what did
 * not change is not built again.
 */
export const build = async (...workspaces: string[]): Promise<void> => {
  const environment = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' };
  const args = ['run', 'build', '--output-logs=errors-only', '--log-prefix=task', '--no-update-notifier'];
  const some = workspaces.map((name) => `--filter=@evenhand/${name}...`);
  const built = await run('turbo', [...args, ...some], { environment });
  if (!built.ok) throw new Trouble(`The build failed:\n${built.said.trim()}`);
};
