import { randomUUID } from 'node:crypto';
import { connect } from '../../../src/search/qdrant/qdrant-collection.js';
import { note } from '../../note.js';
import { type QdrantDouble, startQdrantDouble } from './double.js';

export interface QdrantServer {
  /** What the service reads to use it. */
  environment: Record<string, string>;
  /** All that the server was ever told; of a real one, all that it keeps. */
  told(): Promise<string>;
  /** Undefined when the server is a real one. */
  double?: QdrantDouble;
  stop(): Promise<void>;
}

const { QDRANT_URL, QDRANT_API_KEY } = process.env;

/** How the tests call what they run against. */
export const QDRANT_NAME = QDRANT_URL
  ? `in Qdrant, a real server at ${QDRANT_URL}`
  : 'in Qdrant (no QDRANT_URL is set: a double that checks every request stands in for the server)';

if (!QDRANT_URL)
  note('no QDRANT_URL is set: the index in Qdrant is tested against a double that checks every request.');

/** The real server of QDRANT_URL when one is given, with a collection of its own; the checking double otherwise. */
export const startQdrant = async (): Promise<QdrantServer> => {
  if (!QDRANT_URL) {
    const apiKey = randomUUID();
    const double = await startQdrantDouble(apiKey);
    const environment = { QDRANT_URL: double.url, QDRANT_API_KEY: apiKey };
    return { environment, double, told: async () => double.received.join('\n'), stop: () => double.stop() };
  }
  const collection = `test-${randomUUID()}`;
  const key: Record<string, string> = QDRANT_API_KEY ? { QDRANT_API_KEY } : {};
  const client = connect(QDRANT_URL, QDRANT_API_KEY);
  return {
    environment: { QDRANT_URL, ...key, QDRANT_COLLECTION: collection },
    told: async () => JSON.stringify(await client.scroll(collection, { limit: 1_000, with_vector: true })),
    stop: async () => {
      await client.deleteCollection(collection);
    },
  };
};
