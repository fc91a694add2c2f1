import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installAsRoot, onPath, unpack } from './system-packages.ts';

interface Wanted {
  /** Name of the program and of its folder under .cache/system. */
  name: string;
  /** Its folder in the package, such as usr/bin. */
  folder: string;
  /** Argument that prints the version. */
  version: string;
  /** The package, then libraries that a minimal system lacks. */
  packages: readonly [string, ...string[]];
}

export interface Program {
  command: string;
  libraries?: string;
}

export const environmentOf = ({ libraries }: Program): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(libraries && { LD_LIBRARY_PATH: libraries }),
});

const works = (program: Program, version: string): boolean =>
  spawnSync(program.command, [version], { env: environmentOf(program) }).status === 0;

const unpacked = ({ name, folder, packages }: Wanted): Program | undefined => {
  const there = unpack(name, [...packages]);
  if (!there) return undefined;
  const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  return { command: join(there, folder, name), libraries: join(there, 'usr/lib', triplet) };
};

/** From the PATH; else installed as root; else unpacked into .cache. */
export const findProgram = (wanted: Wanted): Program | undefined => {
  const { name, version, packages } = wanted;
  for (const look of [() => onPath(name), () => (installAsRoot(packages[0]) ? onPath(name) : undefined)]) {
    const command = look();
    if (command && works({ command }, version)) return { command };
  }
  const program = unpacked(wanted);
  return program && works(program, version) ? program : undefined;
};
