import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.ts';
import { freePort } from '../ports.ts';
import { remember } from '../processes.ts';
import { answersOn } from '../stack/waiting.ts';
import { Trouble } from '../trouble.ts';

/** Starts one front end's own development server, which builds at each change and updates open pages. */
export const serveFrontEnd = async (name: string, dataFolder: string): Promise<{ name: string; port: number }> => {
  const port = await freePort();
  const log = join(dataFolder, 'logs', `${name}.log`);
  const output = openSync(log, 'w');
  const child = spawn('rsbuild', ['dev', '--port', String(port)], {
    cwd: join(ROOT, name),
    env: { ...process.env, NODE_ENV: 'development' },
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  if (child.pid) remember(join(dataFolder, 'pids', name), child.pid);
  if (await answersOn(port, 60_000, () => child.exitCode === null)) return { name, port };
  throw new Trouble(`${name} could not be served: read ${log}.`);
};
