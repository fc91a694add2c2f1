import type { Server } from 'node:http';
import type { ServiceName } from '@evenhand/contracts/identity';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { NeededSetting } from '../config/outside-localhost.js';
import { RunningService } from '../config/running-service.js';
import type { ServiceConfig } from '../config/service-config.js';
import { eventLoop } from '../health/event-loop.js';
import { createLog, type Log } from '../logs/log.js';
import { nestLog } from '../logs/nest-log.js';
import { requestLog } from '../logs/request-log.js';
import { Metrics } from '../metrics/metrics.js';
import { useOwnSentences } from '../problems/sentences.js';
import { Traces } from '../traces/traces.js';
import { giveBackMemory, keepCompiledCode } from './give-back-memory.js';
import { KitModule } from './kit.module.js';
import { stopWithInput } from './stop-with-input.js';
import { warnOfUnsafeSettings } from './warn-of-unsafe-settings.js';

interface ServiceDescription {
  name: ServiceName;
  module: Type | DynamicModule;
  config: Readonly<ServiceConfig>;
  /** Settings that are optional on localhost only. */
  neededOutsideLocalhost?: readonly NeededSetting[];
  /** A worker process; see `inWorker` of a job. */
  worker?: boolean;
}

/** Longer than a caller keeps an idle connection, which would meet its end with a request now and then. */
const KEEP_ALIVE_MS = 75_000;

/** The Nest application of a service, migrated and connected but not listening yet. */
export const buildService = async ({ name, module, config, worker }: ServiceDescription, log: Log) => {
  useOwnSentences();
  const service = new RunningService(name, config, worker);
  const root = KitModule.around(module, service, log);
  const app = await NestFactory.create<NestExpressApplication>(root, new ExpressAdapter(strictRoutes()), {
    bodyParser: false,
    abortOnError: false,
    logger: nestLog(log),
  });
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // The gateway, the only caller, limits the time of a body.
  server.requestTimeout = 0;
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestLog(log, app.get(Metrics), app.get(Traces)));
  app.use(neverCached);
  return { app, service };
};

/** Exact paths, as in the gateway, whose rules match by path. */
const strictRoutes = () => express().enable('case sensitive routing').enable('strict routing');

/** Answers are personal. Cacheable ones set their own header. */
const neverCached = (
  _request: unknown,
  response: { setHeader(name: string, value: string): void },
  next: () => void,
) => {
  response.setHeader('cache-control', 'no-store');
  next();
};

const SWEEP_MS = 50;

/** Graceful shutdown: fail readiness, wait STOP_DELAY_MS, finish requests and jobs, close connections. */
export const stopInOrder = async (app: INestApplication, service: RunningService, log: Log): Promise<void> => {
  service.stopping = true;
  log.info('stopping');
  await new Promise((resolve) => setTimeout(resolve, service.config.STOP_DELAY_MS));
  const server: Server = app.getHttpServer();
  // A keep-alive connection becomes idle after its last answer, possibly after close() began.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await app.close();
  clearInterval(sweep);
  log.info('stopped');
};

/** Forced stop: the next process resumes what is left. */
const LAST_MOMENT_MS = 25_000;

/**
 * Starts a service: migrates its schema, connects, checks that jobs and endpoints are paired, listens, and stops
 * gracefully on SIGTERM or SIGINT. A failed start is logged and exits with status 1.
 */
export const startService = async (description: ServiceDescription): Promise<void> => {
  const log = createLog(description.name, description.config.LOG_LEVEL);
  process.on('unhandledRejection', (error) => giveUp(log, error));
  process.on('uncaughtException', (error) => giveUp(log, error));
  warnOfUnsafeSettings(log, description.config, description.neededOutsideLocalhost);
  try {
    const { app, service } = await buildService(description, log);
    keepCompiledCode();
    await app.listen(description.config.SERVICE_PORT, description.config.SERVICE_HOST);
    const stop = () => {
      if (service.stopping) return;
      setTimeout(() => process.exit(1), description.config.STOP_DELAY_MS + LAST_MOMENT_MS).unref();
      void stopInOrder(app, service, log).then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    if (description.config.STOP_WITH_INPUT) stopWithInput(stop);
    log.info({ address: await app.getUrl() }, 'listening');
    app.get(Metrics).watchProcess();
    eventLoop.watch(description.name, log);
    giveBackMemory();
  } catch (error) {
    giveUp(log, error);
  }
};

const giveUp = (log: Log, error: unknown): never => {
  log.fatal({ err: error }, 'uncaught error, exiting');
  log.flush();
  process.exit(1);
};
