/** Two files in one stream: the length of the first in four bytes, then both. */
export const pack = (first: Uint8Array, second: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(first.length);
  return Buffer.concat([length, first, second]);
};

export const unpack = (packed: Buffer): { first: Buffer; second: Buffer } => {
  const end = 4 + packed.readUInt32BE(0);
  return { first: packed.subarray(4, end), second: packed.subarray(end) };
};
