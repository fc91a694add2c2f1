import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASE, FILTER, type Machine, machines } from './machines.js';

/** Opcodes of classic BPF. */
const [LOAD, JUMP_IF_EQUAL, JUMP_IF_AT_LEAST, ANSWER] = [0x20, 0x15, 0x35, 0x06];
/** Offsets in `struct seccomp_data`. */
const [NUMBER, ARCHITECTURE] = [0, 4];
const [ALLOW, REFUSE_WITH_EPERM] = [0x7fff0000, 0x00050001];
/** x64: numbers from here on are those of x32 programs. */
const FOREIGN_FROM = 0x40000000;

/** Jumps count skipped instructions. */
const instruction = (code: number, value: number, ifTrue = 0, ifFalse = 0): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
};

/** A seccomp filter that refuses network calls and every call of a foreign architecture. */
const filterOf = ({ architecture, refused }: Machine): Buffer => {
  const calls = refused.length;
  return Buffer.concat([
    instruction(LOAD, ARCHITECTURE),
    instruction(JUMP_IF_EQUAL, architecture, 0, calls + 3),
    instruction(LOAD, NUMBER),
    instruction(JUMP_IF_AT_LEAST, FOREIGN_FROM, calls + 1),
    ...refused.map((call, index) => instruction(JUMP_IF_EQUAL, call, calls - index)),
    instruction(ANSWER, ALLOW),
    instruction(ANSWER, REFUSE_WITH_EPERM),
  ]);
};

const [FILE_HEADER, SEGMENT_HEADER, DESCRIPTION] = [64, 56, 16];
/** Exit code: the filter was accepted, and there was no program to start. */
const CLOSED = 127;

const fields = (...values: [value: number, bytes: number][]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const field = Buffer.alloc(8);
      field.writeBigUInt64LE(BigInt(value));
      return field.subarray(0, bytes);
    }),
  );

/** An ELF file with one segment: two headers, `struct sock_fprog`, filter, code. */
const programOf = (machine: Machine): Buffer => {
  const filter = filterOf(machine);
  const code = Buffer.from(machine.code.join(''), 'hex');
  const start = FILTER + DESCRIPTION + filter.length;
  const size = start + code.length;
  return Buffer.concat([
    Buffer.from('7f454c46020101000000000000000000', 'hex'),
    fields([2, 2], [machine.elf, 2], [1, 4], [BASE + start, 8], [FILE_HEADER, 8], [0, 8]),
    fields([0, 4], [FILE_HEADER, 2], [SEGMENT_HEADER, 2], [1, 2], [0, 6]),
    fields([1, 4], [5, 4], [0, 8], [BASE, 8], [BASE, 8], [size, 8], [size, 8], [0x1000, 8]),
    fields([filter.length / 8, 8], [BASE + FILTER + DESCRIPTION, 8]),
    filter,
    code,
  ]);
};

const isMachine = (name: string): name is keyof typeof machines => name in machines;

const folder = fileURLToPath(new URL('../../../../dist/', import.meta.url));

/** Built with the product, or at first use by several processes at once. */
export const keptLauncher = (): string => {
  const { arch, pid } = process;
  if (!isMachine(arch)) throw new Error(`the reading process cannot be kept off the network on ${arch}`);
  const path = `${folder}offline-${arch}`;
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.${pid}`, programOf(machines[arch]), { mode: 0o755 });
  renameSync(`${path}.${pid}`, path);
  return path;
};

let isProven = false;

/**
 * A program that installs the filter and then executes its arguments.
 * @throws Error where the kernel or the processor has no such filter: then no file is read
 */
export const offlineLauncher = (): string => {
  const path = keptLauncher();
  isProven ||= spawnSync(path, [folder]).status === CLOSED;
  if (!isProven) throw new Error('the kernel does not keep the reading process off the network: it needs seccomp');
  return path;
};
