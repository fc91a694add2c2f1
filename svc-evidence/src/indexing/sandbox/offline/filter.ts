import type { Machine } from './machines.js';

/** What classic BPF calls its instructions. */
const [LOAD, JUMP_IF_EQUAL, JUMP_IF_AT_LEAST, ANSWER] = [0x20, 0x15, 0x35, 0x06];
/** Where the kernel puts the number of a call, and the kind of machine it was made for. */
const [NUMBER, ARCHITECTURE] = [0, 4];
const [ALLOW, REFUSE_WITH_EPERM] = [0x7fff0000, 0x00050001];
/** On x64 the numbers from here on are those of 32-bit programs; elsewhere there are none. */
const FOREIGN_FROM = 0x40000000;

/** One instruction; the jumps count those that are left out. */
const instruction = (code: number, value: number, ifTrue = 0, ifFalse = 0): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
};

/** The seccomp filter: what reaches beyond the process is refused, and so is every call under another machine's numbers. */
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
