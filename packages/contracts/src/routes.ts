import { type ServiceName, serviceNames } from './identity.js';

/** The gateway's only routing table. */
export const servicePrefixes: Record<ServiceName, readonly string[]> = {
  'svc-auth': [
    '/api/auth',
    '/api/login',
    '/api/logout',
    '/api/newsletter',
    '/api/support',
    '/api/analytics',
    '/api/operators/svc-auth',
    '/api/operators/releases',
  ],
  'svc-intake': [
    '/api/intake',
    '/api/dashboard',
    '/api/case',
    '/api/safety-screen',
    '/api/agreement',
    '/api/invitation',
    '/api/signing',
    '/api/access',
    '/api/own-data',
    '/api/downloads',
    '/api/verify',
    '/api/test-e2e',
    '/api/operators/svc-intake',
  ],
  'svc-evidence': ['/api/evidence', '/api/operators/svc-evidence'],
  'svc-finance': ['/api/financial', '/api/operators/svc-finance'],
  'svc-billing': ['/api/plans', '/api/create-payment-intent', '/api/billing', '/api/operators/svc-billing'],
};

/** Callers below it are partners or witnesses with a scoped access. */
export const ACCESS_PREFIX = '/api/access';

/** `/api/authority` is not below `/api/auth`. */
export const isBelow = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** Null when no service does. */
export const serviceOf = (path: string): ServiceName | null =>
  serviceNames.find((service) => servicePrefixes[service].some((prefix) => isBelow(prefix, path))) ?? null;
