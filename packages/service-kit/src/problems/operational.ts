/** Node's network failures, those of its fetch, and Postgres saying that it is shutting down, starting, or out of connections. */
const OPERATIONAL =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-5]|53300|08\w{3}|UND_ERR_\w+)$/;
/** pg and ioredis report these without a code. */
const MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Connection is closed)/;

/** True when a dependency is away: nobody's mistake, worth another try. */
export const isOperational = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOperational);
  if ('code' in error && OPERATIONAL.test(String(error.code))) return true;
  return MESSAGES.test(error.message) || isOperational(error.cause);
};
