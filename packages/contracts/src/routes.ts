import { type ServiceName, serviceNames } from './identity.js';

/** Which service answers below which paths. The gateway forwards by this table and by nothing else. */
export const servicePrefixes: Record<ServiceName, readonly string[]> = {
  'svc-auth': ['/api/auth', '/api/login', '/api/logout', '/api/newsletter', '/api/support', '/api/analytics'],
  'svc-intake': [
    '/api/intake',
    '/api/dashboard',
    '/api/case',
    '/api/safety-screen',
    '/api/agreement',
    '/api/invitation',
    '/api/signing',
    '/api/access',
    '/api/downloads',
    '/api/verify',
    '/api/test-e2e',
  ],
  'svc-evidence': ['/api/evidence'],
  'svc-finance': ['/api/financial'],
  'svc-billing': ['/api/plans', '/api/create-payment-intent', '/api/billing'],
};

/** Below this path the caller is a partner or witness with a scoped access, never a person signed in. */
export const ACCESS_PREFIX = '/api/access';

/** True when `path` is `prefix` or stands below it; `/api/authority` is not below `/api/auth`. */
export const isBelow = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** The service that answers a path of the API; null when none does. */
export const serviceOf = (path: string): ServiceName | null =>
  serviceNames.find((service) => servicePrefixes[service].some((prefix) => isBelow(prefix, path))) ?? null;
