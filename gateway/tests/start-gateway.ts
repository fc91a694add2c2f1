import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serviceNames } from '@evenhand/contracts/identity';
import { parseConfig } from '@evenhand/service-kit/config/read-config';
import { createLog } from '@evenhand/service-kit/logs/log';
import { Redis } from 'ioredis';
import { Config } from '../src/config.js';
import { createGateway } from '../src/gateway.js';
import { Upstream } from './upstream.js';

export const PUBLIC_URL = 'https://evenhand.example';

/** One Redis database per Jest worker. */
const redisUrl = `${process.env.TEST_REDIS_URL}/${8 + (Number(process.env.JEST_WORKER_ID ?? 0) % 8)}`;

/** A real gateway and Redis, with one process in place of the services. `settings` override its config. */
export const startGateway = async (settings: NodeJS.ProcessEnv = {}) => {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { upstream, url, stop: stopUpstream } = await Upstream.start(privateKey);
  const config = parseConfig(Config, {
    SERVICE_PORT: '0',
    PUBLIC_URL,
    REDIS_URL: redisUrl,
    SERVICES: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, url]))),
    IDENTITY_PRIVATE_KEY: privateKey,
    PROXIES_IN_FRONT: '1',
    ...settings,
  });
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  const gateway = await createGateway(config, createLog('gateway', 'silent'));
  const server = gateway.server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const call = (path: string, { headers, ...init }: RequestInit & { duplex?: 'half' } = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers: { origin: PUBLIC_URL, ...headers } });

  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await gateway.close();
    stopUpstream();
    redis.disconnect();
  };
  const openRequests = () => gateway.openRequests();
  return { call, gateway, openRequests, origin, port, redis, upstream, stopUpstream, stop };
};

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
