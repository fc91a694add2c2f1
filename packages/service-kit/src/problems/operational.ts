import { isNativeError } from 'node:util/types';

/** Node's network failures, and Postgres saying that it is shutting down, starting, or out of connections. */
const OPERATIONAL = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-5]|53300|08\w{3})$/;
/** pg, ioredis and fetch report these without a code. */
const MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Connection is closed|fetch failed$)/;

/** True when a dependency is away: nobody's mistake, worth another try. */
export const isOperational = (error: unknown): boolean => {
  if (!isNativeError(error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOperational);
  if ('code' in error && OPERATIONAL.test(String(error.code))) return true;
  return MESSAGES.test(error.message) || isOperational(error.cause);
};
