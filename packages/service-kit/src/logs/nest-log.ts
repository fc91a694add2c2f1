import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Hands what Nest itself says to the process's logger: its start-up chatter as debug, warnings and errors as such. */
export const nestLog = (log: Log): LoggerService => ({
  log: (message) => log.debug(String(message)),
  debug: (message) => log.debug(String(message)),
  verbose: (message) => log.trace(String(message)),
  warn: (message) => log.warn(String(message)),
  error: (message, stack) => log.error({ stack: stack === undefined ? undefined : String(stack) }, String(message)),
  fatal: (message) => log.fatal(String(message)),
});
