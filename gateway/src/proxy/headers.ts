import type { IncomingHttpHeaders } from 'node:http';
import { ACCESS_COOKIE, SESSION_COOKIE, type ServiceName } from '@evenhand/contracts/identity';
import { cookiesWithout } from '../identity/cookies.js';

/** They speak of one connection, not of the message (RFC 9110, 7.6.1). */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What only the gateway may say: who calls, from where, under which id. Nobody outside is believed on it. */
const isOurs = (name: string) =>
  name.startsWith('x-evenhand-') || name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-request-id';

const ofTheRequestAlone = new Set(['host', 'expect']);

/** The service that made a cookie reads it; to every other one it is a secret that it must not see. */
const cookiesOfOthers: Partial<Record<ServiceName, string[]>> = {
  'svc-auth': [ACCESS_COOKIE],
  'svc-intake': [SESSION_COOKIE],
};

const cookiesFor = (service: ServiceName, cookies = ''): string =>
  cookiesWithout(cookiesOfOthers[service] ?? [ACCESS_COOKIE, SESSION_COOKIE], cookies);

/** A request's headers as a service gets them, before the gateway adds its own. */
export const requestHeaders = (headers: IncomingHttpHeaders, service: ServiceName): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(
    ([name]) => !ofTheConnection.has(name) && !ofTheRequestAlone.has(name) && !isOurs(name),
  );
  return { ...Object.fromEntries(kept), cookie: cookiesFor(service, headers.cookie) || undefined };
};

/** A service's headers as the browser gets them. */
export const answerHeaders = (headers: IncomingHttpHeaders): [string, string | string[]][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ofTheConnection.has(name) || isOurs(name) || name === 'x-powered-by' ? [] : [[name, value]],
  );
