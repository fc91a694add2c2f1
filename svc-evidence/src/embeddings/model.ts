import { InferenceSession, Tensor } from 'onnxruntime-node';
import { modelFile, tokenizerFile } from './model-files.js';
import { DIMENSIONS, pack } from './packed.js';
import { Pause } from './pause.js';
import { readTokenizer } from './tokenizer.js';

/** Per call, with padding: the longest text, 30 ms of a core. More gains nothing, and a pause begins between calls. */
const MOST_TOKENS = 256;
const LONGEST_PAUSE_MS = 1_000;

interface Encoded {
  /** In the given texts. */
  index: number;
  tokens: number[];
}

/** @param encoded ascending by length */
function* batchesOf(encoded: Encoded[]): Iterable<Encoded[]> {
  for (let from = 0, to = 1; from < encoded.length; from = to, to += 1) {
    while (to < encoded.length && (to + 1 - from) * (encoded[to]?.tokens.length ?? 0) <= MOST_TOKENS) to += 1;
    yield encoded.slice(from, to);
  }
}

/** @param pause is waited for before each call */
export const loadModel = async (
  folder: string,
  pause = new Pause(),
): Promise<(texts: string[]) => Promise<Buffer[]>> => {
  const session = await InferenceSession.create(modelFile(folder), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const tokensOf = readTokenizer(tokenizerFile());
  return async (texts) => {
    const encoded = texts.map((text, index) => ({ index, tokens: tokensOf(text) }));
    // Sorted by length: a batch is padded to its longest text.
    encoded.sort((a, b) => a.tokens.length - b.tokens.length);
    const embeddings = new Array<Buffer>(texts.length);
    for (const batch of batchesOf(encoded)) {
      pause.wait(LONGEST_PAUSE_MS);
      const values = await run(
        session,
        batch.map(({ tokens }) => tokens),
      );
      for (const [row, { index }] of batch.entries()) {
        embeddings[index] = pack(values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS));
      }
    }
    return embeddings;
  };
};

const run = async (session: InferenceSession, batch: number[][]): Promise<Float32Array> => {
  const length = Math.max(...batch.map((tokens) => tokens.length));
  const [ids, mask] = [new BigInt64Array(batch.length * length), new BigInt64Array(batch.length * length)];
  for (const [row, tokens] of batch.entries()) {
    for (const [column, token] of tokens.entries()) {
      ids[row * length + column] = BigInt(token);
      mask[row * length + column] = 1n;
    }
  }
  const shape = [batch.length, length];
  const { embedding } = await session.run({
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
  });
  if (!(embedding?.data instanceof Float32Array)) throw new Error('the model gave no embedding');
  return embedding.data;
};
