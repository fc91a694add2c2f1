import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.js';
import type { Target } from './target.js';

/**
 * The server gives every request the time of the largest upload; all others have to be here sooner. A request that
 * is not loses its connection, as it would by the server's own limit.
 */
export const limitTime = (request: IncomingMessage, { endpoint }: Target, { REQUEST_TIMEOUT_MS }: Config): void => {
  if (endpoint?.consumes === 'multipart/form-data' || request.complete) return;
  const late = setTimeout(() => request.complete || request.destroy(), REQUEST_TIMEOUT_MS).unref();
  request.once('close', () => clearTimeout(late));
};
