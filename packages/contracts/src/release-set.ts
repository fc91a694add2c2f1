// Without zod: it is in the first file that the shell loads.
import type { ReleaseManifest, Remotes } from './remotes.js';

export const MANIFEST_ADDRESS = '/remotes.json';
export const SHELL = 'shell';

/** Of web-kit's MicroFrontend: increases when a shell of before cannot show what one exposes. */
export const MICRO_FRONTEND_VERSION = 1;
/** Those that this shell shows. An earlier one stays until no live part has it. */
export const MICRO_FRONTENDS_SHOWN = [MICRO_FRONTEND_VERSION];

/** Cookie of a browser while a canary runs: a random number below 100, readable by scripts. */
export const BUCKET_COOKIE = 'release_bucket';
export const BUCKETS = 100;

type Parts = Pick<ReleaseManifest, 'parts'>;

/** The version of each part that a bucket gets. No bucket: the live ones. */
export const releasesFor = ({ parts }: Parts, bucket = BUCKETS): Remotes =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { live, canary }]) => [
      name,
      canary && bucket < canary.share ? canary.release : live,
    ]),
  );

/** The shares at which the set of versions changes, ascending; bucket b gets the set of the first share above b. */
export const sharesOf = ({ parts }: Parts): number[] =>
  [...new Set(Object.values(parts).flatMap(({ canary }) => canary?.share || []))].sort((one, other) => one - other);

/** Folder of the pages of a set. */
export const setFolder = (share: number): string => `sets/${share}`;

/** Outcomes that browsers report while a canary runs. */
export const outcomes = ['opened', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

/** Of each outcome an hour of one network, so that it decides little alone. */
export const OUTCOMES_COUNTED_AN_HOUR = 5;

/**
 * DOM event of a page that reached its error boundary or whose call met a fault: each part bundles its own boundary and
 * calls, which the shell cannot see.
 */
export const PAGE_FAILED = 'evenhand-page-failed';

/** Redis hash: number of outcomes by `part version outcome`. */
export const OUTCOME_COUNTS = 'release-outcomes';

/** What browsers reported of a version while a canary of its part ran. */
export interface OutcomeCounts {
  part: string;
  version: string;
  opened: number;
  failed: number;
}

/** @param counts the hash at OUTCOME_COUNTS */
export const outcomesIn = (counts: Readonly<Record<string, string>>): OutcomeCounts[] => {
  const found = new Map<string, OutcomeCounts>();
  for (const [key, count] of Object.entries(counts)) {
    const [part = '', version = '', outcome] = key.split(' ');
    const one = found.get(`${part} ${version}`) ?? { part, version, opened: 0, failed: 0 };
    if (outcome === 'opened' || outcome === 'failed') one[outcome] = Number(count);
    found.set(`${part} ${version}`, one);
  }
  return [...found.values()];
};

/** A failure is reported with or without its opening. */
export const failureRate = ({ opened, failed }: Pick<OutcomeCounts, 'opened' | 'failed'>): number =>
  failed / Math.max(1, opened, failed);
