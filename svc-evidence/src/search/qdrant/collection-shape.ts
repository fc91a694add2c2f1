import type { Schemas } from '@qdrant/js-client-rest';
import { DIMENSIONS } from '../../embeddings/packed.js';
import { MEANING, WORDS } from './points.js';

/**
 * Multitenancy: no global graph, one per case (https://qdrant.tech/documentation/manage-data/multitenancy/). Embeddings
 * have length 1, so the dot product equals the cosine of the index in Postgres to the last digit.
 */
export const shape = {
  vectors: { [MEANING]: { size: DIMENSIONS, distance: 'Dot', memory: 'cold' } },
  sparse_vectors: { [WORDS]: {} },
  hnsw_config: { m: 0, payload_m: 16 },
  quantization_config: { scalar: { type: 'int8', memory: 'pinned' } },
} as const satisfies Schemas['CreateCollection'];

/** Only the case has its own graph; the others narrow it. */
export const indexes = {
  caseId: { type: 'keyword', is_tenant: true },
  fileId: { type: 'keyword', enable_hnsw: false },
  source: { type: 'keyword', enable_hnsw: false },
  people: { type: 'keyword', enable_hnsw: false },
  terms: { type: 'integer', lookup: true, range: false, enable_hnsw: false },
  turn: { type: 'integer', lookup: false, range: true, enable_hnsw: false },
  firstAt: { type: 'datetime', enable_hnsw: false },
  lastAt: { type: 'datetime', enable_hnsw: false },
} as const satisfies Record<string, Schemas['PayloadSchemaParams']>;
