import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extensionOf } from '../../readers/extension.js';
import { formatNamed } from '../../readers/formats.js';
import { offlineLauncher } from './offline/launcher.js';

const built = new URL('./parse.child.js', import.meta.url);
/** Before anything is built, './x.js' is x.ts. */
const program = existsSync(built)
  ? [fileURLToPath(built)]
  : ['--import', new URL('../../../run-sources.mjs', import.meta.url).href, fileURLToPath(built).replace(/js$/, 'ts')];

/** Where the code lies: the whole of what the process may read. Evidence and keys lie elsewhere. */
const code = ['node_modules/', 'packages/', 'svc-evidence/'].map(
  (folder) => `--allow-fs-read=${fileURLToPath(new URL(`../../../../${folder}`, import.meta.url))}`,
);

/** No writing, no further processes or threads. Drawing a page is done by a native library. */
export const permissionsFor = (filename: string): string[] => [
  '--permission',
  ...code,
  ...(formatNamed(extensionOf(filename))?.needsAddon ? ['--allow-addons'] : []),
];

/**
 * Starts the reader of a file, without a network.
 * @param carried the number of the one file within the file that is asked for
 * @throws Error where the machine cannot keep it off the network
 */
export const launch = (filename: string, heapInMegabytes: number, carried?: number): ChildProcess =>
  spawn(
    offlineLauncher(),
    [
      process.execPath,
      `--max-old-space-size=${heapInMegabytes}`,
      // A low limit alone makes the collector run forty times for a mailbox that never comes near it.
      `--initial-old-space-size=${Math.ceil(heapInMegabytes / 2)}`,
      ...permissionsFor(filename),
      ...program,
      ...(carried === undefined ? [] : [String(carried)]),
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  );
