/** The few parts of protocol buffers that an ONNX file is made of. */
const varint = (value: number | bigint): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
};

const tag = (field: number, wire: number): Buffer => varint((field << 3) | wire);

export const integer = (field: number, value: number | bigint): Buffer => Buffer.concat([tag(field, 0), varint(value)]);

/** A string, bytes or a nested message. */
export const bytes = (field: number, value: Buffer | string): Buffer => {
  const content = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([tag(field, 2), varint(content.length), content]);
};

export const float = (field: number, value: number): Buffer => {
  const content = Buffer.alloc(4);
  content.writeFloatLE(value);
  return Buffer.concat([tag(field, 5), content]);
};
