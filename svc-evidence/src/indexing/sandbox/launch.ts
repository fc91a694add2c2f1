import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extensionOf } from '../../readers/extension.js';
import { formatNamed } from '../../readers/formats.js';
import { offlineLauncher } from './offline/launcher.js';

const built = new URL('./parse.child.js', import.meta.url);
/** Before a build, './x.js' is x.ts. */
const program = existsSync(built)
  ? [fileURLToPath(built)]
  : ['--import', new URL('../../../run-sources.mjs', import.meta.url).href, fileURLToPath(built).replace(/js$/, 'ts')];

/** All that the process may read. Evidence and keys are elsewhere. */
const code = ['node_modules/', 'packages/', 'svc-evidence/'].map(
  (folder) => `--allow-fs-read=${fileURLToPath(new URL(`../../../../${folder}`, import.meta.url))}`,
);

/** No writing, no child processes, no threads. Native code is allowed only to draw pages. */
export const permissionsFor = (filename: string): string[] => [
  '--permission',
  ...code,
  ...(formatNamed(extensionOf(filename))?.needsAddon ? ['--allow-addons'] : []),
];

/**
 * Starts the reader of a file without a network.
 * @param carried number of the one attachment to extract
 * @throws Error where the network cannot be closed
 */
export const launch = (filename: string, heapInMegabytes: number, carried?: number): ChildProcess =>
  spawn(
    offlineLauncher(),
    [
      process.execPath,
      `--max-old-space-size=${heapInMegabytes}`,
      // A low limit alone makes V8 collect forty times for a mailbox that needs little.
      `--initial-old-space-size=${Math.ceil(heapInMegabytes / 2)}`,
      ...permissionsFor(filename),
      ...program,
      ...(carried === undefined ? [] : [String(carried)]),
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  );
