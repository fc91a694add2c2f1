import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { Log } from '../logs/log.js';
import type { RunningService } from './running-service.js';

const SWEEP_MS = 50;

/**
 * Readiness fails first, so that whoever balances the load turns away; requests are answered meanwhile. Then no new
 * ones are taken, the running ones and the jobs in hand are finished, and the connections close.
 */
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
