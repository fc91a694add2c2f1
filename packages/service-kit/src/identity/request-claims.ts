import type { Identity } from '@evenhand/contracts/identity';
import type { Request } from 'express';
import type { Claims } from './tokens.js';

const claims = new WeakMap<Request, Claims>();

/** Remembers what the guard verified for a request. */
export const rememberClaims = (request: Request, verified: Claims): void => {
  claims.set(request, verified);
};

/** Who calls, as the guard verified it; null for a public call without a session. */
export const identityOf = (request: Request): Identity | null => {
  const verified = claims.get(request);
  return verified && 'identity' in verified ? verified.identity : null;
};

/** The caller's network address as the gateway signed it; null for the gateway's own calls. No header is believed on it. */
export const addressOf = (request: Request): string | null => {
  const verified = claims.get(request);
  return verified && 'address' in verified ? verified.address : null;
};
