import type { Machine } from './machines.js';

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
export const filterOf = ({ architecture, refused }: Machine): Buffer => {
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
