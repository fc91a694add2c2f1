import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import type { ServiceName } from '@evenhand/contracts/identity';
import { serviceOf } from '@evenhand/contracts/routes';
import { fail } from '@evenhand/service-kit/problems/fail';

export interface Target {
  service: ServiceName;
  pathname: string;
  /** Path and query as forwarded. */
  path: string;
  endpoint: NamedEndpoint;
}

/** A file is streamed to its service. */
export const bringsFile = ({ endpoint: { consumes } }: Target): boolean =>
  consumes !== undefined && consumes !== 'application/json';

const hasParameters = ({ path }: NamedEndpoint): boolean => path.includes('/:');
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const byPath = Map.groupBy(
  endpoints.filter((endpoint) => !hasParameters(endpoint)),
  ({ path }) => path,
);
const byPattern = [...Map.groupBy(endpoints.filter(hasParameters), ({ path }) => path)].map(([path, found]) => ({
  pattern: patternOf(path),
  found,
}));

/** The endpoints of an exact path, one per method. */
const endpointsAt = (pathname: string): readonly NamedEndpoint[] =>
  byPath.get(pathname) ?? byPattern.find(({ pattern }) => pattern.test(pathname))?.found ?? fail('not-found');

/**
 * Resolves an address as browsers do (`..`, `%2e%2e`, backslashes); the service receives the same path that was
 * checked here.
 */
const resolved = (address: string): URL => {
  const url = address.startsWith('/') ? URL.parse(`http://gateway${address}`) : null;
  return url ?? fail('malformed-request');
};

/**
 * The endpoint of the contracts that a request names. Nothing else is forwarded, so that no path evades a rule of its
 * endpoint.
 * @throws not-found for any other path, `/internal` among them
 * @throws method-not-allowed for a path with other methods
 */
export const targetOf = (method: string, address: string): Target => {
  const { pathname, search } = resolved(address);
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = endpointsAt(pathname);
  const endpoint = found.find((each) => each.method === asked) ?? fail('method-not-allowed');
  const service = serviceOf(pathname) ?? fail('not-found');
  return { service, pathname, path: pathname + search, endpoint };
};
