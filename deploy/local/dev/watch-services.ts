import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildSome } from '../build.ts';
import { deployables, workspaceOf } from '../deployables.ts';
import { ROOT } from '../places.ts';
import { endProgram } from '../supervisor.ts';

/** Packages that every service carries: a change in one of them restarts all. */
const SHARED = ['contracts', 'wording', 'family-law', 'service-kit', 'paper'].map((name) => `packages/${name}`);
const QUIET_FOR = 150;

/** Builds and restarts the services whose sources change. A change that does not build leaves them as they run. */
export const watchServices = (dataFolder: string, tell: (sentence: string) => void): void => {
  const names = [...new Set(deployables.map(workspaceOf))];
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();

  const renew = async (): Promise<void> => {
    const folders = [...changed];
    changed.clear();
    if (folders.length === 0) return;
    const since = performance.now();
    await buildSome(...names);
    const affected = folders.some((folder) => SHARED.includes(folder)) ? names : folders;
    const running = deployables.filter((one) => affected.includes(workspaceOf(one)));
    await Promise.all(running.map(({ name }) => endProgram(dataFolder, name)));
    tell(`${affected.join(', ')} built and started again (${Math.round(performance.now() - since)} ms)`);
  };
  const onChange = (folder: string): void => {
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => {
      busy = busy.then(renew).catch((error: Error) => tell(error.message));
    }, QUIET_FOR);
  };
  for (const folder of [...SHARED, ...names]) {
    const sources = join(ROOT, folder, 'src');
    if (existsSync(sources)) watch(sources, { recursive: true }, () => onChange(folder));
  }
};
