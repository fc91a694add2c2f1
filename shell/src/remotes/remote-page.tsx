import { PAGE_FAILED } from '@evenhand/contracts/release-set';
import type { Remotes } from '@evenhand/contracts/remotes';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { NotFoundPage } from '@evenhand/web-kit/not-found-page';
import { PartBoundary } from '@evenhand/web-kit/part-boundary';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { isValidElement, use } from 'react';
import { matchPath, useLocation, useRoutes } from 'react-router-dom';
import { reportOutcome } from './outcomes';
import { forgetRemotes, readRemotes, remoteOf, usable } from './read-remotes';

/** Rejects after the limit: a request that hangs must not hang the page. */
const within = <Value,>(limitMs: number, promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

const LIMIT_MS = 10_000;

const loading = new Map<string, Promise<MicroFrontend>>();
const integrity = new Map<string, string>();
let attempt = 0;

const withIntegrity: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript: ({ url }) => {
    const hash = integrity.get(url);
    if (!hash) throw new Error(`${url} has no integrity`);
    return Object.assign(document.createElement('script'), { src: url, integrity: hash, crossOrigin: 'anonymous' });
  },
};

const withoutQuery = (address: string): string | undefined => address.split('?')[0];

/**
 * The runtime would use a tag of that address in the page, whatever its hash, and a container that some script has set.
 * Integrity-Policy stops such a tag; browsers before it run the tag, and the part does not come from there.
 */
const refuseForeign = (container: string, address: string, hash: string): void => {
  const file = withoutQuery(address);
  const isForeign = [...document.scripts].some((tag) => withoutQuery(tag.src) === file && tag.integrity !== hash);
  if (isForeign || Reflect.get(globalThis, container)) throw new Error(`${address} is not loaded by the shell alone`);
};

const load = async (name: string, { entry, integrity: hash }: Remotes[string]): Promise<MicroFrontend> => {
  const container = name.replaceAll('-', '_');
  const address = new URL(attempt > 0 ? `${entry}?attempt=${attempt}` : entry, location.origin).href;
  if (integrity.size === 0) registerPlugins([withIntegrity]);
  integrity.set(address, hash);
  registerRemotes([{ name: container, entry: address }], { force: attempt > 0 });
  refuseForeign(container, address, hash);
  const remote = await within(LIMIT_MS, loadRemote<MicroFrontend>(`${container}/routes`));
  if (!remote) throw new Error(`${name} exposes no routes`);
  reportOutcome(name, 'opened');
  return remote;
};

/** The pages of a micro front end, fetched once per tab; rejects at the time limit. */
const remoteRoutes = (name: string, remotes: Remotes): Promise<MicroFrontend> => {
  const known = loading.get(name);
  const remote = remotes[name];
  if (known || !remote) return known ?? Promise.reject(new Error(`No micro front end is called ${name}`));
  const started = usable(load(name, remote));
  loading.set(name, started);
  return started;
};

/** Loads the code of a page before it is rendered. */
export const fetchEarly = async (pathname: string): Promise<void> => {
  const remotes = await readRemotes();
  const name = remoteOf(remotes, pathname);
  if (!name) return;
  const { routes } = await remoteRoutes(name, remotes);
  const route = routes.find(({ path }) => path && matchPath(path, pathname));
  const page: unknown = isValidElement(route?.element) ? route.element.type : null;
  if (typeof page === 'function' && 'fetchEarly' in page && typeof page.fetchEarly === 'function')
    await page.fetchEarly();
};

/** The next request for a micro front end loads it again, past the caches of browser and runtime. */
const forgetRoutes = (): void => {
  attempt += 1;
  loading.clear();
};

const Routes = ({ name }: { name: string }) => {
  const { routes } = use(remoteRoutes(name, use(readRemotes())));
  return useRoutes(routes) ?? <NotFoundPage />;
};

const Remote = ({ pathname }: { pathname: string }) => {
  const name = remoteOf(use(readRemotes()), pathname);
  return name ? <Routes key={name} name={name} /> : <NotFoundPage />;
};

/** Everything known of the micro front ends: what comes next asks for them again. */
export const forget = () => {
  forgetRemotes();
  forgetRoutes();
};

const reportFailure = async (pathname: string): Promise<void> => {
  const name = remoteOf(await readRemotes(), pathname);
  if (name) reportOutcome(name, 'failed');
};

// Not in an effect: a page that fails at once fails before those of its parents run.
addEventListener(PAGE_FAILED, () => void reportFailure(location.pathname).catch(() => {}));

/** The page of the micro front end that has the address. */
export const RemotePage = () => {
  const { pathname } = useLocation();
  return (
    <PartBoundary page={pathname} onFailure={() => void reportFailure(pathname).catch(() => {})} onReset={forget}>
      <Remote pathname={pathname} />
    </PartBoundary>
  );
};
