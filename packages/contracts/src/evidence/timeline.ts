import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** How many messages of a case were written in one month of its time zone. */
export const MonthOfMessages = z
  .object({ month: z.string().regex(/^\d{4}-\d{2}$/), messages: z.int() })
  .meta({ id: 'MonthOfMessages' });
export type MonthOfMessages = z.infer<typeof MonthOfMessages>;

/** The months that have messages, the earliest first. What tells no day is in none. */
export const EvidenceTimeline = z.object({ months: z.array(MonthOfMessages) }).meta({ id: 'EvidenceTimeline' });
export type EvidenceTimeline = z.infer<typeof EvidenceTimeline>;

export const getTimeline = endpoint('GET', '/api/evidence/timeline', null, EvidenceTimeline);
