import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { RunningService } from '../config/running-service.js';
import { eventLoop } from '../health/event-loop.js';
import { createLog, type Log } from '../logs/log.js';
import { buildService, type ServiceDescription } from './build-service.js';
import { giveBackMemory } from './give-back-memory.js';
import { stopWithInput } from './stop-with-input.js';
import { warnOfUnsafeSettings } from './warn-of-unsafe-settings.js';

const SWEEP_MS = 50;

/** Graceful shutdown: fail readiness, wait STOP_DELAY_MS, finish requests and jobs, close connections. */
export const stopInOrder = async (app: INestApplication, service: RunningService, log: Log): Promise<void> => {
  service.stopping = true;
  log.info('stopping');
  await new Promise((resolve) => setTimeout(resolve, service.config.STOP_DELAY_MS));
  const server: Server = app.getHttpServer();
  // A connection that is kept alive turns idle when its last request is answered, which may be after the close began.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await app.close();
  clearInterval(sweep);
  log.info('stopped');
};

/** After this long a stop is forced: whatever is left is taken up again by the next process. */
const LAST_MOMENT_MS = 25_000;

/**
 * Starts a service: migrates its schema, connects, checks that jobs and endpoints are paired, listens, and stops in
 * order on SIGTERM or SIGINT. A failed start is logged and exits with status 1.
 */
export const startService = async (description: ServiceDescription): Promise<void> => {
  const log = createLog(description.name, description.config.LOG_LEVEL);
  process.on('unhandledRejection', (error) => giveUp(log, error));
  process.on('uncaughtException', (error) => giveUp(log, error));
  warnOfUnsafeSettings(log, description.config, description.neededOutsideLocalhost);
  try {
    const { app, service } = await buildService(description, log);
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
