import { type Attribute, type Node, type Tensor, type ValueInfo, writeOnnx } from './onnx-file.js';
import type { Weights } from './weights.js';

export const MICROSOFT = 'com.microsoft';
export const kinds = { float: 1, int8: 3, int32: 6, int64: 7 } as const;
const attributeKinds = { float: 1, integer: 2 } as const;

export const numberAttribute = (name: string, value: number): Attribute => ({
  name,
  i: value,
  type: attributeKinds.integer,
});
export const floatAttribute = (name: string, value: number): Attribute => ({
  name,
  f: value,
  type: attributeKinds.float,
});

const value = (name: string, elemType: number, sizes: (string | number)[]): ValueInfo => ({
  name,
  type: {
    tensorType: {
      elemType,
      shape: { dim: sizes.map((size) => (typeof size === 'string' ? { dimParam: size } : { dimValue: size })) },
    },
  },
});

export class Graph {
  private readonly nodes: Node[] = [];
  private readonly constants: Tensor[] = [];

  constant(
    name: string,
    dims: number[],
    kind: keyof typeof kinds,
    { buffer, byteOffset, byteLength }: Float32Array | Int8Array | BigInt64Array,
  ): void {
    this.constants.push({ name, dims, dataType: kinds[kind], rawData: new Uint8Array(buffer, byteOffset, byteLength) });
  }

  weights(name: string, { shape, values }: Weights): void {
    this.constant(name, shape, 'float', values);
  }

  node(opType: string, input: string[], output: string, attribute: Attribute[] = [], domain = ''): string {
    this.nodes.push({ name: output, opType, input, output: [output], attribute, domain });
    return output;
  }

  toModel(): Uint8Array {
    return writeOnnx({
      irVersion: 8,
      producerName: 'evenhand',
      graph: {
        name: 'sentence-encoder',
        node: this.nodes,
        initializer: this.constants,
        input: ['input_ids', 'attention_mask'].map((name) => value(name, kinds.int64, ['batch', 'length'])),
        output: [value('embedding', kinds.float, ['batch', 384])],
      },
      opsetImport: [
        { domain: '', version: 17 },
        { domain: MICROSOFT, version: 1 },
      ],
    });
  }
}
