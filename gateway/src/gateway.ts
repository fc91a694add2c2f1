import type { Log } from '@evenhand/service-kit/logs/log';
import { fail } from '@evenhand/service-kit/problems/fail';
import express, { type Express } from 'express';
import { Redis } from 'ioredis';
import { api } from './api/api.js';
import type { Config } from './config.js';
import { docs } from './docs/docs.js';
import { health, type Running } from './health.js';
import { Caller } from './identity/caller.js';
import { Resolver } from './identity/resolver.js';
import { Sessions } from './identity/sessions.js';
import { IdentitySigner } from './identity/signer.js';
import { Limits } from './limits/limits.js';
import { answerProblems } from './problems.js';
import { nameRequest } from './request-id.js';
import { neverStored, securityHeaders } from './security-headers.js';
import { Services } from './services.js';
import { serveSite } from './site/site.js';

export interface Gateway {
  app: Express;
  running: Running;
  endStreams: () => Promise<void>;
  close: () => Promise<void>;
}

/** A Redis that is away is noticed at once: a person waits for the call, not for a counter. */
const connectRedis = async (url: string, log: Log): Promise<Redis> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    disconnectTimeout: 200,
    enableAutoPipelining: true,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'Redis is away'));
  await redis.connect().catch(() => log.warn('starting without Redis'));
  return redis;
};

/** The one origin of site and API, in the order in which a request meets it. */
export const createGateway = async (config: Config, log: Log): Promise<Gateway> => {
  const redis = await connectRedis(config.REDIS_URL, log);
  const services = new Services(config);
  const signer = new IdentitySigner(config.IDENTITY_PRIVATE_KEY);
  const resolver = new Resolver(services, signer);
  const caller = new Caller(new Sessions(redis, resolver, config.SESSION_CACHE_SECONDS, log), resolver);
  const limits = new Limits(redis, config, log);
  const running = { stopping: false };

  const app = express();
  app.set('trust proxy', config.PROXIES_IN_FRONT);
  app.use(nameRequest(log), ...securityHeaders(config.PUBLIC_URL));
  app.use(health(running));
  app.use(['/api', '/internal'], neverStored);
  app.use('/api/docs', docs());
  app.use('/internal', () => fail('not-found'));
  app.use('/api', api({ config, limits, caller, signer, services }));
  if (config.SITE_FOLDER) app.use(serveSite(config.SITE_FOLDER, config.UPLOAD_ORIGIN));
  app.use(() => fail('not-found'));
  app.use(answerProblems(log));

  const close = async () => {
    await services.close();
    redis.disconnect();
  };
  return { app, running, endStreams: () => services.endStreams(), close };
};
