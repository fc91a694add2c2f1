import type { Identity } from '@evenhand/contracts/identity';
import type { Request } from 'express';
import type { Claims } from './tokens.js';

const claims = new WeakMap<Request, Claims>();

export const rememberClaims = (request: Request, verified: Claims): void => {
  claims.set(request, verified);
};

/** The caller as the guard verified it; null for a public call without a session. */
export const identityOf = (request: Request): Identity | null => {
  const verified = claims.get(request);
  return verified && 'identity' in verified ? verified.identity : null;
};

/** The caller's network address as the gateway signed it, never from a header; null for the gateway's own calls. */
export const addressOf = (request: Request): string | null => {
  const verified = claims.get(request);
  return verified && 'address' in verified ? verified.address : null;
};
