import { z } from 'zod';

export interface Weights {
  shape: number[];
  values: Float32Array;
}

/** Integer position indices are among the weights; metadata has no dtype. */
const Header = z.record(
  z.string(),
  z.looseObject({
    dtype: z.string().optional(),
    shape: z.array(z.int()).default([]),
    data_offsets: z.tuple([z.int(), z.int()]).default([0, 0]),
  }),
);

const fromHalf = (bits: number): number => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1_023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1_024);
};

/** safetensors with half-precision weights: header length, JSON table of contents, numbers. */
export const readWeights = (file: Buffer): ((name: string) => Weights) => {
  const start = 8 + Number(file.readBigUInt64LE(0));
  const header = Header.parse(JSON.parse(file.toString('utf8', 8, start)));
  return (name) => {
    const entry = header[name];
    if (entry?.dtype !== 'F16') throw new Error(`no weights ${name}`);
    const [from, to] = entry.data_offsets;
    const values = new Float32Array((to - from) / 2);
    for (let index = 0; index < values.length; index += 1) {
      values[index] = fromHalf(file.readUInt16LE(start + from + index * 2));
    }
    return { shape: entry.shape, values };
  };
};

export const transposed = ({ shape: [rows = 0, columns = 0], values }: Weights): Weights => {
  const turned = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      turned[column * rows + row] = values[row * columns + column] ?? 0;
    }
  }
  return { shape: [columns, rows], values: turned };
};

/** Integers from -127 to 127 with one scale per row or column. */
export const quantized = ({ shape: [rows = 0, columns = 0], values }: Weights, per: 'row' | 'column') => {
  const factors = new Float32Array(per === 'row' ? rows : columns);
  const groupOf = (index: number) => (per === 'row' ? Math.floor(index / columns) : index % columns);
  for (const [index, value] of values.entries()) {
    const group = groupOf(index);
    factors[group] = Math.max(factors[group] ?? 0, Math.abs(value) / 127);
  }
  const whole = new Int8Array(values.length);
  for (const [index, value] of values.entries()) whole[index] = Math.round(value / (factors[groupOf(index)] || 1));
  return { whole, factors };
};
