import type { ReleaseManifest, SignedManifest } from '@evenhand/contracts/remotes';
import { OF_A_REMOTE, releaseOf } from './dev-release.ts';
import type { House } from './front-door.ts';

const OF_THE_GATEWAY = /^\/(api|live|ready)(\/|\?|$)/;

const at = (port: number): URL => new URL(`http://localhost:${port}`);

/** The house of every development server of a checkout. Its manifest is unsigned. */
export const houseOfAll = (gateway: number, shell: number, remotes: Record<string, number>): House => ({
  roomOf: (url) => {
    if (OF_THE_GATEWAY.test(url)) return { origin: at(gateway), path: url };
    const [, name = '', path = '/'] = OF_A_REMOTE.exec(url) ?? [];
    const remote = remotes[name];
    return remote ? { origin: at(remote), path } : { origin: at(shell), path: url };
  },
  manifest: async () => {
    const rows = Object.entries(remotes).map(async ([name, port]) => {
      const live = await releaseOf(name, port);
      return [name, { live, since: new Date().toISOString() }] as const;
    });
    const manifest: Pick<ReleaseManifest, 'parts'> = { parts: Object.fromEntries(await Promise.all(rows)) };
    return JSON.stringify({ payload: JSON.stringify(manifest), signatures: [] } satisfies SignedManifest);
  },
});
