import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ReleaseManifest, SignedManifest } from '../../../packages/contracts/src/remotes.ts';
import { ROOT } from '../places.ts';
import { claimPort, freePort } from '../ports.ts';
import { newReleaseKey, type ReleaseKey } from '../releases/release-key.ts';
import { signManifest } from '../releases/signed-manifest.ts';
import { answersOn } from '../stack/waiting.ts';
import type { Stopping } from '../stopping.ts';
import { Trouble } from '../trouble.ts';
import { OF_A_REMOTE, releaseOf } from './dev-release.ts';
import { type House, openFrontDoor } from './front-door.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const SLOWEST_MS = 60_000;

/** In production mode, as the live shell has the production build of React; its configuration is read from source. */
const serveSources = (name: string, port: number): ChildProcess =>
  spawn('rsbuild', ['dev', '--port', String(port), '--log-level', 'warn'], {
    cwd: join(ROOT, name),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--conditions=source ${process.env.NODE_OPTIONS ?? ''}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

/** @throws Trouble when nothing, or no site of releases, answers at the address */
const readReleases = async (site: URL): Promise<ReleaseManifest> => {
  try {
    const { payload } = SignedManifest.parse(await (await fetch(new URL('/remotes.json', site))).json());
    return ReleaseManifest.parse(JSON.parse(payload));
  } catch {
    throw new Trouble(
      `No site answers at ${site.origin}: start one with npm start in any clone, or name another with PUBLIC_URL.`,
    );
  }
};

// Input: pages of a site of ours.
const PINNED = /(<meta name="release-keys" content=")[^"]*(" data-site=")[^"]*/;

const CALLS = /connect-src 'self'/;

interface Part {
  name: string;
  port: number;
}

/** The house of a running site in which one part comes from its development server. */
const houseOf = (site: URL, { name, port }: Part, door: string, key: ReleaseKey): House => ({
  roomOf: (url) => {
    const [, remote, path = '/'] = OF_A_REMOTE.exec(url) ?? [];
    return remote === name ? { origin: new URL(`http://localhost:${port}`), path } : { origin: site, path: url };
  },
  manifest: async () => {
    const [manifest, live] = await Promise.all([readReleases(site), releaseOf(name, port)]);
    const now = Date.now();
    const parts = { ...manifest.parts, [name]: { live, since: new Date(now).toISOString() } };
    const expires = new Date(now + DAY_MS).toISOString();
    return signManifest({ ...manifest, site: door, keys: [key.publicKey], expires, parts }, [key]);
  },
  changePage: ({ html, headers: { 'integrity-policy': _, 'content-security-policy': policy = '', ...headers } }) => ({
    // The shell takes releases that a key of its page signed.
    html: html.replace(PINNED, `$1${key.publicKey}$2${door}`),
    // Scripts of a development server have no hashes, and its socket reports each save.
    headers: { ...headers, 'content-security-policy': String(policy).replace(CALLS, `$& ws://localhost:${port}`) },
  }),
});

/**
 * Serves one micro front end from its sources among the pages of a running site, and builds nothing else.
 * @param siteUrl of the site that has the shell, the other parts and the API
 */
export const developPart = async (
  name: string,
  siteUrl: string,
  doorPort: number,
  { onStop }: Stopping,
): Promise<string> => {
  const site = new URL(siteUrl);
  await Promise.all([readReleases(site), claimPort(doorPort, 'DEV_PORT')]);
  const port = await freePort();
  const server = serveSources(name, port);
  onStop(async () => server.kill());
  if (!(await answersOn(port, SLOWEST_MS, () => server.exitCode === null)))
    throw new Trouble(`${name} could not be served: see above.`);
  const door = `http://localhost:${doorPort}`;
  await openFrontDoor(doorPort, houseOf(site, { name, port }, door, newReleaseKey()));
  await releaseOf(name, port);
  return door;
};
