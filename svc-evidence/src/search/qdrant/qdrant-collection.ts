import { fail } from '@evenhand/service-kit/problems/fail';
import {
  QdrantClient,
  QdrantClientResourceExhaustedError,
  QdrantClientTimeoutError,
  type Schemas,
} from '@qdrant/js-client-rest';
import { DIMENSIONS } from '../../embeddings/packed.js';
import { MEANING, WORDS } from './points.js';

export interface QdrantSettings {
  url: URL;
  apiKey?: string;
  collection: string;
}

const PATIENCE_MS = 30_000;

/**
 * Many small tenants in one collection: no graph over all points, a graph for each case
 * (https://qdrant.tech/documentation/manage-data/multitenancy/). Embeddings have the length 1, so their product is the
 * cosine, and the same to the last digit as the index in Postgres finds.
 */
const shape = {
  vectors: { [MEANING]: { size: DIMENSIONS, distance: 'Dot', memory: 'cold' } },
  sparse_vectors: { [WORDS]: {} },
  hnsw_config: { m: 0, payload_m: 16 },
  quantization_config: { scalar: { type: 'int8', memory: 'pinned' } },
} as const satisfies Schemas['CreateCollection'];

/** What is filtered by. Only the case has a graph of its own; the others narrow it. */
const indexes = {
  caseId: { type: 'keyword', is_tenant: true },
  fileId: { type: 'keyword', enable_hnsw: false },
  source: { type: 'keyword', enable_hnsw: false },
  people: { type: 'keyword', enable_hnsw: false },
  terms: { type: 'integer', lookup: true, range: false, enable_hnsw: false },
  turn: { type: 'integer', lookup: false, range: true, enable_hnsw: false },
  firstAt: { type: 'datetime', enable_hnsw: false },
  lastAt: { type: 'datetime', enable_hnsw: false },
} as const satisfies Record<string, Schemas['PayloadSchemaParams']>;

type Request<Answer> = (client: QdrantClient, collection: string) => Promise<Answer>;

/** The collection of one Qdrant server that holds all points of this service. It is made when it is missing. */
export class QdrantCollection {
  private readonly client: QdrantClient;
  private readonly name: string;
  private making?: Promise<void>;

  constructor({ url, apiKey, collection }: QdrantSettings) {
    this.name = collection;
    this.client = new QdrantClient({
      url: url.origin,
      prefix: url.pathname.replace(/\/$/, ''),
      port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
      headers: { 'api-key': apiKey },
      timeout: PATIENCE_MS,
      checkCompatibility: false,
    });
  }

  /** @throws Error when the server is away, or does not let us in */
  async ping(): Promise<void> {
    await this.client.collectionExists(this.name);
  }

  /**
   * Asks the server for something.
   * @throws ProblemError service-unavailable when it is overwhelmed; what fetch throws when it is away
   */
  async ask<Answer>(request: Request<Answer>): Promise<Answer> {
    this.making ??= this.make();
    try {
      await this.making;
      return await request(this.client, this.name);
    } catch (error) {
      return explain(error);
    }
  }

  private async make(): Promise<void> {
    try {
      if (!(await this.client.collectionExists(this.name)).exists) await this.create();
      for (const [field_name, field_schema] of Object.entries(indexes))
        await this.client.createPayloadIndex(this.name, { wait: true, field_name, field_schema });
    } catch (error) {
      this.making = undefined;
      throw error;
    }
  }

  /** Several processes may start at once: the first makes it, the others find it made. */
  private async create(): Promise<void> {
    try {
      await this.client.createCollection(this.name, shape);
    } catch (error) {
      if (!(await this.client.collectionExists(this.name)).exists) throw error;
    }
  }
}

/** True when the server has nothing under a name or an id. */
export const isMissing = (error: unknown): boolean => error instanceof Error && statusOf(error.cause) === 404;

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;

const isOverwhelmed = (error: unknown): boolean =>
  error instanceof QdrantClientTimeoutError ||
  error instanceof QdrantClientResourceExhaustedError ||
  statusOf(error) === 429 ||
  statusOf(error) >= 500;

const explain = (error: unknown): never => {
  if (isOverwhelmed(error)) fail('service-unavailable');
  if (error instanceof Error && 'data' in error)
    throw new Error(`Qdrant refuses: ${JSON.stringify(error.data)}`, { cause: error });
  throw error;
};
