import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import type { ServiceName } from '@evenhand/contracts/identity';
import { serviceOf } from '@evenhand/contracts/routes';
import { fail } from '@evenhand/service-kit/problems/fail';

/** Where a call goes. `endpoint` is missing where the service may know an address that our contracts do not. */
export interface Target {
  service: ServiceName;
  pathname: string;
  /** Path and query as they are sent on. */
  path: string;
  endpoint: NamedEndpoint | undefined;
}

const patternOf = ({ path }: NamedEndpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
const routes = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

const endpointAt = (method: string, pathname: string) => {
  const asked = method === 'HEAD' ? 'GET' : method;
  return routes.find(({ endpoint, pattern }) => endpoint.method === asked && pattern.test(pathname))?.endpoint;
};

/**
 * Reads the address of a request the way a browser does (`..` and `%2e%2e` climb, backslashes are slashes) and sends
 * on only what came out: the service sees the very path that was judged here.
 */
const resolved = (address: string): URL => {
  const url = address.startsWith('/') ? URL.parse(`http://gateway${address}`) : null;
  return url ?? fail('malformed-request');
};

/** @throws not-found for a path that no service answers, `/internal` among them */
export const targetOf = (method: string, address: string): Target => {
  const { pathname, search } = resolved(address);
  const service = serviceOf(pathname) ?? fail('not-found');
  return { service, pathname, path: pathname + search, endpoint: endpointAt(method, pathname) };
};
