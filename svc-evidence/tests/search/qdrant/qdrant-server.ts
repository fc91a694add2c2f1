import { randomUUID } from 'node:crypto';
import { connect } from '../../../src/search/qdrant/qdrant-collection.js';
import { note } from '../../note.js';
import { type QdrantDouble, startQdrantDouble } from './double.js';

export interface QdrantServer {
  environment: Record<string, string>;
  /** All requests to the double; all stored points of a real server. */
  received(): Promise<string>;
  double?: QdrantDouble;
  stop(): Promise<void>;
}

const { QDRANT_URL, QDRANT_API_KEY } = process.env;

export const QDRANT_NAME = QDRANT_URL
  ? `in Qdrant, a real server at ${QDRANT_URL}`
  : 'in Qdrant (no QDRANT_URL is set: a double that checks every request stands in for the server)';

if (!QDRANT_URL)
  note('no QDRANT_URL is set: the index in Qdrant is tested against a double that checks every request.');

/** A real server at QDRANT_URL with a separate collection; otherwise the double. */
export const startQdrant = async (): Promise<QdrantServer> => {
  if (!QDRANT_URL) {
    const apiKey = randomUUID();
    const double = await startQdrantDouble(apiKey);
    const environment = { QDRANT_URL: double.url, QDRANT_API_KEY: apiKey };
    return { environment, double, received: async () => double.received.join('\n'), stop: () => double.stop() };
  }
  const collection = `test-${randomUUID()}`;
  const key: Record<string, string> = QDRANT_API_KEY ? { QDRANT_API_KEY } : {};
  const client = connect(QDRANT_URL, QDRANT_API_KEY);
  return {
    environment: { QDRANT_URL, ...key, QDRANT_COLLECTION: collection },
    received: async () => JSON.stringify(await client.scroll(collection, { limit: 1_000, with_vector: true })),
    stop: async () => {
      await client.deleteCollection(collection);
    },
  };
};
