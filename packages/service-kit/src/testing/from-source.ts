import { fileURLToPath } from 'node:url';

/** Arguments with which node runs the TypeScript sources of the workspaces, before anything is built. */
export const fromSource = [
  '--conditions=source',
  '--import',
  fileURLToPath(new URL('./run-from-source.mjs', import.meta.url)),
];
