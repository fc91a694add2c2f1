import { bytes, float, integer } from './protobuf.js';
import type { Weights } from './weights.js';

/** The operators that ONNX itself does not have. */
export const MICROSOFT = 'com.microsoft';
/** ONNX's numbers for the kinds of elements. */
export const kinds = { float: 1, int8: 3, int32: 6, int64: 7 } as const;

export const numberAttribute = (name: string, value: number) =>
  Buffer.concat([bytes(1, name), integer(3, value), integer(20, 2)]);
export const floatAttribute = (name: string, value: number) =>
  Buffer.concat([bytes(1, name), float(2, value), integer(20, 1)]);

const raw = (array: Float32Array | Int8Array | BigInt64Array): Buffer =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

const input = (name: string, kind: number, sizes: (string | number)[]): Buffer => {
  const dimensions = sizes.map((size) => bytes(1, typeof size === 'string' ? bytes(2, size) : integer(1, size)));
  const tensor = Buffer.concat([integer(1, kind), bytes(2, Buffer.concat(dimensions))]);
  return Buffer.concat([bytes(1, name), bytes(2, bytes(1, tensor))]);
};

/** Collects the nodes and constants of a graph, and writes them as an ONNX file. */
export class Graph {
  private readonly nodes: Buffer[] = [];
  private readonly constants: Buffer[] = [];

  constant(
    name: string,
    shape: number[],
    kind: keyof typeof kinds,
    values: Float32Array | Int8Array | BigInt64Array,
  ): void {
    const sizes = shape.map((size) => integer(1, size));
    this.constants.push(Buffer.concat([...sizes, integer(2, kinds[kind]), bytes(8, name), bytes(9, raw(values))]));
  }

  weights(name: string, { shape, values }: Weights): void {
    this.constant(name, shape, 'float', values);
  }

  node(type: string, inputs: string[], output: string, attributes: Buffer[] = [], domain = ''): string {
    const named = [...inputs.map((name) => bytes(1, name)), bytes(2, output), bytes(3, output), bytes(4, type)];
    const rest = [...attributes.map((one) => bytes(5, one)), ...(domain ? [bytes(7, domain)] : [])];
    this.nodes.push(Buffer.concat([...named, ...rest]));
    return output;
  }

  toModel(): Buffer {
    const graph = Buffer.concat([
      ...this.nodes.map((node) => bytes(1, node)),
      bytes(2, 'sentence-encoder'),
      ...this.constants.map((constant) => bytes(5, constant)),
      bytes(11, input('input_ids', kinds.int64, ['batch', 'length'])),
      bytes(11, input('attention_mask', kinds.int64, ['batch', 'length'])),
      bytes(12, input('embedding', kinds.float, ['batch', 384])),
    ]);
    const operators = [
      Buffer.concat([bytes(1, ''), integer(2, 17)]),
      Buffer.concat([bytes(1, MICROSOFT), integer(2, 1)]),
    ];
    return Buffer.concat([
      integer(1, 8),
      bytes(2, 'evenhand'),
      bytes(7, graph),
      ...operators.map((one) => bytes(8, one)),
    ]);
  }
}
