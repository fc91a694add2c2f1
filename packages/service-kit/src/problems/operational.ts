import { isNativeError } from 'node:util/types';

/** Node's network failures; Postgres shutting down, starting, out of connections or memory, or timed out. */
const OPERATIONAL =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|57014|57P0[1-5]|53[0-9]00|55P03|25P03|08\w{3})$/;
/** pg, TypeORM, ioredis and fetch report these without a code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|Query runner already released|Connection is closed|Command timed out|Reached the max retries per request|LOADING |Stream isn't writeable|fetch failed$)/;

/** True when a dependency is unavailable: no bug, worth a retry. */
export const isOperational = (error: unknown): boolean => {
  if (!isNativeError(error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOperational);
  if ('code' in error && OPERATIONAL.test(String(error.code))) return true;
  return MESSAGES.test(error.message) || isOperational(error.cause);
};
