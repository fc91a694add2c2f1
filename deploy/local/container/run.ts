import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceOf } from '../deployables.ts';
import { CACHE, ROOT } from '../places.ts';
import { containerEnvironment, deployableNamed } from './container-environment.ts';

/** `node deploy/local/container/run.ts svc-auth` runs a deployable in this process. */
const deployable = deployableNamed(process.argv[2] ?? '');
const environment = containerEnvironment(deployable, process.env, {
  installation: '/installation',
  siteFolder: join(CACHE, 'site'),
});
process.umask(0o077);
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, environment);
mkdirSync(environment.DATA_FOLDER ?? '', { recursive: true, mode: 0o700 });
const workspace = join(ROOT, workspaceOf(deployable));
process.chdir(workspace);
await import(pathToFileURL(join(workspace, deployable.program ?? 'dist/main.js')).href);
