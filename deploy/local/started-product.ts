import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './places.ts';
import { Trouble } from './trouble.ts';

/** The first sentence of `npm start` once every part is ready; the gateway alone answers before. */
const RUNS = 'Evenhand runs';

/** `npm start -- --fresh` with these settings, resolved once every part is ready. */
export const startedProduct = (settings: Record<string, string>): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'deploy/local/bootstrap.mjs'), 'start', '--fresh'], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (piece) => {
      said += piece;
      if (said.includes(RUNS)) resolve(child);
    });
    child.once('exit', () => reject(new Trouble('The product could not be started: see npm start.')));
  });
