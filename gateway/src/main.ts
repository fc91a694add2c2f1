import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { config } from './config.js';
import { createGateway } from './gateway.js';

const settings = config();
const { app, running, close } = await createGateway(settings);
const server = createServer({ requestTimeout: settings.REQUEST_TIMEOUT_MS }, app).listen(settings.SERVICE_PORT);

/** Says first that it goes, so that nobody sends more; then answers what it has taken; then goes. */
const stop = async () => {
  if (running.stopping) return;
  running.stopping = true;
  await pause(settings.STOP_DELAY_MS);
  server.close(close);
  server.closeIdleConnections();
};

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
