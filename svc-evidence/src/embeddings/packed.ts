export const DIMENSIONS = 384;

/** A scale, then a byte per number: 388 bytes instead of 1,536. */
export const pack = (values: Float32Array): Buffer => {
  const factor = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
  const packed = Buffer.alloc(4 + values.length);
  packed.writeFloatLE(factor);
  for (const [index, value] of values.entries()) packed.writeInt8(Math.round(value / factor), 4 + index);
  return packed;
};

export const unpack = (packed: Buffer): number[] => {
  const factor = packed.readFloatLE(0);
  return Array.from({ length: packed.length - 4 }, (_, index) => packed.readInt8(4 + index) * factor);
};
