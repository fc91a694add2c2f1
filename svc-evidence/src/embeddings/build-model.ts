import { bytes, float, integer } from './protobuf.js';
import { quantized, readWeights, transposed, type Weights } from './weights.js';

const HEADS = 12;
const LAYERS = 6;
const MICROSOFT = 'com.microsoft';
/** ONNX's numbers for the kinds of elements. */
const kinds = { float: 1, int8: 3, int32: 6, int64: 7 } as const;

const numberAttribute = (name: string, value: number) =>
  Buffer.concat([bytes(1, name), integer(3, value), integer(20, 2)]);
const floatAttribute = (name: string, value: number) =>
  Buffer.concat([bytes(1, name), float(2, value), integer(20, 1)]);

const raw = (array: Float32Array | Int8Array | BigInt64Array): Buffer =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

const input = (name: string, kind: number, sizes: (string | number)[]): Buffer => {
  const dimensions = sizes.map((size) => bytes(1, typeof size === 'string' ? bytes(2, size) : integer(1, size)));
  const tensor = Buffer.concat([integer(1, kind), bytes(2, Buffer.concat(dimensions))]);
  return Buffer.concat([bytes(1, name), bytes(2, bytes(1, tensor))]);
};

/** Collects the nodes and constants of a graph. */
class Graph {
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

/** The embeddings of tokens, positions and the one token type there is, added up. */
const embed = (graph: Graph, weights: (name: string) => Weights): string => {
  const positions = weights('embeddings.position_embeddings.weight');
  const type = weights('embeddings.token_type_embeddings.weight').values;
  for (let index = 0; index < positions.values.length; index += 1) {
    positions.values[index] = (positions.values[index] ?? 0) + (type[index % 384] ?? 0);
  }
  graph.weights('positions', positions);
  const words = weights('embeddings.word_embeddings.weight');
  const { whole, factors } = quantized(words, 'row');
  graph.constant('words', words.shape, 'int8', whole);
  graph.constant('word_factors', [words.shape[0] ?? 0, 1], 'float', factors);
  for (const [name, value] of [
    ['zero', 0n],
    ['one', 1n],
    ['two', 2n],
    ['last', -1n],
  ] as const) {
    graph.constant(name, [1], 'int64', new BigInt64Array([value]));
  }
  const axis = [numberAttribute('axis', 0)];
  graph.node('Cast', [graph.node('Gather', ['words', 'input_ids'], 'picked', axis)], 'picked_float', [
    numberAttribute('to', 1),
  ]);
  graph.node('Gather', ['word_factors', 'input_ids'], 'picked_factors', axis);
  graph.node('Mul', ['picked_float', 'picked_factors'], 'tokens');
  graph.node('Shape', ['input_ids'], 'shape');
  graph.node('Slice', ['shape', 'one', 'two'], 'length');
  graph.node('Slice', ['positions', 'zero', 'length'], 'positions_used');
  return graph.node('Add', ['tokens', 'positions_used'], 'embedded');
};

/** One of the six layers: attention over all tokens, then each token for itself, both added to what came in. */
const layer = (graph: Graph, weights: (name: string) => Weights, from: string, number: number): string => {
  const base = `encoder.layer.${number}.`;
  const linear = (given: string, name: string): string => {
    const turned = transposed(weights(`${base}${name}.weight`));
    const { whole, factors } = quantized(turned, 'column');
    const at = `${base}${name}`;
    graph.constant(`${at}.weight`, turned.shape, 'int8', whole);
    graph.constant(`${at}.factors`, [factors.length], 'float', factors);
    graph.constant(`${at}.zeros`, [factors.length], 'int8', new Int8Array(factors.length));
    graph.weights(`${at}.bias`, weights(`${base}${name}.bias`));
    const inputs = [given, `${at}.weight`, `${at}.factors`, `${at}.zeros`, `${at}.bias`];
    return graph.node('DynamicQuantizeMatMul', inputs, `${at}.out`, [], MICROSOFT);
  };
  const [query, key, value] = ['query', 'key', 'value'].map((part) => linear(from, `attention.self.${part}`));
  const heads = [numberAttribute('num_heads', HEADS)];
  const inputs = [query ?? '', key ?? '', value ?? '', '', 'mask_int32'];
  const context = graph.node('MultiHeadAttention', inputs, `${base}context`, heads, MICROSOFT);
  const attended = graph.node('Add', [linear(context, 'attention.output.dense'), from], `${base}attended`);
  const settled = normalize(graph, weights, attended, `${base}attention.output.LayerNorm`);
  const widened = graph.node('Gelu', [linear(settled, 'intermediate.dense')], `${base}gelu`, [], MICROSOFT);
  const out = graph.node('Add', [linear(widened, 'output.dense'), settled], `${base}sum`);
  return normalize(graph, weights, out, `${base}output.LayerNorm`);
};

const normalize = (graph: Graph, weights: (name: string) => Weights, from: string, name: string): string => {
  graph.weights(`${name}.weight`, weights(`${name}.weight`));
  graph.weights(`${name}.bias`, weights(`${name}.bias`));
  const attributes = [numberAttribute('axis', -1), floatAttribute('epsilon', 1e-12)];
  return graph.node('LayerNormalization', [from, `${name}.weight`, `${name}.bias`], `${name}.out`, attributes);
};

/** The mean over the tokens that are there, of length one. */
const pool = (graph: Graph, from: string): void => {
  graph.node('Cast', ['attention_mask'], 'mask_float', [numberAttribute('to', kinds.float)]);
  graph.node('Unsqueeze', ['mask_float', 'last'], 'mask_column');
  graph.node('Mul', [from, 'mask_column'], 'masked');
  graph.node('ReduceSum', ['masked', 'one'], 'sum', [numberAttribute('keepdims', 0)]);
  graph.node('ReduceSum', ['mask_column', 'one'], 'count', [numberAttribute('keepdims', 0)]);
  graph.node('Div', ['sum', 'count'], 'mean');
  graph.node('LpNormalization', ['mean'], 'embedding', [numberAttribute('axis', -1), numberAttribute('p', 2)]);
};

/** Writes the sentence encoder all-MiniLM-L6-v2 as an ONNX file with whole-number weights, from its safetensors file. */
export const buildModel = (safetensors: Buffer): Buffer => {
  const weights = readWeights(safetensors);
  const graph = new Graph();
  let from = normalize(graph, weights, embed(graph, weights), 'embeddings.LayerNorm');
  graph.node('Cast', ['attention_mask'], 'mask_int32', [numberAttribute('to', kinds.int32)]);
  for (let number = 0; number < LAYERS; number += 1) from = layer(graph, weights, from, number);
  pool(graph, from);
  return graph.toModel();
};
