import { fail } from '@evenhand/service-kit/problems/fail';
import { QdrantClient, QdrantClientResourceExhaustedError, QdrantClientTimeoutError } from '@qdrant/js-client-rest';
import { indexes, shape } from './collection-shape.js';

export interface QdrantSettings {
  url: string;
  apiKey?: string;
  collection: string;
}

const TIMEOUT_MS = 30_000;

/** Default port; URL drops a port that its protocol implies. */
const USUAL_PORT = 6_333;
const PORT = /^https?:\/\/[^/]*:(\d+)(?:\/|$)/;

export const connect = (url: string, apiKey?: string): QdrantClient => {
  const { origin, pathname } = new URL(url);
  return new QdrantClient({
    url: origin,
    prefix: pathname.replace(/\/$/, ''),
    port: Number(PORT.exec(url)?.[1] ?? USUAL_PORT),
    headers: { 'api-key': apiKey },
    timeout: TIMEOUT_MS,
    checkCompatibility: false,
  });
};

type Request<Answer> = (client: QdrantClient, collection: string) => Promise<Answer>;

/** One collection for all points of this service, created when missing. */
export class QdrantCollection {
  private readonly client: QdrantClient;
  private readonly name: string;
  private making?: Promise<void>;

  constructor({ url, apiKey, collection }: QdrantSettings) {
    this.name = collection;
    this.client = connect(url, apiKey);
  }

  /** @throws Error when the server is unreachable or refuses the key */
  async ping(): Promise<void> {
    await this.client.collectionExists(this.name);
  }

  /** @throws ProblemError service-unavailable when overloaded; fetch's error when unreachable */
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

  /** Several processes may start at once: one creates it. */
  private async create(): Promise<void> {
    try {
      await this.client.createCollection(this.name, shape);
    } catch (error) {
      if (!(await this.client.collectionExists(this.name)).exists) throw error;
    }
  }
}

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
