import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { eventLoop } from '@evenhand/service-kit/health/event-loop';
import { createLog } from '@evenhand/service-kit/logs/log';
import { giveBackMemory, keepCompiledCode } from '@evenhand/service-kit/start/give-back-memory';
import { stopWithInput } from '@evenhand/service-kit/start/stop-with-input';
import { warnOfUnsafeSettings } from '@evenhand/service-kit/start/warn-of-unsafe-settings';
import { config, neededOutsideLocalhost } from './config.js';
import { createGateway } from './gateway.js';

const settings = config();
const log = createLog('gateway', settings.LOG_LEVEL);
warnOfUnsafeSettings(log, settings, neededOutsideLocalhost);
const { server, figures, running, endStreams, close } = await createGateway(settings, log);

/** Graceful shutdown: fail readiness, drain, exit. */
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
if (settings.STOP_WITH_INPUT) stopWithInput(stop);
server.once('error', (error) => {
  log.fatal({ err: error }, 'uncaught error, exiting');
  process.exit(1);
});
const { SERVICE_PORT: port, SERVICE_HOST: host, METRICS_PORT: metricsPort } = settings;
keepCompiledCode();
server.listen({ port, host }, () => log.info({ port }, 'listening'));
if (metricsPort !== undefined) figures.listen({ port: metricsPort, host }).unref();
eventLoop.watch('gateway', log);
giveBackMemory();
