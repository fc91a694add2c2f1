import type { Remotes } from '@evenhand/contracts/remotes';
import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within } from './within';

const LIMIT_MS = 10_000;

const loading = new Map<string, Promise<MicroFrontend>>();
const integrity = new Map<string, string>();
let attempt = 0;

registerPlugins([
  {
    name: 'integrity',
    createScript: ({ url }) => {
      const hash = integrity.get(url);
      return hash
        ? Object.assign(document.createElement('script'), { src: url, integrity: hash, crossOrigin: 'anonymous' })
        : undefined;
    },
  },
]);

const load = async (name: string, { entry, integrity: hash }: Remotes[string]): Promise<MicroFrontend> => {
  const container = name.replaceAll('-', '_');
  const address = new URL(attempt > 0 ? `${entry}?attempt=${attempt}` : entry, location.origin).href;
  integrity.set(address, hash);
  registerRemotes([{ name: container, entry: address }], { force: attempt > 0 });
  const remote = await within(LIMIT_MS, loadRemote<MicroFrontend>(`${container}/routes`));
  if (!remote) throw new Error(`${name} exposes no routes`);
  return remote;
};

/** The pages of a micro front end, fetched once for a tab; rejected when they do not come within the limit. */
export const remoteRoutes = (name: string, remotes: Remotes): Promise<MicroFrontend> => {
  const known = loading.get(name);
  const remote = remotes[name];
  if (known || !remote) return known ?? Promise.reject(new Error(`No micro front end is called ${name}`));
  const started = load(name, remote);
  loading.set(name, started);
  return started;
};

/** The next request for a micro front end loads it anew, past whatever the browser or the runtime remembers. */
export const forgetRoutes = (): void => {
  attempt += 1;
  loading.clear();
};
