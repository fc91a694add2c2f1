import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/**
 * In the case's time zone. `writers`: as the messages name them, the most frequent ones of the case only, so that their
 * sum can be less than `messages`.
 */
export const MonthOfMessages = z
  .object({
    month: z.string().regex(/^\d{4}-\d{2}$/),
    messages: z.int(),
    writers: z.array(z.object({ name: z.string(), messages: z.int() })),
  })
  .meta({ id: 'MonthOfMessages' });
export type MonthOfMessages = z.infer<typeof MonthOfMessages>;

/** Earliest first. Messages without a date are omitted. */
export const EvidenceTimeline = z.object({ months: z.array(MonthOfMessages) }).meta({ id: 'EvidenceTimeline' });
export type EvidenceTimeline = z.infer<typeof EvidenceTimeline>;

export const getTimeline = endpoint('GET', '/api/evidence/timeline', null, EvidenceTimeline, { assurance: 'two' });
