import { readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../places.ts';

/**
 * `node keep-parts.ts svc-auth`, after `npm ci --omit=dev --workspace svc-auth`: leaves in the clone what these
 * workspaces need to run, and manifests that name nothing else, so that `npm sbom` lists what is there.
 */
const parts = process.argv.slice(2);
const LINKS = join(ROOT, 'node_modules/@evenhand');
const WHOLE = 'deploy/local';
/** For a deployable: the program that reads its settings. */
const STARTS_A_PART = ['container', 'package.json'];

const workspaces = readdirSync(LINKS).map((name) => relative(ROOT, realpathSync(join(LINKS, name))));

const keepOnly = (folder: string, isKept: (name: string) => boolean): void => {
  for (const name of readdirSync(join(ROOT, folder)))
    if (!isKept(name)) rmSync(join(ROOT, folder, name), { recursive: true });
};

const rewriteManifest = (folder: string, change: Record<string, unknown>): void => {
  const file = join(ROOT, folder, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }, undefined, 2));
};

const isWorkspaceOrAbove = (path: string): boolean =>
  workspaces.some((workspace) => workspace === path || workspace.startsWith(`${path}/`));

keepOnly(
  '',
  (name) => ['deploy', 'node_modules', 'package.json', '.cache', 'LICENSE'].includes(name) || isWorkspaceOrAbove(name),
);
keepOnly('.cache', (name) => name === 'site' && parts.includes('gateway'));
keepOnly('packages', (name) => isWorkspaceOrAbove(`packages/${name}`));
keepOnly('deploy', (name) => ['local', 'postgres'].includes(name));
if (!parts.includes(WHOLE)) keepOnly(WHOLE, (name) => name.endsWith('.ts') || STARTS_A_PART.includes(name));
for (const workspace of workspaces.filter((each) => each !== WHOLE)) {
  keepOnly(workspace, (name) => ['dist', 'node_modules', 'package.json'].includes(name));
}
for (const workspace of workspaces) rewriteManifest(workspace, { devDependencies: undefined });
rewriteManifest('', { workspaces, devDependencies: undefined, optionalDependencies: undefined });
