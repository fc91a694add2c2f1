import { createServer, type RequestListener } from 'node:http';
import { createServer as acceptAlone, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { z } from 'zod';
import { S3Storage } from '../../src/storage/s3-storage.js';

const TIMEOUT_MS = 300;
/** Longer than a loaded machine delays a test. */
const NO_TIMEOUT_MS = 3_000;
const BYTES = 4_000_000;

let server: Server;
afterEach(() => {
  server.close();
});

const storageAt = async (listening: Server, timeoutMs = TIMEOUT_MS): Promise<S3Storage> => {
  server = listening;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const [endpoint, keys] = [new URL(`http://127.0.0.1:${port}`), { accessKey: 'ACCESS', secretKey: 'the-secret-key' }];
  return new S3Storage({ endpoint, region: 'ca-central-1', bucket: 'evidence', ...keys }, timeoutMs);
};

const holding = (send: RequestListener, timeoutMs?: number) =>
  storageAt(
    createServer((request, response) => {
      response.setHeader('content-length', BYTES).setHeader('last-modified', new Date().toUTCString());
      if (request.method === 'HEAD') response.end();
      else send(request, response);
    }),
    timeoutMs,
  );

test.each<[string, (storage: S3Storage) => Promise<unknown>]>([
  ['finds', (storage) => storage.find('a/b')],
  ['lists', (storage) => storage.sizesBelow('a')],
  ['removes', (storage) => storage.remove('a/b')],
  ['writes', (storage) => storage.write('a/b', 5, Readable.from([Buffer.from('Hello')]))],
  ['writes in parts', (storage) => storage.write('a/b', 40_000_000, Readable.from([Buffer.alloc(40_000_000)]))],
])('a driver that %s fails with a timeout when the store never answers', async (_what, ask) => {
  const storage = await storageAt(acceptAlone());
  await expect(ask(storage)).rejects.toThrow('storage request timed out');
});

test('reading an object fails when the store stops in the middle of it', async () => {
  const storage = await holding((_request, response) => response.write(Buffer.alloc(BYTES / 2)), NO_TIMEOUT_MS);
  const found = await storage.find('a/b');
  await expect(found?.content.toArray()).rejects.toThrow('aborted');
});

test('a slow reader does not lose bytes', async () => {
  const storage = await holding((_request, response) => response.end(Buffer.alloc(BYTES)), NO_TIMEOUT_MS);
  const found = await storage.find('a/b');
  const [began, pieces] = [performance.now(), found?.content.iterator() ?? [][Symbol.iterator]()];
  const first = (await pieces.next()).value;
  const hasPassed = () => expect(performance.now() - began).toBeGreaterThan(1.5 * NO_TIMEOUT_MS);
  await eventually(hasPassed);
  let size = first.length;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) size += next.value.length;
  expect(size).toBe(BYTES);
});
