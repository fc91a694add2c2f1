import { warnOfUnsafeSettings } from '../config/outside-localhost.js';
import { createLog, type Log } from '../logs/log.js';
import { buildService, type ServiceDescription } from './build-service.js';
import { eventLoop } from './event-loop.js';
import { giveBackMemory } from './give-back-memory.js';
import { stopInOrder } from './stop-in-order.js';
import { stopWithInput } from './stop-with-input.js';

/** After this long a stop is forced: whatever is left is taken up again by the next process. */
const LAST_MOMENT_MS = 25_000;

/**
 * Starts a service: migrates its schema, connects, checks that jobs and endpoints are paired, listens, and stops in
 * order on SIGTERM or SIGINT. When it cannot start, it says why in the log and ends with status 1.
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
