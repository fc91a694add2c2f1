import type { INestApplication } from '@nestjs/common';
import type { Log } from '../logs/log.js';
import type { RunningService } from './running-service.js';

/** After this long a stop is forced: whatever is left is taken up again by the next process. */
const LAST_MOMENT_MS = 25_000;

/**
 * Readiness fails first, so that whoever balances the load turns away; requests are answered meanwhile. Then no new
 * ones are taken, the running ones and the jobs in hand are finished, and the connections close.
 */
export const stopInOrder = async (app: INestApplication, service: RunningService, log: Log): Promise<void> => {
  service.stopping = true;
  log.info('stopping');
  setTimeout(() => process.exit(1), service.config.STOP_DELAY_MS + LAST_MOMENT_MS).unref();
  await new Promise((resolve) => setTimeout(resolve, service.config.STOP_DELAY_MS));
  await app.close();
  log.info('stopped');
};
