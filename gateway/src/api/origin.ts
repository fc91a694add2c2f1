import { fail } from '@evenhand/service-kit/problems/fail';
import type { Request } from 'express';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOurs = (request: Request, publicUrl: string): boolean => {
  const origin = request.get('origin');
  const site = request.get('sec-fetch-site');
  if (site && site !== 'same-origin') return false;
  return origin ? origin === publicUrl : site === 'same-origin';
};

/**
 * A cookie travels with a request whoever caused it, so a request that may change something must say that it comes
 * from our own pages. Every browser says so (Origin, Sec-Fetch-Site); other programs have to set Origin.
 */
export const requireOwnOrigin = (request: Request, publicUrl: string): void => {
  if (!SAFE.has(request.method) && !isOurs(request, publicUrl)) fail('not-allowed');
};
