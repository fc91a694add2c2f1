import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Sends Nest's own messages to the process's logger: start-up messages as debug. */
export const nestLog = (log: Log): LoggerService => ({
  log: (message) => log.debug(String(message)),
  debug: (message) => log.debug(String(message)),
  verbose: (message) => log.trace(String(message)),
  warn: (message) => log.warn(String(message)),
  error: (message, stack) => log.error({ stack: stack === undefined ? undefined : String(stack) }, String(message)),
  fatal: (message) => log.fatal(String(message)),
});
