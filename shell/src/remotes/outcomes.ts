import { BUCKET_COOKIE, type Outcome, releasesFor } from '@evenhand/contracts/release-set';
import type { ReleaseManifest, Remotes } from '@evenhand/contracts/remotes';

const BUCKET = new RegExp(`(?:^|; )${BUCKET_COOKIE}=(\\d{1,2})(?:;|$)`);

/** Version by name, of the parts that have a canary. */
let compared = new Map<string, string>();

/** The versions of this browser's bucket. */
export const chooseReleases = (manifest: ReleaseManifest): Remotes => {
  const bucket = BUCKET.exec(document.cookie)?.[1];
  const releases = releasesFor(manifest, bucket === undefined ? undefined : Number(bucket));
  const canaries = Object.entries(releases).filter(([name]) => manifest.parts[name]?.canary?.share);
  compared = new Map(canaries.map(([name, { version }]) => [name, version]));
  return releases;
};

/** Reports an outcome of a part, while its canary is compared with the live version. */
export const reportOutcome = (name: string, outcome: Outcome): void => {
  const version = compared.get(name);
  if (version) fetch(`/releases/${name}/${version}/${outcome}`, { method: 'POST', keepalive: true }).catch(() => {});
};
