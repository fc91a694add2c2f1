import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '@evenhand/service-kit/logs/log';
import { config } from './config.js';
import { createGateway } from './gateway.js';

const settings = config();
const log = createLog('gateway', settings.LOG_LEVEL);
const { app, running, endStreams, close } = await createGateway(settings, log);
const server = createServer({ requestTimeout: settings.UPLOAD_TIMEOUT_MS }, app);

/** Says first that it goes, so that nobody sends more; then answers what it has taken; then goes. */
const stop = async () => {
  if (running.stopping) return;
  running.stopping = true;
  await pause(settings.STOP_DELAY_MS);
  server.close(close);
  await endStreams();
  server.closeIdleConnections();
};

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
server.once('error', (error) => {
  log.fatal({ err: error }, 'cannot go on');
  process.exit(1);
});
server.listen(settings.SERVICE_PORT, () => log.info({ port: settings.SERVICE_PORT }, 'listening'));
