import { floatAttribute, type Graph, MICROSOFT, numberAttribute } from './onnx-graph.js';
import { quantized, transposed, type Weights } from './weights.js';

const HEADS = 12;

export const normalize = (graph: Graph, weights: (name: string) => Weights, from: string, name: string): string => {
  graph.weights(`${name}.weight`, weights(`${name}.weight`));
  graph.weights(`${name}.bias`, weights(`${name}.bias`));
  const attributes = [numberAttribute('axis', -1), floatAttribute('epsilon', 1e-12)];
  return graph.node('LayerNormalization', [from, `${name}.weight`, `${name}.bias`], `${name}.out`, attributes);
};

export const layer = (graph: Graph, weights: (name: string) => Weights, from: string, number: number): string => {
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
