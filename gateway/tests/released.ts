import type { ReleasedPart } from '@evenhand/contracts/remotes';

const SINCE = '2026-01-01T00:00:00.000Z';

const releaseOf = (version: string, paths: string[]) => ({
  version,
  entry: `/remotes/mfe-x/${version}/remoteEntry.js`,
  integrity: 'sha384-a',
  paths,
});

/** A live version of a micro front end with these pages. */
export const released = (paths: string[], version = '0123456789ab'): ReleasedPart => ({
  live: releaseOf(version, paths),
  since: SINCE,
});

/** The same with the next version for a share of the browsers. */
export const withCanary = (part: ReleasedPart, version: string, share: number): ReleasedPart => ({
  ...part,
  canary: { release: releaseOf(version, part.live.paths), share, since: SINCE },
});

/** /remotes.json. The gateway leaves its signature to browsers. */
export const manifestOf = (parts: Record<string, ReleasedPart>): string =>
  JSON.stringify({ payload: JSON.stringify({ parts }), signatures: [] });
