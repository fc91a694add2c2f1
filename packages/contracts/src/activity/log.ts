import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { Moment } from '../dates.js';
import { ActivityDetail, ActivityKind } from './kinds.js';

/** Precedes the first entry of a log. */
export const BEFORE_FIRST = '0'.repeat(64);

export const ActivityEntry = z
  .strictObject({
    /** The case: an entry cannot move into another log. */
    log: z.uuid(),
    /** From 1, without gaps, in the order of recording. */
    number: z.int().positive(),
    at: Moment,
    recordedAt: Moment,
    kind: ActivityKind,
    detail: ActivityDetail,
    /** The hash of the entry before. */
    previous: Sha256,
    /** SHA-256 of the canonical JSON (RFC 8785) of the fields above. */
    hash: Sha256,
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** Length and last hash of a log at one time; a stamp covers its canonical JSON. */
export const LogHead = z.strictObject({ log: z.uuid(), count: z.int().positive(), head: Sha256 });
export type LogHead = z.infer<typeof LogHead>;

export const LogStamp = z.strictObject({
  ...LogHead.shape,
  /** A TimeStampToken (RFC 3161), DER in base64. */
  token: z.base64(),
});
export type LogStamp = z.infer<typeof LogStamp>;

/** A whole log as it is downloaded and verified: entries and stamps from the oldest on. */
export const ActivityLog = z
  .strictObject({
    format: z.literal('evenhand-activity-log-1'),
    ...LogHead.shape,
    count: z.int().nonnegative(),
    entries: z.array(ActivityEntry),
    stamps: z.array(LogStamp),
  })
  .meta({ id: 'ActivityLog' });
export type ActivityLog = z.infer<typeof ActivityLog>;
