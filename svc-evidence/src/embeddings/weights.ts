import { z } from 'zod';

/** A matrix (or vector) of weights, row by row. */
export interface Weights {
  shape: number[];
  values: Float32Array;
}

/** An index of positions, in whole numbers, stands among the weights too; metadata has no dtype. */
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

/** Reads a safetensors file of half-precision weights: a length, a JSON table of contents, the numbers. */
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

/** Rows become columns. */
export const transposed = ({ shape: [rows = 0, columns = 0], values }: Weights): Weights => {
  const turned = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      turned[column * rows + row] = values[row * columns + column] ?? 0;
    }
  }
  return { shape: [columns, rows], values: turned };
};

/** Whole numbers from -127 to 127, and for each row or column the factor that gives back the weights. */
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
