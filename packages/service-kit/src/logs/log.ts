import pino from 'pino';
import type { ServiceConfig } from '../config/service-config.js';
import { logContext } from './context.js';
import { scrub } from './scrub.js';

/** SQLSTATE class 22: Postgres repeats the value it refused in the message. */
const DATA_EXCEPTION = /^22\w{3}$/;

/**
 * An error as the log may hold it: kind, code, message and stack. Libraries hang queries, parameters, recipients and
 * answers on their errors; none of that is copied.
 */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  const message = DATA_EXCEPTION.test(String(code)) ? 'Postgres refused a value' : error.message;
  const stack = error.stack?.replace(error.message, message);
  return { kind: error.name, code, constraint, message, stack, cause };
};

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
