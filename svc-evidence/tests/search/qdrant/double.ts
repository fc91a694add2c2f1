import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { PointsInMemory, Refused } from './points-in-memory.js';
import {
  Count,
  CreateCollection,
  CreateFieldIndex,
  Delete,
  Facet,
  QueryBatch,
  UpdateVectors,
  Upsert,
} from './requests.js';

/** A server that answers like Qdrant for this service's requests and refuses forbidden ones. */
export interface QdrantDouble {
  url: string;
  received: string[];
  /** Forbidden requests with the reason. */
  refused: string[];
  /** Answers with this status until null. */
  failWith(status: number | null): void;
  stop(): Promise<void>;
}

type Answer = (body: unknown, collection: string) => unknown;

const written = { operation_id: 1, status: 'completed' };

const routesOver = (collections: Map<string, PointsInMemory>): Record<string, Answer> => {
  const of = (name: string): PointsInMemory => {
    const found = collections.get(name);
    if (!found) throw new Refused(404, `Not found: Collection \`${name}\` doesn't exist!`);
    return found;
  };
  return {
    'GET /exists': (_body, name) => ({ exists: collections.has(name) }),
    'PUT ': (body, name) => {
      CreateCollection.parse(body);
      if (collections.has(name)) throw new Refused(409, `Wrong input: Collection \`${name}\` already exists!`);
      collections.set(name, new PointsInMemory());
      return true;
    },
    'PUT /index?wait=true': (body, name) => {
      const { field_name, field_schema } = CreateFieldIndex.parse(body);
      of(name).indexes.set(field_name, field_schema);
      return written;
    },
    'PUT /points?wait=true': (body, name) => {
      of(name).upsert(Upsert.parse(body).points);
      return written;
    },
    'PUT /points/vectors?wait=true': (body, name) => {
      of(name).updateVectors(UpdateVectors.parse(body).points);
      return written;
    },
    'POST /points/count': (body, name) => ({ count: of(name).count(Count.parse(body).filter) }),
    'POST /points/delete?wait=true': (body, name) => {
      of(name).delete(Delete.parse(body).filter);
      return written;
    },
    'POST /facet': (body, name) => {
      const { key, filter, limit } = Facet.parse(body);
      return { hits: of(name).facet(key, filter, limit) };
    },
    'POST /points/query/batch': (body, name) =>
      QueryBatch.parse(body).searches.map((search) => ({ points: of(name).query(search) })),
  };
};

/** @param apiKey required in every request */
export const startQdrantDouble = async (apiKey?: string): Promise<QdrantDouble> => {
  const routes = routesOver(new Map());
  const [received, refused]: string[][] = [[], []];
  let failing: number | null = null;

  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const body = await text(request);
    received?.push(body);
    if (failing) throw new Refused(failing, 'Service internal error');
    if (apiKey && request.headers['api-key'] !== apiKey) throw new Refused(401, 'Must provide an API key');
    const [, collection = '', path = ''] = /^\/collections\/([\w-]+)(.*)$/.exec(request.url ?? '') ?? [];
    const answer = routes[`${request.method} ${path}`];
    if (!answer) throw new Error('no such call');
    return answer(body === '' ? undefined : JSON.parse(body), collection);
  };

  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ ...body, time: 0.001 }));
    try {
      send(200, { result: await answerTo(request), status: 'ok' });
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      const status = error instanceof Refused ? error.status : 400;
      if (status === 400) refused?.push(`${request.method} ${request.url}: ${reason}`);
      send(status, { status: { error: reason } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address() satisfies AddressInfo | string | null);
  return {
    url: `http://127.0.0.1:${port}`,
    received: received ?? [],
    refused: refused ?? [],
    failWith: (status) => {
      failing = status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
