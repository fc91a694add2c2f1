import { z } from 'zod';

/** A row of the outbox, as the relay reads it. */
export const OutboxRow = z.object({
  id: z.uuid(),
  kind: z.enum(['event', 'job']),
  name: z.string(),
  payload: z.json(),
  jobId: z.string().nullable(),
  delaySeconds: z.int(),
  priority: z.int(),
});
export type OutboxRow = z.infer<typeof OutboxRow>;

/** An event as it travels through Redis. */
export const EventEnvelope = z.object({ id: z.uuid(), payload: z.json() });
export type EventEnvelope = z.infer<typeof EventEnvelope>;
