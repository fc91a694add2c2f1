import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installAsRoot, onPath, unpack } from './system-packages.ts';

interface Wanted {
  /** The name of the program, and of the folder under .cache/system it may be unpacked into. */
  name: string;
  /** Where its package puts it, such as usr/bin. */
  folder: string;
  /** The argument that has it print its version and end. */
  version: string;
  /** Its package first, then the libraries that it needs and a bare system may lack. */
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

/** A program on the PATH; else from the system's packages as root; else the same packages unpacked into .cache. */
export const findProgram = (wanted: Wanted): Program | undefined => {
  const { name, version, packages } = wanted;
  for (const look of [() => onPath(name), () => (installAsRoot(packages[0]) ? onPath(name) : undefined)]) {
    const command = look();
    if (command && works({ command }, version)) return { command };
  }
  const program = unpacked(wanted);
  return program && works(program, version) ? program : undefined;
};
