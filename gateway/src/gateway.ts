import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Log } from '@evenhand/service-kit/logs/log';
import { nestLog } from '@evenhand/service-kit/logs/nest-log';
import { Metrics } from '@evenhand/service-kit/metrics/metrics';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { Services } from './calls/services.js';
import type { Config } from './config.js';
import { GatewayModule } from './gateway.module.js';
import { Running } from './health/health.module.js';
import { OpenRequests } from './limits/open-requests.js';

/** Limit for a client to send its headers, and how often it is checked. */
const HEADERS_TIMEOUT_MS = 15_000;
const LOOK_EVERY_MS = 5_000;
/** Longer than a proxy keeps an idle connection (nginx 60 s), which would meet its end with a request now and then. */
const KEEP_ALIVE_MS = 75_000;

export interface Gateway {
  server: Server;
  /** Answers everything with the figures of this process. */
  figures: Server;
  running: Running;
  /** Number of held places. */
  openRequests: () => number;
  endStreams: () => Promise<void>;
  close: () => Promise<void>;
}

const answerFigures = async (metrics: Metrics, response: ServerResponse): Promise<void> => {
  const text = await metrics.text();
  response.setHeader('content-type', metrics.contentType).end(text);
};

/** Builds the gateway, connected but not listening yet. */
export const createGateway = async (config: Readonly<Config>, log: Log): Promise<Gateway> => {
  const paths = express().enable('case sensitive routing').enable('strict routing');
  paths.disable('x-powered-by').set('trust proxy', config.PROXIES_IN_FRONT ?? 0);
  const app = await NestFactory.create(GatewayModule.with(config, log), new ExpressAdapter(paths), {
    bodyParser: false,
    abortOnError: false,
    logger: nestLog(log),
  });
  await app.init();
  const timeouts = {
    requestTimeout: config.UPLOAD_TIMEOUT_MS,
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.UPLOAD_TIMEOUT_MS),
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
  };
  return {
    server: createServer(timeouts, paths),
    figures: createServer(timeouts, (_request, response) => void answerFigures(app.get(Metrics), response)),
    running: app.get(Running, { strict: false }),
    openRequests: () => app.get(OpenRequests, { strict: false }).count(),
    endStreams: () => app.get(Services, { strict: false }).endStreams(),
    close: () => app.close(),
  };
};
