import pino from 'pino';
import type { ServiceConfig } from '../config/service-config.js';
import { logContext } from './context.js';
import { describeError } from './describe-error.js';
import { scrub } from './scrub.js';

/** A pino logger. Log ids, codes and durations; never a body, an answer, an amount, a name or a mail address. */
export type Log = pino.Logger;

/** Lines that a full disk does not take wait here and are written once it has room; further ones are dropped. */
const WAITING_BYTES = 1_048_576;

/** A line that cannot be written never ends a process. */
const standardOutput = (): pino.DestinationStream =>
  pino.destination({ dest: 1, minLength: 0, maxLength: WAITING_BYTES }).on('error', () => {});

/**
 * Makes the process's logger: JSON lines, the request or job they belong to, errors without the data they carry,
 * and a last pass over every line that takes out mail addresses and tokens.
 */
export const createLog = (
  service: string,
  level: ServiceConfig['LOG_LEVEL'],
  destination: pino.DestinationStream = standardOutput(),
): Log =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...logContext.getStore() }),
      serializers: { err: describeError },
      hooks: { streamWrite: scrub },
    },
    destination,
  );

/** Injection token of the process's {@link Log}. */
export const LOG = Symbol('log');
