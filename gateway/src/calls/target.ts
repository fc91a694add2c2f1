import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import type { ServiceName } from '@evenhand/contracts/identity';
import { serviceOf } from '@evenhand/contracts/routes';
import { fail } from '@evenhand/service-kit/problems/fail';

/** Where a call goes. */
export interface Target {
  service: ServiceName;
  pathname: string;
  /** Path and query as they are sent on. */
  path: string;
  endpoint: NamedEndpoint;
}

/** Whether a call brings a file, which is streamed to its service. */
export const bringsFile = ({ endpoint: { consumes } }: Target): boolean =>
  consumes === 'application/pdf' || consumes === 'multipart/form-data';

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

/** The endpoints of a path, one a method, by the letter: another case or a slash more is another path. */
const endpointsAt = (pathname: string): readonly NamedEndpoint[] =>
  byPath.get(pathname) ?? byPattern.find(({ pattern }) => pattern.test(pathname))?.found ?? fail('not-found');

/**
 * Reads the address of a request the way a browser does (`..` and `%2e%2e` climb, backslashes are slashes) and sends
 * on only what came out: the service sees the very path that was judged here.
 */
const resolved = (address: string): URL => {
  const url = address.startsWith('/') ? URL.parse(`http://gateway${address}`) : null;
  return url ?? fail('malformed-request');
};

/**
 * The endpoint of the contracts that a request names. Nothing else is forwarded: a rule of the gateway that goes by
 * the endpoint cannot be evaded by a path that only a service would understand.
 * @throws not-found for any other path, `/internal` among them
 * @throws method-not-allowed for a path that takes other methods
 */
export const targetOf = (method: string, address: string): Target => {
  const { pathname, search } = resolved(address);
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = endpointsAt(pathname);
  const endpoint = found.find((each) => each.method === asked) ?? fail('method-not-allowed');
  const service = serviceOf(pathname) ?? fail('not-found');
  return { service, pathname, path: pathname + search, endpoint };
};
