import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { finished } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';
import { Client } from 'minio';
import { type S3Settings, s3Options } from '../../../packages/service-kit/src/stores/s3-options.ts';
import { freePort } from '../ports.ts';
import { Bucket } from '../releases/bucket.ts';
import { newFolder } from './released-builds.ts';

const SILENCE_MS = 10_000;
const PRECONDITION_FAILED = '<Error><Code>PreconditionFailed</Code><Message>exists</Message></Error>';

/** A bucket, and what its network does. */
export interface TestBucket {
  settings: S3Settings;
  bucket: Bucket;
  /** Breaks the connection of each later request whose method and path match. */
  breakAt: (pattern: RegExp | null) => void;
  /** Method and path of each request. */
  asked: string[];
  stop: () => Promise<void>;
}

interface Peer extends S3Settings {
  /** It has conditional writes. */
  isWhole: boolean;
  stop: () => Promise<void>;
}

/** S3_ENDPOINT if set, with a new bucket; otherwise s3rver. */
const startPeer = async (): Promise<Peer> => {
  const bucket = `releases-${randomUUID()}`;
  const { S3_ENDPOINT, S3_REGION: region = 'us-east-1', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env;
  if (S3_ENDPOINT) {
    const endpoint = new URL(S3_ENDPOINT);
    const keys = { region, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
    await new Client(s3Options({ endpoint, bucket, ...keys }, SILENCE_MS)).makeBucket(bucket, region);
    return { endpoint, bucket, ...keys, isWhole: true, stop: async () => {} };
  }
  const directory = newFolder();
  const configureBuckets = [{ name: bucket, configs: [] }];
  const peer = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await peer.run();
  const stop = async () => {
    peer.httpServer.closeAllConnections();
    await peer.close();
  };
  const keys = { region, accessKey: 'S3RVER', secretKey: 'S3RVER' };
  return { endpoint: new URL(`http://127.0.0.1:${port}`), bucket, ...keys, isWhole: false, stop };
};

/**
 * A bucket behind a proxy that breaks connections and adds to s3rver the conditional write which it lacks: with
 * `If-None-Match: *`, of an object that exists, the answer is 412
 * (https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html).
 */
export const startBucket = async (): Promise<TestBucket> => {
  const { endpoint, isWhole, stop, ...named } = await startPeer();
  const asked: string[] = [];
  let broken: RegExp | null = null;
  let turn = Promise.resolve();

  const forward = (incoming: IncomingMessage, response: ServerResponse): void => {
    const { method, url: path, headers } = incoming;
    const onward = send({ host: endpoint.hostname, port: endpoint.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };
  const isThere = async (path: string): Promise<boolean> =>
    (await fetch(new URL(path, endpoint), { method: 'HEAD' })).ok;

  /** One conditional write after another. */
  const writeOnce = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const before = turn;
    turn = finished(response).catch(() => {});
    await before;
    if (!(await isThere(incoming.url ?? ''))) return forward(incoming, response);
    incoming.resume();
    response.writeHead(412, { 'content-type': 'application/xml' }).end(PRECONDITION_FAILED);
  };

  const port = await freePort();
  const proxy = createServer((incoming, response) => {
    const line = `${incoming.method} ${incoming.url}`;
    asked.push(line);
    if (broken?.test(line)) incoming.socket.destroy();
    else if (!isWhole && incoming.headers['if-none-match'] === '*') void writeOnce(incoming, response);
    else forward(incoming, response);
  });
  await new Promise<void>((settle) => void proxy.listen(port, '127.0.0.1', settle));
  const settings = { ...named, endpoint: new URL(`http://127.0.0.1:${port}`) };
  return {
    settings,
    bucket: new Bucket(settings),
    breakAt: (pattern) => {
      broken = pattern;
    },
    asked,
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await stop();
    },
  };
};
