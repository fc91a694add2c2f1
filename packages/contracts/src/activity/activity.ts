import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { ActivityGroup } from './kinds.js';
import { ActivityEntry } from './log.js';

export const ACTIVITY_PAGE = 25;

export const ListActivity = z.strictObject({
  /** Entries with lower numbers only; without it, the newest. */
  before: z.coerce.number().int().positive().max(2_147_000_000).optional(),
  group: ActivityGroup.optional(),
});
export type ListActivity = z.infer<typeof ListActivity>;

export const ListedActivity = ActivityEntry.pick({ number: true, at: true, kind: true, detail: true });
export type ListedActivity = z.infer<typeof ListedActivity>;

export const ActivityList = z.object({
  /** Newest first. */
  entries: z.array(ListedActivity),
  /** `before` of the next page; null on the last. */
  next: z.int().nullable(),
});
export type ActivityList = z.infer<typeof ActivityList>;

/** The person's own log. Query: {@link ListActivity}. */
export const listActivity = endpoint('GET', '/api/auth/activity', null, ActivityList);

/** The whole log with its stamps, as JSON; the head is stamped first. */
export const downloadActivity = endpoint('POST', '/api/auth/activity/download', null, null, {
  produces: 'application/octet-stream',
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
});

/** SHA-256 of the certificates by which this site's logs are stamped. */
export const StampAuthorities = z.object({ certificates: z.array(Sha256) });
export type StampAuthorities = z.infer<typeof StampAuthorities>;

export const getStampAuthorities = endpoint('GET', '/api/auth/activity/authorities', null, StampAuthorities, {
  audience: 'public',
});
