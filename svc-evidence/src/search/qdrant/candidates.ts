import type { Schemas } from '@qdrant/js-client-rest';
import { unpack } from '../../embeddings/packed.js';
import type { IndexQuery } from '../search-index.js';
import { asNumber } from './blind.js';
import { ofCase } from './filters.js';
import { FoundPoint, MEANING, payloadFor, WORDS } from './points.js';
import type { QdrantCollection } from './qdrant-collection.js';

export interface WeighedWord {
  word: string;
  weight: number;
}

interface Search extends Pick<IndexQuery, 'embedding' | 'limit'> {
  words: WeighedWord[];
  filter: Schemas['Filter'];
}

export interface Candidate extends Pick<FoundPoint, 'payload'> {
  /** 0 before embedding. */
  cosine: number;
}

/** Quantized search, then exact rescoring. */
const params = { hnsw_ef: 256, quantization: { rescore: true } };

export const candidatesFor = async (
  collection: QdrantCollection,
  caseId: string,
  { words, embedding, filter, limit }: Search,
): Promise<Candidate[]> => {
  const with_payload = payloadFor(words.map(({ word }) => word));
  const question = unpack(await embedding);
  const near = { query: question, using: MEANING, filter, limit, params, with_payload };
  const indices = words.map(({ word }) => asNumber(word));
  const named = {
    query: { indices, values: words.map(({ weight }) => weight) },
    using: WORDS,
    filter,
    limit,
    with_payload,
  };
  const [nearest = [], mostNamed = []] = await search(collection, words.length > 0 ? [near, named] : [near]);

  const cosines = new Map(nearest.map(({ id, score }) => [id, score]));
  const others = mostNamed.filter(({ id }) => !cosines.has(id));
  for (const { id, score } of await compared(collection, caseId, question, others)) cosines.set(id, score);
  return [...nearest, ...others].map(({ id, payload }) => ({ payload, cosine: cosines.get(id) ?? 0 }));
};

const compared = async (
  collection: QdrantCollection,
  caseId: string,
  question: number[],
  points: FoundPoint[],
): Promise<FoundPoint[]> => {
  if (points.length === 0) return [];
  const filter = ofCase(caseId, { has_id: points.map(({ id }) => id) });
  const params = { exact: true };
  const request = {
    query: question,
    using: MEANING,
    filter,
    limit: points.length,
    params,
    with_payload: payloadFor([]),
  };
  const [found = []] = await search(collection, [request]);
  return found;
};

const search = async (collection: QdrantCollection, searches: Schemas['QueryRequest'][]): Promise<FoundPoint[][]> => {
  const answers = await collection.ask((client, name) => client.queryBatch(name, { searches }));
  return answers.map(({ points }) => FoundPoint.array().parse(points));
};
