import pino from 'pino';
import type { ServiceConfig } from '../config/service-config.js';
import { type RunningContext, runningContext } from '../context/running-context.js';

const fieldsOf = ({ requestId, job, trace, causedBy }: Partial<RunningContext> = {}) => ({
  requestId,
  job,
  traceId: trace?.traceId,
  causedBy,
});

const MAIL_ADDRESS = /(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** Session and link tokens, hashes, signed identities: 40 characters or more. UUIDs have 36. */
const TOKEN = /[\w-]{40,}(?:\.[\w-]+)*/gu;

/** Removes mail addresses and tokens from a log line. */
export const scrub = (line: string): string => line.replace(MAIL_ADDRESS, '[address]').replace(TOKEN, '[token]');

/** SQLSTATE class 22: Postgres repeats the refused value in the message. */
const DATA_EXCEPTION = /^22\w{3}$/;

/**
 * An error for the log: kind, code, message and stack. Queries, parameters, recipients and answers that libraries
 * attach are left out.
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

/** Buffer for lines while the disk is full; further ones are dropped. */
const WAITING_BYTES = 1_048_576;

/** A failed write never ends the process. */
const standardOutput = (): pino.DestinationStream =>
  pino.destination({ dest: 1, minLength: 0, maxLength: WAITING_BYTES }).on('error', () => {});

/**
 * The process's logger: JSON lines with the request or job they belong to; mail addresses and tokens are removed from
 * every line.
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
      mixin: () => fieldsOf(runningContext.getStore()),
      serializers: { err: describeError },
      hooks: { streamWrite: scrub },
    },
    destination,
  );

/** Injection token of the process's {@link Log}. */
export const LOG = Symbol('log');
